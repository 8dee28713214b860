import { describe, expect, it } from '@jest/globals';

import { isUsableId } from '../../src/api/endpoint.ts';
import { noteIdsOf } from '../../src/polls/notification.ts';
import * as fc from '../support/properties.ts';
import { aNote, aTag } from '../support/records.ts';

/** The likeliest ID of each event. */
const ids = (cleanedRequest: unknown) => noteIdsOf({ cleanedRequest }).map(([likeliest]) => likeliest);
const times = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));
const aFullNote = (id: string) => ({ ...aNote({ id, tags: [aTag('t')] }), calendarEvent: { id: 'cal' } });

describe('the note IDs in a notification', () => {
  it.each<[string, unknown]>([
    ['a bare note', { id: 'n1', title: 'Weekly', tags: [{ id: 'tag' }], participants: [] }],
    ['{note}', { note: { id: 'n1' } }],
    ['{data}', { data: { id: 'n1' } }],
    ['{payload}', { payload: { id: 'n1' } }],
    ['{payload: {note}}', { payload: { note: { id: 'n1' } } }],
    ['{noteId}', { noteId: 'n1' }],
    ['{noteId} beside headers of its own', { noteId: 'n1', headers: [] }],
    ['an event with data', { event: 'note.created', eventId: 'evt-1', data: { note: { id: 'n1' } } }],
    ['an array', [{ note: { id: 'n1' } }]],
    ['a JSON text', '{"note":{"id":"n1"}}'],
    ['a JSON text inside, after white space', { payload: '\n {"note":{"id":"n1"}}' }],
    ['a form', 'noteId=n1&type=note.created'],
    ['an event about an object (Stripe)', { event: { id: 'evt' }, data: { object: aFullNote('n1') } }],
    ['a related object', { id: 'evt', object: 'event', related_object: { id: 'n1', type: 'note' } }],
    ['{meetingId}', { id: 'evt', meetingId: 'n1' }],
    ['{data: {meeting: {id}}}', { id: 'evt', data: { id: 'd', meeting: { id: 'n1' } } }],
    ['a resource that is an ID', { name: 'NoteUpdated', resource: 'n1' }],
    ['a resource that is no ID', { id: 'n1', resource: 'note' }],
    ['a container of any name', { id: 'evt', whatever: { it: { is: { id: 'n1' } } } }],
    ['a note beside its workspace and author', { workspaceId: 'w', user: { id: 'u' }, data: { id: 'n1' } }],
    ['an event that has a title', { id: 'evt', title: 'Note completed', payload: { id: 'n1' } }],
    ['a note with records in it', { ...aFullNote('n1'), meetingApp: { meetingId: 'zoom' } }],
    ['a list beside an event', { id: 'evt', items: [{ id: 'n1' }], deliveries: [] }],
    ['a resource, attempts', { id: 'evt', resourceId: 'n1', note: { id: 'n1' }, attempts: [{ id: 'a' }] }],
    ['a form with brackets', 'type=x&id=evt&data%5Bnote%5D%5Bid%5D=n1'],
    ['an envelope of the platform', { method: 'POST', headers: {}, content: { note: { id: 'n1' } } }],
    ['an envelope of the platform with text', { headers: {}, content: '{"id":"n1"}' }],
  ])('are found in %s', (_, request) => {
    expect(ids(request)).toStrictEqual(['n1']);
  });

  it.each<[unknown, string]>([
    [{ noteId: 780 }, '780'],
    [{ id: '774', noteId: 780 }, '780'],
    [{ id: 774, note: { id: 780 } }, '780'],
    [{ id: 780 }, '780'],
  ])('can be numbers: %j', (request, id) => {
    expect(ids(request)).toStrictEqual([id]);
  });

  it.each(['participants', 'attendees', 'transcripts', 'tags'])(
    'come before those of the records in them, and these are no events: %s',
    (key) => {
      expect(noteIdsOf({ cleanedRequest: { id: 'n1', [key]: [{ id: 'x' }, { id: 'y' }] } })).toStrictEqual([
        ['n1'],
      ]);
    },
  );

  it.each<[string, unknown]>([
    ['event', [{ id: 'a' }, { note: { id: 'b' } }, { noteId: 'a' }]],
    ['item of a list in a record', { id: 'evt', data: { notes: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] } }],
  ])('are returned for each %s', (_, request) => {
    expect(ids(request)).toStrictEqual(['a', 'b', 'a']);
  });

  it('are not taken from the headers of an envelope', () => {
    const cleanedRequest = { headers: { 'X-Request-Id': 'request' }, content: { id: 'n1' } };
    expect(noteIdsOf({ cleanedRequest })).toStrictEqual([['n1']]);
  });

  it('are found in the raw request if the platform could not parse it', () => {
    expect(
      noteIdsOf({ cleanedRequest: {}, rawRequest: { headers: {}, content: '{"noteId":"n1"}' } }),
    ).toStrictEqual([['n1']]);
    expect(
      noteIdsOf({ cleanedRequest: { id: 'a' }, rawRequest: { content: '{"noteId":"b"}' } }),
    ).toStrictEqual([['a']]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['an empty body', ''],
    ['an event without a note', { type: 'ping', eventId: 'evt-1' }],
    ['an id that is a fraction', { id: 7.5 }],
    ['a number that is no ID', { id: null, timestamp: 1773316800, count: 3 }],
    ['an id that is an object', { noteId: { $ne: '' } }],
    ['two dots', { noteId: '..' }],
  ])('do not include %s', (_, request) => {
    expect(ids(request)).toStrictEqual([]);
  });

  it('are the IDs to try for each event, the likeliest first', () => {
    const event = { id: 'evt', data: { id: 'd', object: { id: 'o' }, noteId: 'n1' } };
    expect(noteIdsOf({ cleanedRequest: [event, { ...event, data: aFullNote('n2') }] })).toStrictEqual([
      ['n1', 'o', 'd', 'evt'],
      ['n2', 'evt'],
    ]);
  });

  it('are at most five for an event', () => {
    const event = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [`a${'b'.repeat(i)}`, { id: `n${i}` }]),
    );
    expect(noteIdsOf({ cleanedRequest: event })).toStrictEqual([['n0', 'n1', 'n2', 'n3', 'n4']]);
  });

  it('are at most a hundred', () => {
    expect(ids(Array.from({ length: 5000 }, (_, i) => ({ id: `n${i}` })))).toHaveLength(100);
    const nested = Array.from({ length: 9 }, (_, i) =>
      Array.from({ length: 90 }, (__, j) => ({ id: `n${i}-${j}` })),
    );
    expect(ids(nested)).toHaveLength(100);
  });

  it.each<[string, (inner: unknown) => unknown]>([
    ['records', (inner) => ({ data: inner })],
    ['arrays', (inner) => [inner]],
    ['JSON texts', (inner) => JSON.stringify(inner)],
  ])('are found in at most six nested %s', (_, around) => {
    const nested = (times: number): unknown => (times === 0 ? { id: 'n1' } : around(nested(times - 1)));
    expect(ids(nested(6))).toStrictEqual(['n1']);
    expect(ids(nested(7))).toStrictEqual([]);
  });

  it('are looked for in a limited number of values, in however large a notification', () => {
    let read = 0;
    const huge = (items: number, keys: number) => {
      const item = Object.fromEntries(times(keys, (index) => [`k${index}`, '']));
      const properties = Object.fromEntries(
        Object.keys(item).map((key) => [key, { enumerable: true, get: () => (read += 1) }]),
      );
      return times(items, () => Object.defineProperties({}, properties));
    };
    const [wide, long] = [huge(2, 30_000), huge(3000, 15)];
    for (const [parts, others] of [
      [wide, ['n2']],
      [long, ['n2']],
      [times(90, () => long), []],
    ] as const) {
      expect(ids([{ noteId: 'n1' }, parts, { noteId: 'n2' }])).toStrictEqual(['n1', ...others]);
      expect(read).toBeLessThan(25_000);
      read = 0;
    }
    const form = times(200_000, (index) => `k${index}=`).join('&');
    expect(ids(`noteId=n1&${form}&meetingId=n2`)).toStrictEqual(['n1']);
  });

  it('are not taken from inherited properties', () => {
    expect(ids(Object.create({ id: 'n1', data: { id: 'n2' } }))).toStrictEqual([]);
  });

  it('are always usable', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.object({ key: fc.constantFrom('id', 'noteId', 'note', 'data', 'x') })),
        (request) => {
          for (const cleanedRequest of [request, JSON.stringify(request)])
            expect(noteIdsOf({ cleanedRequest }).flat().every(isUsableId)).toBe(true);
        },
      ),
    );
  });
});
