import { describe, expect, it } from '@jest/globals';

import type { InputData } from '../../sandbox/zapier/index.ts';

import type { App } from './support/app.ts';
import { beforeEachInOffice } from './support/in_office.ts';
import { furnish } from './support/office.ts';
import type { Office } from './support/office.ts';
import { product } from '../../src/product.ts';

let app: App;
let office: Office;
beforeEachInOffice((opened) => ({ app, office } = opened));

const create = (key: string, input: InputData) => app.zapier.create(app.connection, key, input);
const update = (input: InputData) => create('update_note', { noteId: office.renewal.id, ...input });
const renewal = () => app.workspace.notes.get(office.renewal.id);
const writes = () => app.workspace.requests.filter(({ method }) => method !== 'GET');
const records = () => {
  const { folders, members, notes } = app.workspace;
  return structuredClone([[...notes], [...members], [...folders]]);
};

describe('text arrives byte for byte', () => {
  const nasty = '{{curly}} {{bundle.authData.apiKey}} 😀 “é” e\u0301\r\n\ttab \\ "quoted" <b>&amp;</b>\r\n ';

  it.each([
    ['append', `before {{x}}\r\n\n\n${nasty}`],
    ['prepend', `${nasty}\n\nbefore {{x}}\r\n`],
    ['replace', nasty],
  ])('with %s', async (contentMode, expected) => {
    app.workspace.editNote(office.renewal.id, { userWrittenNote: 'before {{x}}\r\n' });
    const item = await update({ userWrittenNote: nasty, contentMode });
    expect(renewal()?.userWrittenNote).toBe(expected);
    expect(item.userWrittenNote).toBe(expected);
  });

  it('in titles and names', async () => {
    await update({ title: nasty });
    const folder = await create('create_folder', {
      name: `X${nasty}X`,
      ownerUserId: office.anna.userId,
      icon: nasty,
    });
    expect(renewal()?.title).toBe(nasty);
    expect(app.workspace.folders.get(String(folder.id))).toMatchObject({
      name: `X${nasty}X`.trim(),
      icon: nasty,
    });
  });

  it('into an empty note without a blank line in front', async () => {
    app.workspace.editNote(office.renewal.id, { userWrittenNote: null });
    await update({ userWrittenNote: 'First', contentMode: 'append' });
    expect(renewal()?.userWrittenNote).toBe('First');
  });
});

describe('a write', () => {
  it('sends nothing but what was filled in', async () => {
    await update({ title: 'New', userWrittenNote: '', tagIds: [], visibility: '', clearFields: [] });
    expect(writes().map(({ body }) => body)).toStrictEqual([{ title: 'New' }]);
    expect(renewal()).toStrictEqual({ ...office.renewal, title: 'New', updatedAt: expect.any(String) });
  });

  it('is left out where it would change nothing', async () => {
    const { ben, engineering, design, hiring, kestrel } = office;
    await update({ tagIds: [kestrel.id], tagMode: 'add' });
    await update({ tagIds: [hiring.id], tagMode: 'remove' });
    await create('set_member_groups', { memberId: ben.id, groupIds: [engineering.id], mode: 'add' });
    await create('set_member_groups', { memberId: ben.id, groupIds: [design.id], mode: 'remove' });
    expect(writes()).toStrictEqual([]);
  });

  it('that got no answer is not sent again, and the user is told to look', async () => {
    app.workspace.faults.add({ method: 'PATCH', fault: { kind: 'lost-answer' } });
    await expect(update({ title: 'New' })).rejects.toThrow(
      'It is not known whether the note was updated. Check before you run the step again.',
    );
    expect(writes()).toHaveLength(1);
  });

  it('that broke off is not sent again', async () => {
    app.workspace.faults.add({ method: 'POST', fault: { kind: 'reset' } });
    await expect(create('create_folder', { name: 'X', ownerUserId: office.anna.userId })).rejects.toThrow(
      'It is not known whether the folder was created',
    );
    expect(writes()).toHaveLength(1);
    expect(app.workspace.folders.size).toBe(6);
  });

  it('fails before anything is changed when the text it would add to can’t be read', async () => {
    app.workspace.faults.add({ method: 'GET', fault: { kind: 'status', status: 500 } });
    await expect(update({ userWrittenNote: 'More', contentMode: 'append' })).rejects.toThrow(
      'Nothing was changed.',
    );
    expect(writes()).toStrictEqual([]);
  });

  it('finds a member on the last page of many', async () => {
    furnish(app, 250);
    const [oldest] = [...app.workspace.members.values()].toSorted((a, b) =>
      a.createdAt.localeCompare(b.createdAt),
    );
    const input = { memberId: oldest?.id, groupIds: [office.sales.id], mode: 'add' };
    expect(await create('set_member_groups', input)).toMatchObject({ id: oldest?.id, groupNames: ['Sales'] });
  });
});

