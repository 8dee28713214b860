import { readFileSync, writeFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { writeFigures } from '../../scripts/markdown.ts';
import {
  type Count,
  type Counts,
  measure,
  precision,
  readSummaries,
  recall,
  styleOf,
  sumOf,
  WHAT,
} from './summaries/measure.ts';

const COLUMNS = [
  'Notes',
  '',
  'Items',
  'Found',
  'Right',
  'Assignees found',
  'Right',
  'Due dates found',
  'Right',
];

const fileOf = (folder: string) => new URL(`summaries/${folder}.counts.txt`, import.meta.url);

/** A line by language and style: how much is right, was found, and is in the notes. A change is a line that somebody reads. */
function linesOf(groups: ReadonlyMap<string, readonly Counts[]>): string[] {
  return [...groups].map(([group, all]) => {
    const sum = sumOf(all);
    const cells = WHAT.map((what) => `${what} ${sum[what].right}/${sum[what].found}/${sum[what].expected}`);
    return `${group}: ${cells.join(', ')}\n`;
  });
}

/**
 * With `FIGURES=write`, writes the counts and the tables of `docs/action_items.md`, and with `MISTAKES=sv` prints what is wrong in one language.
 * What is wrong in those held out is not shown, so that nothing is tuned to them.
 */
async function countsIn(folder: string): Promise<{ counts: string; addresses: Count }> {
  const byLanguage = new Map<string, Counts[]>();
  const byStyle = new Map<string, Counts[]>();
  for (const [language, summaries] of readSummaries(folder))
    for (const summary of summaries) {
      const { counts, mistakes } = measure(summary);
      const style = styleOf(summary);
      byLanguage.set(language, [...(byLanguage.get(language) ?? []), counts]);
      byStyle.set(style, [...(byStyle.get(style) ?? []), counts]);
      if (process.env.MISTAKES === language && folder !== 'held_out')
        process.stdout.write(`${mistakes.join('\n')}\n`);
    }
  const all = [...byLanguage.values()].flat();
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const rows = [
    ...[...byLanguage].map(([language, counts]) => rowOf(names.of(language) ?? language, counts)),
    ...[...byStyle].map(([style, counts]) => rowOf(style, counts)),
    rowOf('all', all),
  ];
  const counts = ['right/found/expected\n', ...linesOf(byLanguage), ...linesOf(byStyle)].join('');
  if (process.env.FIGURES === 'write') {
    await writeFigures('docs/action_items.md', folder, [...COLUMNS, 'Wrong addresses'], rows);
    writeFileSync(fileOf(folder), counts);
  }
  return { counts, addresses: sumOf(all).addresses };
}

function rowOf(group: string, all: readonly Counts[]): (string | number)[] {
  const { items, assignees, addresses, dueDates } = sumOf(all);
  const rates = [items, assignees, dueDates].flatMap((count) => [
    count.expected === 0 ? '–' : `${recall(count)}%`,
    count.found === 0 ? '–' : `${precision(count)}%`,
  ]);
  return [group, all.length, items.expected, ...rates, addresses.found - addresses.right];
}

it.each(['tuned', 'held_out'])('what is read in %s notes is counted in their file', async (folder) => {
  const { counts, addresses } = await countsIn(folder);
  expect(addresses.found).toBe(addresses.right);
  expect(counts).toBe(readFileSync(fileOf(folder), 'utf8'));
});
