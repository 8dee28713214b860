import { type Item, startZapier, type Zapier } from '../zapier/index.ts';
import { serviceRequests } from '../zapier/service_requests.ts';
import { check, StoryFailure } from './failure.ts';
import type { Page, ToldRequest } from './page.ts';
import { createSteps } from './steps.ts';

/**
 * Runs the operations that only read, against a real service: connects, fills the dropdowns, loads the triggers'
 * samples, and searches for the sampled records. Continues after a step that fails.
 *
 * @throws {StoryFailure} if a step failed, or if the app sent requests other than GETs to the service.
 */
export async function lookAround(
  page: Page,
  appDirectory: string,
  { baseUrl, key }: { baseUrl: string; key: string },
): Promise<void> {
  page.conceal(key);
  const zapier = await startZapier({ appDirectory, environment: { BASE_URL: baseUrl } });
  try {
    await look(page, zapier, key, () => serviceRequests(zapier.logs, baseUrl));
  } finally {
    await zapier.close();
  }
}

async function look(
  page: Page,
  zapier: Zapier,
  key: string,
  requests: () => readonly ToldRequest[],
): Promise<void> {
  const { count, step } = createSteps(page, requests);
  let failures = 0;

  /** @returns the first item that `work` found; `{}` if there was none. */
  async function find(told: string, work: () => Promise<Item[]>): Promise<Item> {
    try {
      return await step(told, async (show) => {
        const items = await work();
        show(`${items.length} found${items.length === 0 ? '' : `: ${namesOf(items)}`}`);
        return items[0] ?? {};
      });
    } catch (error) {
      if (!(error instanceof StoryFailure)) throw error;
      failures += 1;
      return {};
    }
  }

  page.heading('Connecting');
  const connection = await step('The API key is accepted', async (show) => {
    const connected = await zapier.connect({ apiKey: key });
    show(`Zapier lists it as “${connected.label}”`);
    return connected;
  });

  page.heading('Dropdowns (first page)');
  for (const [told, trigger] of [
    ['Folders', 'folder_list'],
    ['Notes', 'note_list'],
    ['Members', 'member_list'],
    ['Groups', 'group_list'],
  ] as const) {
    await find(told, () => zapier.dropdown(connection, trigger, 0, {}));
  }

  page.heading('Trigger samples');
  const sample = (told: string, trigger: string) =>
    find(told, () => zapier.loadSample(connection, trigger, {}));
  const note = await sample('New Note', 'new_note');
  await sample('New Completed Note', 'note_completed');
  const folder = await sample('New Folder', 'new_folder');
  const member = await sample('New Member', 'new_member');
  const invite = await sample('New Pending Invite', 'new_invite');

  page.heading('Searches for the sampled records');
  for (const [told, action, input] of [
    ['Find Note by ID', 'get_note', { noteId: note.id }],
    ['Find Note', 'find_note', { titleContains: note.title }],
    ['Find Folder', 'find_folder', { name: folder.name }],
    ['Find Member', 'find_member', { email: member.email }],
    ['Find Pending Invite', 'find_invite', { email: invite.email }],
    ['Find Workspace', 'find_workspace', {}],
  ] as const) {
    // Without a sample, there is nothing to search for.
    if (Object.values(input).every(Boolean)) await find(told, () => zapier.search(connection, action, input));
  }

  const changing = requests().filter(({ method }) => method !== 'GET');
  check(changing.length === 0, `${changing.length} requests to the service were not GETs.`);
  check(failures === 0, `${failures} of ${count() + failures} steps failed.`);
  page.summary(`Success: ${count()} steps, ${requests().length} requests, all of them GETs.`);
}

function namesOf(items: readonly Item[]): string {
  const names = items
    .slice(0, 3)
    .map(({ path, label, title, name, email, id }) => String(path ?? label ?? title ?? name ?? email ?? id));
  return [...names, ...(items.length > names.length ? ['…'] : [])].join(' · ');
}
