import { expect } from '@jest/globals';

import type { Workspace } from '../../../sandbox/workspace/index.ts';
import type { InputData, Item, Zap } from '../../../sandbox/zapier/index.ts';
import type { App } from './app.ts';
import { settled } from './app.ts';
import { firstPage, isHidden, listedPath, visible } from './listed.ts';
import { annaAsParticipant, daysAgo, rachel, segment } from './office.ts';
import type { Exceptions, Expectation, OperationCase } from './operation_case.ts';
import { matching, nothing } from './operation_case.ts';

const meeting = { title: 'Board meeting', participants: [annaAsParticipant, rachel] };

/** Zaps that stay on between runs: turning a Zap on and off has its own case and takes half of the time. */
const standing = new WeakMap<App, Map<string, Zap>>();

/** Returns the items for which a Zap with an instant trigger fires during `happening`. */
const fired =
  (trigger: string, input: InputData, happening: (app: App) => unknown): OperationCase['run'] =>
  async (app) => {
    const zaps = standing.get(app) ?? new Map<string, Zap>();
    const zap = zaps.get(trigger) ?? (await app.zapier.turnOn(app.connection, trigger, input));
    standing.set(app, zaps.set(trigger, zap));
    app.workspace.hooks.add(zap.hookUrl ?? '');
    const [errors, runs] = [zap.errors.length, zap.runs.length];
    await happening(app);
    await settled(app);
    expect(zap.errors.slice(errors)).toStrictEqual([]);
    return zap.runs.slice(runs);
  };

