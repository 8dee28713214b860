import { expect } from '@jest/globals';

import type { Note } from '../../../sandbox/workspace/index.ts';
import type { InputData } from '../../../sandbox/zapier/index.ts';
import { recording } from '../../audio/corpus.ts';
import { loopbackServer } from '../../support/loopback_server.ts';
import type { App } from './app.ts';
import { isHidden, listedPath } from './listed.ts';
import { daysAgo, type Office } from './office.ts';
import type { Exceptions, Expectation, OperationCase } from './operation_case.ts';
import { create } from './operation_case.ts';

/** Checks the note in the workspace as well as the step's result. */
const updated =
  (change: (office: Office, app: App) => Partial<Note>): Expectation =>
  (items, office, app) => {
    const expected = { ...office.renewal, ...change(office, app), updatedAt: expect.any(String) };
    expect(app.workspace.notes.get(office.renewal.id)).toStrictEqual(expected);
    const { enhancedNote, id, tags, title, userWrittenNote, visibility } = expected;
    const tagIds = tags.map((tag) => tag.id);
    expect(items).toMatchObject([{ id, title, userWrittenNote, visibility, tagIds, enhancedNote }]);
  };

const inGroups =
  (...names: string[]): Expectation =>
  (items, { ben }, { workspace }) => {
    expect(items).toMatchObject([{ id: ben.id, lastName: 'Whitfield', groupNames: names }]);
    expect(workspace.members.get(ben.id)?.groups.map(({ name }) => name)).toStrictEqual(names);
  };

/** If the app treated unknown groups as none, it would remove the member from all other groups. */
const groupsUnknown: Expectation = { failsWith: 'did not say which groups the member is in' };
const withoutGroups: Exceptions = {
  ignoresOffset: {
    if: isHidden(({ ben }) => ben),
    expected: { failsWith: 'has more members than can be read in one step' },
  },
  memberGroups: groupsUnknown,
};

const created =
  (folder: (office: Office) => object, shown: object): Expectation =>
  (items, office, { workspace }) => {
    expect(items).toMatchObject([shown]);
    expect(workspace.folders.get(String(items[0]?.id))).toMatchObject(folder(office));
  };

const withReason: Expectation = {
  failsWith: 'rejected the values of this step: Folders: there is no tag nowhere. Nothing was changed.',
};
const withoutReason: Expectation = {
  failsWith: 'rejected the values of this step. Check them and try again. Nothing was changed.',
};

/** Uses a recording from a local server. */
const fromAudio =
  (input: (office: Office) => InputData): OperationCase['run'] =>
  async ({ connection, zapier }, office) => {
    const files = await loopbackServer((_request, response) => response.end(recording('cbr.mp3')));
    try {
      return [
        await zapier.create(connection, 'create_note_from_audio', { audio: files.url, ...input(office) }),
      ];
    } finally {
      await files.close();
    }
  };

