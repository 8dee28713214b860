import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { projectDirectory } from './project.ts';

/** Formats the text of a generated file as `npm run format` would. */
export async function formatted(path: string, text: string): Promise<string> {
  return await format(text, { ...(await resolveConfig(path)), filepath: path });
}

/** Puts generated text between the markers `<!-- name:begin -->` and `<!-- name:end -->`. @throws if there are none. */
export function filled(document: string, name: string, text: string): string {
  const place = new RegExp(`(?<=<!-- ${name}:begin -->).*(?=<!-- ${name}:end -->)`, 's');
  if (!place.test(document)) throw new Error(`There is no <!-- ${name}:begin --> … <!-- ${name}:end -->.`);
  return document.replace(place, () => `\n\n${text}\n\n`);
}

/** Writes a table of measured figures, with the date, into a document, between the markers with this name. */
export async function writeFigures(
  document: string,
  name: string,
  ...figures: Parameters<typeof table>
): Promise<void> {
  const path = join(projectDirectory, document);
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}:\n\n${table(...figures)}`;
  const text = await formatted(path, measured);
  writeFileSync(path, filled(readFileSync(path, 'utf8'), name, text.trim()));
}

/** `1,394`, `97.2%`, `0 of 78`, `571 ms`, or none. */
const FIGURE = /^(?:–|\d[\d.,]*(?: of [\d.,]+)?(?:%| ms| MB)?)$/;

/** A table. Columns of figures are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const shown = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : oneLine(cell))),
  );
  const isFigure = head.map((_, column) => shown.every((row) => FIGURE.test(row[column] ?? '')));
  const alignment = isFigure.map((isRight) => (isRight ? '--:' : '---'));
  return [head, alignment, ...shown].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const oneLine = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ');

/** The anchor that GitHub gives a heading. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replace(/ /g, '-');
}
