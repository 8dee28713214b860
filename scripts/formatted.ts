import { format, resolveConfig } from 'prettier';

/** Formats the text of a generated file as `npm run format` would. */
export async function formatted(path: string, text: string): Promise<string> {
  return await format(text, { ...(await resolveConfig(path)), filepath: path });
}
