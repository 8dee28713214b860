import { builtApp } from '../scripts/app_package.ts';
import { settled, startApp } from '../test/app/support/app.ts';
import type { App } from '../test/app/support/app.ts';
import { furnish, reset } from '../test/app/support/office.ts';
import type { Office } from '../test/app/support/office.ts';
import type { Row } from './table.ts';
import { row } from './table.ts';

interface Case {
  figure: string;
  /** The fewest requests with which the API document lets it be done. */
  least: number;
  /** What goes before and is not counted; what it returns is what is counted. */
  prepare: (app: App, office: Office) => Promise<() => Promise<unknown>>;
  /** Why there are more. */
  note?: string;
}

const foldersNote = 'how several folders are asked for at once is not documented: one request for each';

/** Counts what only needs to be run. */
const plain =
  (run: (app: App, office: Office) => Promise<unknown>): Case['prepare'] =>
  (app, office) =>
    Promise.resolve(() => run(app, office));

const search = (key: string, input: (office: Office) => Record<string, unknown>) =>
  plain(({ connection, zapier }, office) => zapier.search(connection, key, input(office)));
const create = (key: string, input: (office: Office) => Record<string, unknown>) =>
  plain(({ connection, zapier }, office) => zapier.create(connection, key, input(office)));
const sample = (key: string) => plain(({ connection, zapier }) => zapier.loadSample(connection, key, {}));
const choices = (key: string) => plain(({ connection, zapier }) => zapier.dropdown(connection, key, 0, {}));
const turningOn = (key: string) => plain(({ connection, zapier }) => zapier.turnOn(connection, key, {}));

const polling =
  (key: string, input: (office: Office) => Record<string, unknown> = () => ({})): Case['prepare'] =>
  async ({ connection, zapier }, office) => {
    const zap = await zapier.turnOn(connection, key, input(office));
    return () => zapier.poll(zap);
  };

const notified =
  (key: string, body: (ids: string[]) => string): Case['prepare'] =>
  async (app) => {
    await app.zapier.turnOn(app.connection, key, {});
    const ids = app.workspace.addNotes(3, () => ({})).map(({ id }) => id);
    return () => {
      app.workspace.notifyRaw(body(ids));
      return settled(app);
    };
  };

const searchOrCreate = (name: string) =>
  plain(({ connection, zapier }, { anna }) => {
    const folder = { name, ownerUserId: anna.userId };
    return zapier.searchOrCreate(connection, 'find_folder', folder, folder);
  });

const hydrating =
  (field: string): Case['prepare'] =>
  async ({ connection, workspace, zapier }) => {
    const { id } = workspace.addNote({ title: 'x'.repeat(5_100_000), summary: 'y'.repeat(1001) });
    const [note] = await zapier.search(connection, 'get_note', { noteId: id });
    return () => zapier.hydrate(connection, note?.[field]);
  };

