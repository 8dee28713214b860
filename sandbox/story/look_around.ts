import { startZapier } from '../zapier/index.ts';
import { serviceRequests } from '../zapier/service_requests.ts';
import type { Item, Zapier } from '../zapier/index.ts';
import { check, StoryFailure } from './failure.ts';
import type { Page, ToldRequest } from './page.ts';
import { createSteps } from './steps.ts';

/**
 * Does against a real service all that only reads: connects, fills the dropdowns, loads the triggers' samples, and searches
 * for what the samples show. A step that fails does not keep the later ones from being done.
 *
 * @throws when a step failed, or when the app sent the service anything but GETs.
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

  /** @returns the first of what it found. */
  async function find(told: string, nameKey: string, work: () => Promise<Item[]>): Promise<Item> {
    try {
      return await step(told, async (show) => {
        const items = await work();
        show(`${items.length} found${items.length === 0 ? '' : `: ${namesOf(items, nameKey)}`}`);
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

  const dropdown = (told: string, trigger: string, nameKey: string) =>
    find(told, nameKey, () => zapier.dropdown(connection, trigger, 0, {}));
  const sample = (told: string, trigger: string, nameKey: string) =>
    find(told, nameKey, () => zapier.loadSample(connection, trigger, {}));
  /** Where there was no sample there is nothing to search for. */
  const search = async (
    told: string,
    action: string,
    nameKey: string,
    [inputKey, value]: [string, unknown],
  ) => {
    if (typeof value !== 'string' || value === '') return;
    await find(told, nameKey, () => zapier.search(connection, action, { [inputKey]: value }));
  };

  page.heading('Dropdowns, their first page');
  await dropdown('Folders', 'folder_list', 'path');
  await dropdown('Notes', 'note_list', 'label');
  await dropdown('Members', 'member_list', 'label');
  await dropdown('Groups', 'group_list', 'name');

  page.heading('Samples of the triggers');
  const note = await sample('New Note', 'new_note', 'title');
  await sample('New Completed Note', 'note_completed', 'title');
  const folder = await sample('New Folder', 'new_folder', 'name');
  const member = await sample('New Member', 'new_member', 'name');
  const invite = await sample('New Pending Invite', 'new_invite', 'email');

  page.heading('Searches for what the samples showed');
  await search('Find Note by ID', 'get_note', 'title', ['noteId', note.id]);
  await search('Find Note', 'find_note', 'title', ['titleContains', note.title]);
  await search('Find Folder', 'find_folder', 'path', ['name', folder.name]);
  await search('Find Member', 'find_member', 'name', ['email', member.email]);
  await search('Find Pending Invite', 'find_invite', 'email', ['email', invite.email]);
  await find('Find Workspace', 'name', () => zapier.search(connection, 'find_workspace', {}));

  const changing = requests().filter(({ method }) => method !== 'GET');
  check(changing.length === 0, `${changing.length} requests to the service were no GETs.`);
  check(failures === 0, `${failures} of ${count() + failures} steps failed.`);
  page.summary(`All went well: ${count()} steps, ${requests().length} requests, all of them GETs.`);
}

function namesOf(items: readonly Item[], nameKey: string): string {
  const names = items.slice(0, 3).map((item) => String(item[nameKey] ?? item.id));
  return [...names, ...(items.length > names.length ? ['…'] : [])].join(' · ');
}
