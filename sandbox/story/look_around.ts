import { type Item, startZapier } from '../zapier/index.ts';
import { startRecorder } from '../zapier/recorder.ts';
import { check, isTold, type Page } from './page.ts';

/**
 * Runs the operations that only read, against a real service: connects, fills the dropdowns, loads the triggers'
 * samples, and searches for the sampled records. Continues after a step that fails.
 *
 * @throws {TourFailure} if a step failed, or if the app sent requests other than GETs to the service.
 */
export async function lookAround(
  page: Page,
  appDirectory: string,
  { baseUrl, key }: { baseUrl: string; key: string },
): Promise<void> {
  page.conceal(key);
  const recorder = await startRecorder(baseUrl, key);
  const zapier = await startZapier({ appDirectory, environment: { BASE_URL: recorder.baseUrl } });
  let failures = 0;
  const requests = () => recorder.requests;

  /** @returns the first item that `work` found; `{}` if there was none. */
  async function find(told: string, work: () => Promise<Item[]>): Promise<Item> {
    try {
      return await page.step(told, requests, async (show) => {
        const items = await work();
        const names = items
          .slice(0, 3)
          .map(
            ({ path, label, title, name, email, text, id }) =>
              path ?? label ?? title ?? name ?? email ?? text ?? id,
          );
        show(`${items.length} found${names.length === 0 ? '' : `: ${names.join(' · ')}`}`);
        return items[0] ?? {};
      });
    } catch (error) {
      if (!isTold(error)) throw error;
      failures += 1;
      return {};
    }
  }

  try {
    const { triggers } = await zapier.definition();
    page.heading('Connecting');
    const connection = await page.step('The API key is accepted', requests, async (show) => {
      const connected = await zapier.connect({ apiKey: key });
      show(`Zapier lists it as “${connected.label}”`);
      return connected;
    });

    const samples = new Map<string, Item>();
    for (const isHidden of [true, false]) {
      page.heading(isHidden ? 'Dropdowns (first page)' : 'Trigger samples');
      for (const { key: trigger, display, operation } of Object.values(triggers)) {
        if ((display.hidden ?? false) !== isHidden) continue;
        // What the user has to choose is not known.
        if (operation.inputFields.some(({ required, default: preset }) => required && preset === undefined))
          continue;
        const load = () =>
          isHidden ? zapier.dropdown(connection, trigger, 0, {}) : zapier.loadSample(connection, trigger, {});
        samples.set(trigger, await find(display.label, load));
      }
    }

    page.heading('Searches for the sampled records');
    const [note, folder, member, invite] = ['new_note', 'new_folder', 'new_member', 'new_invite'].map(
      (trigger) => samples.get(trigger) ?? {},
    );
    for (const [told, action, input] of [
      ['Find Note by ID', 'get_note', { noteId: note?.id }],
      ['Find Note', 'find_note', { titleContains: note?.title }],
      ['Find Folder', 'find_folder', { name: folder?.name }],
      ['Find Member', 'find_member', { email: member?.email }],
      ['Find Pending Invite', 'find_invite', { email: invite?.email }],
      ['Find Workspace', 'find_workspace', {}],
    ] as const) {
      // Without a sample, there is nothing to search for.
      if (Object.values(input).every(Boolean))
        await find(told, () => zapier.search(connection, action, input));
    }
    const changing = requests().filter(({ method }) => method !== 'GET');
    check(changing.length === 0, `${changing.length} requests to the service were not GETs.`);
    check(failures === 0, `${failures} of ${page.count() + failures} steps failed.`);
    page.summary(`Success: ${page.count()} steps, ${requests().length} requests, all of them GETs.`);
  } finally {
    recorder.close();
    await zapier.close();
  }
}
