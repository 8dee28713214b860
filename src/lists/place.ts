import { hash } from 'node:crypto';

import { timeOf } from '../text/dates.ts';
import type { Listed } from './list.ts';
import { inOrder, type ResultOrder } from './order.ts';

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
  return { ...rank, within: null, returned: [], hasUndated: false };
}

/** The place in front of all that is not later than a time. */
export function placeAt(time: number): Place {
  return placeOf({ isExact: false, time, tie: -1 });
}

/** A place as numbers; null stands for what it lacks. */
export function numbersOf(place: Place): (number | null)[] {
  const { isExact, time, tie, within, returned, hasUndated } = place;
  const others = returned.filter((each) => each !== tie);
  const flags = Number(isExact) + 2 * Number(hasUndated) + 4 * Number(returned.length > 0);
  const inner = within === null && others.length === 0 ? [] : [within?.index ?? null, within?.tie ?? null];
  return [flags, Number.isFinite(time) ? time : null, tie, ...inner, ...others];
}

export function placeIn(numbers: readonly (number | null)[]): Place {
  const [flags, at, tie, index, last, ...others] = numbers;
  const has = (flag: number) => Math.floor((flags ?? 0) / flag) % 2 === 1;
  const rank = { isExact: has(1), time: at ?? -Infinity, tie: tie ?? -1 };
  return {
    ...rank,
    within: index === undefined || index === null ? null : { index, tie: last ?? -1 },
    returned: has(4) ? [rank.tie, ...others.filter((each) => each !== null)] : [],
    hasUndated: has(2),
  };
}
