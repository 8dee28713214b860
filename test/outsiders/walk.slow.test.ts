import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as zod from 'zod';

import type { InputData, Item, Zap, Zapier } from '../../sandbox/zapier/index.ts';
import { findOperation, type Kind } from '../../scripts/definition.ts';
import { recording } from '../audio/corpus.ts';
import { linesOf } from '../review/check.ts';
import { listDiffersFromHook, liveChecks } from '../review/checks/live.ts';
import {
  domainOf,
  expectedMember,
  expectedNote,
  expectNotes,
  idsOf,
  instant,
  isExternal,
  newestFirst,
  pathOf,
  peopleOf,
  secondsOf,
  tasksOf,
  withSubfolders,
} from './expected.ts';
import { outsiders, startWalks, type StoredNote, type Walk } from './outsiders.ts';

/** The whole built app over services whose authors had seen only the API document. */

const DOCUMENTED_PARAMETERS = ['limit', 'offset', 'status', 'folderIds', 'search'];
/** Each of the services makes up meetings in which one of these words is said, once a line at most. */
const SAID = ['thanks', 'accuracy', 'matches'];
const DAY_MS = 86_400_000;
/** An ID in each service's form, of no record. */
const NO_ID = '65f000000000000000000000';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const stashedFile = zod.looseObject({ filename: zod.string(), content: zod.instanceof(Buffer) });

let walks: Awaited<ReturnType<typeof startWalks>>;
beforeAll(async () => {
  walks = await startWalks();
});
afterAll(() => walks.zapier.close());

