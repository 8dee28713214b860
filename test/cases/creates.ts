import { expect } from 'expect';

import type { Note } from '../../sandbox/workspace/index.ts';
import type { App } from '../app/support/app.ts';
import { daysAgo, type Office } from '../app/support/office.ts';
import { recording } from '../audio/corpus.ts';
import { isHidden, listedBelow, listedPath, visible } from './listed.ts';
import {
  caseOf,
  create,
  type Exceptions,
  type Expectation,
  externalLeftOpen,
  matching,
  type OperationCase,
  type Step,
  type UnderFaults,
  unlessAllRead,
  unlessSummariesLeftOut,
  WORKSPACE,
} from './operation_case.ts';

/** After a write, a failure to read optional data does not fail the step. */
export const anythingLeftOpen = {
  ...externalLeftOpen.instead[WORKSPACE],
  'expired-auth': 'succeeds',
  rejected: 'succeeds',
  throttled: 'succeeds',
  unavailable: 'succeeds',
  'unexpected-answer': 'succeeds',
} as const;
export const noteUpdated: UnderFaults = {
  effect: 'the note was updated',
  isRepeatable: true,
  instead: { [WORKSPACE]: anythingLeftOpen },
};
/** If the key may not read what a name could mean, it is sent as it is. */
const FOLDERS = { 'GET /v1/folders': { forbidden: 'succeeds' } } as const;
const MEMBERS = { 'GET /v1/workspace/members': { forbidden: 'succeeds' } } as const;
const groupsSet = {
  effect: "the member's groups were set",
  requests: 3,
  isRepeatable: true,
  instead: MEMBERS,
};

/** Checks the note in the workspace as well as the step's result. */
const updated =
  (change: (office: Office, app: App) => Partial<Note>): Expectation =>
  (items, office, app) => {
    const expected = { ...office.renewal, ...change(office, app), updatedAt: expect.any(String) };
    expect(app.workspace.notes.get(office.renewal.id)).toStrictEqual(expected);
    const { id, tags, title, visibility } = expected;
    // HTML is shown as the service returns it.
    const shown = (text: unknown): unknown =>
      app.workspace.dialect.texts === 'html' ? expect.any(String) : text;
    const [enhancedNote, userWrittenNote] = [expected.enhancedNote, expected.userWrittenNote].map(shown);
    const tagIds = app.workspace.dialect.tags === 'unidentified' ? [] : tags.map((tag) => tag.id);
    expect(items).toMatchObject([{ id, title, userWrittenNote, visibility, tagIds, enhancedNote }]);
  };

const inGroups =
  (...names: string[]): Expectation =>
  (items, { anna }, { workspace }) => {
    expect(items).toMatchObject([{ id: anna.id, lastName: 'Lindqvist', groupNames: names }]);
    expect(workspace.members.get(anna.id)?.groups.map(({ name }) => name)).toStrictEqual(names);
  };

/** If the service does not show all members, a name could mean anyone. */
const notAllMembers = { failsWith: 'did not show all members' };
const someHidden = {
  if: (_office: Office, app: App) => visible(app, app.workspace.members).length < app.workspace.members.size,
  expected: notAllMembers,
};
const membersUnknown: Exceptions = {
  ignoresOffset: someHidden,
  beyondMaxOffset: someHidden,
  repeatsPages: {
    if: (_office, { workspace }) => workspace.dialect.paginationForm !== 'total',
    expected: notAllMembers,
  },
};

/** If the app treated unknown groups as none, it would remove the member from all other groups. */
const annaHidden = {
  if: isHidden(({ anna }) => anna),
  expected: { failsWith: 'has more members than can be read in one step' },
};
const withoutGroups: Exceptions = {
  ignoresOffset: annaHidden,
  beyondMaxOffset: annaHidden,
  memberGroups: { failsWith: 'did not say which groups the member is in' },
};

