import { format, resolveConfig } from 'prettier';

/** Formats the text of a generated file as `npm run format` would. */
export async function formatted(path: string, text: string): Promise<string> {
  return await format(text, { ...(await resolveConfig(path)), filepath: path });
}

/** Puts generated text between the markers `<!-- name:begin -->` and `<!-- name:end -->`. @throws if there are none. */
export function filled(document: string, name: string, text: string): string {
  const place = new RegExp(`(?<=<!-- ${name}:begin -->).*(?=<!-- ${name}:end -->)`, 's');
  if (!place.test(document))
    throw new Error(
      `There must be <!-- ${name}:begin --> and <!-- ${name}:end --> around what is generated.`,
    );
  return document.replace(place, () => `\n\n${text}\n\n`);
}