describe.each(outsiders)('a service in $name', (outsider) => {
  let walk: Walk;
  let zapier: Zapier;
  beforeEach(async () => {
    walk = await walks.walk(outsider);
    ({ zapier } = walk);
  });
  afterEach(async () => {
    await walk.close();
    const called = walk.requests.filter(({ path }) => path.startsWith('/v1/'));
    const parameters = called.flatMap(({ path }) => [...new URL(path, walk.baseUrl).searchParams.keys()]);
    expect(parameters.filter((name) => !DOCUMENTED_PARAMETERS.includes(name))).toStrictEqual([]);
    expect(JSON.stringify(zapier.logs)).not.toContain(walk.apiKey);
  });

  const noteOf = (id: unknown): StoredNote => recordOf(walk.data.notes, id);
  const completed = () => newestFirst(walk.data.notes.filter(({ status }) => status === 'completed'));
  const turnOn = (trigger: string, input: InputData = {}) => zapier.turnOn(walk.connection, trigger, input);
  const polled = async (zap: Zap) => checked('triggers', zap.triggerKey, await zapier.poll(zap));
  const search = async (key: string, input: InputData) =>
    checked('searches', key, await zapier.search(walk.connection, key, input));
  const create = async (key: string, input: InputData): Promise<Item> => {
    const [item = {}] = await checked('creates', key, [await zapier.create(walk.connection, key, input)]);
    return item;
  };
  const tagIds = ({ tags }: StoredNote) => (tags ?? []).map(({ id }) => id);
  const fired = (zap: Zap) => idsOf(zap.runs);

  /** Checks that results are what the operation declares; undeclared fields are the service's own. */
  async function checked(kind: Kind, key: string, items: readonly Item[]): Promise<readonly Item[]> {
    const definition = await zapier.definition();
    const declared = findOperation(definition, kind, key);
    const findings = liveChecks
      .flatMap(({ find }) => find(declared, items, { hasExtras: true }))
      .map(({ where, problem }) => ({ where: `${kind}.${where}`, problem }));
    expect(linesOf(findings, definition)).toStrictEqual([]);
    return items;
  }

  /** All choices of a dropdown, for a user who scrolls to the end. */
  async function choices(key: string): Promise<readonly Item[]> {
    const all: Item[] = [];
    for (let page = 0; page < 20; page += 1) {
      const items = await zapier.dropdown(walk.connection, key, page, {});
      if (items.length === 0) return checked('triggers', key, all);
      all.push(...items);
    }
    throw new Error(`The dropdown ${key} never ends.`);
  }

  it('names the connection after the workspace', () => {
    expect(walk.connection.label).toBe(walk.workspace.name);
  });

  /** What polls fire for once a note is completed. */
  const firesFor: Record<string, { input: InputData; expected: (note: StoredNote) => readonly object[] }> = {
    note_completed: { input: {}, expected: (note) => [expectedNote(note, walk)] },
    note_updated: { input: {}, expected: (note) => [{ ...expectedNote(note, walk), changedParts: null }] },
    new_action_item: {
      input: {},
      expected: (note) =>
        tasksOf(note, outsider.task).map(({ text, assignee }) => ({
          text: expect.stringMatching(`^${text}`),
          assignee,
          assigneeEmail: peopleOf(note).find(({ name }) => name === assignee)?.email ?? null,
          done: false,
          noteId: note.id,
        })),
    },
    new_participant: {
      input: { who: 'everyone' },
      expected: (note) =>
        peopleOf(note)
          .filter(({ email }) => email !== null)
          .map((person) => ({
            name: person.name,
            email: person.email,
            isExternal: isExternal(person, walk),
            noteId: note.id,
          })),
    },
    new_mention: {
      input: { keywords: SAID },
      expected: ({ id, transcripts }) =>
        SAID.flatMap((keyword) => {
          const lines = (transcripts ?? []).filter(({ text = '' }) =>
            RegExp(`\\b${keyword}\\b`, 'i').test(text),
          );
          const [first] = lines;
          return first ? { keyword, count: lines.length, firstSpeaker: first.speaker, noteId: id } : [];
        }),
    },
  };

  it('polls fire once a meeting is completed, and once only', async () => {
    const zaps: Zap[] = [];
    for (const [trigger, { input }] of Object.entries(firesFor)) zaps.push(await turnOn(trigger, input));
    const id = await walk.recordMeeting('Pilot review with the board');
    for (const zap of zaps) expect(await polled(zap)).toStrictEqual([]);
    await walk.complete(id);
    for (const zap of zaps) {
      const expected = firesFor[zap.triggerKey]?.expected(noteOf(id));
      expect(expected).not.toStrictEqual([]);
      expect(await polled(zap)).toMatchObject(expected ?? []);
    }
    for (const zap of zaps) expect(await polled(zap)).toStrictEqual([]);
  });

  /** Adds a record. @returns what a poll fires for */
  const firesForRecord: Record<string, () => object> = {
    new_folder() {
      const { folders } = walk.data;
      const { id: parentFolderId, name: parentName, ...parent } = firstOf(folders);
      folders.push({ ...parent, id: 'folder-1', name: 'Legal', parentFolderId });
      return { id: 'folder-1', name: 'Legal', path: `${parentName} / Legal`, parentName };
    },
    new_member() {
      const { members } = walk.data;
      const added = { id: 'member-1', userId: 'user-1', name: 'Chloé van Lambert', createdAt: inHours(0) };
      const member = { ...firstOf(members), ...added };
      members.push(member);
      return { ...expectedMember(member), firstName: 'Chloé', lastName: 'van Lambert' };
    },
    new_invite() {
      const { invites } = walk.data;
      const { role, code, ...invite } = firstOf(invites);
      const added = {
        id: 'invite-1',
        email: 'sam@hire.example',
        createdAt: inHours(0),
        expiresAt: inHours(24),
      };
      invites.push({ ...invite, role, code, ...added });
      return { id: 'invite-1', email: 'sam@hire.example', role, code };
    },
  };

  it('note_updated fires for what others change in a note, and not for what the Zap itself does', async () => {
    const note = noteOf(completed()[0]?.id);
    const zap = await turnOn('note_updated');
    await create('update_note', { noteId: note.id, userWrittenNote: 'Seen.', contentMode: 'append' });
    expect(await polled(zap)).toStrictEqual([]);
    for (const title of ['Renamed', 'Renamed again', 'Renamed']) {
      Object.assign(note, { title, updatedAt: inHours(0) });
      expect(await polled(zap)).toMatchObject([{ id: note.id, title, changedParts: 'title' }]);
    }
  });

  it('note_added_to_folder fires when a note that is weeks old is added', async () => {
    const old = noteOf(completed()[80]?.id);
    const folder = firstOf(walk.data.folders.filter(({ id }) => !tagIds(old).includes(id)));
    const zap = await turnOn('note_added_to_folder', { folderId: folder.id });
    expect(await polled(zap)).toStrictEqual([]);
    await create('update_note', { noteId: old.id, tagIds: [folder.id], tagMode: 'add' });
    expectNotes(await polled(zap), [old], walk);
    await create('update_note', { noteId: old.id, title: 'Filed' });
    expect(await polled(zap)).toStrictEqual([]);
  });

  it('polls fire once for a folder, a member, and an invite', async () => {
    for (const [trigger, happen] of Object.entries(firesForRecord)) {
      const zap = await turnOn(trigger);
      const expected = happen();
      expect(await polled(zap)).toMatchObject([expected]);
      expect(await polled(zap)).toStrictEqual([]);
    }
  });

  it('instant triggers fire once for each note, until they are turned off', async () => {
    const old = noteOf(completed().at(-1)?.id);
    // After a deletion, the app looks five minutes further back than the Zap was turned on.
    const [createdAt, updatedAt] = [inHours(-1), inHours(-1)];
    for (const note of walk.data.notes)
      if (instant(note.updatedAt) > Date.parse(updatedAt)) Object.assign(note, { createdAt, updatedAt });
    const [all, again, ended] = [
      await turnOn('new_note'),
      await turnOn('new_note', { titleContains: 'pilot' }),
      await turnOn('note_status_changed', { statuses: ['completed'] }),
    ];
    const expectFired = async (...expected: string[][]) => {
      await walk.settled();
      expect([all, again, ended].map(fired)).toStrictEqual(expected);
      expect([all, again, ended].flatMap(({ errors }) => errors)).toStrictEqual([]);
    };

    const pilot = await walk.recordMeeting('Pilot review with the board');
    await expectFired([pilot], [pilot], []);
    await walk.complete(pilot);
    await expectFired([pilot], [pilot], [pilot]);
    expectNotes(await checked('triggers', 'note_status_changed', ended.runs), [noteOf(pilot)], walk);

    // Editing does not make a note new.
    await create('update_note', { noteId: pilot, title: 'Pilot review, edited' });
    await create('update_note', { noteId: old.id, visibility: 'public' });
    await expectFired([pilot], [pilot], [pilot]);

    await zapier.turnOff(again);
    const chat = await walk.recordMeeting('Ops chat about pilots');
    await expectFired([pilot, chat], [pilot], [pilot]);
    await walk.deleteNote(chat);
    await expectFired([pilot, chat], [pilot], [pilot]);
    expect(walk.notified.filter((url) => url === again.hookUrl).length).toBeLessThan(
      walk.notified.filter((url) => url === all.hookUrl).length,
    );

    await zapier.turnOff(all);
    await zapier.turnOff(ended);
    const before = walk.notified.length;
    await walk.recordMeeting('Pilot review, once more');
    expect(walk.notified).toHaveLength(before);
  });

  it('samples have what triggers return', async () => {
    const folderId = firstOf(completed().flatMap(tagIds));
    const sample = async (key: string, input: InputData = {}) =>
      checked('triggers', key, await zapier.loadSample(walk.connection, key, input));
    for (const trigger of ['note_added_to_folder', ...Object.keys(firesFor)]) {
      const items = await sample(trigger, { who: 'everyone', folderId, keywords: ['are', 'you'] });
      expect(items).toHaveLength(3);
      const stored = items.map(({ id, noteId }) => noteOf(noteId ?? id));
      expect(stored.map(({ status }) => status)).toStrictEqual(Array(3).fill('completed'));
      expect(idsOf(newestFirst(stored))).toStrictEqual(idsOf(stored));
    }
    for (const trigger of ['new_note', 'note_status_changed']) {
      const items = await sample(trigger, { statuses: ['completed'] });
      expectNotes(items, idsOf(items).map(noteOf), walk);
      const [whole] = await search('get_note', { noteId: items[0]?.id });
      expect(listDiffersFromHook(items, [whole ?? {}])).toStrictEqual([]);
    }
    for (const trigger of Object.keys(firesForRecord)) await sample(trigger);
  });

  const offers: Record<string, (items: readonly Item[]) => void> = {
    note_list(items) {
      expect(idsOf(items).toSorted()).toStrictEqual(idsOf(walk.data.notes).toSorted());
      for (const { id, label } of items) expect(label).toContain(String(noteOf(id).title));
    },
    folder_list(items) {
      const { folders } = walk.data;
      expect(items.map(({ id, path }) => [id, path]).toSorted()).toStrictEqual(
        folders.map((folder) => [folder.id, pathOf(folder, folders)]).toSorted(),
      );
    },
    member_list(items) {
      expect(items.map(({ id, ownerUserId }) => [id, ownerUserId]).toSorted()).toStrictEqual(
        walk.data.members.map((member) => [member.id, member.userId ?? member.id]).toSorted(),
      );
      for (const { id, label } of items) {
        const { name, email } = recordOf(walk.data.members, id);
        expect(label).toContain(name ?? email);
      }
    },
    group_list(items) {
      const used = new Map(
        walk.data.members.flatMap(({ groups }) => (groups ?? []).map(({ id, name }) => [id, name])),
      );
      expect(items.map(({ id, name }) => [id, name]).toSorted()).toStrictEqual([...used].toSorted());
    },
  };

  it('dropdowns offer everything', async () => {
    for (const [key, check] of Object.entries(offers)) check(await choices(key));
  });

  describe('finds', () => {
    const isIn = (note: StoredNote, folderIds: readonly string[]) =>
      (note.tags ?? []).some(({ id }) => id !== undefined && folderIds.includes(id));

    it('notes by each filter', async () => {
      const { notes, folders } = walk.data;
      const top = firstOf(folders.filter(({ id }) => withSubfolders(id, folders).length > 1));
      const guest = firstOf(notes.flatMap(peopleOf).filter((person) => isExternal(person, walk)));
      const domain = domainOf(guest);
      const folderIds = withSubfolders(top.id, folders);
      const since = Date.now() - 20 * DAY_MS;
      const filters: [InputData, (note: StoredNote) => boolean][] = [
        [{ folderIds: [top.id] }, (note) => isIn(note, [top.id])],
        [{ folderIds: [top.id], includeSubfolders: 'true' }, (note) => isIn(note, folderIds)],
        [{ participant: domain }, (note) => peopleOf(note).some((person) => domainOf(person) === domain)],
        [{ audience: 'external' }, (note) => peopleOf(note).some((person) => isExternal(person, walk))],
        [{ kinds: ['podcast'] }, ({ kind }) => kind === 'podcast'],
        [{ visibilities: ['only-me'] }, ({ visibility }) => visibility === 'only-me'],
        [{ languages: ['de'] }, ({ inputLanguage }) => inputLanguage === 'de'],
        [{ status: 'summarizing' }, ({ status }) => status === 'summarizing'],
        [
          { createdAfter: new Date(since).toISOString(), minDurationMinutes: 60 },
          (note) => instant(note.createdAt) > since && (secondsOf(note) ?? 0) >= 3600,
        ],
      ];
      for (const [input, matches] of filters) {
        const expected = newestFirst(notes.filter(matches)).slice(0, 100);
        expectNotes(await search('find_note', input), expected, walk);
      }
    });

    it('notes by title and text, exact titles first', async () => {
      const { notes } = walk.data;
      const wanted = String(noteOf(completed()[40]?.id).title);
      const titled = newestFirst(notes).filter(({ title }) => String(title).includes(wanted));
      const [exact, partial] = [true, false].map((is) =>
        titled.filter(({ title }) => (title === wanted) === is),
      );
      expect(idsOf(await search('find_note', { titleContains: wanted.toUpperCase() }))).toStrictEqual(
        idsOf([...(exact ?? []), ...(partial ?? [])].slice(0, 100)),
      );
      const line = String(noteOf(completed()[3]?.id).transcripts?.[1]?.text);
      const said = notes.filter(({ summary, enhancedNote, transcripts }) =>
        [summary, enhancedNote, ...(transcripts ?? []).map(({ text }) => text)].some((text) =>
          text?.includes(line),
        ),
      );
      expect(idsOf(await search('find_note', { textContains: line }))).toStrictEqual(
        idsOf(newestFirst(said).slice(0, 100)),
      );
    });

    it('notes by ID', async () => {
      for (const note of newestFirst(walk.data.notes).filter((_, index) => index % 20 === 0))
        expectNotes(await search('get_note', { noteId: note.id }), [note], walk);
    });

    it('notes in short', async () => {
      const summaries = await search('find_note_summaries', { status: 'completed', most: 8 });
      const notes = completed().slice(0, 8);
      expect(summaries).toMatchObject(
        notes.map(({ id, title, visibility }) => ({ id, title: String(title), visibility })),
      );
    });

    it('action items', async () => {
      const createdAfter = inHours(-5 * 24);
      const recent = completed().filter(({ createdAt }) => instant(createdAt) > Date.parse(createdAfter));
      const tasks = recent.flatMap((note) =>
        tasksOf(note, outsider.task).map(({ text, assignee }) => ({
          text: expect.stringMatching(`^${text}`),
          assignee,
          noteId: note.id,
        })),
      );
      expect(await search('find_action_items', { createdAfter })).toMatchObject(tasks.slice(0, 100));
    });

    it('guests, and how often they were met', async () => {
      const createdAfter = inHours(-5 * 24);
      const recent = completed().filter(({ createdAt }) => instant(createdAt) > Date.parse(createdAfter));
      const met = recent.flatMap((note) => [
        ...new Set(
          peopleOf(note).flatMap((person) =>
            person.email !== null && isExternal(person, walk) ? person.email.toLowerCase() : [],
          ),
        ),
      ]);
      const rows = await search('find_participants', { createdAfter });
      const counts = rows.flatMap(({ id, email, noteCount }) => (email === null ? [] : [[id, noteCount]]));
      const expected = [...new Set(met)].map((email) => [email, met.filter((each) => each === email).length]);
      expect(counts.length).toBeGreaterThan(0);
      expect(counts.toSorted()).toStrictEqual(expected.toSorted());
    });

    it('a section of a note', async () => {
      const note = firstOf(completed());
      const [, heading = '', body = ''] = /^## (.+)\n([^]+?)(?=\n## )/m.exec(note.summary ?? '') ?? [];
      const [section = {}] = await search('find_section', { noteId: note.id, heading });
      expect(section).toMatchObject({ noteId: note.id, noteTitle: String(note.title) });
      expect(section.markdown).toContain(body.trim());
    });

    it('members', async () => {
      const { members } = walk.data;
      const grouped = members.filter(({ name, groups }) => name !== undefined && (groups ?? []).length > 0);
      const member = firstOf(grouped);
      const byEmail = await search('find_member', { email: member.email.toUpperCase() });
      expect(byEmail).toMatchObject([expectedMember(member)]);
      expect(await search('find_member', { name: member.name })).toMatchObject([{ id: member.id }]);
      const groupId = member.groups?.[0]?.id;
      const inGroup = members.filter(({ groups }) => (groups ?? []).some((group) => group.id === groupId));
      expect(idsOf(await search('find_member', { groupId })).toSorted()).toStrictEqual(
        idsOf(inGroup).toSorted(),
      );
    });

    it.each<[string, InputData]>([
      ['find_note', { titleContains: 'no such meeting' }],
      ['get_note', { noteId: NO_ID }],
      ['find_member', { email: 'nobody@nowhere.example' }],
      ['find_folder', { name: 'Nowher' }],
    ])('nothing: %s', async (key, input) => {
      expect(await search(key, input)).toStrictEqual([]);
    });

    it('folders, invites, and the workspace', async () => {
      const { folders, invites } = walk.data;
      const { id, name, parentFolderId } = firstOf(
        folders.filter((folder) => folder.parentFolderId !== null),
      );
      const path = pathOf(recordOf(folders, id), folders);
      const folder = await search('find_folder', { name: name.toUpperCase(), parentFolderId });
      expect(folder).toMatchObject([{ id, path }]);
      const pending = invites.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
      const { email, code, role, id: inviteId } = firstOf(pending.filter((invite) => invite.email !== null));
      expect(await search('find_invite', { email })).toMatchObject([{ id: inviteId, email, code, role }]);
      expect(idsOf(await search('find_invite', { role: 'admin' })).toSorted()).toStrictEqual(
        idsOf(pending.filter((invite) => invite.role === 'admin')).toSorted(),
      );
      expect(await search('find_workspace', {})).toMatchObject([walk.workspace]);
    });
  });

  describe('Update Note', () => {
    /** A completed note of which everything is stored as the API document says. */
    const ordinary = (): StoredNote =>
      firstOf(
        completed().filter(
          ({ title, tags }) => typeof title === 'string' && tags?.length === 1 && tags[0]?.id !== undefined,
        ),
      );
    const update = (note: StoredNote, input: InputData) =>
      create('update_note', { noteId: note.id, ...input });
    const refused = (input: InputData, message = '') =>
      expect(create('update_note', input)).rejects.toMatchObject({
        name: 'AppError',
        message: expect.stringContaining(message),
      });
    const folderWithout = (note: StoredNote) =>
      firstOf(walk.data.folders.filter(({ id }) => !tagIds(note).includes(id))).id;

    it('changes what is filled in, and nothing else', async () => {
      const note = ordinary();
      const before = { ...note };
      const changed = {
        title: 'Renewal {{2027}}',
        userWrittenNote: 'Ask {{them}} about “prices” 👋\n\n- *soon*',
      };
      const updated = await update(note, changed);
      expect({ ...note, updatedAt: '' }).toStrictEqual({ ...before, ...changed, updatedAt: '' });
      expectNotes([updated], [note], walk);
      await update(note, { visibility: 'private' });
      expect(note.visibility).toBe('only-me');
    });

    it('appends, prepends, and clears', async () => {
      const note = ordinary();
      await update(note, { userWrittenNote: 'One' });
      await update(note, { userWrittenNote: 'Two', contentMode: 'append' });
      await update(note, { userWrittenNote: 'Zero', contentMode: 'prepend' });
      expect(note.userWrittenNote).toBe('Zero\n\nOne\n\nTwo');
      await update(note, { clearFields: ['userWrittenNote', 'tags'] });
      expect([note.userWrittenNote ?? '', note.tags ?? []]).toStrictEqual(['', []]);
    });

    it('adds and removes folders', async () => {
      const note = ordinary();
      const [own, other] = [tagIds(note)[0], folderWithout(note)];
      await update(note, { tagIds: [other], tagMode: 'add' });
      expect(tagIds(note).toSorted()).toStrictEqual([own, other].toSorted());
      await update(note, { tagIds: [own], tagMode: 'remove' });
      expect(tagIds(note)).toStrictEqual([other]);
    });

    it('says what the service rejects, and changes nothing', async () => {
      const note = ordinary();
      const before = { ...note };
      await refused({ noteId: note.id, tagIds: ['nowhere'] }, outsider.unknownFolder);
      await refused({ noteId: NO_ID, title: 'Renamed' }, 'The note was not found');
      expect(note).toStrictEqual(before);
    });

    it('removes no folder that the service shows without an ID', async () => {
      const note = ordinary();
      note.tags = [...(note.tags ?? []), { name: 'follow-up' }];
      const before = { ...note };
      await refused({ noteId: note.id, tagIds: [folderWithout(note)], tagMode: 'add' });
      expect(note).toStrictEqual(before);
    });
  });

  it('folders are created', async () => {
    const { folders, members } = walk.data;
    const { id: parentFolderId, name: parentName } = firstOf(folders);
    const [{ ownerUserId } = {}] = await search('find_member', { email: firstOf(members).email });
    const folder = { name: '📁 {{New}}', ownerUserId, parentFolderId, color: '#F2994A' };
    const created = await create('create_folder', { ...folder, isPrivate: 'yes' });
    expect(created).toMatchObject({ name: folder.name, path: `${parentName} / ${folder.name}`, parentName });
    expect(folders.at(-1)).toMatchObject({ ...folder, id: created.id, isPrivate: true });

    const count = folders.length;
    const findOrCreate = (name: string) =>
      zapier.searchOrCreate(walk.connection, 'find_folder', { name }, { name, ownerUserId });
    expect(await findOrCreate(parentName)).toMatchObject({ found: true, item: { id: parentFolderId } });
    expect(folders).toHaveLength(count);
    const { found, item } = await findOrCreate('Legal');
    expect([found, item.id]).toStrictEqual([false, folders[count]?.id]);
  });

  it("members' groups are set", async () => {
    const { groups, members } = walk.data;
    const member = recordOf(members, members.find((one) => one.groups?.length === 1)?.id);
    const own = firstOf(member.groups ?? []).id;
    const other = firstOf(groups.filter(({ id }) => id !== own)).id;
    const groupIds = () => (member.groups ?? []).map(({ id }) => id).toSorted();
    const set = (input: InputData) => create('set_member_groups', { memberId: member.id, ...input });
    expect(await set({ groupIds: [other], mode: 'add' })).toMatchObject(expectedMember(member));
    expect(groupIds()).toStrictEqual([own, other].toSorted());
    await set({ groupIds: [own], mode: 'remove' });
    expect(groupIds()).toStrictEqual([other]);
    await set({ groupIds: [own] });
    expect(groupIds()).toStrictEqual([own]);
    await set({ removeAllGroups: 'true' });
    expect(groupIds()).toStrictEqual([]);
    await expect(create('set_member_groups', { memberId: NO_ID, groupIds: [own] })).rejects.toMatchObject({
      name: 'AppError',
      message: expect.stringContaining('member was not found'),
    });
  });

  it('recordings become notes, which fire when they are completed', async () => {
    const zap = await turnOn('note_completed');
    const audio = zapier.offer(recording('cbr.mp3'));
    const tag = firstOf(walk.data.folders);
    const described = { title: 'Field recording', kind: 'podcast' };
    const made = await create('create_note_from_audio', { audio, ...described, tagIds: [tag.id] });
    expect(made).toMatchObject({
      ...described,
      fileExtension: 'mp3',
      sizeBytes: recording('cbr.mp3').length,
    });
    const note = noteOf(made.noteId);
    expect(note).toMatchObject({ ...described, tags: [{ id: tag.id }] });
    expect(await polled(zap)).toStrictEqual([]);
    await walk.complete(note.id);
    expect(secondsOf(note)).toBe(made.durationSec);
    expectNotes(await polled(zap), [note], walk);

    const old = noteOf(completed()[20]?.id);
    const title = String(old.title);
    const again = await create('create_note_from_audio', { audio, existingNoteId: old.id });
    expect([again.id, String(old.title), old.status === 'completed']).toStrictEqual([old.id, title, false]);
    await walk.complete(old.id);
    expect(secondsOf(old)).toBe(again.durationSec);
  });

  it('a digest has every completed note of its period', async () => {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const [from, to] = [today - 7 * DAY_MS, today];
    const notes = completed().filter(
      ({ createdAt }) => instant(createdAt) >= from && instant(createdAt) < to,
    );
    const digest = await create('create_digest', {
      period: 'last-7-days',
      include: ['summary', 'actionItems'],
    });
    expect(digest).toMatchObject({
      count: notes.length,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
    });
    expect(digest.notes).toMatchObject(notes.map(({ id, title }) => ({ id, title: String(title) })));
    const file = stashedFile.parse(await zapier.hydrate(walk.connection, digest.digestFile));
    // In Markdown, some characters of a title are escaped.
    const titles = String(file.content).replaceAll('\\', '');
    for (const { title } of notes) expect(titles).toContain(String(title));
  });

  it('files and long values load when a later step uses them', async () => {
    const note = firstOf(completed());
    const [found = {}] = await search('get_note', { noteId: note.id });
    for (const key of ['transcriptFile', 'subtitlesFile', 'webvttFile', 'noteFile']) {
      const { content } = stashedFile.parse(await zapier.hydrate(walk.connection, found[key]));
      for (const { text = '' } of note.transcripts ?? [])
        expect(String(content).replaceAll('&amp;', '&').replaceAll('&lt;', '<')).toContain(text);
    }
    note.summary = 'y'.repeat(5_100_000);
    const [long = {}] = await search('get_note', { noteId: note.id });
    expect(long.summary).toMatch(/^hydrate\|\|\|/);
    expect(await zapier.hydrate(walk.connection, long.summary)).toBe(note.summary);
  });

  it('a key that is revoked or too weak is named as the reason', async () => {
    const weak = await zapier.connect({ apiKey: walk.notesOnlyKey });
    expect(weak.label).toBe(walk.workspace.name);
    const message = expect.stringContaining('folders');
    await expect(zapier.turnOn(weak, 'new_folder', {})).rejects.toMatchObject({ name: 'AppError', message });
    const authData = { apiKey: 'revoked-key' };
    for (const run of [zapier.connect(authData), zapier.search({ ...weak, authData }, 'find_workspace', {})])
      await expect(run).rejects.toMatchObject({ name: 'ExpiredAuthError' });
  });
});

it('a service that has had enough requests says when the next is welcome', async () => {
  const walk = await walks.walk(firstOf(outsiders.filter(({ name }) => name === 'Go and MongoDB')));
  // Its windows are ten seconds long; 6.5 of them are left.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Math.floor(Date.now() / 10_000) * 10_000 + 3500);
  const headers = { authorization: `Bearer ${walk.apiKey}` };
  while ((await fetch(`${walk.baseUrl}/v1/me`, { headers })).ok);
  const found = walks.zapier.search(walk.connection, 'find_workspace', {});
  await expect(found).rejects.toMatchObject({ name: 'ThrottledError', delay: 7 });
  clock.mockRestore();
  await walk.close();
});

function recordOf<Stored extends { id: string }>(records: readonly Stored[], id: unknown): Stored {
  const record = records.find((each) => each.id === id);
  if (record === undefined) throw new Error(`The service has no record ${String(id)}.`);
  return record;
}

function firstOf<Stored>(records: readonly Stored[]): Stored {
  const [first] = records;
  if (first === undefined) throw new Error('The service has no such record.');
  return first;
}