const created =
  (folder: (office: Office) => object, shown: object): Expectation =>
  (items, office, { workspace }) => {
    expect(items).toMatchObject([shown]);
    expect(workspace.folders.get(String(items[0]?.id))).toMatchObject(folder(office));
  };

/** What can't be identified can't be kept. */
const foldersUnknown: Exceptions = {
  'tags: unidentified': { failsWith: 'did not show the folders of this note' },
};

/** A new note can't be looked up: others may have its title. */
const notTold: Expectation = { failsWith: 'look for the note "Field recording", created at about' };

/** The same in every run: a digest's file has them. */
const [FROM, TO] = [daysAgo(12), daysAgo(-1)];

export const creates: readonly Step[] = [
  create('update_note', 'replaces', {
    input: ({ hiring, renewal }) => ({
      noteId: renewal.id,
      title: 'Renewal {{2027}}',
      visibility: 'only-me',
      userWrittenNote: 'New\r\ntext 👋',
      tagIds: [hiring.id],
    }),
    expected: updated(({ hiring }, { workspace }) => ({
      title: 'Renewal {{2027}}',
      visibility: 'only-me',
      userWrittenNote: 'New\r\ntext 👋',
      tags: [workspace.tag(hiring.id)],
    })),
    faults: { ...noteUpdated, requests: 2, instead: { ...noteUpdated.instead, ...FOLDERS } },
  }),
  create('update_note', 'appends, and adds tags', {
    input: ({ hiring, renewal }) => ({
      noteId: renewal.id,
      userWrittenNote: 'More',
      contentMode: 'append',
      tagIds: [hiring.id],
      tagMode: 'add',
    }),
    expected: updated(({ hiring, kestrel }, { workspace }) => ({
      userWrittenNote: 'Ask about **prices**.\n\nMore',
      tags: [workspace.tag(kestrel.id), workspace.tag(hiring.id)],
    })),
    except: {
      ...foldersUnknown,
      // Nothing of what is there is changed.
      'texts: html': (items, office, { workspace }) => {
        const written = workspace.notes.get(office.renewal.id)?.userWrittenNote;
        expect(written).toBe('<p>Ask about <strong>prices</strong>.</p>\n\n\nMore');
        expect(items).toMatchObject([{ id: office.renewal.id }]);
      },
    },
    faults: {
      ...noteUpdated,
      requests: 3,
      isRepeatable: false,
      instead: { ...noteUpdated.instead, ...FOLDERS },
    },
  }),
  create('create_folder', 'creates a folder inside another', {
    input: ({ anna, clients }) => ({
      name: 'Osterberg',
      ownerUserId: anna.userId,
      parentFolderId: clients.id,
      color: 'fa0',
      isPrivate: 'yes',
    }),
    expected: created(({ clients }) => ({ parentFolderId: clients.id, color: '#fa0', isPrivate: true }), {
      path: 'Clients / Osterberg',
      parentName: 'Clients',
    }),
    except: {
      // The app lists the folders before it creates the new one.
      folderCycle: (items, { clients }, app) => {
        const folders = [...app.workspace.folders.values()];
        const path = [...listedPath(app, clients.name, folders.slice(0, -1)), 'Osterberg'].join(' / ');
        expect(items).toMatchObject([{ path, parentName: 'Clients' }]);
        expect(folders.at(-1)).toMatchObject({ parentFolderId: clients.id });
      },
    },
    // Only the list of folders has the parent's name and path.
    faults: { effect: 'the folder was created', requests: 3, instead: { ...FOLDERS, ...MEMBERS } },
  }),
  create('create_folder', 'takes owner and parent by address and name', {
    input: () => ({ name: 'Legal', ownerUserId: 'ANNA@lumenharbor.example', parentFolderId: 'hiring' }),
    expected: created(({ hiring }) => ({ parentFolderId: hiring.id }), {
      name: 'Legal',
      parentName: 'Hiring',
    }),
    except: membersUnknown,
  }),
  create('set_member_groups', 'takes names', {
    input: ({ design }) => ({ memberId: 'ANNA@lumenharbor.example', groupIds: ['engineering', design.id] }),
    expected: inGroups('Engineering', 'Design'),
    except: { ...membersUnknown, memberGroups: { failsWith: 'there is no group engineering' } },
  }),
  create('set_member_groups', 'replaces', {
    input: ({ anna, engineering }) => ({ memberId: anna.id, groupIds: [engineering.id] }),
    expected: inGroups('Engineering'),
    faults: groupsSet,
  }),
  create('set_member_groups', 'adds', {
    input: ({ anna, engineering }) => ({ memberId: anna.id, groupIds: [engineering.id], mode: 'add' }),
    expected: inGroups('Sales', 'Engineering'),
    except: withoutGroups,
    faults: { ...groupsSet, instead: {} },
  }),
  create('create_note_from_audio', 'creates a note', {
    input: ({ kestrel }, { zapier }) => ({
      audio: zapier.offer(recording('cbr.mp3')),
      title: 'Field recording',
      kind: 'podcast',
      tagIds: [kestrel.id],
    }),
    expected: ([item], { kestrel }, { workspace }) => {
      const id = item?.noteId;
      expect(item).toMatchObject({ id, fileExtension: 'mp3' });
      expect(workspace.notes.get(String(id))).toMatchObject({
        title: 'Field recording',
        kind: 'podcast',
        tags: [workspace.tag(kestrel.id)],
        status: workspace.dialect.initialAudioStatus,
        totalDurationSec: item?.durationSec,
      });
    },
    except: {
      'changeAnswer: nothing': notTold,
      'changeAnswer: page': notTold,
    },
    faults: { effect: 'the note was created', requests: 3, instead: FOLDERS },
  }),
  create('create_digest', 'writes about the notes of a period', {
    input: () => ({
      period: 'custom',
      createdAfter: FROM,
      createdBefore: TO,
      groupBy: 'folder',
      include: ['summary', 'participants', 'openActionItems'],
    }),
    expected: ([digest], { renewal }) => {
      expect(digest).toMatchObject({ count: 4, openActionItemCount: 2 });
      expect(digest?.notes).toMatchObject([{ id: renewal.id }, {}, {}, {}]);
      expect(digest?.text).toContain('They renew.');
    },
    except: { ...unlessSummariesLeftOut, ...unlessAllRead },
    faults: externalLeftOpen,
  }),
];

