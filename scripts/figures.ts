import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { filled, formatted } from './formatted.ts';
import { projectDirectory } from './project.ts';

/**
 * Writes a table of measured figures, with the date, into `docs/testing.md`, between the markers with this name.
 *
 * @param columns the first one for names, the others for numbers.
 */
export async function writeFigures(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const lines = [columns, columns.map((_, at) => (at === 0 ? '-' : '-:')), ...rows];
  const table = lines.map((cells) => `| ${cells.map(shown).join(' | ')} |`).join('\n');
  const path = join(projectDirectory, 'docs/testing.md');
  const text = await formatted(path, `Measured on ${new Date().toISOString().slice(0, 10)}:\n\n${table}`);
  writeFileSync(path, filled(readFileSync(path, 'utf8'), name, text.trim()));
}

function shown(cell: string | number): string {
  return typeof cell === 'number' ? cell.toLocaleString('en-US') : cell;
}