export const createCases: readonly OperationCase[] = [
  {
    name: 'update_note replaces',
    output: ['creates', 'update_note'],
    run: create('update_note', ({ hiring, renewal }) => ({
      noteId: renewal.id,
      title: 'Renewal {{2027}}',
      visibility: 'only-me',
      userWrittenNote: 'New\r\ntext 👋',
      tagIds: [hiring.id],
    })),
    expected: updated(({ hiring }, { workspace }) => ({
      title: 'Renewal {{2027}}',
      visibility: 'only-me',
      userWrittenNote: 'New\r\ntext 👋',
      tags: [workspace.tag(hiring.id)],
    })),
  },
  {
    name: 'update_note appends',
    output: ['creates', 'update_note'],
    run: create('update_note', ({ hiring, renewal }) => ({
      noteId: renewal.id,
      userWrittenNote: 'More',
      contentMode: 'append',
      tagIds: [hiring.id],
      tagMode: 'add',
    })),
    expected: updated(({ hiring, kestrel }, { workspace }) => ({
      userWrittenNote: 'Ask about **prices**.\n\nMore',
      tags: [workspace.tag(kestrel.id), workspace.tag(hiring.id)],
    })),
  },
  {
    name: 'update_note prepends, and removes tags',
    output: ['creates', 'update_note'],
    run: create('update_note', ({ kestrel, renewal }) => ({
      noteId: renewal.id,
      userWrittenNote: 'First',
      contentMode: 'prepend',
      tagIds: [kestrel.id],
      tagMode: 'remove',
    })),
    expected: updated(() => ({ userWrittenNote: 'First\n\nAsk about **prices**.', tags: [] })),
  },
  {
    name: 'update_note clears fields',
    output: ['creates', 'update_note'],
    run: create('update_note', ({ renewal }) => ({
      noteId: renewal.id,
      clearFields: ['userWrittenNote', 'tags'],
    })),
    expected: updated(() => ({ userWrittenNote: '', tags: [] })),
  },
  {
    name: 'update_note says why the service rejects it',
    output: null,
    run: create('update_note', ({ renewal }) => ({ noteId: renewal.id, tagIds: ['nowhere'] })),
    expected: withReason,
    except: {
      'errorBody: text': withoutReason,
      'errorBody: html': withoutReason,
      'errorBody: empty': withoutReason,
    },
  },
  {
    name: 'create_folder creates a folder at the top level',
    output: ['creates', 'create_folder'],
    run: create('create_folder', ({ anna }) => ({ name: '📁 {{New}}', ownerUserId: anna.userId })),
    expected: created(
      ({ anna }) => ({ name: '📁 {{New}}', ownerUserId: anna.userId, parentFolderId: null }),
      {
        name: '📁 {{New}}',
        path: '📁 {{New}}',
        parentName: null,
      },
    ),
  },
  {
    name: 'create_folder creates a folder inside another, for an owner found before',
    output: ['creates', 'create_folder'],
    run: async ({ connection, zapier }, { clients }) => {
      const [anna] = await zapier.search(connection, 'find_member', { email: 'anna@lumenharbor.example' });
      const folder = { name: 'Osterberg', ownerUserId: anna?.ownerUserId, parentFolderId: clients.id };
      return [
        await zapier.create(connection, 'create_folder', { ...folder, color: 'fa0', isPrivate: 'yes' }),
      ];
    },
    expected: created(({ clients }) => ({ parentFolderId: clients.id, color: '#fa0', isPrivate: true }), {
      path: 'Clients / Osterberg',
      parentName: 'Clients',
    }),
    except: {
      // The app lists the folders before it creates the new one.
      folderCycle: (items, { clients }, app) => {
        const before = [...app.workspace.folders.values()].slice(0, -1);
        const path = [...listedPath(app, clients.name, before), 'Osterberg'].join(' / ');
        expect(items).toMatchObject([{ path, parentName: 'Clients' }]);
        expect([...app.workspace.folders.values()].at(-1)).toMatchObject({ parentFolderId: clients.id });
      },
    },
  },
  {
    name: 'set_member_groups replaces',
    output: ['creates', 'set_member_groups'],
    run: create('set_member_groups', ({ ben, engineering }) => ({
      memberId: ben.id,
      groupIds: [engineering.id],
    })),
    expected: inGroups('Engineering'),
  },
  {
    name: 'set_member_groups adds',
    output: ['creates', 'set_member_groups'],
    run: create('set_member_groups', ({ ben, design }) => ({
      memberId: ben.id,
      groupIds: [design.id],
      mode: 'add',
    })),
    expected: inGroups('Sales', 'Engineering', 'Design'),
    except: withoutGroups,
  },
  {
    name: 'set_member_groups removes',
    output: ['creates', 'set_member_groups'],
    run: create('set_member_groups', ({ ben, sales }) => ({
      memberId: ben.id,
      groupIds: [sales.id],
      mode: 'remove',
    })),
    expected: inGroups('Engineering'),
    except: withoutGroups,
  },
  {
    name: 'set_member_groups takes a member out of all groups',
    output: ['creates', 'set_member_groups'],
    run: create('set_member_groups', ({ ben }) => ({ memberId: ben.id, removeAllGroups: 'true' })),
    expected: inGroups(),
  },
  {
    name: 'create_note_from_audio creates a note',
    output: ['creates', 'create_note_from_audio'],
    run: fromAudio(({ kestrel }) => ({ title: 'Field recording', kind: 'podcast', tagIds: [kestrel.id] })),
    expected: ([item], { kestrel }, { workspace }) => {
      expect(item).toMatchObject({ title: 'Field recording', kind: 'podcast', fileExtension: 'mp3' });
      expect(workspace.notes.get(String(item?.noteId))).toMatchObject({
        title: 'Field recording',
        kind: 'podcast',
        status: workspace.dialect.initialAudioStatus,
        tags: [workspace.tag(kestrel.id)],
        totalDurationSec: item?.durationSec,
      });
    },
  },
  {
    name: 'create_note_from_audio adds a recording to a note',
    output: ['creates', 'create_note_from_audio'],
    run: fromAudio(({ renewal }) => ({ existingNoteId: renewal.id })),
    expected: ([item], { renewal }, { workspace }) => {
      expect(item).toMatchObject({ id: renewal.id, noteId: renewal.id });
      expect(workspace.notes.get(renewal.id)).toMatchObject({
        title: renewal.title,
        status: workspace.dialect.initialAudioStatus,
        totalDurationSec: item?.durationSec,
      });
    },
  },
  {
    name: 'create_digest writes about the notes of a period',
    output: ['creates', 'create_digest'],
    run: create('create_digest', () => ({
      period: 'custom',
      createdAfter: daysAgo(12),
      groupBy: 'folder',
      include: ['summary', 'participants', 'openActionItems'],
    })),
    expected: ([digest], { renewal }) => {
      expect(digest).toMatchObject({ count: 4, openActionItemCount: 2 });
      expect(digest?.notes).toMatchObject([{ id: renewal.id }, {}, {}, {}]);
      expect(digest?.text).toContain('They renew.');
    },
  },
];
