import type { List, Listed, PageEnd } from './list.ts';
import { Reading } from './reading.ts';

interface Watch<Item> {
  key?: string;
  /** Whether no further page is read. */
  isOver?: () => boolean;
  see: (item: Item) => void;
  /** What to say about a page after its items. */
  atEnd: (end: PageEnd) => Promise<PageEnd>;
  atError?: (error: unknown) => Promise<void>;
}

const NO_PAGE: PageEnd = {
  received: 0,
  firstId: undefined,
  bytes: 0,
  nextOffset: null,
  total: null,
  saysMore: false,
};

/** The same list, whose pages are looked at as they pass. */
export function watched<Item extends Listed>(
  list: List<Item>,
  { key = list.key, isOver, see, atEnd, atError }: Watch<Item>,
): List<Item> {
  return {
    key,
    page: async function* (window) {
      if (isOver?.() === true) return NO_PAGE;
      const page = new Reading(list.page(window));
      try {
        for await (const item of page) {
          see(item);
          yield item;
        }
      } catch (error) {
        await atError?.(error);
        throw error;
      }
      return await atEnd(page.result ?? NO_PAGE);
    },
  };
}
