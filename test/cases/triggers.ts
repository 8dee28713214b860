import { expect } from 'expect';

import type { Workspace } from '../../sandbox/workspace/index.ts';
import type { InputData, Item, Zap } from '../../sandbox/zapier/index.ts';
import { type App, settled } from '../app/support/app.ts';
import { annaAsParticipant, daysAgo, type Office, rachel, segment } from '../app/support/office.ts';
import { firstPage, isHidden, listedBelow, listedPath, visible } from './listed.ts';
import {
  type Exceptions,
  type Expectation,
  type Expected,
  externalLeftOpen,
  matching,
  nothing,
  type OperationCase,
  type UnderFaults,
  WORKSPACE,
} from './operation_case.ts';

/** A trigger: what it fires for, and what the editor shows meanwhile. */
export interface Trigger {
  key: string;
  isInstant: boolean;
  input: (office: Office) => InputData;
  fires: Expected & { when: string; happening: (app: App, office: Office) => unknown };
  samples?: Expected & { input?: InputData };
  faults?: UnderFaults;
}

const meeting = { title: 'Board meeting', participants: [annaAsParticipant, rachel] };
const boardMeeting = {
  title: 'Board meeting',
  externalEmails: rachel.email,
  externalDomains: 'kestrel.example',
};
const completed = { ...boardMeeting, status: 'completed', summary: expect.any(String) };

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
  expect(edited.ok).toBe(true);
}

function noteIsCompleted({ workspace }: App): void {
  const transcripts = [segment('Anna Lindqvist', 'Good morning.', '00:00:00', '01:02:03')];
  const { id } = workspace.addNote({ ...meeting, summary: 'They agreed.', transcripts });
  workspace.notify(id);
}

/** Without the workspace's domains, the app can't tell who is external. */
const externalUnknown = (note: object): Exceptions => ({
  workspaceDomains: matching(() => [{ ...note, externalEmails: null, externalDomains: null }]),
});
const domainsNeeded: Exceptions = { workspaceDomains: { failsWith: 'Enter them in "Internal Domains"' } };
export const domainsNeededInstead = {
  [WORKSPACE]: { forbidden: 'needs-domains', 'not-found': 'needs-domains' },
} as const;

/** The last note and the last member may be on a page that the app can't read. */
const unlessHidden = (records: (workspace: Workspace) => ReadonlyMap<string, NoteOrMember>) => ({
  if: isHidden((_office, { workspace }) => [...records(workspace).values()].at(-1)),
  expected: nothing,
});
const memberHidden = unlessHidden(({ members }) => members);
type NoteOrMember = NonNullable<ReturnType<Parameters<typeof isHidden>[0]>>;
const noteHidden = unlessHidden(({ notes }) => notes);
const unlessNoteHidden: Exceptions = { ignoresOffset: noteHidden, beyondMaxOffset: noteHidden };

/** If a notification contains no ID, the app looks for the note in the list. */
const notFoundInList: Exceptions = {
  'webhookPayload: empty': noteHidden,
  'webhookPayload: garbage': noteHidden,
};

/** Only the first page is read for samples. In some orders, the newest records are not on it. */
const newestOfFirstPage = (list: 'notes' | 'members'): Exceptions => ({
  listOrder: (items, _office, app) => {
    const page =
      list === 'notes' ? firstPage(app, app.workspace.notes) : firstPage(app, app.workspace.members);
    const newest = page.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, 3);
    expect(items.map(({ id }) => id)).toStrictEqual(newest.map(({ id }) => id));
  },
});
const unlessOnFirstPage: Exceptions = {
  listOrder: {
    if: ({ renewal }, app) => !firstPage(app, app.workspace.notes).includes(renewal),
    expected: nothing,
  },
};

const newestNotes: Expected = {
  expected: matching(({ renewal }) => [
    { id: renewal.id },
    { title: 'Weekly sync 2' },
    { title: 'Weekly sync 1' },
  ]),
  except: newestOfFirstPage('notes'),
};

