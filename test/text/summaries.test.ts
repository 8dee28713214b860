import { expect, it } from '@jest/globals';

import {
  type Counts,
  measure,
  precision,
  readSummaries,
  recall,
  styleOf,
  sumOf,
} from './summaries/measure.ts';

/**
 * With `SUMMARIES=print`, writes the tables of `docs/testing.md`, and with `MISTAKES=sv` what is wrong in one language.
 * What is wrong in those held out is not shown, so that nothing is tuned to them.
 */
function countsIn(folder: string): Counts {
  const byGroup = new Map<string, Counts[]>();
  for (const [language, summaries] of readSummaries(folder))
    for (const summary of summaries) {
      const { counts, mistakes } = measure(summary);
      for (const group of [language, styleOf(summary), 'all'])
        byGroup.set(group, [...(byGroup.get(group) ?? []), counts]);
      if (process.env.MISTAKES === language && folder !== 'held_out')
        process.stdout.write(`${mistakes.join('\n')}\n`);
    }
  if (process.env.SUMMARIES === 'print')
    for (const [group, counts] of byGroup) process.stdout.write(rowOf(group, counts));
  return sumOf(byGroup.get('all') ?? []);
}

function rowOf(group: string, all: readonly Counts[]): string {
  const { items, assignees, addresses, dueDates } = sumOf(all);
  const rates = [items, assignees, dueDates].flatMap((count) => [
    count.expected === 0 ? '–' : recall(count).toFixed(1),
    count.found === 0 ? '–' : precision(count).toFixed(1),
  ]);
  const cells = [group, all.length, items.expected, ...rates, addresses.found - addresses.right];
  return `| ${cells.join(' | ')} |\n`;
}

it('summaries that rules were written for are read as well as documented', () => {
  const { items, assignees, addresses, dueDates } = countsIn('tuned');
  expect(Math.min(recall(items), precision(items))).toBeGreaterThanOrEqual(99.4);
  expect(recall(assignees)).toBeGreaterThanOrEqual(98.9);
  expect(precision(assignees)).toBeGreaterThanOrEqual(99.9);
  expect(Math.min(recall(dueDates), precision(dueDates))).toBeGreaterThanOrEqual(99.6);
  expect(precision(addresses)).toBe(100);
});

it('summaries that no rule was written for are read as well as documented', () => {
  const { items, assignees, addresses, dueDates } = countsIn('held_out');
  expect(recall(items)).toBeGreaterThanOrEqual(94.8);
  expect(precision(items)).toBeGreaterThanOrEqual(93);
  expect(recall(assignees)).toBeGreaterThanOrEqual(91.6);
  expect(precision(assignees)).toBeGreaterThanOrEqual(95.8);
  expect(recall(dueDates)).toBeGreaterThanOrEqual(90.1);
  expect(precision(dueDates)).toBeGreaterThanOrEqual(96.6);
  expect(addresses.found - addresses.right).toBeLessThanOrEqual(4);
});
