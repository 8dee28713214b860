import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as zod from 'zod';

import App from '../../index.ts';
import { Deadline } from '../../src/api/deadline.ts';
import { digestFile } from '../../src/digest/digest.ts';
import { aNote, aPage, frontOf, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { asRecord, asRecords, failureOf, idsOf, makeFile, runCreate, running } from '../support/zapier.ts';

const service = useService();
beforeEach(() => service.folders('f1', 'f2'));
const LIST = '/v1/notes?limit=100';
const custom = { period: 'custom', createdAfter: '2026-03-09', createdBefore: '2026-03-16' };
const createDigest = (inputData: Record<string, unknown> = {}) =>
  runCreate('create_digest', { ...custom, ...inputData });
const inZone = (timezone: string, inputData: Record<string, unknown>) =>
  running(App.creates.create_digest?.operation.perform)({ inputData, meta: { timezone } }).then(asRecord);
const list = (notes: readonly object[], path = LIST) => service.on('GET', path).reply(200, aPage(notes));
const pointer = zod.object({ bundle: zod.record(zod.string(), zod.unknown()) });
const noteIds = ({ notes }: Record<string, unknown>) => idsOf(asRecords(notes));

describe('Create Digest', () => {
  it('lists the completed notes of the period, newest first', async () => {
    list([
      aNote({ id: 'end', createdAt: '2026-03-16T00:00:00Z' }),
      aNote({ id: 'last', createdAt: '2026-03-15T23:59:59Z' }),
      aNote({ id: 'first', createdAt: '2026-03-09T00:00:00Z' }),
      aNote({ id: 'middle', createdAt: '2026-03-12T00:00:00Z' }),
      aNote({ id: 'before', createdAt: '2026-03-08T23:59:59Z' }),
      aNote({ id: 'idle', createdAt: '2026-03-12T00:00:00Z', status: 'idle' }),
      aNote({ id: 'r', title: 'Board', createdAt: '2026-03-12T00:00:00Z', status: 'recording' }),
      aNote({ id: 's', title: ' ', createdAt: '2026-03-13T00:00:00Z', status: 'summarizing' }),
      aNote({ id: 'late', createdAt: '2026-03-17T00:00:00Z', status: 'recording' }),
      aNote({ id: 'undated', createdAt: null }),
    ]);
    const digest = await createDigest();
    expect(noteIds(digest)).toStrictEqual(['last', 'middle', 'first']);
    expect(digest).toMatchObject({ count: 3, title: '3 notes, Mar 9 – 15, 2026' });
    expect(digest).toMatchObject({ pendingCount: 2, pendingTitles: 'Board, Untitled note' });
    expect(digest.text).toMatch(
      /\n1 more note has no date and may be of this period: Weekly meeting\n+2 more notes are still being processed: Board, Untitled note$/,
    );
  });

  it('has an ID that stays the same while its period goes on', async () => {
    const idAt = async (now: string, inputData: Record<string, unknown>) => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
      list([]);
      return (await createDigest(inputData)).id;
    };
    const [monday, later] = ['2026-03-16T09:00:00Z', '2026-03-16T10:00:00Z'];
    const inPeriod = (period: string) => ({ period, createdAfter: '', createdBefore: '' });
    for (const open of [inPeriod('this-week'), { createdBefore: '' }])
      expect(await idAt(later, open)).toBe(await idAt(monday, open));
    expect(await idAt(monday, inPeriod('today'))).not.toBe(await idAt(monday, inPeriod('this-week')));
    expect(await idAt(monday, { createdBefore: '2026-03-15' })).not.toBe(await idAt(monday, {}));
  });

  it("reads dates in the Zap's time zone", async () => {
    list([
      aNote({ id: 'in', createdAt: '2026-03-09T04:00:00Z' }),
      aNote({ id: 'before', createdAt: '2026-03-09T03:59:59Z' }),
    ]);
    const digest = await inZone('America/New_York', custom);
    expect(noteIds(digest)).toStrictEqual(['in']);
    expect(digest).toMatchObject({ from: '2026-03-09T04:00:00.000Z', to: '2026-03-16T04:00:00.000Z' });
  });

  it('covers the seven days before today if no period is chosen', async () => {
    list([]);
    const digest = await runCreate('create_digest', {});
    expect(digest).toMatchObject({ count: 0, to: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z` });
    expect(digest.text).toContain('There are no completed notes in this period.');
  });

  it('groups notes by their first folder, and puts notes without a folder last', async () => {
    const note = (id: string, day: number, ...folders: string[]) =>
      aNote({
        id,
        createdAt: `2026-03-${day}T00:00:00Z`,
        tags: folders.map((name) => ({ id: name, name, color: null })),
      });
    const [zeta, two] = [['Zeta'], ['Ämter', 'A']];
    const filed = [note('b', 13, ...zeta), note('d', 11, ...two), note('e', 10, ...zeta)];
    const notes = [note('a', 14), note('c', 12), ...filed];
    list(notes);
    expect(noteIds(await createDigest({ groupBy: 'folder' }))).toStrictEqual(['d', 'b', 'e', 'a', 'c']);
    list(notes);
    expect(noteIds(await createDigest())).toStrictEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it.each<[string, Record<string, unknown>]>([
    ['Custom Start: fill in this field, because "Period" is "Custom".', { createdAfter: '' }],
    ['Custom Start: use a date before the end of the period.', { createdBefore: '2026-03-09' }],
    ['Period: "fortnight" is not one of the choices.', { period: 'fortnight' }],
    ['Custom Start: leave this field empty, or choose "Custom"', { period: 'today' }],
    ['Custom End: leave this field empty, or choose "Custom"', { period: 'today', createdAfter: '' }],
  ])('says "%s" before any request, with %j', async (message, inputData) => {
    expect((await failureOf(createDigest(inputData))).message).toContain(message);
  });

  it("lists one person's action items, and only the notes that have any", async () => {
    const notes = [
      aNote({ id: 'both', createdAt: '2026-03-12', summary: '- [ ] Anna: Write\n- [ ] Ben: Call' }),
      aNote({ id: 'done', createdAt: '2026-03-11', summary: '- [x] Anna: Read' }),
      aNote({ id: 'else', createdAt: '2026-03-10', summary: '- [ ] Ben: Draw' }),
    ];
    const digestOf = async (inputData: Record<string, unknown>) => {
      list(notes);
      return await createDigest(inputData);
    };
    const open = await digestOf({ assignee: 'anna', include: 'openActionItems' });
    expect(noteIds(open)).toStrictEqual(['both']);
    expect(open).toMatchObject({ actionItemsText: 'Anna: Write', openActionItemCount: 1 });
    for (const include of ['actionItems', 'participants'])
      expect(noteIds(await digestOf({ assignee: 'anna', include }))).toStrictEqual(['both', 'done']);
    expect(open.id).not.toBe((await digestOf({ include: 'openActionItems' })).id);
  });

  it('stops the Zap without an error if it is empty and Stop if Empty is on', async () => {
    list([]);
    expect(await failureOf(createDigest({ skipIfEmpty: 'true' }))).toMatchObject({
      name: 'HaltedError',
      message: expect.stringContaining('"Stop if Empty"'),
    });
    list([aNote({ createdAt: '2026-03-12' })]);
    expect((await createDigest({ skipIfEmpty: 'true' })).count).toBe(1);
  });

  it.each([
    ['participant', 'Participants'],
    ['assignee', 'Action Items Assigned To'],
  ])('stops the Zap if an empty value is mapped to %s, rather than list other notes', async (key, label) => {
    const inputDataRaw = { ...custom, [key]: '{{1__guests}}' };
    const digest = running(App.creates.create_digest?.operation.perform);
    expect(await failureOf(digest({ inputData: { ...custom, [key]: '' }, inputDataRaw }))).toMatchObject({
      name: 'HaltedError',
      message: expect.stringContaining(
        `${label}: the value from an earlier step is empty, so the Zap stopped`,
      ),
    });
  });

  it('fails rather than leave out notes beyond 500', async () => {
    const notes = Array.from({ length: 501 }, (_, index) =>
      aNote({ id: `n${index}`, createdAt: new Date(Date.UTC(2026, 2, 15) - index * 60_000).toISOString() }),
    );
    service.list('/v1/notes', (query) => pagesOf(notes)(query));
    const { message } = await failureOf(createDigest());
    notes.pop();
    expect((await createDigest()).count).toBe(500);
    expect(message).toMatch(/^There are more than 500 notes in this period/);
  });

  it('fails if the summaries are too long, each note counted once', async () => {
    const note = (id: string, length: number) =>
      aNote({ id, createdAt: '2026-03-12T00:00:00Z', summary: 'x'.repeat(length) });
    const inFolder = (id: string) => `/v1/notes?folderIds=${id}&limit=100`;
    list([note('a', 8_000_000)], inFolder('f1'));
    list([note('a', 8_000_000), note('b', 8_000_000)], inFolder('f2'));
    const inBoth = { include: ['summary'], folderIds: ['f1', 'f2'] };
    expect((await createDigest(inBoth)).count).toBe(2);
    list(['a', 'b', 'c'].map((id) => note(id, 8_000_000)));
    const { message } = await failureOf(createDigest({ include: ['summary'] }));
    expect(message).toMatch(/^The summaries of this period are too long for a digest\./);
  });

  it.each([
    [
      true,
      /^The digest ran out of time after reading 2 notes from 2026-03-13 to 2026-03-14; .* choose a folder in "Folders"\.$/,
    ],
    [
      false,
      /^The digest read 2 notes from 2026-03-13 to 2026-03-14; 2 of them matched\. .* did not show all of them/,
    ],
  ])('fails if the list ends before the period, out of time: %p', async (isOver, message) => {
    if (isOver) jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    const notes = [14, 13].map((day) => aNote({ id: `n${day}`, createdAt: `2026-03-${day}T00:00:00Z` }));
    service.list('/v1/notes', frontOf(notes));
    expect((await failureOf(createDigest())).message).toMatch(message);
  });

  it.each([
    ['2026-03-08', 'choose a shorter period, or choose a folder in "Folders".'],
    ['2026-03-15', 'choose a folder in "Folders".'],
  ])('says how far back it came, and what would help, for a period from %s', async (createdAfter, advice) => {
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    const at = (index: number) => new Date(Date.UTC(2026, 2, 16) - index * 60_000).toISOString();
    const notes = Array.from({ length: 200 }, (_, i) => aNote({ id: `n${i}`, createdAt: at(i) }));
    service.list('/v1/notes', pagesOf(notes));
    const period = { period: 'custom', createdAfter, createdBefore: '2026-03-16' };
    const { message } = await failureOf(createDigest(period));
    expect(message).toContain('after reading 100 notes, back to 2026-03-15; 99 of them matched.');
    expect(message).toContain(`To narrow it, ${advice}`);
  });

  it.each([
    ['Team / week', '2026-03-15 Team week.md'],
    ['???', '2026-03-15 Digest.md'],
  ])('titled %p has a file named %p, with the digest in Markdown', async (title, name) => {
    list([]);
    const digest = await createDigest({ title });
    const [, json = ''] = /^hydrate\|\|\|(.*)\|\|\|hydrate$/.exec(String(digest.digestFile)) ?? [];
    const { bundle } = pointer.parse(JSON.parse(json));
    list([]);
    const text = `${String(digest.markdown)}\n`;
    expect(await makeFile(digestFile, bundle)).toStrictEqual({
      text,
      size: Buffer.byteLength(text),
      name,
      type: 'text/markdown; charset=utf-8',
    });
  });

  it('has no file, with a log line, if the filters do not fit into a pointer', async () => {
    list([]);
    const log: string[] = [];
    const inputData = {
      ...custom,
      titleExcludes: Array.from({ length: 10 }, (_, index) => `${index}`.repeat(900)),
    };
    expect((await runCreate('create_digest', inputData, { log })).digestFile).toBeNull();
    expect(log).toStrictEqual([expect.stringMatching(/^The digest has no file/)]);
  });
});
