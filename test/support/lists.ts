import { ServiceError } from '../../src/api/service_error.ts';
import { type List, type PageEnd, pageEnd, type PageWindow } from '../../src/lists/list.ts';
import type { ListFacts, ListProfile } from '../../src/lists/profile.ts';
import { Budget } from '../../src/lists/reading.ts';
import { timeOf } from '../../src/text/dates.ts';
import * as fc from './properties.ts';

export interface Item {
  id: string;
  createdAt: string | null;
  updatedAt?: string | null;
}

const MINUTE = 60_000;
const FIRST = Date.UTC(2026, 0, 1);

/** The creation time of item `number` of `itemsInOrder`, in ms. */
export const timeOfItem = (number: number): number => FIRST + number * MINUTE;

/** The same as the service states it. */
export const createdAtOf = (number: number): string => new Date(timeOfItem(number)).toISOString();

/** Items `i1` to `i<count>`, each a minute newer than the previous one. */
export function itemsInOrder(count: number): Item[] {
  return Array.from({ length: count }, (_, i) => ({ id: `i${i + 1}`, createdAt: createdAtOf(i + 1) }));
}

/** The IDs of the items that a reading yields. */
export const idsRead = async (reading: AsyncIterable<{ id: string }[]> | []): Promise<string[]> =>
  (await Array.fromAsync(reading)).flat().map(({ id }) => id);

/** The pagination of an in-memory list. */
export interface Paging {
  /** The largest page size. */
  most?: number;
  /** Returns the total instead of the next offset. */
  tellsTotal?: boolean;
  /** Returns the last page again past the end. */
  repeatsEnd?: boolean;
  ignoresOffset?: boolean;
  /** Never shows what is beyond this offset: it repeats the page there, or refuses later ones. */
  lastOffset?: number;
  refuses?: boolean;
  /** Shows nothing from this offset on, although it counts all: those are hidden from the key. */
  hidesFrom?: number;
  /** The total that it states, if it is not the true one. */
  counts?: number;
  /** Leaves out some of a page. */
  hides?: (item: Item) => boolean;
  /** Does not say whether the list continues. */
  saysNothing?: boolean;
  bytesPerItem?: number;
}

export interface MemoryList extends List<Item> {
  /** May change between pages. */
  items: Item[];
  /** The pages that were requested. */
  asked: PageWindow[];
}

/** What runs that read the same list know of it. */
export function aProfile(facts: ListFacts = {}): ListProfile {
  let known = facts;
  return {
    known: () => Promise.resolve(known),
    learn: (news) => {
      known = { ...known, ...news };
      return Promise.resolve();
    },
    log: () => undefined,
  };
}

/** An in-memory list, of which nothing is known. */
export function aList(all: Item[], paging: Paging = {}): MemoryList {
  const { most = 100, tellsTotal, repeatsEnd, ignoresOffset, bytesPerItem = 1000 } = paging;
  const { lastOffset = Infinity, refuses, hidesFrom = Infinity, counts, hides, saysNothing } = paging;
  const asked: PageWindow[] = [];
  async function* page({ limit, offset }: PageWindow): AsyncGenerator<Item[], PageEnd, undefined> {
    await Promise.resolve();
    asked.push({ limit, offset });
    const size = Math.min(limit, most);
    const lastStart = Math.max(0, Math.ceil(all.length / size) - 1) * size;
    const wanted = ignoresOffset ? 0 : repeatsEnd ? Math.min(offset, lastStart) : offset;
    if (refuses === true && wanted > lastOffset)
      throw new ServiceError('rejected', 'The offset is too large.', { status: 422 });
    const start = Math.min(wanted, lastOffset);
    const items = all.slice(start, Math.min(start + size, hidesFrom)).filter((item) => !hides?.(item));
    yield items;
    const hasMore =
      Math.min(offset, lastOffset) + size < all.length || (repeatsEnd === true && all.length > 0);
    const nextOffset = ignoresOffset === true || hasMore ? offset + size : null;
    const pagination = saysNothing
      ? undefined
      : tellsTotal
        ? { limit: size, offset: Math.min(offset, lastOffset), total: counts ?? all.length }
        : { limit: size, nextOffset, isLast: nextOffset === null };
    const answer = { received: items.length, firstId: items[0]?.id, bytes: items.length * bytesPerItem };
    return pageEnd({ ...answer, pagination }, { limit, offset });
  }
  const items = hidesFrom === Infinity ? all : all.slice(0, hidesFrom);
  return { key: 'list', profile: aProfile(), items, asked, page };
}