const cases: readonly Case[] = [
  {
    figure: 'connect an account',
    least: 1,
    prepare: plain(({ workspace, zapier }) => zapier.connect({ apiKey: workspace.keys.everything })),
  },

  { figure: 'new_note: turn on', least: 1, prepare: turningOn('new_note') },
  {
    figure: 'new_note: turn off',
    least: 1,
    prepare: async ({ connection, zapier }) => {
      const zap = await zapier.turnOn(connection, 'new_note', {});
      return () => zapier.turnOff(zap);
    },
  },
  {
    figure: 'new_note: notified of a note',
    least: 1,
    prepare: notified('new_note', ([id]) => JSON.stringify({ noteId: id })),
  },
  {
    figure: 'new_note: notified of three notes',
    least: 3,
    prepare: notified('new_note', (ids) => JSON.stringify(ids.map((id) => ({ id })))),
  },
  { figure: 'new_note: notified of nothing', least: 1, prepare: notified('new_note', () => '{}') },
  { figure: 'new_note: sample', least: 1, prepare: sample('new_note') },
  {
    figure: 'note_status_changed: notified of a note',
    least: 1,
    prepare: notified('note_status_changed', ([id]) => JSON.stringify({ noteId: id })),
  },
  { figure: 'note_status_changed: sample', least: 1, prepare: sample('note_status_changed') },
  { figure: 'note_completed: sample', least: 1, prepare: sample('note_completed') },
  { figure: 'note_completed: poll', least: 1, prepare: polling('note_completed') },
  {
    figure: 'note_completed: poll of two folders',
    least: 1,
    prepare: polling('note_completed', ({ hiring, kestrel }) => ({ folderIds: [hiring.id, kestrel.id] })),
    note: foldersNote,
  },
  { figure: 'new_action_item: sample', least: 1, prepare: sample('new_action_item') },
  { figure: 'new_action_item: poll', least: 1, prepare: polling('new_action_item') },
  { figure: 'new_participant: sample', least: 1, prepare: sample('new_participant') },
  { figure: 'new_participant: poll', least: 1, prepare: polling('new_participant') },
  { figure: 'new_folder: poll', least: 1, prepare: polling('new_folder') },
  { figure: 'new_member: poll', least: 1, prepare: polling('new_member') },
  { figure: 'new_invite: poll', least: 1, prepare: polling('new_invite') },

  { figure: 'note_list: first page', least: 1, prepare: choices('note_list') },
  { figure: 'folder_list', least: 1, prepare: choices('folder_list') },
  { figure: 'member_list: first page', least: 1, prepare: choices('member_list') },
  { figure: 'group_list', least: 1, prepare: choices('group_list') },

  {
    figure: 'create_digest: the last 30 days',
    least: 1,
    prepare: create('create_digest', () => ({ period: 'last-30-days' })),
  },
  {
    figure: 'update_note: replace everything',
    least: 1,
    prepare: create('update_note', ({ hiring, renewal }) => ({
      noteId: renewal.id,
      title: 'X',
      userWrittenNote: 'X',
      visibility: 'public',
      tagIds: [hiring.id],
    })),
  },
  {
    figure: 'update_note: append text and add a tag',
    least: 2,
    prepare: create('update_note', ({ hiring, renewal }) => ({
      noteId: renewal.id,
      userWrittenNote: 'X',
      contentMode: 'append',
      tagIds: [hiring.id],
      tagMode: 'add',
    })),
  },
  {
    figure: 'update_note: add a tag that is there',
    least: 1,
    prepare: create('update_note', ({ kestrel, renewal }) => ({
      noteId: renewal.id,
      tagIds: [kestrel.id],
      tagMode: 'add',
    })),
  },
  {
    figure: 'update_note: the answer leaves fields out',
    least: 1,
    prepare: (app, { renewal }) => {
      app.workspace.dialect.shortPatchAnswers = true;
      return Promise.resolve(() =>
        app.zapier.create(app.connection, 'update_note', { noteId: renewal.id, title: 'X' }),
      );
    },
    note: 'the note is read once more, so that no field is missing',
  },
  {
    figure: 'create_folder',
    least: 1,
    prepare: create('create_folder', ({ anna }) => ({ name: 'X', ownerUserId: anna.userId })),
  },
  {
    figure: 'create_folder: inside another',
    least: 1,
    prepare: create('create_folder', ({ anna, clients }) => ({
      name: 'X',
      ownerUserId: anna.userId,
      parentFolderId: clients.id,
    })),
    note: 'the parent’s name and path are in the output, and only the list of folders has them',
  },
  {
    figure: 'set_member_groups: replace',
    least: 1,
    prepare: create('set_member_groups', ({ ben, sales }) => ({ memberId: ben.id, groupIds: [sales.id] })),
  },
  {
    figure: 'set_member_groups: add',
    least: 2,
    prepare: create('set_member_groups', ({ ben, design }) => ({
      memberId: ben.id,
      groupIds: [design.id],
      mode: 'add',
    })),
  },

  {
    figure: 'find_note: by title',
    least: 1,
    prepare: search('find_note', () => ({ titleContains: 'kestrel' })),
  },
  {
    figure: 'find_note: in two folders',
    least: 1,
    prepare: search('find_note', ({ hiring, kestrel }) => ({ folderIds: [hiring.id, kestrel.id] })),
    note: foldersNote,
  },
  { figure: 'get_note', least: 1, prepare: search('get_note', ({ renewal }) => ({ noteId: renewal.id })) },
  {
    figure: 'find_member: by e-mail',
    least: 1,
    prepare: search('find_member', () => ({ email: 'ben@lumenharbor.example' })),
  },
  { figure: 'find_folder', least: 1, prepare: search('find_folder', () => ({ name: 'kestrel' })) },
  { figure: 'find_invite', least: 1, prepare: search('find_invite', () => ({ role: 'admin' })) },
  { figure: 'find or create a folder: found', least: 1, prepare: searchOrCreate('Hiring') },
  { figure: 'find or create a folder: created', least: 2, prepare: searchOrCreate('X') },

  { figure: 'a file of a note', least: 1, prepare: hydrating('noteFile') },
  { figure: 'a value that was too big', least: 1, prepare: hydrating('summary') },
];

/**
 * Counts the requests of each operation, in a workspace whose lists fit on a page, beside the least possible. Reads of the
 * workspace, for its domains or for the account's label, are not counted: they happen once in ten minutes at most.
 */
export async function measureRequests(): Promise<Row[]> {
  const app = await startApp({ appDirectory: await builtApp() });
  try {
    const rows: Row[] = [];
    for (const { figure, least, note, prepare } of cases) {
      reset(app);
      const run = await prepare(app, furnish(app));
      app.workspace.clearRequests();
      await run();
      rows.push(row('requests', figure, app.requests().length, least, note));
    }
    return rows;
  } finally {
    await app.close();
  }
}