const trigger = (key: string, given: Pick<Trigger, 'fires'> & Partial<Trigger>): Trigger => ({
  key,
  isInstant: false,
  input: () => ({}),
  ...given,
});

export const triggers: readonly Trigger[] = [
  trigger('new_note', {
    isInstant: true,
    fires: {
      when: 'a meeting ends, but not when its note is edited',
      happening: meetingEnds,
      expected: matching(() => [boardMeeting]),
      except: { ...notFoundInList, ...externalUnknown(boardMeeting) },
    },
    samples: newestNotes,
  }),
  trigger('note_status_changed', {
    isInstant: true,
    input: () => ({ statuses: ['completed'] }),
    fires: {
      when: 'a note is completed',
      happening: noteIsCompleted,
      expected: matching(() => [completed]),
      except: { ...notFoundInList, ...externalUnknown(completed) },
    },
    samples: newestNotes,
  }),
  trigger('note_completed', {
    fires: {
      when: 'the summary is ready',
      happening({ workspace }) {
        const { id } = workspace.endMeeting(meeting);
        workspace.advance(id);
        workspace.advance(id);
      },
      expected: matching(() => [completed]),
      except: {
        ...unlessNoteHidden,
        // What slipped past when the Zap was turned on arrives with the next poll.
        shrinks: (items) => expect(items.map(({ title }) => title)).toContain(completed.title),
        ...externalUnknown(completed),
      },
    },
    samples: {
      input: { audience: 'external' },
      expected: matching(({ renewal }) => [{ id: renewal.id }]),
      except: { ...domainsNeeded, ...unlessOnFirstPage },
    },
    faults: externalLeftOpen,
  }),
  trigger('note_updated', {
    fires: {
      when: 'a note is edited',
      happening: ({ workspace }, { hiring, renewal }) =>
        workspace.editNote(renewal.id, { title: 'Renewed', tags: [workspace.tag(hiring.id)] }),
      expected: matching(({ renewal }) => [
        { id: renewal.id, title: 'Renewed', changedParts: 'title, folders', version: expect.any(String) },
      ]),
    },
    samples: newestNotes,
    faults: externalLeftOpen,
  }),
  trigger('note_added_to_folder', {
    input: ({ kestrel }) => ({ folderId: kestrel.id }),
    fires: {
      when: 'a note is filed',
      happening: ({ workspace }, { kestrel }) =>
        workspace.addNote({ ...meeting, createdAt: daysAgo(40), tags: [workspace.tag(kestrel.id)] }),
      expected: matching(() => [{ title: meeting.title }]),
    },
    // The folder is checked once a day. If the key may not read the folders, its ID is sent as it is.
    faults: {
      requests: 2,
      instead: { ...externalLeftOpen.instead, 'GET /v1/folders': { forbidden: 'succeeds' } },
    },
  }),
  trigger('new_action_item', {
    fires: {
      when: 'a task is agreed on',
      happening: ({ workspace }) =>
        workspace.addNote({
          ...meeting,
          summary: '## Action items\n\n- [ ] Anna: call Rachel\n- [x] Rachel: sign',
        }),
      expected: matching(() => [
        {
          text: 'Call Rachel',
          done: false,
          assignee: 'Anna',
          assigneeEmail: annaAsParticipant.email,
          noteTitle: 'Board meeting',
        },
      ]),
      except: unlessNoteHidden,
    },
    samples: {
      expected: matching(({ renewal }) => [
        { text: 'Send the offer', noteId: renewal.id },
        { text: 'Sign the offer', noteId: renewal.id },
      ]),
      except: { ...unlessOnFirstPage, 'listedNotes: without-texts': nothing },
    },
    faults: externalLeftOpen,
  }),
  trigger('new_participant', {
    fires: {
      when: 'someone takes part',
      happening: ({ workspace }) => workspace.addNote(meeting),
      expected: matching(() => [{ name: rachel.name, firstName: 'Rachel', isExternal: true }]),
      except: { ...domainsNeeded, ...unlessNoteHidden },
    },
    samples: {
      expected: matching(({ renewal }) => [{ email: rachel.email, noteId: renewal.id }]),
      except: { ...domainsNeeded, ...unlessOnFirstPage },
    },
    faults: { instead: domainsNeededInstead },
  }),
  trigger('new_mention', {
    input: () => ({ keywords: ['muller air', 'mull', 'there anna'] }),
    fires: {
      when: 'a keyword is said',
      happening: ({ workspace }) =>
        workspace.addNote({
          ...meeting,
          transcripts: [
            segment('Anna Lindqvist', 'Müller', '00:00:01', '00:00:02'),
            segment('Anna Lindqvist', 'Air is cheaper.', '00:00:02', '00:00:05'),
          ],
        }),
      expected: matching(() => [
        {
          keyword: 'muller air',
          count: 1,
          firstQuote: 'Müller Air is cheaper.',
          firstSpeaker: 'Anna Lindqvist',
          noteTitle: 'Board meeting',
        },
      ]),
      except: unlessNoteHidden,
    },
    samples: {
      input: { keywords: ['they renew'], where: 'anywhere', saidBy: 'external' },
      expected: matching(({ renewal }) => [{ firstQuote: 'They renew.', noteId: renewal.id }]),
      except: { ...domainsNeeded, ...unlessOnFirstPage, 'listedNotes: without-texts': nothing },
    },
    faults: externalLeftOpen,
  }),
  trigger('new_folder', {
    fires: {
      when: 'a folder is created',
      happening: ({ workspace }) => workspace.addFolder({ name: 'Legal' }),
      expected: (items, _office, app) => {
        const path = listedPath(app, 'Legal').join(' / ');
        const memberCount = app.workspace.dialect.folderMemberCount ? 1 : null;
        expect(items).toMatchObject([{ name: 'Legal', path, memberCount }]);
      },
    },
    samples: {
      expected: matching(() => [{ name: 'Kestrel East' }, { name: 'Podcast' }, { name: 'Research' }]),
    },
  }),
  trigger('new_member', {
    fires: {
      when: 'somebody joins',
      happening: ({ workspace }) => workspace.addMember({ name: 'Chloé Lambert' }),
      expected: matching(() => [{ name: 'Chloé Lambert', firstName: 'Chloé', lastName: 'Lambert' }]),
      except: { ignoresOffset: memberHidden, beyondMaxOffset: memberHidden },
    },
    samples: {
      expected: (items, { anna, ben }) =>
        expect(items.slice(0, 2)).toMatchObject([{ id: ben.id }, { id: anna.id }]),
      except: newestOfFirstPage('members'),
    },
  }),
  trigger('new_invite', {
    fires: {
      when: 'somebody is invited',
      happening: ({ workspace }) => workspace.addInvite({ email: 'sam@lumenharbor.example' }),
      expected: matching(() => [{ email: 'sam@lumenharbor.example', role: 'member', isUrlInvite: false }]),
      except: {
        repeatsPages: {
          if: (_office, { workspace: { dialect } }) =>
            dialect.listOrder === 'oldest-first' && dialect.paginationForm !== 'total',
          expected: { failsWith: 'shows only the oldest entries of this list' },
        },
      },
    },
    samples: {
      expected: matching(({ invite }) => [{ id: invite.id }, { isUrlInvite: true, email: null }]),
      except: { 'missingValues: empty-text': matching(() => [{}, { isUrlInvite: true, email: '' }]) },
    },
  }),
];

