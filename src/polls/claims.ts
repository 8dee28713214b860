import { hash } from 'node:crypto';

import type { Step } from '../zapier/step.ts';

/** Longer than a reconcile ever looks back. */
const CLAIMED_FOR_SEC = 30 * 24 * 60 * 60;

/**
 * Keeps the items for which the Zap has not fired yet, and claims them: Zapier does not deduplicate instant triggers.
 *
 * @param hookUrl identifies the Zap. If it is unknown, nothing can be claimed, and all items are kept.
 * @param nameOf what fires once, such as a note, or a note and a status.
 */
export async function claimed<Item>(
  { cache }: Pick<Step, 'cache'>,
  hookUrl: string | undefined,
  items: readonly Item[],
  nameOf: (item: Item) => readonly unknown[],
): Promise<Item[]> {
  if (hookUrl === undefined) return [...items];
  const isOurs = await Promise.all(
    items.map((item) => {
      const key = hash('sha256', JSON.stringify([hookUrl, ...nameOf(item)]));
      return cache.claim(`fired-${key}`, CLAIMED_FOR_SEC);
    }),
  );
  return items.filter((_, i) => isOurs[i]);
}
