import * as zod from 'zod/mini';

import { parseJson } from '../api/json_stream.ts';
import { orderOf, type Page, type PageReader, PAGE_SIZE, readNewest } from './paging.ts';
import { pollDeadline } from './newest.ts';
import type { Step } from '../zapier/step.ts';

/** Where the next page of a dropdown begins, as Zapier keeps it between two pages. */
const position = zod.union([
  zod.literal('end'),
  // The list is oldest-first and is read from its end.
  zod.literal('backwards'),
  zod.object({ offset: zod.int().check(zod.positive()), firstId: zod.string() }),
]);
type Position = zod.infer<typeof position>;

/**
 * One page of a dropdown, with one request where the service lists in the wanted order. A page of the service's may be smaller
 * than asked for, so the place of the next one is remembered.
 *
 * @param order `newest-first` turns a list around that is oldest-first.
 */
export async function dropdownPage<Kept>(
  step: Step,
  page: number,
  read: PageReader<Kept>,
  order: 'as-listed' | 'newest-first',
): Promise<Kept[]> {
  const start: Position | undefined = page === 0 ? undefined : await recall(step);
  if (start === 'end') return [];
  if (start === 'backwards') return await backwards(read, page);

  const offset = start?.offset ?? page * PAGE_SIZE;
  const found = await read({ limit: PAGE_SIZE, offset });
  if (page === 0 && order === 'newest-first' && orderOf(found.entries) === 'oldest-first') {
    await remember(step, 'backwards');
    return await backwards(read, page, found);
  }
  const firstId = found.entries[0]?.id;
  // A service that ignores `offset` shows the first page again and again.
  if (firstId === undefined || firstId === start?.firstId) {
    await remember(step, 'end');
    return [];
  }
  await remember(step, found.nextOffset === null ? 'end' : { offset: found.nextOffset, firstId });
  return found.entries.flatMap(({ kept }) => kept ?? []);
}

async function backwards<Kept>(read: PageReader<Kept>, page: number, first?: Page<Kept>): Promise<Kept[]> {
  const end = (page + 1) * PAGE_SIZE;
  const { entries } = await readNewest(read, pollDeadline(), (newest) => newest.length >= end, first);
  return entries.slice(page * PAGE_SIZE, end).flatMap(({ kept }) => kept ?? []);
}

async function recall({ cursor }: Step): Promise<Position | undefined> {
  return position.safeParse(parseJson((await cursor.recall()) ?? '')).data;
}

async function remember({ cursor }: Step, next: Position): Promise<void> {
  await cursor.remember(JSON.stringify(next));
}
