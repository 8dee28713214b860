import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { fold } from '../../src/text/compare.ts';
import { phrasesOf } from '../../src/text/phrases.ts';
import { tokensOf } from '../../src/text/tokens.ts';
import { languages } from '../../src/text/vocabulary.ts';
import { readLists } from '../../src/text/word_lists.ts';

/** What some languages have no words for, or say with a pattern. */
const OPTIONAL: readonly string[] = [
  ...['status', 'articles', 'name_particles', 'before_names', 'family_names', 'familiar', 'team_ends'],
  ...['verbs', 'verb_ends', 'before_verbs', 'particles', 'no_verbs'],
  ...[
    'inside',
    'within',
    'during',
    'between',
    'not',
    'coming',
    'before_day',
    'for',
    'scheduling',
    'to',
    'at',
    'week_end',
  ].map((name) => `dates/${name}`),
  ...['months', 'ordinals', 'ordinal_ends', 'signs', 'clock'].map((name) => `dates/${name}`),
];
/** The most lines of lists in order, of which numbers may have fewer. */
const COUNTS: Readonly<Record<string, number>> = {
  'dates/weekdays': 7,
  'dates/months': 12,
  'dates/quarters': 4,
  'dates/numbers': 14,
  'dates/ordinals': 10,
  'dates/signs': 3,
};
const OPEN = ['dates/numbers', 'dates/ordinals'];
/** What means one of them can't mean the other. */
const CONTRADICTORY: readonly (readonly [string, string])[] = [
  ...(['decisions', 'agenda', 'questions', 'ideas', 'risks', 'others'] as const).map(
    (list) => ['headings', list] as const,
  ),
  ['labels', 'others'],
  ['owner', 'due'],
  ['owner', 'status'],
  ['everybody', 'nobody'],
  ['done', 'nobody'],
  ['done', 'nothing'],
];
const folders = Object.entries(readLists());
const LISTS = [...new Set(folders.flatMap(([, lists]) => Object.keys(lists)))];
const vocabularies = languages().map((words, index) => ({ language: folders[index]?.[0], words }));

/** Lists whose words are found as they are written, signs included. */
const WRITTEN: readonly string[] = [
  ...['before_names', 'family_names', 'familiar', 'team_ends', 'verb_ends', 'dropped'],
  ...['ordinal_ends', 'signs', 'clock', 'to', 'through', 'between', 'not', 'for', 'before_day'].map(
    (name) => `dates/${name}`,
  ),
];

/** What phrases that are found in the same places have in common. */
function comparable(list: string, phrase: string): string {
  if (WRITTEN.includes(list)) return phrase;
  if (phrase.includes('*')) return fold(phrase);
  return tokensOf(phrase)
    .map(({ word }) => word)
    .join(' ');
}

it.each(folders)('%s has all lists that others have', (_language, lists) =>
  expect(LISTS.filter((list) => !(list in lists) && !OPTIONAL.includes(list))).toStrictEqual([]),
);

it('what a language may lack, one does', () =>
  expect(OPTIONAL.filter((list) => folders.every(([, lists]) => list in lists))).toStrictEqual([]));

it('a list that no language has is an error, not an empty one', () =>
  expect(() => phrasesOf(['heading']).covers('heading')).toThrow('No language has the words of heading.'));

it('the guide for native speakers names all lists', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../words/README.md'), 'utf8');
  expect(LISTS.filter((list) => !guide.includes(`\`${list}\``))).toStrictEqual([]);
});

describe.each(folders)('the lists of %s', (_language, lists) => {
  it('have a word in each line', () =>
    expect(
      Object.entries(lists).flatMap(([list, text]) =>
        text
          .split('\n')
          .filter((line) => comparable(list, line) === '' || line !== line.trim())
          .map((line) => [list, line]),
      ),
    ).toStrictEqual([]));

  it('are sorted and have no duplicates, or as many lines as there are days, months, or numbers', () => {
    for (const [list, text] of Object.entries(lists)) {
      const lines = text.split('\n');
      const most = COUNTS[list];
      if (most !== undefined)
        expect([list, OPEN.includes(list) ? Math.max(most, lines.length) : lines.length]).toStrictEqual([
          list,
          most,
        ]);
      else expect([list, lines]).toStrictEqual([list, [...lines].sort()]);
      const all = lines
        .flatMap((line) => (list in COUNTS ? line.split(', ') : line))
        .map((line) => comparable(list, line));
      expect([list, all.filter((one, index) => all.indexOf(one) !== index)]).toStrictEqual([list, []]);
    }
  });
});

it.each(vocabularies)('no phrase of $language has two meanings that contradict each other', ({ words }) =>
  expect(
    CONTRADICTORY.flatMap(([one, other]) => words(one).filter((phrase) => words(other).includes(phrase))),
  ).toStrictEqual([]),
);

it.each(globSync('*.txt', { cwd: join(import.meta.dirname, '../../words/shared') }))(
  'the list %s of all languages is sorted and has no duplicates',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, '../../words/shared', file), 'utf8');
    const lines = text.trimEnd().split('\n');
    expect(lines).toStrictEqual([...new Set(lines)].sort());
  },
);
