import { builtApp } from '../scripts/app_package.ts';
import { settled, startApp } from '../test/app/support/app.ts';
import type { App } from '../test/app/support/app.ts';
import { furnish, reset } from '../test/app/support/office.ts';
import type { Office } from '../test/app/support/office.ts';
import type { Row } from './measure.ts';
import { row } from './measure.ts';

/** What goes before and isn't counted; what it returns is what is counted. */
type Prepare = (app: App, office: Office) => Promise<() => Promise<unknown>>;
type Input = Record<string, unknown> | ((office: Office) => Record<string, unknown>);

/** Counts what only needs to be run. */
const plain =
  (run: (app: App, office: Office) => Promise<unknown>): Prepare =>
  (app, office) =>
    Promise.resolve(() => run(app, office));

const filled = (input: Input, office: Office) => (typeof input === 'function' ? input(office) : input);
const search = (key: string, input: Input) =>
  plain(({ connection, zapier }, office) => zapier.search(connection, key, filled(input, office)));
const create = (key: string, input: Input) =>
  plain(({ connection, zapier }, office) => zapier.create(connection, key, filled(input, office)));
const sample = (key: string) => plain(({ connection, zapier }) => zapier.loadSample(connection, key, {}));
const choices = (key: string) => plain(({ connection, zapier }) => zapier.dropdown(connection, key, 0, {}));

const polling =
  (key: string, input: Input = {}): Prepare =>
  async ({ connection, zapier }, office) => {
    const zap = await zapier.turnOn(connection, key, filled(input, office));
    return () => zapier.poll(zap);
  };

const notified =
  (key: string, body: (ids: string[]) => unknown): Prepare =>
  async (app) => {
    await app.zapier.turnOn(app.connection, key, {});
    const ids = app.workspace.addNotes(3, () => ({})).map(({ id }) => id);
    return () => {
      app.workspace.notifyRaw(JSON.stringify(body(ids)));
      return settled(app);
    };
  };

const turningOff =
  (key: string): Prepare =>
  async ({ connection, zapier }) => {
    const zap = await zapier.turnOn(connection, key, {});
    return () => zapier.turnOff(zap);
  };

const findOrCreate = (name: string) =>
  plain(({ connection, zapier }, { anna }) => {
    const folder = { name, ownerUserId: anna.userId };
    return zapier.searchOrCreate(connection, 'find_folder', folder, folder);
  });

const hydrating =
  (field: string): Prepare =>
  async ({ connection, workspace, zapier }) => {
    const { id } = workspace.addNote({ title: 'x'.repeat(5_100_000), summary: 'y'.repeat(1001) });
    const [note] = await zapier.search(connection, 'get_note', { noteId: id });
    return () => zapier.hydrate(connection, note?.[field]);
  };

const folders = 'one request for each folder: how to ask for several at once is not documented';
const noFieldMissing = 'the note is read again, so that no field is missing';
const parent = 'the output has the parent’s name and path, and only the list of folders has them';

const twoFolders: Input = ({ hiring, kestrel }) => ({ folderIds: [hiring.id, kestrel.id] });
const everything: Input = ({ hiring, renewal }) => ({
  noteId: renewal.id,
  title: 'X',
  userWrittenNote: 'X',
  visibility: 'public',
  tagIds: [hiring.id],
});
const appended: Input = ({ hiring, renewal }) => ({
  noteId: renewal.id,
  userWrittenNote: 'X',
  contentMode: 'append',
  tagIds: [hiring.id],
  tagMode: 'add',
});
const tagThere: Input = ({ kestrel, renewal }) => ({
  noteId: renewal.id,
  tagIds: [kestrel.id],
  tagMode: 'add',
});
const inside: Input = ({ anna, clients }) => ({
  name: 'X',
  ownerUserId: anna.userId,
  parentFolderId: clients.id,
});

