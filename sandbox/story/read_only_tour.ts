import assert from 'node:assert/strict';

import type { OperationDefinition } from '../../scripts/definition.ts';
import type { Connection, Item, Zapier } from '../zapier/index.ts';
import { isTold, type Page } from './page.ts';

/** Searches, with the field to fill in and the value for it: of a trigger's sample. */
const SEARCHES = [
  ['get_note', 'noteId', 'new_note', 'id'],
  ['find_note', 'titleContains', 'new_note', 'title'],
  ['find_folder', 'name', 'new_folder', 'name'],
  ['find_member', 'email', 'new_member', 'email'],
  ['find_invite', 'email', 'new_invite', 'email'],
] as const;

export function connect(page: Page, zapier: Zapier, apiKey: string): Promise<Connection> {
  return page.step('A user connects a workspace with an API key', async (show) => {
    const connection = await zapier.connect({ apiKey });
    show(`Zapier lists it as “${connection.label}”`);
    return connection;
  });
}

/**
 * Runs the operations that only read, against a real service: connects, fills the dropdowns, loads the triggers'
 * samples, and searches for the sampled records. Continues after a step that fails.
 *
 * @throws {AssertionError} if a step failed, or if the app sent requests other than GETs to the service.
 */
export async function readOnlyTour(page: Page, zapier: Zapier, apiKey: string): Promise<void> {
  const { searches, triggers } = await zapier.definition();
  const samples = new Map<string, Item | undefined>();
  let failures = 0;

  /** Keeps the first item that `work` finds, under the key of the operation. */
  async function find({ key, display }: OperationDefinition, work: () => Promise<Item[]>): Promise<void> {
    try {
      await page.step(display.label, async (show) => {
        const items = await work();
        const names = items.slice(0, 3).map(nameOf).join(' · ');
        show(`${items.length} found${names && `: ${names}`}`);
        samples.set(key, items[0]);
      });
    } catch (error) {
      if (!isTold(error)) throw error;
      failures += 1;
    }
  }

  page.heading('Connecting');
  const connection = await connect(page, zapier, apiKey);
  for (const isHidden of [true, false]) {
    page.heading(isHidden ? 'Dropdowns (first page)' : 'Trigger samples');
    for (const trigger of Object.values(triggers)) {
      const { key, display, operation } = trigger;
      // What the user has to choose is not known.
      const isOpen = operation.inputFields.some((field) => field.required && field.default === undefined);
      if ((display.hidden ?? false) !== isHidden || isOpen) continue;
      // Without the company's domains, nobody is known to be external.
      const input = operation.inputFields.some((field) => field.key === 'who') ? { who: 'everyone' } : {};
      await find(trigger, () =>
        isHidden ? zapier.dropdown(connection, key, 0, {}) : zapier.loadSample(connection, key, input),
      );
    }
  }
  page.heading('Searches for the sampled records');
  for (const [key, field, trigger, from] of SEARCHES) {
    const value = samples.get(trigger)?.[from];
    // Without a sample, there is nothing to search for.
    const search = value ? searches[key] : undefined;
    if (search) await find(search, () => zapier.search(connection, key, { [field]: value }));
  }
  const changing = page.requests.filter(({ method }) => method !== 'GET');
  assert(changing.length === 0, `${changing.length} requests to the service were not GETs.`);
  assert(failures === 0, `${failures} of ${page.count() + failures} steps failed.`);
  page.summary(`Success: ${page.count()} steps, ${page.requests.length} requests, all of them GETs.`);
}

function nameOf({ path, label, title, name, email, text, id }: Item): unknown {
  return path ?? label ?? title ?? name ?? email ?? text ?? id;
}
