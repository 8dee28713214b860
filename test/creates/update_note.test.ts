import { beforeEach, describe, expect, it } from '@jest/globals';

import App from '../../index.ts';
import { aNote, aTag } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, runCreate } from '../support/zapier.ts';

const service = useService();
const NOTE = '/v1/notes/note-1';

const update = (inputData: Record<string, unknown>) =>
  runCreate('update_note', { noteId: 'note-1', ...inputData });
const reading = (note = aNote()) => service.on('GET', NOTE).reply(200, { note });
const writing = (note = aNote()) => service.on('PATCH', NOTE).reply(200, { note });
const written = (): unknown => JSON.parse(service.bodies.at(-1) ?? '');

beforeEach(() => service.folders('a', 'b', 'c', 'x'));

describe('Update Note', () => {
  it.each<[string, Record<string, unknown>, unknown]>([
    ['the title', { title: ' New ' }, { title: ' New ' }],
    ['the visibility', { visibility: 'only-me' }, { visibility: 'only-me' }],
    ['a visibility by its alias', { visibility: ' Private' }, { visibility: 'only-me' }],
    ['a visibility by its other alias', { visibility: 'shared' }, { visibility: 'public' }],
    ['the written notes', { userWrittenNote: 'Text' }, { userWrittenNote: 'Text' }],
    ['the tags', { tagIds: ['a', 'b'] }, { tagIds: ['a', 'b'] }],
  ])('sends %s and no field that is empty', async (_, filledIn, body) => {
    writing();
    await update({
      title: '',
      visibility: null,
      userWrittenNote: '  ',
      tagIds: [],
      clearFields: [''],
      ...filledIn,
    });
    expect(service.requests).toStrictEqual([`PATCH ${NOTE}`]);
    expect(service.bodies).toStrictEqual([JSON.stringify(body)]);
  });

  it('takes folders by name, and writes nothing if there is no such folder', async () => {
    writing();
    await update({ tagIds: [' A ', 'b'] });
    expect(written()).toStrictEqual({ tagIds: ['a', 'b'] });
    expect((await failureOf(update({ tagIds: ['Clients'] }))).message).toMatch(
      /^Folders: there is no folder "Clients"\. /,
    );
    expect(service.requests).toHaveLength(1);
  });

  it.each<[Record<string, unknown>]>([
    [{}],
    [{ title: '', tagIds: [''], contentMode: 'append', tagMode: 'add' }],
  ])('makes no request if there is nothing to change: %j', async (filledIn) => {
    expect((await failureOf(update(filledIn))).message).toBe(
      'There is nothing to change. Fill in at least one field besides "Note".',
    );
  });

  it.each<[string, Record<string, unknown>]>([
    ['Written Notes', { clearFields: ['userWrittenNote'], userWrittenNote: 'x' }],
    ['Folders', { clearFields: ['tags'], tagIds: ['a'] }],
  ])('makes no request if %s is both filled in and cleared', async (field, filledIn) => {
    expect((await failureOf(update(filledIn))).message).toContain(
      `"${field}" is filled in, but also chosen in`,
    );
  });

  it('clears the fields chosen in Fields to Clear', async () => {
    writing();
    await update({ clearFields: ['userWrittenNote', 'tags'] });
    expect(service.requests).toHaveLength(1);
    expect(written()).toStrictEqual({ userWrittenNote: '', tagIds: [] });
  });

  it.each([
    ['append', 'Old', 'Old\n\nNew'],
    ['prepend', 'Old', 'New\n\nOld'],
    ['append', null, 'New'],
    ['append', '', 'New'],
  ])('reads the note first to %s to %p', async (contentMode, userWrittenNote, body) => {
    reading(aNote({ userWrittenNote }));
    writing();
    await update({ userWrittenNote: 'New', contentMode });
    expect(service.requests).toStrictEqual([`GET ${NOTE}`, `PATCH ${NOTE}`]);
    expect(written()).toStrictEqual({ userWrittenNote: body });
  });

  it.each(['append', 'prepend'])('writes no text over 1 MB when it is to %s', async (contentMode) => {
    const half = 'é'.repeat(250_000);
    reading(aNote({ userWrittenNote: half }));
    const { message } = await failureOf(update({ userWrittenNote: half, contentMode }));
    expect(message).toContain('would be larger than 1,000,000 bytes. Nothing was changed.');
    expect(service.requests).toStrictEqual([`GET ${NOTE}`]);
  });

  it.each([
    ['add', ['c', 'a'], ['a', 'b', 'c']],
    ['remove', ['a', 'x'], ['b']],
    ['remove', ['a', 'b'], []],
  ])('reads the note first to %s tags %j', async (tagMode, tagIds, sent) => {
    reading(aNote({ tags: [aTag('a'), aTag('b')] }));
    writing();
    await update({ tagIds, tagMode });
    expect(written()).toStrictEqual({ tagIds: sent });
  });

  it.each([
    ['add', ['b', 'a']],
    ['remove', ['x']],
  ])('writes nothing, and returns the note, if to %s %j changes nothing', async (tagMode, tagIds) => {
    reading(aNote({ title: 'As it is', tags: [aTag('a'), aTag('b')] }));
    expect(await update({ tagIds, tagMode })).toMatchObject({ title: 'As it is', tagIds: ['a', 'b'] });
    expect(service.requests).toStrictEqual([`GET ${NOTE}`]);
  });

  const without = (field: string) =>
    Object.fromEntries(Object.entries(aNote({ title: 'Old' })).filter(([key]) => key !== field));
  it.each<[string, object, Record<string, unknown>]>([
    ['no written notes', without('userWrittenNote'), { userWrittenNote: 'New', contentMode: 'append' }],
    [
      'odd written notes',
      { ...aNote(), userWrittenNote: { text: 'Old' } },
      { userWrittenNote: 'New', contentMode: 'prepend' },
    ],
    ['no tags', without('tags'), { tagIds: ['a'], tagMode: 'add' }],
    ['odd tags', { ...aNote(), tags: { a: true } }, { tagIds: ['a'], tagMode: 'add' }],
    ['a tag without an ID', { ...aNote(), tags: [{ name: 'x' }] }, { tagIds: ['a'], tagMode: 'add' }],
    ['a tag that is a text', { ...aNote(), tags: [aTag('a'), 'b'] }, { tagIds: ['a'], tagMode: 'remove' }],
  ])('changes nothing if the service shows %s, which are not taken for empty', async (_, note, filledIn) => {
    service.on('GET', NOTE).reply(200, { note });
    expect((await failureOf(update({ title: 'New', ...filledIn }))).message).toMatch(
      /did not show the (written notes|folders) of this note.*Nothing was changed\..*choose "Replace /,
    );
    expect(service.requests).toStrictEqual([`GET ${NOTE}`]);
  });

  it('takes null for empty, and needs to know only what it changes', async () => {
    service.on('GET', NOTE).reply(200, { note: { id: 'note-1', tags: null } });
    writing();
    await update({ tagIds: ['a'], tagMode: 'add' });
    expect(written()).toStrictEqual({ tagIds: ['a'] });
  });

  it('replaces tags that it could not read in full', async () => {
    service.on('GET', NOTE).reply(200, { note: { ...aNote(), tags: [aTag('a'), { name: 'x' }] } });
    writing();
    await update({ userWrittenNote: 'New', contentMode: 'append', tagIds: ['a'] });
    expect(written()).toStrictEqual({ userWrittenNote: 'New', tagIds: ['a'] });
  });

  it.each([404, 200])('does not invent a note that the service does not have (%d)', async (status) => {
    service.on('GET', NOTE).reply(status, { note: null });
    expect((await failureOf(update({ tagIds: ['a'], tagMode: 'add' }))).message).toMatch(
      /^No note has the ID ".*"\..*Nothing was changed\.$/,
    );
  });

  it('does not read the note first if there is nothing to add', async () => {
    writing();
    await update({ title: 'New', contentMode: 'append', tagMode: 'add' });
    expect(service.requests).toStrictEqual([`PATCH ${NOTE}`]);
  });

  it('does not write values that the note already has', async () => {
    reading(aNote({ title: 'Same', tags: [aTag('a')] }));
    writing();
    await update({ title: 'Same', visibility: 'public', tagIds: 'a', tagMode: 'add' });
    expect(written()).toStrictEqual({ visibility: 'public' });
  });

  it('replaces tags with as many others while it appends text', async () => {
    reading(aNote({ userWrittenNote: 'Old', tags: [aTag('a'), aTag('b')] }));
    writing();
    await update({ userWrittenNote: 'New', contentMode: 'append', tagIds: ['a', 'c'] });
    expect(written()).toStrictEqual({ userWrittenNote: 'Old\n\nNew', tagIds: ['a', 'c'] });
  });

  it('replaces text while it adds a tag', async () => {
    reading(aNote({ userWrittenNote: 'Old', tags: [aTag('a')] }));
    writing();
    await update({ userWrittenNote: 'New', tagIds: ['b'], tagMode: 'add' });
    expect(written()).toStrictEqual({ userWrittenNote: 'New', tagIds: ['a', 'b'] });
  });

  it('reads the note again if the response leaves fields out', async () => {
    const omitted = ['enhancedNote', 'calendarEvent', 'inputLanguage', 'translationLanguage', 'meetingApp'];
    const short = Object.fromEntries(Object.entries(aNote()).filter(([key]) => !omitted.includes(key)));
    service.on('PATCH', NOTE).reply(200, { note: short });
    reading(aNote({ enhancedNote: 'Whole' }));
    const note = await update({ title: 'x' });
    expect(service.requests).toStrictEqual([`PATCH ${NOTE}`, `GET ${NOTE}`]);
    expect(note).toMatchObject({ enhancedNote: 'Whole' });
  });

  it('reads the note again if the response is empty, and does not fail after its write', async () => {
    service.on('PATCH', NOTE).reply(204);
    reading(aNote({ title: 'x' }));
    expect(await update({ title: 'x' })).toMatchObject({ id: 'note-1', title: 'x' });
  });

  it('succeeds with the known fields, and null for the others, if the note cannot be read again', async () => {
    reading(aNote({ userWrittenNote: 'Old', summary: 'Summary' }));
    service.on('PATCH', NOTE).reply(200, { note: { id: 'note-1', title: 'Weekly', createdAt: 7 } });
    service.on('GET', NOTE).reply(503);
    const note = await update({
      userWrittenNote: 'New',
      contentMode: 'append',
      tagIds: ['a'],
      tagMode: 'add',
    });
    expect(note).toMatchObject({
      id: 'note-1',
      title: 'Weekly',
      userWrittenNote: 'Old\n\nNew',
      tagIds: ['a'],
      summary: null,
      createdAt: null,
      participants: [],
    });
    expect(service.requests).toStrictEqual([`GET ${NOTE}`, `PATCH ${NOTE}`, `GET ${NOTE}`]);
  });

  it.each([[{}], [{ note: [] }], [{ note: 'updated' }]])(
    'succeeds if the response is %j',
    async (response) => {
      service.on('PATCH', NOTE).reply(200, response);
      service.on('GET', NOTE).reply(500);
      expect(await update({ title: 'New' })).toMatchObject({ id: 'note-1', title: 'New', summary: null });
    },
  );

  it('names fields by their labels, also where the service names its own', async () => {
    const label = App.creates.update_note?.operation.inputFields
      ?.flatMap((field) => (typeof field === 'object' && 'key' in field ? [field] : []))
      .find(({ key }) => key === 'tagIds')?.label;
    service.on('PATCH', NOTE).reply(422, { errors: [{ pointer: '#/tagIds/0', detail: 'tag_ids is odd' }] });
    expect((await failureOf(update({ tagIds: ['x'] }))).message).toContain(
      `: ${label ?? 'tagIds'} is odd. Nothing`,
    );
  });

  it('runs one at a time on the same note', () => {
    expect(App.creates.update_note?.operation.lock?.key).toBe('update_note-{{bundle.inputData.noteId}}');
  });
});
