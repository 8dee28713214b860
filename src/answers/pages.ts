import { hash } from 'node:crypto';

import { UserError } from '../api/user_error.ts';
import { MOST_MATCHES } from '../lists/best_matches.ts';
import type { Listed as Dated } from '../lists/list.ts';
import { isBefore, numbersOf, type Place, placeIn, placeOf, rankOf } from '../lists/place.ts';
import type { Period } from '../lists/range.ts';
import { certainPart, type Found, searchBudget, type Wording } from '../lists/search.ts';
import type { NoteFilter } from '../notes/filter.ts';
import { readNotesOfPeriod, type Sought } from '../notes/find.ts';
import type { Note } from '../service/note.ts';
import { sortableTime } from '../text/dates.ts';
import { quoted } from '../text/shorten.ts';
import { inGroup, string } from '../zapier/inputs.ts';
import type { Row } from '../zapier/output.ts';
import type { Step } from '../zapier/step.ts';

const LABEL = 'Page';

/** Where a list answer goes on. */
export const pageField = inGroup('advanced', {
  page: string({
    label: LABEL,
    helpText:
      'To get the results that follow an earlier answer, enter its Next Page. Leave the other fields as they were.',
  }),
});

export const pageRows = {
  hasMore: [{ label: 'Has More', type: 'boolean' }, false] satisfies Row<boolean | null>,
  nextPage: ['Next Page', null] satisfies Row<string | null>,
};

type Numbers = readonly (number | null)[];

/** The pages of one search: where the one that was asked for begins, and the texts that stand for others. */
export interface Pages {
  /** Undefined for the first page. */
  after: Numbers | undefined;
  textOf: (place: Numbers) => string;
}

/**
 * Reads the page of a search. Its text is bound to what was looked for.
 *
 * @param input what the user filled in, but for the size of a page.
 * @throws {UserError} for a page of another search.
 */
export function pagesOf(
  key: string,
  { timeZone }: Pick<Step, 'timeZone'>,
  { page, ...input }: { page: string | undefined } & Record<string, unknown>,
): Pages {
  const sought = JSON.stringify([key, input], (_, value: unknown) =>
    typeof value === 'function' ? String(Reflect.apply(value, undefined, [timeZone])) : value,
  );
  const check = (bytes: Buffer) =>
    hash('sha256', Buffer.concat([Buffer.from(sought), bytes]), 'buffer').subarray(0, CHECK_BYTES);
  const textOf = (place: Numbers) => {
    const bytes = Buffer.from(place.flatMap(bytesOf));
    return Buffer.concat([check(bytes), bytes]).toString('base64url');
  };
  if (page === undefined) return { after: undefined, textOf };
  const given = Buffer.from(page, 'base64url');
  const bytes = given.subarray(CHECK_BYTES);
  if (!check(bytes).equals(given.subarray(0, CHECK_BYTES)))
    throw new UserError(
      `${LABEL}: ${quoted(page)} is no page of this search. Use the Next Page that the same search returned, with the other fields as they were, or leave the field empty.`,
    );
  return { after: numbersIn(bytes), textOf };
}

/** Enough to tell a page of another search, and one that was cut. */
const CHECK_BYTES = 2;

/** A whole number in as few bytes as it takes, seven bits in each; the last byte has the highest bit. Null is 0. */
function bytesOf(value: number | null): number[] {
  const bytes: number[] = [];
  let left = value === null ? 0n : BigInt(value) * 2n + 2n;
  if (left <= 0n && value !== null) left = 1n - left;
  for (; left >= 0x80n; left >>= 7n) bytes.push(Number(left & 0x7fn));
  return [...bytes, Number(left) + 0x80];
}

function numbersIn(bytes: Buffer): (number | null)[] {
  const numbers: (number | null)[] = [];
  let value = 0n;
  let shift = 0n;
  for (const byte of bytes) {
    value += BigInt(byte & 0x7f) << shift;
    shift += 7n;
    if (byte < 0x80) continue;
    const isOdd = value % 2n === 1n;
    numbers.push(value === 0n ? null : Number(isOdd ? -(value + 1n) / 2n : value / 2n - 1n));
    [value, shift] = [0n, 0n];
  }
  return numbers;
}

/** The place behind which a page of matches begins; undefined for the first page. */
export function startOf({ after }: Pages): Place | undefined {
  return after && placeIn(after);
}

