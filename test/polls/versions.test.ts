import { describe, expect, it } from '@jest/globals';

import { openMemory } from '../../src/polls/memory.ts';
import { NoteVersions } from '../../src/polls/versions.ts';
import type { Note } from '../../src/service/note.ts';
import type { PollPurpose } from '../../src/zapier/step.ts';
import { memoryCache } from '../support/memory.ts';
import { aNote, notesInOrder } from '../support/records.ts';

/** Polls notes with one memory. */
function polls() {
  const values = new Map<string, unknown>();
  const cache = { ...memoryCache(), get: (key: string) => Promise.resolve(values.get(key) ?? null) };
  cache.set = (key, value) => Promise.resolve(void values.set(key, value));
  const poll = async (notes: Note[], purpose: PollPurpose = 'new-items') => {
    const watched = { parts: [], ownChanges: false };
    const memory = await openMemory({ cache, zap: 'zap' }, purpose);
    const versions = new NoteVersions({ cache }, memory, { watched, purpose });
    const found = [];
    for (const note of notes) found.push(await versions.of(note, true));
    await memory.save();
    return found;
  };
  return { poll, size: () => Buffer.byteLength(JSON.stringify([...values.values()])) };
}

describe('the memory of versions', () => {
  it('is at most 100 KB, however many notes there are', async () => {
    const { poll, size } = polls();
    await poll(notesInOrder(3000), 'known-items');
    expect(size()).toBeGreaterThan(90_000);
    expect(size()).toBeLessThan(101_000);
  });

  it.each([
    ['newest', (count: number) => notesInOrder(count).toReversed()],
    ['oldest', notesInOrder],
  ])('keeps the notes that were created last of a list that is %s-first', async (_, listed) => {
    const { poll } = polls();
    await poll(listed(3000), 'known-items');
    const edited = [aNote({ id: 'note-2900', title: 'Other' }), aNote({ id: 'note-100', title: 'Other' })];
    expect((await poll(edited)).map(({ changedParts }) => changedParts)).toStrictEqual(['title', null]);
  });

  it('keeps an old note that has just been edited', async () => {
    const { poll } = polls();
    await poll(notesInOrder(3000), 'known-items');
    await poll([aNote({ id: 'note-1' })]);
    await poll(notesInOrder(3100).slice(3000));
    const [{ changedParts } = {}] = await poll([aNote({ id: 'note-1', title: 'Other' })]);
    expect(changedParts).toBe('title');
  });

  it('stays small if a note changes again and again, each time into something else', async () => {
    const { poll, size } = polls();
    const versions = new Set<string>();
    for (let i = 0; i < 100; i += 1)
      for (const { version } of await poll([aNote({ title: `${i}` })])) versions.add(version);
    expect(versions.size).toBe(100);
    expect(size()).toBeLessThan(400);
  });

  it('tells every return to an earlier state from those before, however many there were', async () => {
    const { poll } = polls();
    const versions = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      const updatedAt = new Date(i * 1000).toISOString();
      for (const { version } of await poll([aNote({ title: `${i % 20}`, updatedAt })])) versions.add(version);
    }
    expect(versions.size).toBe(60);
  });
});
