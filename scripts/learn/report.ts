import { effectOf, EFFECTS, type Finding } from './findings.ts';
import type { Response } from './visit.ts';

const WIDTHS = [13, 34, 36, 9, 36] as const;
const HEADINGS = ['', 'Question', 'What the service does', 'Certainty', 'What it means'];

/** Formats the findings as a table for a terminal with 130 columns. */
export function reportOf(found: readonly Finding[]): string {
  const counts = EFFECTS.map((effect) => {
    const count = found.filter((finding) => effectOf(finding) === effect).length;
    return count === 0 ? null : `${effect}: ${count}`;
  }).filter((count) => count !== null);
  const rows = found.map((finding) => [
    effectOf(finding),
    finding.question,
    finding.answer,
    finding.certainty,
    [
      finding.breaks === undefined ? undefined : `Does not work: ${finding.breaks}.`,
      finding.cost,
      finding.improvement === undefined ? undefined : `Better: ${finding.improvement}`,
    ]
      .filter((text) => text !== undefined)
      .join(' '),
  ]);
  const rule = WIDTHS.map((width) => '-'.repeat(width)).join('  ');
  return [counts.join(' · '), '', ...[HEADINGS, ...rows].flatMap((row) => [...laidOut(row), rule])].join(
    '\n',
  );
}

/** The requests that the service refused, with its own words. */
export function refusalsOf(refused: readonly Response[]): string {
  if (refused.length === 0) return 'None was refused.';
  const lines = refused.map(({ request, status, reason }) => `  ${request}  ${status}  ${reason}`.trimEnd());
  return `Refused:\n${lines.join('\n')}`;
}

function laidOut(cells: readonly string[]): string[] {
  const columns = cells.map((cell, index) => wrapped(cell, WIDTHS[index] ?? 0));
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map((column, index) => (column[line] ?? '').padEnd(WIDTHS[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