export const createCases: readonly OperationCase[] = [
  ...creates.map(caseOf),
  {
    name: 'create_digest counts the notes of a subfolder that was created a moment ago',
    output: ['creates', 'create_digest'],
    run: async ({ connection, workspace, zapier }, { clients }) => {
      const input = {
        period: 'custom',
        createdAfter: FROM,
        folderIds: [clients.id],
        includeSubfolders: true,
      };
      await zapier.create(connection, 'create_digest', input);
      const { id } = workspace.addFolder({ name: 'Osterberg', parentFolderId: clients.id });
      workspace.addNote({ title: 'Osterberg: kickoff', tags: [workspace.tag(id)] });
      return [await zapier.create(connection, 'create_digest', input)];
    },
    expected: matching((_office, app) => [
      { count: listedBelow(app, 'Clients', ['Kestrel', 'Osterberg']).length },
    ]),
    except: { ...unlessSummariesLeftOut, ...unlessAllRead },
  },
  {
    name: 'create_folder creates a folder for an owner found before',
    output: ['creates', 'create_folder'],
    run: async ({ connection, zapier }) => {
      const [anna] = await zapier.search(connection, 'find_member', { email: 'anna@lumenharbor.example' });
      const folder = { name: '📁 {{New}}', ownerUserId: anna?.ownerUserId };
      return [await zapier.create(connection, 'create_folder', folder)];
    },
    expected: created(() => ({ name: '📁 {{New}}', parentFolderId: null }), { path: '📁 {{New}}' }),
  },
];
