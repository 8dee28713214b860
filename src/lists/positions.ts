import { createHash } from 'node:crypto';

import * as zod from 'zod/mini';

import type { Cache } from '../zapier/cache.ts';

/** A little longer than an hour: Zaps may be polled every hour. */
const REMEMBERED_SEC = 75 * 60;

const position = zod.lazy(() =>
  zod.object({
    isOldestFirst: zod.boolean(),
    /** An offset that holds an item. */
    held: zod.int().check(zod.nonnegative()),
    /** An offset after the last item; null as long as none was found. */
    beyond: zod.nullable(zod.int().check(zod.positive())),
  }),
);

/**
 * What is known about where a list ends: after `held`, and not after `beyond`. If `beyond` directly follows `held`, that
 * is the end.
 */
export type Position = zod.infer<typeof position>;
/** The offsets between which the end of a list is. */
export type Bounds = Omit<Position, 'isOldestFirst'>;

/** Remembers for over an hour where a list ends, so that the next run need not search for it again. */
export class RememberedPosition {
  readonly #cache: Pick<Cache, 'get' | 'set'>;
  readonly #key: string;
  #known: Promise<Position | undefined> | undefined;

  /** @param listKey identifies the list among those of the same connection. */
  constructor(cache: Pick<Cache, 'get' | 'set'>, listKey: string) {
    this.#cache = cache;
    this.#key = `end-${createHash('sha256').update(listKey).digest('hex')}`;
  }

  /** What was known when the run began. */
  recall(): Promise<Position | undefined> {
    return (this.#known ??= this.#cache.get(this.#key).then((value) => position.safeParse(value).data));
  }

  async remember({ isOldestFirst, held, beyond }: Position): Promise<void> {
    const end = beyond !== null && beyond > held ? beyond : null;
    await this.#cache.set(this.#key, { isOldestFirst, held, beyond: end }, REMEMBERED_SEC);
  }
}
