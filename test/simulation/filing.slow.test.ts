import { Readable } from 'node:stream';

import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Bundle, ZObject } from 'zapier-platform-core';
import * as zod from 'zod';

import { writeFigures } from '../../scripts/figures.ts';
import type { Note } from '../../src/resources/note/note.ts';
import { aNote, pagesOf } from '../support/records.ts';
import { BASE_URL } from '../support/service.ts';
import { trigger } from '../support/zapier.ts';
import { DAY, HOUR, MINUTE, randomNumbers, SEED, TransientValues } from './world.ts';

const FROM = Date.UTC(2026, 9, 1);
const BETWEEN_POLLS = 15 * MINUTE;
const POLLS_A_DAY = DAY / BETWEEN_POLLS;
/** The last one is for notes that take a day. */
const DAYS = 2;

let now: number;
let random: () => number;

beforeEach(() => {
  process.env.BASE_URL = BASE_URL;
  now = FROM;
  random = randomNumbers(SEED);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(Math, 'random').mockImplementation(() => random());
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** An hour each day. */
const isOutage = () => (now - FROM) % DAY >= 9 * HOUR && (now - FROM) % DAY < 10 * HOUR;
const iso = (time: number) => new Date(time).toISOString();

/** The completed notes of a folder, the newest first. */
class Folder {
  readonly notes: Note[] = [];
  #count = 0;

  /** A note from an hour to a year old. */
  file(): Note {
    this.#count += 1;
    const createdAt = now - HOUR * (365 * 24) ** Math.sqrt(random());
    const note = aNote({ id: `n${this.#count}`, createdAt: iso(createdAt), updatedAt: iso(createdAt) });
    this.put(note);
    return note;
  }

  put(note: Note): void {
    const at = this.notes.findIndex(({ createdAt }) => (createdAt ?? '') < (note.createdAt ?? ''));
    this.notes.splice(at === -1 ? this.notes.length : at, 0, note);
  }
}

/** Polls with the trigger of a Zap, between a list in memory and a cache that fails now and then. */
function zapOf(listed: () => readonly Note[]) {
  const values = new TransientValues();
  const whenUp = (act: () => unknown) =>
    random() < 0.02 ? Promise.reject(new Error('The cache is down.')) : Promise.resolve(act());
  const z = {
    request: ({ url }: { url: string }) => {
      const { pathname, searchParams } = new URL(url);
      const folders = { folders: [{ id: 'f', name: 'Filed' }] };
      const page = JSON.stringify(pathname.endsWith('/folders') ? folders : pagesOf(listed())(searchParams));
      return Promise.resolve({
        status: isOutage() ? 503 : 200,
        headers: new Headers(),
        body: Readable.from([Buffer.from(isOutage() ? '' : page)]),
      });
    },
    cache: {
      get: (key: string) => whenUp(() => values.get(key)),
      set: (key: string, value: unknown, seconds: number) => whenUp(() => values.set(key, value, seconds)),
    },
    console: { log: () => undefined },
    dehydrateFile: () => 'file',
    errors: { Error },
  } as unknown as ZObject;
  const records = zod.array(zod.object({ id: zod.string() }));
  const { perform } = trigger('note_added_to_folder') as {
    perform: (z: ZObject, bundle: Bundle) => Promise<unknown>;
  };
  return async (meta = {}) => {
    const bundle = { authData: { apiKey: 'key' }, inputData: { folderId: 'f' }, meta };
    const ids = records.parse(await perform(z, bundle as unknown as Bundle)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    return ids;
  };
}

const rows: (string | number)[][] = [];
afterAll(async () => {
  if (process.env.FIGURES === 'write')
    await writeFigures('filing', ['Folder', 'Filed', 'Most polls until one arrives'], rows);
});

describe(`notes of all ages filed in a folder (SIMULATION_SEED=${SEED})`, () => {
  it.each([
    { size: 50, order: 'newest-first', most: 1, arrive: 'with the next poll' },
    { size: 50, order: 'oldest-first', most: 1, arrive: 'with the next poll' },
    { size: 1000, order: 'newest-first', most: POLLS_A_DAY, arrive: 'within a day of polls' },
    { size: 1000, order: 'oldest-first', most: POLLS_A_DAY, arrive: 'within a day of polls' },
  ])(
    'of $size, $order, arrive $arrive, and nothing else fires',
    async ({ size, order, most }) => {
      const folder = new Folder();
      for (let i = 0; i < size; i += 1) folder.file();
      const poll = zapOf(() => (order === 'newest-first' ? folder.notes : folder.notes.toReversed()));
      const seen = new Set(await poll({ isPopulatingDedupe: true }));
      expect(seen.size).toBe(size);

      /** After how many polls each note was filed. */
      const filed = new Map<unknown, number>();
      const waits: number[] = [];
      const outside: Note[] = [];
      let polls = 0;
      const lastFiling = FROM + (DAYS - 1) * DAY - HOUR;
      const isOver = () => now > lastFiling + HOUR && waits.length >= filed.size;
      for (now += BETWEEN_POLLS; now < FROM + DAYS * DAY && !isOver(); now += BETWEEN_POLLS) {
        if (random() < 0.2 && now < lastFiling) filed.set(folder.file().id, polls);
        const note = folder.notes[Math.floor(random() * folder.notes.length)];
        if (note !== undefined && seen.has(note.id)) {
          note.updatedAt = iso(now);
          if (random() < 0.1) outside.push(...folder.notes.splice(folder.notes.indexOf(note), 1));
        }
        if (random() < 0.05) for (const back of outside.splice(0)) folder.put(back);
        if (isOutage()) {
          await expect(poll()).rejects.toThrow('having trouble');
          continue;
        }
        polls += 1;
        for (const id of (await poll()).filter((one) => !seen.has(one))) {
          seen.add(id);
          // Not a number if the note was not filed while the Zap was on.
          waits.push(polls - (filed.get(id) ?? Number.NaN));
        }
      }
      rows.push([`${size} notes, ${order}`, filed.size, Math.max(...waits)]);
      expect(filed.size).toBeGreaterThan(10);
      expect(waits).toHaveLength(filed.size);
      expect(waits.filter((wait) => !(wait <= most))).toStrictEqual([]);
    },
    1_800_000,
  );
});