const idsOf = (items: Iterable<{ id?: unknown }>): string[] => [...items].map(({ id }) => String(id)).sort();

const groupsOfVisible: Expectation = (items, _office, app) => {
  const groups = visible(app, app.workspace.members).flatMap((member) => member.groups);
  expect(idsOf(items)).toStrictEqual(idsOf(new Set(groups)));
};

/** What a user can choose from who scrolls to the end. */
export const dropdowns: readonly (Expected & { key: string; offers: string })[] = [
  {
    key: 'note_list',
    offers: 'all notes',
    expected: (items, { renewal }, app) => {
      const all = idsOf(visible(app, app.workspace.notes));
      const hidden = all.filter((id) => !items.some((item) => item.id === id));
      // The first record of the next page, if the list shrinks before it is read.
      expect(hidden.length).toBeLessThanOrEqual(app.workspace.dialect.shrinks ? 1 : 0);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      const label = `Kestrel: renewal (${renewal.createdAt.slice(0, 10)})`;
      for (const item of items.filter(({ id }) => id === renewal.id)) expect(item.label).toBe(label);
    },
  },
  {
    key: 'folder_list',
    offers: 'all folders, by path',
    expected: (items, _office, app) => {
      const paths = [...app.workspace.folders.values()].map(({ name }) => listedPath(app, name).join(' / '));
      expect(items.map(({ path }) => path)).toStrictEqual(paths.sort((a, b) => a.localeCompare(b)));
    },
  },
  {
    key: 'member_list',
    offers: 'all members',
    expected: (items, { anna }, app) => {
      const { dialect, members } = app.workspace;
      expect(items.map(({ id, ownerUserId }) => [id, ownerUserId]).sort()).toStrictEqual(
        // Without `userId`, only the member's `id` can identify an owner.
        visible(app, members)
          .map(({ id, userId }) => [id, dialect.memberUserId ? userId : id])
          .sort(),
      );
      const label = 'Anna Lindqvist (anna@lumenharbor.example)';
      for (const item of items.filter(({ id }) => id === anna.id)) expect(item.label).toBe(label);
    },
  },
  {
    key: 'group_list',
    offers: 'the groups that have members',
    expected: matching(({ engineering, sales }) => [engineering, sales]),
    except: {
      memberGroups: nothing,
      ignoresOffset: groupsOfVisible,
      beyondMaxOffset: groupsOfVisible,
    },
  },
];