/** A budget that is over after a number of pages. */
export class BudgetOf extends Budget {
  readonly #pages: number;

  constructor(pages = Number.POSITIVE_INFINITY) {
    super(60_000);
    this.#pages = pages;
  }

  override get isOver(): boolean {
    return this.requests >= this.#pages;
  }
}

const undatedIn = (items: readonly Item[], each: number): Item[] =>
  items.map((item, i) => (i % each === 3 ? { ...item, createdAt: null } : item));
const sortedBy = (items: readonly Item[], place: (i: number) => number): Item[] =>
  items
    .map((item, i) => ({ item, place: place(i) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
const unordered = (items: readonly Item[]) => sortedBy(items, (i) => (i * 7919) % 10_007);

/** What the service may do with the items of a list, which are given oldest first. */
const orders: Readonly<Record<string, (items: readonly Item[]) => Item[]>> = {
  'newest-first': (items) => items.toReversed(),
  'oldest-first': (items) => [...items],
  // Every ninth note was edited an hour or a day later.
  'updated-first': (items) =>
    items
      .map((item, i) => {
        const later = i % 9 === 0 ? (i % 2 === 0 ? 60 : 1440) : 3;
        return { ...item, updatedAt: new Date(timeOf(item.createdAt) + later * MINUTE).toISOString() };
      })
      .sort((a, b) => timeOf(b.updatedAt) - timeOf(a.updatedAt)),
  'a few out of place': (items) => sortedBy(items, (i) => -(i % 20 === 11 ? i - 7.5 : i)),
  unordered,
  'all at once': (items) => items.map((item) => ({ ...item, createdAt: createdAtOf(1) })),
  'equal times': (items) => items.map((item, i) => ({ ...item, createdAt: createdAtOf(i - (i % 150)) })),
  'newest-first, every fifth without a time': (items) => undatedIn(items, 5).toReversed(),
  'oldest-first, every fifth without a time': (items) => undatedIn(items, 5),
  'newest-first, a few without a time': (items) => undatedIn(items, 190).toReversed(),
  'oldest-first, a few without a time': (items) => undatedIn(items, 190),
  'no times': (items) => items.map(({ id }) => ({ id, createdAt: null })),
};
export const inOrder = (order: string, items: readonly Item[]): Item[] => (orders[order] ?? unordered)(items);
export const anyOrder = fc.constantFrom(...Object.keys(orders));

export const pagings: Readonly<Record<string, Paging>> = {
  'says where it continues': {},
  'tells the total': { tellsTotal: true },
  'says nothing': { saysNothing: true },
  'has pages of 25': { most: 25 },
  'is heavy': { bytesPerItem: 400_000 },
  'repeats its last page': { repeatsEnd: true },
  'ignores the offset': { ignoresOffset: true },
  'stops at an offset': { lastOffset: 230 },
  'states where it stops': { lastOffset: 230, tellsTotal: true },
  'refuses an offset': { lastOffset: 230, refuses: true },
  'counts what it hides': { hidesFrom: 230, tellsTotal: true },
  'counts too few': { counts: 199, tellsTotal: true },
};
/** Services with these show all of a list, and say so. */
export const isOpen = (paging: string): boolean =>
  [
    ...['says where it continues', 'tells the total', 'has pages of 25', 'is heavy'],
    ...['counts what it hides', 'counts too few'],
  ].includes(paging);

const offset = fc.integer({ min: 0, max: 1500 });
/** What may be known of a list, true or not. */
export const anyFacts: fc.Arbitrary<ListFacts> = fc.record({
  order: fc.constantFrom('newest-first', 'updated-first', 'oldest-first', 'unordered', undefined),
  end: fc.option(
    fc
      .record({ held: offset, beyond: fc.option(offset, { nil: null }) })
      .map((end) => (end.beyond !== null && end.beyond <= end.held ? { ...end, beyond: null } : end)),
    { nil: undefined },
  ),
});