/** A page of matches. */
export type PageOf<Match> = Pick<Found<Match>, 'matches' | 'hasMore'> & {
  /** Where the next page begins if a match is the last one shown. */
  pageAfter: (index: number) => string;
  /** Where it begins if all matches are shown; null at the end. */
  nextPage: string | null;
};

/**
 * What a list answer returns of what was found: if time was up, what is certain.
 *
 * @throws {UserError} if that is nothing, or if something else than time kept the search from its end.
 */
export function listed<Match>(found: Found<Match>, pages: Pages, wording: Wording): PageOf<Match> {
  const { certain, unread } = found;
  const textOf = (place: Place | null) => place && pages.textOf(numbersOf(place));
  if (certain !== 'all' && unread === null) throw found.uncertain(wording);
  const part = certainPart(found);
  const nextPage = textOf(part.next);
  if (certain !== 'all' && part.matches.length === 0) {
    const { message } = found.uncertain(wording);
    const goOn = nextPage === null ? '' : ` To go on from there, enter ${nextPage} in "${LABEL}".`;
    throw new UserError(message + goOn);
  }
  const pageAfter = (index: number) => textOf(part.places[index] ?? null) ?? '';
  return { matches: part.matches, hasMore: part.hasMore, nextPage, pageAfter };
}

/**
 * A page of what is all in memory, the newest first.
 *
 * @param of what orders an item.
 */
export function pageAmong<Item>(
  items: readonly Item[],
  of: (item: Item) => Dated,
  pages: Pages,
): PageOf<Item> {
  const after = startOf(pages);
  const all = items
    .map((item) => ({
      item,
      place: placeOf(rankOf(of(item), 'newest-first')),
    }))
    .filter(({ place }) => after === undefined || isBefore(after, place))
    .sort((a, b) => (isBefore(a.place, b.place) ? -1 : 1));
  const shown = all.slice(0, MOST_MATCHES);
  const pageAfter = (index: number) => {
    const place = shown[index]?.place;
    return place === undefined ? '' : pages.textOf(numbersOf(place));
  };
  const hasMore = all.length > shown.length;
  return {
    matches: shown.map(({ item }) => item),
    hasMore,
    nextPage: hasMore ? pageAfter(shown.length - 1) : null,
    pageAfter,
  };
}

/**
 * Reads one part of a period, the newest first: the whole period, unless time is up before. A later part is on a page of its own.
 *
 * @param itemsOf what is taken from each note that passes the filter.
 */
export async function readPart<Item>(
  step: Step,
  filter: NoteFilter,
  { pages, period, needed = [], ...sought }: Omit<Sought, 'period'> & { pages: Pages; period: Period },
  itemsOf: (note: Note) => readonly Item[] | Promise<readonly Item[]>,
) {
  const [begin = null, end = null, ...after] = pages.after ?? [];
  const { from, to } = { from: begin ?? period.from, to: end ?? period.to };
  const given = { ...sought, needed, period: { from, to }, budget: searchBudget() };
  let latest = -Infinity;
  let items: Item[] = [];
  const reading = await readNotesOfPeriod(step, filter, given, () => {
    [latest, items] = [-Infinity, []];
    return async (note) => {
      latest = Math.max(latest, sortableTime(note.createdAt));
      items.push(...(await itemsOf(note)));
    };
  });
  const { unreadUpTo, isOutOfTime } = reading;
  const isWhole = unreadUpTo === -Infinity;
  const start = isWhole ? from : unreadUpTo + 1;
  // Notes that are created meanwhile are on no further page, so that nothing is counted or listed twice.
  const until = Number.isFinite(latest) ? Math.min(to, latest + 1) : to;
  const finite = (time: number | null) => (time !== null && Number.isFinite(time) ? time : null);
  const first = isWhole ? begin : start;
  return {
    items,
    from: start,
    to,
    after: after.length === 0 ? undefined : after,
    /** Whether everything of a time was read. */
    isRead: (time: number) => isWhole || time > unreadUpTo,
    /**
     * @param found how many notes matched, and whether any of them is on this page.
     * @throws {UserError} if something was not read, and nothing was found or something else than time is the reason.
     */
    requireSome: ({ matched, isEmpty }: { matched: number; isEmpty: boolean }, wording: Wording) => {
      if (!isWhole && (!isOutOfTime || isEmpty || unreadUpTo === Infinity))
        throw reading.uncertain(matched, wording);
    },
    textOf: (place: Numbers) => pages.textOf([first, finite(until), ...place]),
    /** The page with what is before this part; null if there is none. */
    ofEarlier: isWhole && begin === null ? null : pages.textOf([null, finite(start)]),
  };
}