/** Zaps that stay on between runs: turning a Zap on and off has its own case and takes half of the time. */
const standing = new WeakMap<App, Map<string, Zap>>();

/** The items for which a Zap with an instant trigger fires. */
async function notified({ key, input, fires }: Trigger, app: App, office: Office): Promise<Item[]> {
  const zaps = standing.get(app) ?? new Map<string, Zap>();
  const zap = zaps.get(key) ?? (await app.zapier.turnOn(app.connection, key, input(office)));
  standing.set(app, zaps.set(key, zap));
  app.workspace.hooks.add(zap.hookUrl ?? '');
  const [errors, runs] = [zap.errors.length, zap.runs.length];
  await fires.happening(app, office);
  await settled(app);
  expect(zap.errors.slice(errors)).toStrictEqual([]);
  return zap.runs.slice(runs);
}

/** The items for which a Zap fires after it was turned on. */
async function polled({ key, input, fires }: Trigger, app: App, office: Office): Promise<Item[]> {
  const zap = await app.zapier.turnOn(app.connection, key, input(office));
  await fires.happening(app, office);
  return app.zapier.poll(zap);
}

/** Turns two Zaps on and off. The service has already forgotten the hook of the second one. */
async function turnedOnAndOff({ key, input }: Trigger, app: App, office: Office): Promise<Item[]> {
  const { connection, workspace, zapier } = app;
  const turnOn = () => zapier.turnOn(connection, key, input(office));
  const zaps = [await turnOn(), await turnOn()];
  const urls = zaps.map(({ hookUrl }) => hookUrl ?? '');
  expect(workspace.hooks).toStrictEqual(new Set(urls));
  workspace.hooks.delete(urls[1] ?? '');
  for (const zap of zaps) await zapier.turnOff(zap);
  expect(workspace.hooks).toStrictEqual(new Set());
  return [];
}

