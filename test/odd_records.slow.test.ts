import { beforeEach, describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import { isUsableId } from '../src/api/endpoint.ts';
import { inviteOutput } from '../src/service/invite.ts';
import { workspaceOutput } from '../src/service/workspace.ts';
import { ZapierCache } from './support/memory.ts';
import { at, oddly } from './support/odd_records.ts';
import { type Answer, AppError, withoutPlatform } from './support/plain_z.ts';
import * as fc from './support/properties.ts';
import { aFolder, aMember, aNote, aPage, aParticipant, aTag, segment } from './support/records.ts';

/*
 * Valid records in which one value is replaced by any other, or a key is dropped or added. Whatever the record becomes,
 * the others come through, nothing is written that was not asked for, and no message is raw.
 */

const BASE_URL = 'https://service.example';
beforeEach(() => {
  process.env.BASE_URL = BASE_URL;
});

const text = (name: string) =>
  `## Summary\n\nWe met ${name}.\n\n## Action items\n\n- [ ] ${name}: send the offer`;
const note = (id: string, day: number) =>
  aNote({
    id,
    createdAt: `2026-03-0${day}T10:00:00Z`,
    tags: [aTag('fld-1'), aTag('fld-2')],
    participants: [
      aParticipant({
        email: `anna.${id}@client.example`,
        accountName: 'Client',
        accountDomain: 'client.example',
      }),
      aParticipant({ name: 'Ben Cole', email: 'ben@acme.example' }),
    ],
    userWrittenNote: 'What people wrote.',
    enhancedNote: text('Ben'),
    summary: text('Anna'),
    transcripts: [
      segment('Anna Berg', 'Hello there.', '00:01', '00:04'),
      segment('Ben Cole', 'The price is fine.', '00:00:05.5', '00:00:09'),
    ],
    calendarEvent: { id: 'cal-1', attendees: [{ email: 'anna@client.example' }] },
  });
const folder = (id: string) => aFolder({ id, name: `Folder ${id}`, icon: 'star', parentFolderId: 'fld-1' });
const group = (id: string) => ({ id, name: id });
const member = (id: string) =>
  aMember({
    id,
    name: `Member ${id}`,
    folders: [{ id: 'fld-1', name: 'Clients' }],
    groups: [group('grp-1'), group('grp-2')],
  });
const invite = (id: string) => ({ ...inviteOutput.sample, id, email: `${id}@acme.example` });
const workspace = workspaceOutput.sample;

interface Workspace {
  notes: unknown[];
  folders: unknown[];
  members: unknown[];
  invites: unknown[];
  workspace: unknown;
}
const VALID: Workspace = {
  notes: [note('a', 3), note('b', 1)],
  folders: [folder('a'), folder('b')],
  members: [member('a'), member('b')],
  invites: [invite('a'), invite('b')],
  workspace,
};

const RAW =
  /undefined|\bNaN\b|\[object|zod|JSON\.parse|TypeError|Unexpected token|Cannot read|not a function|[{}]/i;

/** Runs operations against a workspace. */
function opened(data: Workspace) {
  const writes: { path: string; body: unknown }[] = [];
  const answer: Answer = ({ method, url: { pathname: path }, body }) => {
    const [, section, id] =
      /^\/v1\/(notes|workspace\/members|folders|invites|workspace)\/?(.*)$/.exec(path) ?? [];
    if (method !== 'GET') writes.push({ path, body });
    if (section === 'workspace') return { workspace: data.workspace };
    if (section === 'folders') return { folders: data.folders };
    const items = section === 'notes' ? data.notes : section === 'invites' ? data.invites : data.members;
    if (id === undefined || id === '') return aPage(items);
    const found = items.find((item) => String(at(item, ['id'])) === decodeURIComponent(id));
    return section === 'notes' ? { note: found } : { member: found };
  };
  const perform = withoutPlatform(answer, new ZapierCache());

  /** @returns the records, or undefined if the step failed with a message for its user. */
  async function run(...given: Parameters<typeof perform>) {
    try {
      const records = zod
        .array(zod.looseObject({ id: zod.string() }))
        .parse([await perform(...given)].flat());
      expect(JSON.parse(JSON.stringify(records))).toHaveLength(records.length);
      return records;
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      const { message } = error as AppError;
      expect(message).toMatch(/^[A-Z].*[.…]$/s);
      expect(message.replaceAll('{id}', '')).not.toMatch(RAW);
      return undefined;
    }
  }
  return { run, writes };
}

/** Whether the results include those of both valid records. */
const others = (results: readonly { id: string }[] | undefined, field = 'id') =>
  ['a', 'b'].map((id) => results?.some((result) => Reflect.get(result, field) === id));
const BOTH = [true, true];

const idIn = (record: unknown) => zod.looseObject({ id: zod.string() }).safeParse(record).data?.id;
const among = (valid: readonly unknown[], record: unknown) => [valid[0], record, valid[1]];

describe('an odd note', () => {
  const poll = { inputData: { keywords: ['price'] } };

  it('stops no other note from reaching a Zap', async () => {
    await fc.assert(
      fc.asyncProperty(oddly(note('odd', 2)), async (record) => {
        const { run, writes } = opened({ ...VALID, notes: among(VALID.notes, record) });
        expect(others(await run('triggers', 'note_completed'))).toStrictEqual(BOTH);
        for (const trigger of ['new_action_item', 'new_participant', 'new_mention']) {
          const found = await run('triggers', trigger, poll);
          expect([trigger, others(found, 'noteId')]).toStrictEqual([trigger, BOTH]);
        }
        for (const trigger of ['new_note', 'note_status_changed']) {
          const noteIds = ['a', idIn(record) ?? 'gone', 'b'];
          const fired = await run('triggers', trigger, {
            cleanedRequest: noteIds.map((noteId) => ({ noteId })),
            subscribeData: {
              hookUrl: `https://hooks.example/${trigger}`,
              subscribedAt: '2026-03-01T00:00:00Z',
            },
          });
          expect([trigger, others(fired)]).toStrictEqual([trigger, BOTH]);
        }
        const titled = { inputData: { titleContains: 'meeting' } };
        expect(others(await run('searches', 'find_note', titled))).toStrictEqual(BOTH);
        expect(others(await run('triggers', 'note_list'))).toStrictEqual(BOTH);
        const include = ['summary', 'participants'];
        const inputData = { period: 'custom', createdAfter: '2026-02-01', include };
        const [digest] = (await run('creates', 'create_digest', { inputData })) ?? [];
        const { data } = zod.array(zod.looseObject({ id: zod.string() })).safeParse(digest?.notes);
        expect(others(data)).toStrictEqual(BOTH);
        expect(writes).toStrictEqual([]);
      }),
    );
  });

  it('gets exactly what was asked for, or nothing', async () => {
    await fc.assert(
      fc.asyncProperty(oddly(note('odd', 2)), async (record) => {
        const id = idIn(record);
        fc.pre(id !== undefined && isUsableId(id) && !['a', 'b'].includes(id));
        const { run, writes } = opened({ ...VALID, notes: among(VALID.notes, record) });
        const inputData = { noteId: id, tagIds: ['new'], tagMode: 'add' };
        await run('creates', 'update_note', { inputData });
        await run('creates', 'update_note', {
          inputData: { noteId: id, userWrittenNote: 'New', contentMode: 'append' },
        });
        const [tags, text] = [at(record, ['tags']), at(record, ['userWrittenNote'])];
        const kept = Array.isArray(tags) ? tags.map((tag: unknown) => String(at(tag, ['id']))) : [];
        for (const { body } of writes) {
          const isTags = at(body, ['tagIds']) !== undefined;
          // What the service did not show is not known to be empty.
          expect((isTags ? tags : text) === undefined).toBe(false);
          expect(body).toStrictEqual(
            isTags
              ? { tagIds: [...new Set([...kept, 'new'])] }
              : {
                  userWrittenNote:
                    text === null || text === '' ? 'New' : `${zod.string().parse(text)}\n\nNew`,
                },
          );
        }
      }),
    );
  });
});

it('an odd member stops no other member', async () => {
  await fc.assert(
    fc.asyncProperty(oddly(member('odd')), async (record) => {
      const { run, writes } = opened({ ...VALID, members: among(VALID.members, record) });
      expect(others(await run('triggers', 'new_member'))).toStrictEqual(BOTH);
      expect(others(await run('triggers', 'member_list'))).toStrictEqual(BOTH);
      const named = { inputData: { name: 'member' } };
      expect(others(await run('searches', 'find_member', named))).toStrictEqual(BOTH);
      const groupIds = idsIn(await run('triggers', 'group_list'));
      expect(groupIds).toStrictEqual(expect.arrayContaining(['grp-1', 'grp-2']));
      for (const memberId of ['b', idIn(record) ?? 'gone']) {
        const inputData = { memberId, groupIds: ['grp-3'], mode: 'add' };
        await run('creates', 'set_member_groups', { inputData });
      }
      const groups = at(record, ['groups']);
      const kept = Array.isArray(groups)
        ? groups.flatMap((group: unknown) => (group === null ? [] : [String(at(group, ['id']))]))
        : [];
      expect(writes[0]?.body).toStrictEqual({ groupIds: ['grp-1', 'grp-2', 'grp-3'] });
      for (const { body } of writes.slice(1))
        expect(body).toStrictEqual({ groupIds: [...new Set([...kept, 'grp-3'])] });
    }),
  );
});

const idsIn = (records: readonly { id: string }[] | undefined) => records?.map(({ id }) => id);

it.each([
  ['folder', folder, 'folders', ['new_folder', 'folder_list'], { name: 'folder b' }],
  ['invite', invite, 'invites', ['new_invite'], { email: 'b@acme.example' }],
] as const)('an odd %s stops no other', async (noun, make, section, triggers, inputData) => {
  await fc.assert(
    fc.asyncProperty(oddly(make('odd')), async (record) => {
      const { run } = opened({ ...VALID, [section]: among(VALID[section], record) });
      for (const trigger of triggers) expect(others(await run('triggers', trigger))).toStrictEqual(BOTH);
      expect(idsIn(await run('searches', `find_${noun}`, { inputData }))).toContain('b');
    }),
  );
});

it('an odd workspace stops no poll that can do without it', async () => {
  await fc.assert(
    fc.asyncProperty(oddly(workspace), async (record) => {
      fc.pre(zod.record(zod.string(), zod.unknown()).safeParse(record).success);
      const { run } = opened({ ...VALID, workspace: record });
      await run('searches', 'find_workspace');
      await run('triggers', 'new_participant');
      expect(others(await run('triggers', 'new_action_item'), 'noteId')).toStrictEqual(BOTH);
    }),
  );
});