type Refusal = [string, string, () => InputData, string];

const refusedHere: Refusal[] = [
  [
    'a note with nothing to change',
    'update_note',
    () => ({ noteId: office.renewal.id, title: ' ' }),
    'There is nothing to change.',
  ],
  [
    'own notes to write and to empty',
    'update_note',
    () => ({ noteId: office.renewal.id, userWrittenNote: 'X', clearFields: ['userWrittenNote'] }),
    '"Written Notes" is filled in, but also chosen in "Fields to Clear". Use only one of the two.',
  ],
  [
    'tags to set and to empty',
    'update_note',
    () => ({ noteId: office.renewal.id, tagIds: [office.hiring.id], clearFields: ['tags'] }),
    '"Tags" is filled in, but also chosen in "Fields to Clear". Use only one of the two.',
  ],
  [
    'a visibility there is not',
    'update_note',
    () => ({ noteId: office.renewal.id, visibility: 'everybody' }),
    'Visible To: choose one of “Only me”, “Everyone in the workspace”, “Anyone with the link”.',
  ],
  ...['..', '%2E%2e', '.', '%252e'].map((noteId): Refusal => [
    `the note ${noteId}`,
    'update_note',
    () => ({ noteId, title: 'X' }),
    'This is not the ID of a note. Choose the note from the list, or map its ID from an earlier step.',
  ]),
  [
    'a member with groups to set and to leave',
    'set_member_groups',
    () => ({ memberId: office.ben.id, groupIds: [office.sales.id], removeAllGroups: 'yes' }),
    '"Groups" is filled in, but "Remove From All Groups" is on. Use only one of the two.',
  ],
  [
    'a member to take out of all groups by adding',
    'set_member_groups',
    () => ({ memberId: office.ben.id, mode: 'add', removeAllGroups: true }),
    '"Remove From All Groups" is on, so "How to Set Groups" must be “Replace all groups”.',
  ],
  [
    'a member with no groups named',
    'set_member_groups',
    () => ({ memberId: office.ben.id, groupIds: [''], removeAllGroups: 'no' }),
    'There is nothing to change. Choose at least one group, or turn on "Remove From All Groups".',
  ],
  [
    'a color that is none',
    'create_folder',
    () => ({ name: 'X', ownerUserId: office.anna.userId, color: 'teal' }),
    'Color: “teal” is not a hex color. Use a code such as #3366FF.',
  ],
];

const refusedAfterReading: Refusal[] = [
  [
    'a note that does not exist, to append to',
    'update_note',
    () => ({ noteId: 'note_of_nobody', userWrittenNote: 'X', contentMode: 'append' }),
    `The note was not found in ${product.name}.`,
  ],
  [
    'a member that is no one, to add to a group',
    'set_member_groups',
    () => ({ memberId: 'member_of_nothing', groupIds: [office.sales.id], mode: 'add' }),
    `The member was not found in ${product.name}.`,
  ],
  [
    'a parent folder that does not exist',
    'create_folder',
    () => ({ name: 'X', ownerUserId: office.anna.userId, parentFolderId: 'folder_of_nobody' }),
    'The folder in "Parent Folder" no longer exists. Choose another from the list.',
  ],
];

const refusedByTheService: Refusal[] = [
  [
    'a note that does not exist',
    'update_note',
    () => ({ noteId: 'note/of nobody?', title: 'X' }),
    `The note was not found in ${product.name}.`,
  ],
  [
    'a member that is no one',
    'set_member_groups',
    () => ({ memberId: 'member_of_nothing', removeAllGroups: 'true' }),
    `The member was not found in ${product.name}.`,
  ],
  [
    'groups that do not exist',
    'set_member_groups',
    () => ({ memberId: office.ben.id, groupIds: ['group_of_nobody'] }),
    'groupIds: there is no group group_of_nobody (field: groupIds).',
  ],
  [
    'an owner who left',
    'create_folder',
    () => ({ name: 'X', ownerUserId: 'user_who_left' }),
    'ownerUserId: there is no such user (field: ownerUserId).',
  ],
];

describe('one clear sentence, and nothing is changed, for', () => {
  async function expectRefusal([, key, input, sentence]: Refusal): Promise<void> {
    const before = records();
    await expect(create(key, input())).rejects.toMatchObject({
      name: 'AppError',
      message: expect.stringContaining(sentence),
    });
    expect(records()).toStrictEqual(before);
  }

  it.each(refusedHere)('%s, without a request', async (...refusal) => {
    await expectRefusal(refusal);
    expect(app.workspace.requests).toStrictEqual([]);
  });

  it.each(refusedAfterReading)('%s, without a write', async (...refusal) => {
    await expectRefusal(refusal);
    expect(writes()).toStrictEqual([]);
  });

  it.each(refusedByTheService)('%s, as the service has it', async (...refusal) => {
    await expectRefusal(refusal);
  });
});