/** Ends a meeting, then edits its note. */
async function meetingEnds(app: App): Promise<void> {
  const { workspace } = app;
  const { id } = workspace.endMeeting(meeting);
  await settled(app);
  const edited = await fetch(`${workspace.baseUrl}/v1/notes/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${workspace.keys.everything}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userWrittenNote: 'Agreed.' }),
  });
  expect(edited.status).toBe(200);
}

function noteIsCompleted({ workspace }: App): void {
  const transcripts = [segment('Anna Lindqvist', 'Good morning.', '00:00:00', '01:02:03')];
  const { id } = workspace.addNote({ ...meeting, summary: 'They agreed.', transcripts });
  workspace.notify(id);
}

/** Turns two Zaps on and off. The service has already forgotten the hook of the second one. */
const turnedOnAndOff =
  (trigger: string, input: InputData = {}): OperationCase['run'] =>
  async ({ connection, workspace, zapier }) => {
    const zaps = [
      await zapier.turnOn(connection, trigger, input),
      await zapier.turnOn(connection, trigger, input),
    ];
    const urls = zaps.map(({ hookUrl }) => hookUrl ?? '');
    expect(workspace.hooks).toStrictEqual(new Set(urls));
    workspace.hooks.delete(urls[1] ?? '');
    for (const zap of zaps) await zapier.turnOff(zap);
    expect(workspace.hooks).toStrictEqual(new Set());
    return [];
  };

/** Turns a Zap on, runs `happening`, then polls. */
const polled =
  (
    trigger: string,
    happening: (workspace: Workspace) => unknown,
    input: InputData = {},
  ): OperationCase['run'] =>
  async ({ connection, workspace, zapier }) => {
    const zap = await zapier.turnOn(connection, trigger, input);
    happening(workspace);
    await zapier.poll(zap);
    return itemsOf(zap);
  };

function itemsOf(zap: Zap): readonly Item[] {
  expect(zap.errors).toStrictEqual([]);
  return zap.runs;
}

const sample =
  (key: string, input: InputData = {}): OperationCase['run'] =>
  ({ connection, zapier }) =>
    zapier.loadSample(connection, key, input);

/** All choices of a dropdown, as a user sees them who scrolls to the end. */
const choices =
  (key: string): OperationCase['run'] =>
  async ({ connection, zapier }) => {
    const all: Item[] = [];
    for (let page = 0; page < 20; page += 1) {
      const items = await zapier.dropdown(connection, key, page, {});
      if (items.length === 0) return all;
      all.push(...items);
    }
    throw new Error(`The dropdown ${key} never ends.`);
  };

const boardMeeting = {
  title: 'Board meeting',
  externalEmails: rachel.email,
  externalDomains: 'eu.kestrel.example',
};
const completed = { ...boardMeeting, status: 'completed', summary: expect.any(String) };

/** Without the workspace's domains, the app can't tell who is external. */
const insiders = (note: object): Exceptions => {
  const expected = matching(() => [{ ...note, externalEmails: null, externalDomains: null }]);
  return { 'workspaceDomains: none': expected, 'workspaceDomains: forbidden': expected };
};

const lastNote = (_office: unknown, { workspace }: App) => [...workspace.notes.values()].at(-1);
const lastMember = (_office: unknown, { workspace }: App) => [...workspace.members.values()].at(-1);

/** If a notification contains no ID, the app looks for the note in the list. */
const notFoundInList: Exceptions = {
  'webhookPayload: empty': { if: isHidden(lastNote), expected: nothing },
  'webhookPayload: garbage': { if: isHidden(lastNote), expected: nothing },
};

/** In other orders, the newest records may not be on the first page, the only page read for samples. */
const newestOfFirstPage = (list: 'notes' | 'members'): Exceptions => {
  const expected: Expectation = (items, _office, app) => {
    const page =
      list === 'notes' ? firstPage(app, app.workspace.notes) : firstPage(app, app.workspace.members);
    const newest = page.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, 3);
    expect(items.map(({ id }) => id)).toStrictEqual(newest.map(({ id }) => id));
  };
  return { 'listOrder: oldest-first': expected, 'listOrder: unordered': expected };
};

const newestNotes = matching(({ renewal }) => [
  { id: renewal.id },
  { title: 'Weekly sync 2' },
  { title: 'Weekly sync 1' },
]);

const firstOnes: Expectation = (items, { anna, ben }) =>
  expect(items.slice(0, 2)).toMatchObject([{ id: ben.id }, { id: anna.id }]);

const folderPaths =
  (paths: (app: App) => string[]): Expectation =>
  (items, _office, app) =>
    expect(items.map(({ path }) => path)).toStrictEqual(paths(app));

const idsOf = (items: Iterable<{ id?: unknown }>): string[] => [...items].map(({ id }) => String(id)).sort();

/** If members have no `userId`, only their `id` can identify an owner. */
const visibleOwners: Expectation = (items, _office, app) => {
  const { dialect, members } = app.workspace;
  const expected = visible(app, members).map(
    ({ id, userId }) => `${id}: ${dialect.memberUserId ? userId : id}`,
  );
  expect(items.map(({ id, ownerUserId }) => `${String(id)}: ${String(ownerUserId)}`).sort()).toStrictEqual(
    expected.sort(),
  );
};

const listedPaths = folderPaths((app) =>
  [...app.workspace.folders.values()]
    .map(({ name }) => listedPath(app, name).join(' / '))
    .sort((a, b) => a.localeCompare(b)),
);

const needsDomains: Exceptions = {
  'workspaceDomains: none': { failsWith: 'Fill in "Internal Domains"' },
  'workspaceDomains: forbidden': { failsWith: 'Fill in "Internal Domains"' },
};

/** Samples come from the first page, and the renewal may be on a later page. */
const unlessOnFirstPage: Exceptions = {
  'listOrder: oldest-first': nothing,
  'listOrder: unordered': {
    if: ({ renewal }, app) => !firstPage(app, app.workspace.notes).includes(renewal),
    expected: nothing,
  },
};

export const triggerCases: readonly OperationCase[] = [
  {
    name: 'new_note fires when a meeting ends, but not when its note is edited',
    output: ['triggers', 'new_note'],
    run: fired('new_note', {}, meetingEnds),
    expected: matching(() => [boardMeeting]),
    except: { ...notFoundInList, ...insiders(boardMeeting) },
  },
  {
    name: 'new_note is turned on and off',
    output: null,
    run: turnedOnAndOff('new_note'),
    expected: nothing,
  },
  {
    name: 'new_note shows samples',
    output: ['triggers', 'new_note'],
    run: sample('new_note'),
    expected: newestNotes,
    except: newestOfFirstPage('notes'),
  },
  {
    name: 'note_status_changed fires when a note is completed',
    output: ['triggers', 'note_status_changed'],
    run: fired('note_status_changed', { statuses: ['completed'] }, noteIsCompleted),
    expected: matching(() => [completed]),
    except: { ...notFoundInList, ...insiders(completed) },
  },
  {
    name: 'note_status_changed is turned on and off',
    output: null,
    run: turnedOnAndOff('note_status_changed', { statuses: ['completed'] }),
    expected: nothing,
  },
  {
    name: 'note_status_changed shows samples',
    output: ['triggers', 'note_status_changed'],
    run: sample('note_status_changed', { statuses: ['completed'] }),
    expected: newestNotes,
    except: newestOfFirstPage('notes'),
  },
  {
    name: 'note_completed fires when the summary is ready',
    output: ['triggers', 'note_completed'],
    run: polled('note_completed', (workspace) => {
      const { id } = workspace.endMeeting(meeting);
      workspace.advance(id);
      workspace.advance(id);
    }),
    expected: matching(() => [completed]),
    except: { ignoresOffset: { if: isHidden(lastNote), expected: nothing }, ...insiders(completed) },
  },
  {
    name: 'note_completed shows samples of external meetings',
    output: ['triggers', 'note_completed'],
    run: sample('note_completed', { audience: 'external' }),
    expected: matching(({ renewal }) => [{ id: renewal.id }]),
    except: { ...needsDomains, ...unlessOnFirstPage },
  },
  {
    name: 'note_added_to_folder fires when a note is filed',
    output: ['triggers', 'note_added_to_folder'],
    run: async ({ connection, workspace, zapier }) => {
      const folder = workspace.addFolder({ name: 'Feature requests' });
      const zap = await zapier.turnOn(connection, 'note_added_to_folder', { folderId: folder.id });
      workspace.addNote({ ...meeting, createdAt: daysAgo(40), tags: [workspace.tag(folder.id)] });
      await zapier.poll(zap);
      return itemsOf(zap);
    },
    expected: matching(() => [{ title: meeting.title }]),
  },
  {
    name: 'new_action_item fires',
    output: ['triggers', 'new_action_item'],
    run: polled('new_action_item', (workspace) =>
      workspace.addNote({
        ...meeting,
        summary: '## Action items\n\n- [ ] Anna: call Rachel\n- [x] Rachel: sign',
      }),
    ),
    expected: matching(() => [
      {
        text: 'Call Rachel',
        done: false,
        assignee: 'Anna',
        assigneeEmail: annaAsParticipant.email,
        noteTitle: 'Board meeting',
      },
    ]),
    except: { ignoresOffset: { if: isHidden(lastNote), expected: nothing } },
  },
  {
    name: 'new_action_item shows samples',
    output: ['triggers', 'new_action_item'],
    run: sample('new_action_item'),
    expected: matching(({ renewal }) => [
      { text: 'Send the offer', noteId: renewal.id },
      { text: 'Sign the offer', noteId: renewal.id },
    ]),
    except: unlessOnFirstPage,
  },
  {
    name: 'new_participant fires',
    output: ['triggers', 'new_participant'],
    run: polled('new_participant', (workspace) => workspace.addNote(meeting)),
    expected: matching(() => [{ name: rachel.name, firstName: 'Rachel', isExternal: true }]),
    except: { ...needsDomains, ignoresOffset: { if: isHidden(lastNote), expected: nothing } },
  },
  {
    name: 'new_participant shows samples',
    output: ['triggers', 'new_participant'],
    run: sample('new_participant'),
    expected: matching(({ renewal }) => [{ email: rachel.email, noteId: renewal.id }]),
    except: { ...needsDomains, ...unlessOnFirstPage },
  },
  {
    name: 'new_mention fires',
    output: ['triggers', 'new_mention'],
    run: polled(
      'new_mention',
      (workspace) =>
        workspace.addNote({
          ...meeting,
          transcripts: [
            segment('Anna Lindqvist', 'Müller', '00:00:01', '00:00:02'),
            segment('Anna Lindqvist', 'Air is cheaper.', '00:00:02', '00:00:05'),
          ],
        }),
      { keywords: ['muller air', 'mull'] },
    ),
    expected: matching(() => [
      {
        keyword: 'muller air',
        count: 1,
        firstQuote: 'Müller Air is cheaper.',
        firstSpeaker: 'Anna Lindqvist',
        noteTitle: 'Board meeting',
      },
    ]),
    except: { ignoresOffset: { if: isHidden(lastNote), expected: nothing } },
  },
  {
    name: 'new_mention shows samples',
    output: ['triggers', 'new_mention'],
    run: sample('new_mention', { keywords: ['they renew'], where: 'anywhere', saidBy: 'external' }),
    expected: matching(({ renewal }) => [{ firstQuote: 'They renew.', noteId: renewal.id }]),
    except: { ...needsDomains, ...unlessOnFirstPage },
  },
  {
    name: 'new_folder fires',
    output: ['triggers', 'new_folder'],
    run: polled('new_folder', (workspace) => workspace.addFolder({ name: 'Legal' })),
    expected: matching(() => [{ name: 'Legal', path: 'Legal', memberCount: 1 }]),
    except: {
      folderCycle: matching((_office, app) => [
        {
          name: 'Legal',
          path: listedPath(app, 'Legal').join(' / '),
          memberCount: app.workspace.dialect.folderMemberCount ? 1 : null,
        },
      ]),
      folderMemberCount: matching(() => [{ name: 'Legal', path: 'Legal', memberCount: null }]),
    },
  },
  {
    name: 'new_folder shows samples',
    output: ['triggers', 'new_folder'],
    run: sample('new_folder'),
    expected: matching(() => [{ name: 'Kestrel East' }, { name: 'Podcast' }, { name: 'Research' }]),
  },
  {
    name: 'new_member fires',
    output: ['triggers', 'new_member'],
    run: polled('new_member', (workspace) => workspace.addMember({ name: 'Chloé Lambert' })),
    expected: matching(() => [{ name: 'Chloé Lambert', firstName: 'Chloé', lastName: 'Lambert' }]),
    except: { ignoresOffset: { if: isHidden(lastMember), expected: nothing } },
  },
  {
    name: 'new_member shows samples',
    output: ['triggers', 'new_member'],
    run: sample('new_member'),
    expected: firstOnes,
    except: newestOfFirstPage('members'),
  },
  {
    name: 'new_invite fires',
    output: ['triggers', 'new_invite'],
    run: polled('new_invite', (workspace) => workspace.addInvite({ email: 'sam@lumenharbor.example' })),
    expected: matching(() => [{ email: 'sam@lumenharbor.example', role: 'member', isUrlInvite: false }]),
  },
  {
    name: 'new_invite shows samples',
    output: ['triggers', 'new_invite'],
    run: sample('new_invite'),
    expected: matching(({ invite }) => [{ id: invite.id }, { isUrlInvite: true, email: null }]),
  },

  {
    name: 'note_list offers all notes',
    output: ['triggers', 'note_list'],
    run: choices('note_list'),
    expected: (items, { renewal }, { workspace }) => {
      expect(idsOf(items)).toStrictEqual(idsOf(workspace.notes.values()));
      const label = `Kestrel: renewal (${renewal.createdAt.slice(0, 10)})`;
      expect(items).toContainEqual(expect.objectContaining({ id: renewal.id, label }));
    },
    except: {
      ignoresOffset: (items, _office, app) =>
        expect(idsOf(items)).toStrictEqual(idsOf(visible(app, app.workspace.notes))),
    },
  },
  {
    name: 'folder_list offers all folders, by path',
    output: ['triggers', 'folder_list'],
    run: choices('folder_list'),
    expected: folderPaths(() => [
      'Clients',
      'Clients / Kestrel',
      'Hiring',
      'Kestrel East',
      'Podcast',
      'Research',
    ]),
    except: { folderCycle: listedPaths },
  },
  {
    name: 'member_list offers all members',
    output: ['triggers', 'member_list'],
    run: choices('member_list'),
    expected: (items, { anna }, { workspace }) => {
      expect(idsOf(items)).toStrictEqual(idsOf(workspace.members.values()));
      const label = 'Anna Lindqvist (anna@lumenharbor.example)';
      expect(items).toContainEqual(expect.objectContaining({ id: anna.id, ownerUserId: anna.userId, label }));
    },
    except: { ignoresOffset: visibleOwners, memberUserId: visibleOwners },
  },
  {
    name: 'group_list offers the groups that have members',
    output: ['triggers', 'group_list'],
    run: choices('group_list'),
    expected: matching(({ engineering, sales }) => [engineering, sales]),
    except: {
      memberGroups: nothing,
      ignoresOffset: (items, _office, app) => {
        const groups = visible(app, app.workspace.members).flatMap((member) => member.groups);
        expect(idsOf(items)).toStrictEqual(idsOf(new Set(groups)));
      },
    },
  },
];
