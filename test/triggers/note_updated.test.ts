import { describe, expect, it, jest } from '@jest/globals';

import type { Note } from '../../src/service/note.ts';
import { ZapierCache } from '../support/memory.ts';
import { aNote, aParticipant, aTag, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { runCreate, runTrigger } from '../support/zapier.ts';

const service = useService();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Notes whose edits are seen by Zaps, with a clock that moves on with each edit and each poll. */
function aWorkspace(count = 1) {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const iso = (hoursAgo = 0) => new Date(now - hoursAgo * HOUR).toISOString();
  const notes = Array.from({ length: count }, (_, i) =>
    aNote({ id: `n${i}`, createdAt: iso(100 + i), updatedAt: iso(99) }),
  );
  service.list('/v1/notes', (query) => pagesOf(notes)(query));
  service.folders('a', 'b');
  const cache = new ZapierCache();
  const pass = () => (now += MINUTE);
  const edit = (changes: Partial<Note>, at = 0) => {
    pass();
    Object.assign(notes[at] ?? {}, changes, { updatedAt: iso() });
  };
  const update = async (changes: Record<string, unknown>) => {
    const [note = aNote()] = notes;
    const path = `/v1/notes/${note.id}`;
    if ('contentMode' in changes || 'tagMode' in changes) service.on('GET', path).reply(200, { note });
    service.on('PATCH', path).reply(200, (_, body) => {
      const { tagIds, userWrittenNote, ...fields } = body as { tagIds?: string[]; userWrittenNote?: string };
      // The service keeps texts in a form of its own.
      const kept = userWrittenNote?.trim();
      edit({
        ...fields,
        ...(kept !== undefined && { userWrittenNote: kept }),
        ...(tagIds && { tags: tagIds.map(aTag) }),
      });
      return { note };
    });
    await runCreate('update_note', { noteId: note.id, ...changes }, { cache });
  };
  /** Turns on a Zap, which Zapier runs once for each primary key. */
  const turnOn = async (filledIn: Record<string, unknown> = {}, id?: string) => {
    const seen = new Set<string>();
    const inputData = { internalDomains: ['acme.example'], ...filledIn };
    const poll = async (differing = {}) => {
      pass();
      const meta = { ...(id !== undefined && { zap: { id, user: { timezone: 'UTC' } } }), ...differing };
      const found = await runTrigger('note_updated', { inputData, meta }, { cache, log: [] });
      return found.filter(({ id, version }) => {
        const key = JSON.stringify([id, version]);
        return !seen.has(key) && seen.add(key);
      });
    };
    await poll({ isPopulatingDedupe: true });
    return { poll, fired: async () => (await poll()).map(({ id, changedParts }) => [id, changedParts]) };
  };
  return { notes, cache, pass, edit, update, turnOn };
}

const anna = aParticipant({ name: 'Anna', email: 'anna@acme.example' });
const luis = aParticipant({ name: 'Luis', email: 'luis@client.example' });

describe('New or Updated Note', () => {
  it('fires for a new note, whose changed parts are null', async () => {
    const { notes, turnOn } = aWorkspace();
    const { fired } = await turnOn();
    notes.unshift(aNote({ id: 'new', createdAt: new Date(Date.now()).toISOString() }));
    expect(await fired()).toStrictEqual([['new', null]]);
    expect(await fired()).toStrictEqual([]);
  });

  it.each<[string, Partial<Note>]>([
    ['title', { title: 'Other' }],
    ['folders', { tags: [aTag('a')] }],
    ['visibility', { visibility: 'public' }],
    ['written-notes', { userWrittenNote: 'Text' }],
    ['summary', { summary: 'Text' }],
    ['enhanced-note', { enhancedNote: 'Text' }],
    ['participants', { participants: [anna] }],
    ['title, participants', { title: 'Other', participants: [luis] }],
  ])('fires once for a change, and says what changed: %s', async (parts, changes) => {
    const { edit, turnOn } = aWorkspace(2);
    const { fired } = await turnOn();
    edit(changes);
    expect(await fired()).toStrictEqual([['n0', parts]]);
    expect(await fired()).toStrictEqual([]);
  });

  it.each<[string, Partial<Note>, Partial<Note>]>([
    ['the order of participants', { participants: [anna, luis] }, { participants: [luis, anna] }],
    ['the order of folders', { tags: [aTag('a'), aTag('b')] }, { tags: [aTag('b'), aTag('a')] }],
    ['the name of a folder', { tags: [aTag('a')] }, { tags: [{ ...aTag('a'), name: 'Renamed' }] }],
    ["a person's picture", { participants: [anna] }, { participants: [{ ...anna, profileImageUrl: 'x' }] }],
    ['another name for the same visibility', { visibility: 'only-me' }, { visibility: 'private' }],
    ['the language', { inputLanguage: 'en' }, { inputLanguage: 'de' }],
    ['empty text for none', { userWrittenNote: null }, { userWrittenNote: '' }],
  ])('does not fire for %s', async (_, before, after) => {
    const { edit, turnOn } = aWorkspace();
    edit(before);
    const { fired } = await turnOn();
    edit(after);
    expect(await fired()).toStrictEqual([]);
  });

  it('fires only for the chosen parts', async () => {
    const { edit, turnOn } = aWorkspace();
    const { fired } = await turnOn({ parts: ['summary', 'title'] });
    edit({ visibility: 'public', userWrittenNote: 'Text' });
    expect(await fired()).toStrictEqual([]);
    edit({ title: 'Other', visibility: 'workspace', summary: 'Text' });
    expect(await fired()).toStrictEqual([['n0', 'title, summary']]);
  });

  it('fires once for a summary that is made anew, when it is ready', async () => {
    const { edit, turnOn } = aWorkspace();
    const { fired } = await turnOn();
    edit({ status: 'summarizing', summary: 'Half' });
    expect(await fired()).toStrictEqual([]);
    edit({ status: 'completed', summary: 'Whole' });
    expect(await fired()).toStrictEqual([['n0', 'summary']]);
    edit({ status: 'summarizing', summary: null });
    expect(await fired()).toStrictEqual([]);
    edit({ status: 'completed', summary: 'Whole' });
    expect(await fired()).toStrictEqual([]);
  });

  it('fires each time that a note returns to an earlier state', async () => {
    const { edit, turnOn } = aWorkspace();
    const { fired } = await turnOn();
    for (const visibility of ['public', 'workspace', 'public', 'workspace', 'public']) {
      edit({ visibility });
      expect(await fired()).toStrictEqual([['n0', 'visibility']]);
      expect(await fired()).toStrictEqual([]);
    }
  });

  it('does so for a Zap whose settings another has that is turned on meanwhile', async () => {
    const { edit, turnOn } = aWorkspace();
    const { fired } = await turnOn({}, '1');
    edit({ visibility: 'public' });
    await fired();
    edit({ visibility: 'workspace' });
    await turnOn({}, '2');
    expect(await fired()).toStrictEqual([['n0', 'visibility']]);
  });

  it('fires each time that a note passes the filters again', async () => {
    const { edit, turnOn } = aWorkspace();
    const { fired } = await turnOn({ visibilities: ['public'] });
    for (let i = 0; i < 3; i += 1) {
      edit({ visibility: 'public' });
      expect(await fired()).toStrictEqual([['n0', 'visibility']]);
      edit({ visibility: 'workspace' });
      expect(await fired()).toStrictEqual([]);
    }
  });

  it('returns three samples, and remembers nothing of them', async () => {
    const { cache } = aWorkspace(5);
    const found = await runTrigger('note_updated', { meta: { isLoadingSample: true } }, { cache });
    expect(found).toMatchObject(['n0', 'n1', 'n2'].map((id) => ({ id, changedParts: null })));
    expect(cache.values.size).toBe(0);
  });

  it('records all notes while Zapier learns which exist, whole or as ID and version', async () => {
    const { cache } = aWorkspace(130);
    const found = await runTrigger('note_updated', { meta: { isPopulatingDedupe: true } }, { cache });
    const keys = found.slice(100).map((record) => Object.keys(record));
    expect(keys).toStrictEqual(Array.from({ length: 30 }, () => ['id', 'version']));
  });

  it('takes one request for a steady poll, and writes nothing to the cache', async () => {
    const { cache, turnOn } = aWorkspace(90);
    const { poll } = await turnOn();
    for (let times = 0; times < 2; times += 1) await poll();
    service.requests.length = 0;
    const set = jest.spyOn(cache, 'set');
    await poll();
    expect(service.requests).toStrictEqual(['GET /v1/notes?status=completed&limit=100']);
    expect(set).not.toHaveBeenCalled();
  });
});

describe('New or Updated Note, if its memory is lost', () => {
  it('fires once for each change that ends in a new state, even if the cache never works', async () => {
    const { cache, edit, turnOn } = aWorkspace(2);
    for (const call of ['get', 'set'] as const) jest.spyOn(cache, call).mockRejectedValue(new Error('down'));
    const { fired } = await turnOn();
    for (const title of ['Other', 'Another']) {
      edit({ title });
      expect(await fired()).toStrictEqual([['n0', null]]);
      expect(await fired()).toStrictEqual([]);
    }
  });

  it('fires for what has changed meanwhile, and for nothing else', async () => {
    const { cache, edit, turnOn } = aWorkspace(3);
    const { fired } = await turnOn();
    for (const visibility of ['public', 'workspace', 'public', 'workspace']) {
      edit({ visibility });
      await fired();
    }
    edit({ title: 'Other' }, 1);
    cache.values.clear();
    expect(await fired()).toStrictEqual([['n1', null]]);
    expect(await fired()).toStrictEqual([]);
  });

  it('fires for a return to a state from before, if the state in between is remembered', async () => {
    const { cache, edit, turnOn } = aWorkspace();
    const { fired } = await turnOn();
    edit({ visibility: 'public' });
    await fired();
    cache.values.clear();
    expect(await fired()).toStrictEqual([]);
    edit({ visibility: 'workspace' });
    expect(await fired()).toStrictEqual([['n0', 'visibility']]);
  });

  it('keeps the memory if the cache fails for a while', async () => {
    const { cache, edit, turnOn } = aWorkspace();
    const { fired, poll } = await turnOn();
    edit({ visibility: 'public' });
    await fired();
    const get = jest.spyOn(cache, 'get').mockRejectedValue(new Error('down'));
    edit({ visibility: 'workspace' });
    // It is the state of the time when the Zap was turned on.
    expect(await poll()).toStrictEqual([]);
    get.mockRestore();
    expect(await fired()).toStrictEqual([['n0', 'visibility']]);
  });

  it.each([['nonsense'], [{ notes: [['n0']] }]])('goes on if it holds %j', async (value) => {
    const { cache, edit, turnOn } = aWorkspace();
    const { fired } = await turnOn();
    for (const key of cache.values.keys()) cache.values.set(key, value);
    expect(await fired()).toStrictEqual([]);
    edit({ title: 'Other' });
    expect(await fired()).toStrictEqual([['n0', 'title']]);
  });

  it('is written again each day, so that it does not expire', async () => {
    const { cache, pass, turnOn } = aWorkspace();
    const { poll } = await turnOn();
    for (let times = 0; times < 2; times += 1) await poll();
    const set = jest.spyOn(cache, 'set');
    for (let minutes = 0; minutes < 24 * 60; minutes += 1) pass();
    await poll();
    await poll();
    expect(set.mock.calls.filter(([key]) => key.startsWith('zap-'))).toHaveLength(1);
  });
});

describe('New or Updated Note, for changes by Update Note', () => {
  const append = { userWrittenNote: 'More', contentMode: 'append' };
  /** An addition that the note does not have yet. */
  const more = (userWrittenNote: string) => ({ userWrittenNote, contentMode: 'append' });

  it.each<[string, Record<string, unknown>]>([
    ['a title', { title: 'Other' }],
    ['a visibility', { visibility: 'private' }],
    ['folders', { tagIds: ['b'] }],
    ['a folder fewer', { tagIds: ['a'], tagMode: 'remove' }],
    ['more written notes', append],
    ['written notes that the service keeps in another form', { userWrittenNote: 'New \n' }],
    ['cleared fields', { clearFields: ['userWrittenNote', 'tags'] }],
  ])('does not fire for %s, unless its own changes are included', async (_, changes) => {
    const { edit, turnOn, update } = aWorkspace();
    edit({ tags: [aTag('a')], userWrittenNote: 'Old' });
    const [zap, including] = [await turnOn(), await turnOn({ ownChanges: 'yes' })];
    await update(changes);
    expect(await zap.fired()).toStrictEqual([]);
    expect(await including.fired()).toHaveLength(1);
    expect(await zap.fired()).toStrictEqual([]);
  });

  it('fires for what others have changed in the same interval, before, after, or in between', async () => {
    const { edit, turnOn, update } = aWorkspace();
    const { fired } = await turnOn();
    edit({ userWrittenNote: 'Mine' });
    await update({ title: 'Other', ...append });
    expect(await fired()).toStrictEqual([['n0', 'written-notes']]);
    await update(more('More 1'));
    edit({ summary: 'Better' });
    expect(await fired()).toStrictEqual([['n0', 'summary']]);
    await update(more('More 2'));
    edit({ userWrittenNote: 'Mine again' });
    expect(await fired()).toStrictEqual([['n0', 'written-notes']]);
    await update(more('More 3'));
    edit({ userWrittenNote: 'Mine in between' });
    await update(more('More 4'));
    expect(await fired()).toStrictEqual([['n0', 'written-notes']]);
  });

  it('fires if others undo it before the next poll', async () => {
    const { edit, update, turnOn } = aWorkspace();
    const { fired } = await turnOn({ parts: ['visibility'], visibilities: ['public'] });
    edit({ visibility: 'public' });
    expect(await fired()).toStrictEqual([['n0', 'visibility']]);
    await update({ visibility: 'only-me' });
    edit({ visibility: 'public' });
    expect(await fired()).toStrictEqual([['n0', 'visibility']]);
    edit({ title: 'Other' });
    expect(await fired()).toStrictEqual([]);
  });

  it('does not fire while the list still shows the note as it was before', async () => {
    const { edit, notes, turnOn, update } = aWorkspace();
    const { fired } = await turnOn();
    edit({ summary: 'Better' });
    const before = aNote(notes[0]);
    await update({ title: 'Other' });
    notes.splice(0, 1, before);
    expect(await fired()).toStrictEqual([['n0', 'summary']]);
  });

  it('fires if others make the same change later, also when it is forgotten that this app made it', async () => {
    const { cache, edit, turnOn, update } = aWorkspace();
    const { fired } = await turnOn();
    await update({ visibility: 'public' });
    expect(await fired()).toStrictEqual([]);
    for (const key of [...cache.values.keys()]) if (key.startsWith('own-')) cache.values.delete(key);
    for (const visibility of ['workspace', 'public']) {
      edit({ visibility });
      expect(await fired()).toStrictEqual([['n0', 'visibility']]);
    }
  });

  it('does not fire after many of them between two polls', async () => {
    const { turnOn, update } = aWorkspace();
    const { fired } = await turnOn();
    for (let i = 0; i < 20; i += 1) await update(more(`More ${i}`));
    expect(await fired()).toStrictEqual([]);
  });

  it('does not fire for an addition to a note that it does not remember', async () => {
    const { cache, turnOn, update } = aWorkspace();
    const { fired } = await turnOn();
    for (const key of [...cache.values.keys()]) cache.values.delete(key);
    await update(append);
    expect(await fired()).toStrictEqual([]);
  });

  it('runs two Zaps that append to the note once each, however often they are polled', async () => {
    const { edit, turnOn, update } = aWorkspace();
    const zaps = [await turnOn(), await turnOn({ parts: ['written-notes', 'title'] })];
    edit({ title: 'Other' });
    let runs = 0;
    for (let round = 0; round < 10; round += 1)
      for (const { poll } of zaps)
        for (const { title } of await poll()) {
          runs += 1;
          await update({ userWrittenNote: `${String(title)}, seen by ${runs}`, contentMode: 'append' });
        }
    expect(runs).toBe(2);
  });
});
