import { format, resolveConfig } from 'prettier';

/** A generated file's text as `npm run format` would leave it. */
export async function formatted(path: string, text: string): Promise<string> {
  return await format(text, { ...(await resolveConfig(path)), filepath: path });
}
