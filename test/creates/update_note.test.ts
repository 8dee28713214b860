import { beforeEach, describe, expect, it } from '@jest/globals';

import App from '../../index.ts';
import { ZapierCache } from '../support/memory.ts';
import { aNote, aTag } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, runCreate } from '../support/zapier.ts';

type Input = Record<string, unknown>;

const service = useService();
const NOTE = '/v1/notes/note-1';

const update = (inputData: Input) => runCreate('update_note', { noteId: 'note-1', ...inputData });
const reading = (note: object = aNote()) => service.on('GET', NOTE).reply(200, { note });
const writing = () => service.on('PATCH', NOTE).reply(200, { note: aNote() });
const written = (): unknown => JSON.parse(service.bodies.findLast((body) => body !== '') ?? '');

const adding = { contentMode: 'append', tagMode: 'add' };
const appended = { userWrittenNote: 'New', contentMode: 'append' };
const added = (...tagIds: string[]) => ({ tagIds, tagMode: 'add' });
const removed = (...tagIds: string[]) => ({ tagIds, tagMode: 'remove' });
const tagged = (...ids: string[]) => ({ tags: ids.map(aTag) });

describe('Update Note', () => {
  beforeEach(() => service.folders('a', 'b', 'c', 'x'));

  it.each<[string, Input, unknown]>([
    ['the title', { title: ' New ' }, { title: ' New ' }],
    ['the visibility', { visibility: 'only-me' }, { visibility: 'only-me' }],
    ['a visibility by its alias', { visibility: ' Private' }, { visibility: 'only-me' }],
    ['a visibility by its other alias', { visibility: 'shared' }, { visibility: 'public' }],
    ['the written notes', { userWrittenNote: 'Text' }, { userWrittenNote: 'Text' }],
    ['the folders by ID or name', { tagIds: [' A ', 'b'] }, { tagIds: ['a', 'b'] }],
    ['what to clear', { clearFields: ['userWrittenNote', 'tags'] }, { userWrittenNote: '', tagIds: [] }],
    ['what to clear, not add to', { clearFields: ['userWrittenNote'], ...adding }, { userWrittenNote: '' }],
    ['a title, with nothing to add', { title: 'x', ...adding }, { title: 'x' }],
  ])('sends %s and no field that is empty, in one request', async (_, filledIn, body) => {
    writing();
    const empty = { title: '', visibility: null, userWrittenNote: '  ', tagIds: [], clearFields: [''] };
    await update({ ...empty, ...filledIn });
    expect(service.requests).toStrictEqual([`PATCH ${NOTE}`]);
    expect(service.bodies).toStrictEqual([JSON.stringify(body)]);
  });

  it.each<[Input, string]>([
    [{}, 'There is nothing to change. Fill in at least one field besides "Note".'],
    [{ title: '', ...added(''), contentMode: 'append' }, 'There is nothing to change.'],
    [{ clearFields: ['userWrittenNote'], userWrittenNote: 'x' }, '"Written Notes" is filled in, but also'],
    [{ clearFields: ['tags'], tagIds: ['a'] }, '"Folders" is filled in, but also chosen in'],
    [{ tagIds: ['Clients'] }, 'Folders: there is no folder "Clients" in the workspace "Acme". '],
  ])('neither reads nor writes the note for %j', async (filledIn, message) => {
    service.workspace('Acme');
    expect((await failureOf(update(filledIn))).message).toContain(message);
    expect(service.requests).toStrictEqual([]);
  });

  it.each<[string, object, Input, unknown]>([
    ['text below', { userWrittenNote: 'Old' }, appended, { userWrittenNote: 'Old\n\nNew' }],
    [
      'text above',
      { userWrittenNote: 'Old' },
      { ...appended, contentMode: 'prepend' },
      { userWrittenNote: 'New\n\nOld' },
    ],
    [
      'text below one in an object',
      { userWrittenNote: { text: 'Old' } },
      appended,
      { userWrittenNote: 'Old\n\nNew' },
    ],
    ['text where null was', { userWrittenNote: null }, appended, { userWrittenNote: 'New' }],
    ['text where none was', { userWrittenNote: '' }, appended, { userWrittenNote: 'New' }],
    ['further tags', tagged('a', 'b'), added('c', 'a'), { tagIds: ['a', 'b', 'c'] }],
    ['a tag besides plain IDs', { tags: ['a', 7] }, added('b'), { tagIds: ['a', '7', 'b'] }],
    ['fewer tags', tagged('a', 'b'), removed('a', 'x'), { tagIds: ['b'] }],
    ['no tags', tagged('a', 'b'), removed('a', 'b'), { tagIds: [] }],
    ['the first tag', { tags: null, userWrittenNote: undefined }, added('a'), { tagIds: ['a'] }],
    [
      'tags for those that it could not read',
      { tags: [aTag('a'), { name: 'x' }] },
      { ...appended, tagIds: ['a'] },
      { userWrittenNote: 'New', tagIds: ['a'] },
    ],
    [
      'as many other tags',
      { userWrittenNote: 'Old', ...tagged('a', 'b') },
      { ...appended, tagIds: ['a', 'c'] },
      { userWrittenNote: 'Old\n\nNew', tagIds: ['a', 'c'] },
    ],
    [
      'other text and a further tag',
      { userWrittenNote: 'Old', ...tagged('a') },
      { userWrittenNote: 'New', ...added('b') },
      { userWrittenNote: 'New', tagIds: ['a', 'b'] },
    ],
    [
      'only what the note does not have yet',
      { title: 'Same', ...tagged('a') },
      { title: 'Same', visibility: 'public', ...added('a') },
      { visibility: 'public' },
    ],
  ])('reads the note first, then writes %s', async (_, shown, filledIn, body) => {
    reading({ ...aNote(), ...shown });
    writing();
    await update(filledIn);
    expect(service.requests).toStrictEqual([`GET ${NOTE}`, `PATCH ${NOTE}`]);
    expect(written()).toStrictEqual(body);
  });

  it.each(['append', 'prepend'])('writes no text over 1 MB when it is to %s', async (contentMode) => {
    const half = 'é'.repeat(250_000);
    reading(aNote({ userWrittenNote: half }));
    const { message } = await failureOf(update({ userWrittenNote: 'è'.repeat(250_000), contentMode }));
    expect(message).toContain(
      'would exceed 1,000,000 bytes. Shorten the text, or choose "Replace the existing text". Nothing was changed.',
    );
  });

  it.each([added('b', 'a'), removed('x')])('writes nothing if %j changes nothing', async (filledIn) => {
    reading(aNote({ title: 'As it is', ...tagged('a', 'b') }));
    expect(await update(filledIn)).toMatchObject({ title: 'As it is', tagIds: ['a', 'b'] });
    expect(service.requests).toStrictEqual([`GET ${NOTE}`]);
  });

  it.each<[string, string, Input]>([
    ['below', 'Old\n\nNew\n', appended],
    ['above', 'New\n\nOld', { ...appended, contentMode: 'prepend' }],
    ['alone', ' New', appended],
  ])('does not add again what a repeated run has added %s', async (_, userWrittenNote, filledIn) => {
    reading(aNote({ userWrittenNote }));
    await update(filledIn);
    expect(service.requests).toStrictEqual([`GET ${NOTE}`]);
  });

  it('adds a line that is the end of another line', async () => {
    reading(aNote({ userWrittenNote: 'Not New' }));
    writing();
    await update(appended);
    expect(written()).toStrictEqual({ userWrittenNote: 'Not New\n\nNew' });
  });

  it('keeps the first of two additions where the service still shows the note without it', async () => {
    const cache = new ZapierCache();
    const add = (userWrittenNote: string) =>
      runCreate(
        'update_note',
        { noteId: 'note-1', ...appended, userWrittenNote, ...added(userWrittenNote) },
        { cache },
      );
    service.on('PATCH', NOTE).times(2).reply(204);
    service
      .on('GET', NOTE)
      .times(4)
      .reply(200, { note: aNote({ userWrittenNote: 'Old' }) });
    await add('a');
    await add('b');
    expect(written()).toStrictEqual({ userWrittenNote: 'Old\n\na\n\nb', tagIds: ['a', 'b'] });
  });

  it('adds to what somebody else has written since', async () => {
    const cache = new ZapierCache();
    const add = (userWrittenNote: string) =>
      runCreate('update_note', { noteId: 'note-1', ...appended, userWrittenNote }, { cache });
    service.on('PATCH', NOTE).times(2).reply(204);
    for (const userWrittenNote of ['Old', 'Old\n\na', 'Mine', 'Mine'])
      service.on('GET', NOTE).reply(200, { note: aNote({ userWrittenNote }) });
    await add('a');
    await add('b');
    expect(written()).toStrictEqual({ userWrittenNote: 'Mine\n\nb' });
  });

  it.each<[string, object, Input]>([
    ['no written notes', { userWrittenNote: undefined }, appended],
    ['odd written notes', { userWrittenNote: { blocks: ['Old'] } }, { ...appended, contentMode: 'prepend' }],
    ['no tags', { tags: undefined }, added('a')],
    ['odd tags', { tags: { a: true } }, added('a')],
    ['a tag without an ID', { tags: [{ name: 'x' }] }, added('a')],
    ['a tag that is no ID', { tags: [aTag('a'), true] }, removed('a')],
  ])('changes nothing if the service shows %s, which are not taken for empty', async (_, shown, filledIn) => {
    reading({ ...aNote(), ...shown });
    expect((await failureOf(update({ title: 'New', ...filledIn }))).message).toMatch(
      /did not show the (written notes|folders) of this note.*Nothing was changed\..*choose "Replace /,
    );
  });

  it.each([404, 200])('does not invent a note that the service does not have (%d)', async (status) => {
    service.on('GET', NOTE).reply(status, { note: null });
    expect((await failureOf(update(added('a')))).message).toMatch(
      /^No note has the ID ".*"\..*Nothing was changed\.$/,
    );
  });

  it.each<[number, object?]>([
    // As the API document shows it.
    [200, { note: { ...aNote({ title: 'x' }), enhancedNote: undefined, calendarEvent: undefined } }],
    [200, {}],
    [200, { note: [] }],
    [200, { note: 'updated' }],
    [204],
  ])('reads the note again after a response of %d with %j, and succeeds without it', async (...response) => {
    service
      .on('PATCH', NOTE)
      .times(2)
      .reply(...response);
    reading(aNote({ title: 'x', enhancedNote: 'Whole' }));
    expect(await update({ title: 'x' })).toMatchObject({ title: 'x', enhancedNote: 'Whole' });
    expect(service.requests).toStrictEqual([`PATCH ${NOTE}`, `GET ${NOTE}`]);
    service.on('GET', NOTE).reply(503);
    expect(await update({ visibility: 'public' })).toMatchObject({ id: 'note-1', enhancedNote: null });
  });

  it('succeeds if the response has no note, and the note shows the change', async () => {
    service.on('PATCH', NOTE).reply(200, { note: null });
    reading(aNote({ title: 'x' }));
    expect(await update({ title: 'x' })).toMatchObject({ title: 'x' });
  });

  it('returns what it sent, and not what a reading right after that still shows', async () => {
    service.on('PATCH', NOTE).reply(204);
    reading(aNote({ title: 'Old', summary: 'Known', tags: [aTag('a')] }));
    expect(await update({ title: 'New', tagIds: ['a', 'b'] })).toMatchObject({
      title: 'New',
      summary: 'Known',
      tagIds: ['a', 'b'],
      tagNames: [aTag('a').name, 'b'],
    });
  });

  it('succeeds with the known fields, and null for the others, if the note cannot be read again', async () => {
    reading(aNote({ userWrittenNote: 'Old', summary: 'Summary' }));
    service.on('PATCH', NOTE).reply(200, { note: { id: 'note-1', title: 'Weekly', createdAt: 7 } });
    service.on('GET', NOTE).reply(503);
    expect(await update({ ...appended, ...added('a') })).toMatchObject({
      id: 'note-1',
      title: 'Weekly',
      userWrittenNote: 'Old\n\nNew',
      tagIds: ['a'],
      summary: null,
      createdAt: null,
      participants: [],
    });
  });

  it('names fields by their labels, also where the service names its own', async () => {
    service.on('PATCH', NOTE).reply(422, { errors: [{ pointer: '#/tagIds/0', detail: 'tag_ids is odd' }] });
    expect((await failureOf(update({ tagIds: ['x'] }))).message).toContain(': Folders is odd. Nothing');
  });

  it('runs one at a time on the same note', () => {
    expect(App.creates.update_note?.operation.lock?.key).toBe('update_note-{{bundle.inputData.noteId}}');
  });
});

describe('Update Note with a key that may not read the folders', () => {
  it('removes a folder by the name on the note', async () => {
    reading(aNote({ tags: [aTag('a'), { id: 'f-1', name: 'Clients', color: null }] }));
    service.on('GET', '/v1/folders').reply(403);
    writing();
    await update(removed('Clients'));
    expect(written()).toStrictEqual({ tagIds: ['a'] });
  });
});
