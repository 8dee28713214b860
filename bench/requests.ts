import { builtApp } from '../scripts/app_package.ts';
import { type App, settled, startApp } from '../test/app/support/app.ts';
import { furnish, type Office, reset } from '../test/app/support/office.ts';
import type { Figure } from './measure.ts';

/** Does something; what goes before a `clearRequests` isn't counted. */
type Deed = (app: App, office: Office) => Promise<unknown>;
type Input = (office: Office) => Record<string, unknown>;

const nothing: Input = () => ({});
const sample =
  (key: string): Deed =>
  ({ connection, zapier }) =>
    zapier.loadSample(connection, key, {});
const choices =
  (key: string): Deed =>
  ({ connection, zapier }) =>
    zapier.dropdown(connection, key, 0, {});
const search =
  (key: string, input: Input): Deed =>
  ({ connection, zapier }, office) =>
    zapier.search(connection, key, input(office));
const create =
  (key: string, input: Input): Deed =>
  ({ connection, zapier }, office) =>
    zapier.create(connection, key, input(office));
const poll =
  (key: string, input = nothing): Deed =>
  async ({ connection, workspace, zapier }, office) => {
    const zap = await zapier.turnOn(connection, key, input(office));
    workspace.clearRequests();
    return zapier.poll(zap);
  };
const notify =
  (key: string, body: (ids: string[]) => unknown): Deed =>
  async (app) => {
    await app.zapier.turnOn(app.connection, key, {});
    const ids = app.workspace.addNotes(3, () => ({})).map(({ id }) => id);
    app.workspace.clearRequests();
    app.workspace.notifyRaw(JSON.stringify(body(ids)));
    return settled(app);
  };
const findOrCreate =
  (name: string): Deed =>
  ({ connection, zapier }, { anna }) => {
    const folder = { name, ownerUserId: anna.userId };
    return zapier.searchOrCreate(connection, 'find_folder', folder, folder);
  };
const hydrate =
  (field: string): Deed =>
  async ({ connection, workspace, zapier }) => {
    const { id } = workspace.addNote({ title: 'x'.repeat(5_100_000), summary: 'y'.repeat(1001) });
    const [note] = await zapier.search(connection, 'get_note', { noteId: id });
    workspace.clearRequests();
    return zapier.hydrate(connection, note?.[field]);
  };
const turnOff: Deed = async ({ connection, workspace, zapier }) => {
  const zap = await zapier.turnOn(connection, 'new_note', {});
  workspace.clearRequests();
  return zapier.turnOff(zap);
};
const updateWithShortAnswer: Deed = (app, office) => {
  app.workspace.dialect.shortPatchAnswers = true;
  return create('update_note', ({ renewal }) => ({ noteId: renewal.id, title: 'X' }))(app, office);
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
const newFolder: Input = ({ anna }) => ({ name: 'X', ownerUserId: anna.userId });
const inside: Input = (office) => ({ ...newFolder(office), parentFolderId: office.clients.id });
const groups: Input = ({ ben, sales }) => ({ memberId: ben.id, groupIds: [sales.id] });
const moreGroups: Input = ({ ben, design }) => ({ memberId: ben.id, groupIds: [design.id], mode: 'add' });

/** What is measured, the fewest requests with which the API document lets it be done, and why there are more. */
const cases: readonly (readonly [figure: string, fewest: number, deed: Deed, note?: string])[] = [
  ['connect an account', 1, ({ workspace, zapier }) => zapier.connect({ apiKey: workspace.keys.everything })],
  ['new_note: turn on', 1, ({ connection, zapier }) => zapier.turnOn(connection, 'new_note', {})],
  ['new_note: turn off', 1, turnOff],
  ['new_note: notified of a note', 1, notify('new_note', ([noteId]) => ({ noteId }))],
  ['new_note: notified of three notes', 3, notify('new_note', (ids) => ids.map((id) => ({ id })))],
  ['new_note: notified of nothing', 1, notify('new_note', () => ({}))],
  ['new_note: sample', 1, sample('new_note')],
  ['note_status_changed: notified of a note', 1, notify('note_status_changed', ([noteId]) => ({ noteId }))],
  ['note_status_changed: sample', 1, sample('note_status_changed')],
  ['note_completed: sample', 1, sample('note_completed')],
  ['note_completed: poll', 1, poll('note_completed')],
  ['note_completed: poll of two folders', 1, poll('note_completed', twoFolders), folders],
  ['new_action_item: sample', 1, sample('new_action_item')],
  ['new_action_item: poll', 1, poll('new_action_item')],
  ['new_participant: sample', 1, sample('new_participant')],
  ['new_participant: poll', 1, poll('new_participant')],
  ['new_folder: poll', 1, poll('new_folder')],
  ['new_member: poll', 1, poll('new_member')],
  ['new_invite: poll', 1, poll('new_invite')],

  ['note_list: first page', 1, choices('note_list')],
  ['folder_list', 1, choices('folder_list')],
  ['member_list: first page', 1, choices('member_list')],
  ['group_list', 1, choices('group_list')],

  ['create_digest: the last 30 days', 1, create('create_digest', () => ({ period: 'last-30-days' }))],
  ['update_note: replace everything', 1, create('update_note', everything)],
  ['update_note: append text and add a tag', 2, create('update_note', appended)],
  ['update_note: add a tag that is there', 1, create('update_note', tagThere)],
  ['update_note: the answer leaves fields out', 1, updateWithShortAnswer, noFieldMissing],
  ['create_folder', 1, create('create_folder', newFolder)],
  ['create_folder: inside another', 1, create('create_folder', inside), parent],
  ['set_member_groups: replace', 1, create('set_member_groups', groups)],
  ['set_member_groups: add', 2, create('set_member_groups', moreGroups)],

  ['find_note: by title', 1, search('find_note', () => ({ titleContains: 'kestrel' }))],
  ['find_note: in two folders', 1, search('find_note', twoFolders), folders],
  ['get_note', 1, search('get_note', ({ renewal }) => ({ noteId: renewal.id }))],
  ['find_member: by email', 1, search('find_member', () => ({ email: 'ben@lumenharbor.example' }))],
  ['find_folder', 1, search('find_folder', () => ({ name: 'kestrel' }))],
  ['find_invite', 1, search('find_invite', () => ({ role: 'admin' }))],
  ['find or create a folder: found', 1, findOrCreate('Hiring')],
  ['find or create a folder: created', 2, findOrCreate('X')],

  ['a file of a note', 1, hydrate('noteFile')],
  ['a value that was too big', 1, hydrate('summary')],
];

/**
 * Counts the requests of each operation in a workspace whose lists fit on a page. Reads of the workspace, for its domains or
 * for the account's label, are not counted: they happen at most once in ten minutes.
 */
export async function measureRequests(): Promise<Figure[]> {
  const app = await startApp({ appDirectory: await builtApp() });
  try {
    const figures: Figure[] = [];
    for (const [figure, fewest, deed, note] of cases) {
      reset(app);
      const office = furnish(app);
      await deed(app, office);
      figures.push([figure, app.requests().length, fewest, note]);
    }
    return figures;
  } finally {
    await app.close();
  }
}
