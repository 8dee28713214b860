import { readLists } from './word_lists.ts';

/** The files of a language in `words`, whose `README.md` says what each is for. */
export const LISTS = [
  'headings',
  'labels',
  'around',
  'decisions',
  'agenda',
  'questions',
  'ideas',
  'risks',
  'others',
  'summary',
  'neutral',
  'owner',
  'due',
  'status',
  'what',
  'done',
  'everybody',
  'team',
  'nobody',
  'nothing',
  'present',
  'titles',
  'articles',
  'and',
  'before_names',
  'name_particles',
  'family_names',
  'familiar',
  'team_ends',
  'particles',
  'verbs',
  'verb_ends',
  'before_verbs',
  'no_verbs',
  'no_names',
  'dates/by',
  'dates/until',
  'dates/inside',
  'dates/within',
  'dates/weekdays',
  'dates/months',
  'dates/numbers',
  'dates/ordinals',
  'dates/ordinal_ends',
  'dates/signs',
  'dates/clock',
  'dates/to',
  'dates/today',
  'dates/tomorrow',
  'dates/after_tomorrow',
  'dates/this',
  'dates/next',
  'dates/end',
  'dates/year_end',
  'dates/year',
  'dates/month_end',
  'dates/month',
  'dates/week_end',
  'dates/week',
  'dates/day',
  'dates/hour',
  'dates/soon',
  'dates/filler',
] as const;

export type List = (typeof LISTS)[number];

/** The lines of a language's list; none if the language has no such words. */
export type Language = (list: List) => readonly string[];

let all: readonly Language[] | undefined;

export function languages(): readonly Language[] {
  all ??= Object.values(readLists()).map((lists) => (list) => lists[list]?.split('\n') ?? []);
  return all;
}

/** The source of a pattern for the words of a list in any language, as they are written there. */
export function patternOf(list: List): string {
  const words = new Set(languages().flatMap((language) => language(list)));
  return `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`;
}
