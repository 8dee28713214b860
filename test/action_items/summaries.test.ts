import { expect, it } from '@jest/globals';

import { writeFigures } from '../../scripts/figures.ts';
import {
  type Counts,
  measure,
  precision,
  readSummaries,
  recall,
  styleOf,
  sumOf,
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

/**
 * With `FIGURES=write`, writes the tables of `docs/testing.md`, and with `MISTAKES=sv` prints what is wrong in one language.
 * What is wrong in those held out is not shown, so that nothing is tuned to them.
 */
async function countsIn(folder: string): Promise<Counts> {
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
  if (process.env.FIGURES === 'write') await writeFigures(folder, [...COLUMNS, 'Wrong addresses'], rows);
  return sumOf(all);
}

function rowOf(group: string, all: readonly Counts[]): (string | number)[] {
  const { items, assignees, addresses, dueDates } = sumOf(all);
  const rates = [items, assignees, dueDates].flatMap((count) => [
    count.expected === 0 ? '–' : `${recall(count)}%`,
    count.found === 0 ? '–' : `${precision(count)}%`,
  ]);
  return [group, all.length, items.expected, ...rates, addresses.found - addresses.right];
}

it('tuned summaries are read as well as documented', async () => {
  const { items, assignees, addresses, dueDates } = await countsIn('tuned');
  expect(Math.min(recall(items), precision(items))).toBeGreaterThanOrEqual(98.5);
  expect(recall(assignees)).toBeGreaterThanOrEqual(97.5);
  expect(precision(assignees)).toBeGreaterThanOrEqual(99.5);
  expect(recall(dueDates)).toBeGreaterThanOrEqual(97.2);
  expect(precision(dueDates)).toBeGreaterThanOrEqual(99);
  expect(precision(addresses)).toBe(100);
});

it('held-out summaries are read as well as documented', async () => {
  const { items, assignees, addresses, dueDates } = await countsIn('held_out');
  expect(recall(items)).toBeGreaterThanOrEqual(99.5);
  expect(precision(items)).toBeGreaterThanOrEqual(98);
  expect(recall(assignees)).toBeGreaterThanOrEqual(97.6);
  expect(precision(assignees)).toBeGreaterThanOrEqual(99.1);
  expect(recall(dueDates)).toBe(100);
  expect(precision(dueDates)).toBeGreaterThanOrEqual(98.2);
  expect(precision(addresses)).toBe(100);
});
