import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { filled, formatted, table } from './markdown.ts';
import { projectDirectory } from './project.ts';

/** Writes a table of measured figures, with the date, into `docs/testing.md`, between the markers with this name. */
export async function writeFigures(name: string, ...figures: Parameters<typeof table>): Promise<void> {
  const path = join(projectDirectory, 'docs/testing.md');
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}:\n\n${table(...figures)}`;
  const text = await formatted(path, measured);
  writeFileSync(path, filled(readFileSync(path, 'utf8'), name, text.trim()));
}
