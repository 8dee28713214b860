import { withoutHalves } from './shorten.ts';

const LONGEST_NAME = 80;

/**
 * A file name that every drive accepts, without an extension: `2026-11-21 Title`, so that a weekly meeting does not replace
 * the file of the week before.
 *
 * @param date if it is known.
 * @param otherwise what to use if nothing is left of the title.
 */
export function fileName(date: string | null, title: string | null, otherwise: string): string {
  const name = (title ?? '').replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ').replace(/^[. ]+/, '');
  const cut = withoutHalves(name.slice(0, LONGEST_NAME)).trim();
  return `${date === null ? '' : `${date} `}${cut || otherwise}`;
}