async function choices(key: string, { connection, zapier }: App): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 0; page < 20; page += 1) {
    const items = await zapier.dropdown(connection, key, page, {});
    if (items.length === 0) return all;
    all.push(...items);
  }
  throw new Error(`The dropdown ${key} never ends.`);
}

function casesOf(trigger: Trigger): OperationCase[] {
  const { key, isInstant, input, fires, samples } = trigger;
  const output = ['triggers', key] as const;
  const cases: OperationCase[] = [
    {
      name: `${key} fires when ${fires.when}`,
      output,
      run: (app, office) => (isInstant ? notified : polled)(trigger, app, office),
      ...fires,
    },
  ];
  if (isInstant)
    cases.push({
      name: `${key} is turned on and off`,
      output: null,
      run: (app, office) => turnedOnAndOff(trigger, app, office),
      expected: nothing,
    });
  if (samples)
    cases.push({
      name: `${key} shows samples`,
      output,
      run: ({ connection, zapier }, office) =>
        zapier.loadSample(connection, key, samples.input ?? input(office)),
      ...samples,
    });
  return cases;
}

const inSubfolders = (app: App) => listedBelow(app, 'Clients', ['Kestrel', 'Osterberg']);

/** A Zap that knows the folders by then. */
const inNewSubfolder: OperationCase = {
  name: 'new_note fires for a note in a subfolder that was created a moment ago',
  output: ['triggers', 'new_note'],
  run: async (app, { clients, kestrel }) => {
    const { connection, workspace, zapier } = app;
    const filter = { folderIds: [clients.id], includeSubfolders: true };
    const zap = await zapier.turnOn(connection, 'new_note', filter);
    const added = async (folderId: string) => {
      const { id } = workspace.addNote({ ...meeting, tags: [workspace.tag(folderId)] });
      workspace.notify(id);
      await settled(app);
    };
    await added(kestrel.id);
    await added(workspace.addFolder({ name: 'Osterberg', parentFolderId: clients.id }).id);
    await zapier.turnOff(zap);
    for (const error of zap.errors) throw error;
    return zap.runs;
  },
  expected: matching((_office, app) => inSubfolders(app).map(() => boardMeeting)),
  except: {
    ...notFoundInList,
    workspaceDomains: matching((_office, app) =>
      inSubfolders(app).map(() => ({ ...boardMeeting, externalEmails: null, externalDomains: null })),
    ),
    'tags: unidentified': { failsWith: 'do not say which folders they are in' },
  },
};

/** The folders are created after the service showed none. */
const firstFolder: OperationCase = {
  name: 'note_added_to_folder fires for the first folder',
  output: ['triggers', 'note_added_to_folder'],
  run: async ({ connection, workspace, zapier }, { kestrel, renewal }) => {
    const folders = [...workspace.folders];
    workspace.folders.clear();
    const turnedOn = () => zapier.turnOn(connection, 'note_added_to_folder', { folderId: kestrel.id });
    await expect(turnedOn()).rejects.toThrow(`there is no folder "${kestrel.id}"`);
    for (const [id, folder] of folders) workspace.folders.set(id, folder);
    const zap = await turnedOn();
    workspace.addNote({ ...renewal, id: 'note_filed', title: 'Filed' });
    return await zapier.poll(zap);
  },
  expected: matching(() => [{ title: 'Filed' }]),
};

export const triggerCases: readonly OperationCase[] = [
  ...triggers.flatMap(casesOf),
  inNewSubfolder,
  firstFolder,
  ...dropdowns.map(({ key, offers, ...expected }): OperationCase => ({
    name: `${key} offers ${offers}`,
    output: ['triggers', key],
    run: (app) => choices(key, app),
    ...expected,
  })),
];
