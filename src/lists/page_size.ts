import * as zod from 'zod/mini';

import { isServiceError } from '../api/service_error.ts';
import { oncePerStep, type Step } from '../zapier/step.ts';

/** Items per request: the documented maximum for members; other lists document none. */
export const PAGE_SIZE = 100;
/** For a service that refuses larger pages. */
const SMALLER = [50, 20, 10];
/** The statuses of a service that refuses a page size. */
const REFUSALS: readonly unknown[] = [400, 422];
/** One bad answer must not slow the app down for good. */
const REMEMBERED_SEC = 24 * 60 * 60;

const remembered = zod.lazy(() => zod.catch(zod.int().check(zod.positive()), PAGE_SIZE));

/** The largest page of a list that the service accepts, as far as that is known. */
export class PageSize {
  most: number;
  #remembered: number;
  /** The size to go back to if smaller ones are refused as well: then it is the offset that the service refuses. */
  #refused: number | undefined;
  readonly #remember: (size: number) => Promise<void>;

  private constructor(known: number, remember: (size: number) => Promise<void>) {
    this.most = known;
    this.#remembered = known;
    this.#remember = remember;
  }

  /** @param path of the list. A run asks the cache once for it. */
  static of({ client, cache }: Pick<Step, 'client' | 'cache'>, path: string): Promise<PageSize> {
    const sizes = sizesOf({ client });
    const key = `page-size-${path}`;
    const size =
      sizes.get(path) ??
      cache.get(key).then((value) => {
        return new PageSize(remembered.parse(value), (most) => cache.set(key, most, REMEMBERED_SEC));
      });
    sizes.set(path, size);
    return size;
  }

  /** The service returned a page. */
  async accept(): Promise<void> {
    this.#refused = undefined;
    if (this.most === this.#remembered) return;
    this.#remembered = this.most;
    await this.#remember(this.most);
  }

  /** Chooses a smaller size after an error at a page of `limit` items. @returns false if that can't help. */
  shrink(error: unknown, limit: number): boolean {
    const smaller = isRefusal(error) ? SMALLER.find((size) => size < limit) : undefined;
    if (smaller !== undefined) this.#refused ??= this.most;
    this.most = smaller ?? this.#refused ?? this.most;
    if (smaller === undefined) this.#refused = undefined;
    return smaller !== undefined;
  }
}

/** Whether the service refuses a page: its size, or its offset. */
export function isRefusal(error: unknown): boolean {
  return isServiceError(error, 'rejected') && REFUSALS.includes(error.status);
}

/** By the path of the list. */
const sizesOf = oncePerStep(() => new Map<string, Promise<PageSize>>());