/** What is measured, the fewest requests with which the API document lets it be done, and why there are more. */
const cases: readonly (readonly [figure: string, fewest: number, prepare: Prepare, note?: string])[] = [
  ['connect an account', 1, plain((app) => app.zapier.connect({ apiKey: app.workspace.keys.everything }))],
  ['new_note: turn on', 1, plain((app) => app.zapier.turnOn(app.connection, 'new_note', {}))],
  ['new_note: turn off', 1, turningOff('new_note')],
  ['new_note: notified of a note', 1, notified('new_note', ([noteId]) => ({ noteId }))],
  ['new_note: notified of three notes', 3, notified('new_note', (ids) => ids.map((id) => ({ id })))],
  ['new_note: notified of nothing', 1, notified('new_note', () => ({}))],
  ['new_note: sample', 1, sample('new_note')],
  ['note_status_changed: notified of a note', 1, notified('note_status_changed', ([noteId]) => ({ noteId }))],
  ['note_status_changed: sample', 1, sample('note_status_changed')],
  ['note_completed: sample', 1, sample('note_completed')],
  ['note_completed: poll', 1, polling('note_completed')],
  ['note_completed: poll of two folders', 1, polling('note_completed', twoFolders), folders],
  ['new_action_item: sample', 1, sample('new_action_item')],
  ['new_action_item: poll', 1, polling('new_action_item')],
  ['new_participant: sample', 1, sample('new_participant')],
  ['new_participant: poll', 1, polling('new_participant')],
  ['new_folder: poll', 1, polling('new_folder')],
  ['new_member: poll', 1, polling('new_member')],
  ['new_invite: poll', 1, polling('new_invite')],

  ['note_list: first page', 1, choices('note_list')],
  ['folder_list', 1, choices('folder_list')],
  ['member_list: first page', 1, choices('member_list')],
  ['group_list', 1, choices('group_list')],

  ['create_digest: the last 30 days', 1, create('create_digest', { period: 'last-30-days' })],
  ['update_note: replace everything', 1, create('update_note', everything)],
  ['update_note: append text and add a tag', 2, create('update_note', appended)],
  ['update_note: add a tag that is there', 1, create('update_note', tagThere)],
  [
    'update_note: the answer leaves fields out',
    1,
    (app, { renewal }) => {
      app.workspace.dialect.shortPatchAnswers = true;
      const input = { noteId: renewal.id, title: 'X' };
      return Promise.resolve(() => app.zapier.create(app.connection, 'update_note', input));
    },
    noFieldMissing,
  ],
  ['create_folder', 1, create('create_folder', ({ anna }) => ({ name: 'X', ownerUserId: anna.userId }))],
  ['create_folder: inside another', 1, create('create_folder', inside), parent],
  [
    'set_member_groups: replace',
    1,
    create('set_member_groups', ({ ben, sales }) => ({ memberId: ben.id, groupIds: [sales.id] })),
  ],
  [
    'set_member_groups: add',
    2,
    create('set_member_groups', ({ ben, design }) => ({
      memberId: ben.id,
      groupIds: [design.id],
      mode: 'add',
    })),
  ],

  ['find_note: by title', 1, search('find_note', { titleContains: 'kestrel' })],
  ['find_note: in two folders', 1, search('find_note', twoFolders), folders],
  ['get_note', 1, search('get_note', ({ renewal }) => ({ noteId: renewal.id }))],
  ['find_member: by email', 1, search('find_member', { email: 'ben@lumenharbor.example' })],
  ['find_folder', 1, search('find_folder', { name: 'kestrel' })],
  ['find_invite', 1, search('find_invite', { role: 'admin' })],
  ['find or create a folder: found', 1, findOrCreate('Hiring')],
  ['find or create a folder: created', 2, findOrCreate('X')],

  ['a file of a note', 1, hydrating('noteFile')],
  ['a value that was too big', 1, hydrating('summary')],
];

/**
 * Counts the requests of each operation in a workspace whose lists fit on a page. Reads of the workspace, for its domains or
 * for the account's label, are not counted: they happen at most once in ten minutes.
 */
export async function measureRequests(): Promise<Row[]> {
  const app = await startApp({ appDirectory: await builtApp() });
  try {
    const rows: Row[] = [];
    for (const [figure, fewest, prepare, note] of cases) {
      reset(app);
      const run = await prepare(app, furnish(app));
      app.workspace.clearRequests();
      await run();
      rows.push(row('requests', figure, app.requests().length, fewest, note));
    }
    return rows;
  } finally {
    await app.close();
  }
}
