import type { Finding } from './findings.ts';

const WIDTHS = [36, 38, 9, 38] as const;
const HEADINGS = ['Question', 'What the service does', 'Certainty', 'What it means'];

/** Formats the findings as a table for a terminal with 130 columns. */
export function reportOf(found: readonly Finding[]): string {
  const unforeseen = found.filter(({ isUnforeseen }) => isUnforeseen).length;
  const rows = found.map(({ question, answer, certainty, cost, improvement, isUnforeseen }) => [
    question,
    isUnforeseen ? `(!) ${answer}` : answer,
    certainty,
    [cost, improvement === undefined ? undefined : `Better: ${improvement}`]
      .filter((text) => text !== undefined)
      .join(' '),
  ]);
  const rule = WIDTHS.map((width) => '-'.repeat(width)).join('  ');
  const lines = [HEADINGS, ...rows].flatMap((row) => [...laidOut(row), rule]);
  return [
    ...(unforeseen > 0
      ? [
          `${unforeseen} ${unforeseen === 1 ? 'answer is' : 'answers are'} new to this app (!); they come first.`,
          '',
        ]
      : []),
    ...lines,
  ].join('\n');
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
