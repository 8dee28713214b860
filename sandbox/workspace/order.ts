import type { Dialect } from './dialect.ts';

interface Dated {
  id: string;
  createdAt: string;
  updatedAt?: string;
}

const orders: Record<Dialect['listOrder'], (a: Dated, b: Dated) => number> = {
  'newest-first': (a, b) => compare(b.createdAt, a.createdAt),
  'oldest-first': (a, b) => compare(a.createdAt, b.createdAt),
  'updated-first': (a, b) => compare(b.updatedAt ?? b.createdAt, a.updatedAt ?? a.createdAt),
  unordered: (a, b) => scramble(a.id) - scramble(b.id),
};

/** Sorts a list. Records with the same timestamp keep the order in which they were created. */
export function inOrder<Item extends Dated>(items: Iterable<Item>, order: Dialect['listOrder']): Item[] {
  return [...items].sort(orders[order]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Hashes an ID (FNV-1a), for an order that is stable but unrelated to the IDs. */
function scramble(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
