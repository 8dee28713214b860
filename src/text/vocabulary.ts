import { readLists } from './word_lists.ts';

/** The lines of a language's list in `words`, whose `README.md` says what each is for; none if it has no such words. */
export type Language = (list: string) => readonly string[];

let all: readonly Language[] | undefined;

export function languages(): readonly Language[] {
  all ??= Object.values(readLists()).map((lists) => (list) => lists[list]?.split('\n') ?? []);
  return all;
}

/**
 * The lines of a list in all languages, each once.
 *
 * @throws {Error} if no language has the list.
 */
export function linesOf(list: string): readonly string[] {
  const lines = new Set(languages().flatMap((language) => language(list)));
  if (lines.size === 0) throw new Error(`No language has the words of ${list}.`);
  return [...lines];
}

/** The source of a pattern for the words of a list in any language, as they are written there. */
export function patternOf(list: string): string {
  return `(?:${linesOf(list)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`;
}
