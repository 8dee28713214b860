import { hash } from 'node:crypto';

import type { Deadline } from '../api/deadline.ts';
import { timeOf } from '../text/dates.ts';
import { type List, type Listed, NOTHING, Reading } from './list.ts';
import type { ListProfile } from './profile.ts';
import type { Period } from './range.ts';

/** The order in which a search returns what matches. */
export type ResultOrder = 'newest-first' | 'oldest-first';

/** Determines the order of matches: exact ones first, then by time, then by ID, so that it stays the same whatever joins or leaves. */
export interface Rank {
  /** Whether the record matches the search exactly, and does not merely contain it. */
  isExact: boolean;
  /** In the time of the order, in which later comes first; negatively infinite if there is none. */
  time: number;
  /** Orders records of the same time. */
  tie: number;
}

/** Where an answer ends: the next page begins behind it. */
export interface Place extends Rank {
  /** Of several matches in one record: the position of the last one returned, and what identifies it. */
  within: { index: number; tie: number } | null;
  /** If records of the same time were not read, which of them were returned: the others may come first. */
  returned: readonly number[];
  /** Whether records without a time were read, which come last. */
  hasUndated: boolean;
  /** The offset at which a list in this order had the place; null if the list is in another one. */
  offset: number | null;
}

export function rankOf({ id, createdAt }: Listed, order: ResultOrder, isExact = false): Rank {
  const time = inOrder(order, timeOf(createdAt));
  return { isExact, time: Number.isNaN(time) ? -Infinity : time, tie: tieOf(id) };
}

/** 34 bits, five bytes of a page's text: practically no two records of the same time have the same. */
export function tieOf(id: string): number {
  return Math.floor(Number.parseInt(hash('sha256', id).slice(0, 9), 16) / 4);
}

export function isBefore(a: Rank, b: Rank): boolean {
  if (a.isExact !== b.isExact) return a.isExact;
  return a.time === b.time ? a.tie < b.tie : a.time > b.time;
}

/** Whether all matches in a record were returned up to a place; or, of the record at the place itself, some. */
export function isReturned(rank: Rank, place: Place): boolean {
  if (place.returned.length === 0 || rank.isExact !== place.isExact || rank.time !== place.time)
    return isBefore(rank, place);
  return rank.tie !== place.tie && place.returned.includes(rank.tie);
}

/** The place of a record. */
export function placeOf(rank: Rank): Place {
  return { ...rank, within: null, returned: [], hasUndated: false, offset: null };
}

/** The place in front of all that is not later than a time. */
export function placeAt(time: number): Place {
  return placeOf({ isExact: false, time, tie: -1 });
}

/** A place as numbers; null stands for what it lacks. */
export function numbersOf(place: Place): (number | null)[] {
  const { isExact, time, tie, within, returned, hasUndated, offset } = place;
  const others = returned.filter((each) => each !== tie);
  const flags = Number(isExact) + 2 * Number(hasUndated) + 4 * Number(returned.length > 0);
  const inner = within === null && others.length === 0 ? [] : [within?.index ?? null, within?.tie ?? null];
  return [flags, Number.isFinite(time) ? time : null, tie, offset, ...inner, ...others];
}

export function placeIn(numbers: readonly (number | null)[]): Place {
  const [flags, at, tie, offset = null, index, last, ...others] = numbers;
  const has = (flag: number) => Math.floor((flags ?? 0) / flag) % 2 === 1;
  const rank = { isExact: has(1), time: at ?? -Infinity, tie: tie ?? -1 };
  return {
    ...rank,
    within: index === undefined || index === null ? null : { index, tie: last ?? -1 },
    returned: has(4) ? [rank.tie, ...others.filter((each) => each !== null)] : [],
    hasUndated: has(2),
    offset,
  };
}

/** Where the time runs backward, this moment minus the real time: so all times stay in the past, as in any list. */
const TURN = Date.UTC(2027, 0);

/** A time in the order in which later comes first, and back again. */
export function inOrder(order: ResultOrder, time: number): number {
  return order === 'newest-first' ? time : TURN - time;
}

export function periodInOrder(order: ResultOrder, { from, to, updatedFrom }: Period): Period {
  return order === 'newest-first' ? { from, to, updatedFrom } : { from: TURN - to + 1, to: TURN - from + 1 };
}

/** An item that was read from a list in the time of an order. */
export interface Turned<Item> extends Listed {
  item: Item;
  offset: number;
}

/** The list in the time of an order: what reads the newest of a list reads the oldest of a turned one. */
export function listInOrder<Item extends Listed>(order: ResultOrder, list: List<Item>): List<Turned<Item>> {
  const turned = (item: Item, offset: number): Turned<Item> => {
    const { id, createdAt = null, updatedAt = null } = item;
    if (order === 'newest-first') return { id, createdAt, updatedAt, item, offset };
    const time = inOrder(order, timeOf(createdAt));
    return { id, createdAt: Number.isNaN(time) ? null : new Date(time).toISOString(), item, offset };
  };
  return {
    ...list,
    ...(order === 'oldest-first' && { key: `${order} ${list.key}`, profile: UNKNOWN }),
    page: async function* (window) {
      const page = new Reading(list.page(window));
      let { offset } = window;
      for await (const items of page) {
        const start = offset;
        yield items.map((item, index) => turned(item, start + index));
        offset += items.length;
      }
      return page.result ?? NOTHING;
    },
  };
}

/** A little more than what leaves a list between two pages. */
const OVERLAP = 10;

/**
 * What a list in an order has behind a place. If what is there now does not show that nothing has moved up, it is the whole
 * list.
 */
export async function listBehind<Item>(
  list: List<Turned<Item>>,
  place: Place | undefined,
  deadline: Deadline,
): Promise<List<Turned<Item>>> {
  const start = (place?.offset ?? 0) - OVERLAP;
  if (place === undefined || start <= 0) return list;
  for await (const [item] of list.page({ offset: start, limit: 1, deadline })) {
    if (item === undefined) continue;
    if (!(timeOf(item.createdAt) > place.time)) return list;
    const shifted = (offset: number | null) => offset && Math.max(0, offset - start);
    return {
      ...list,
      key: `${list.key} from ${start}`,
      profile: UNKNOWN,
      page: async function* (window) {
        const page = new Reading(list.page({ ...window, offset: window.offset + start }));
        yield* page;
        const end = page.result ?? NOTHING;
        return { ...end, nextOffset: shifted(end.nextOffset), total: shifted(end.total) };
      },
    };
  }
  return list;
}

/** What is known of a list does not hold for a part of it, or if it is turned. */
const UNKNOWN: ListProfile = {
  known: () => Promise.resolve({}),
  learn: () => Promise.resolve(),
  log: () => undefined,
};
