import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import { writeFigures } from '../../scripts/markdown.ts';
import type { Note } from '../../src/service/note.ts';
import { type Answer, withoutPlatform } from '../support/plain_z.ts';
import { aNote, aParticipant, aTag, pagesOf } from '../support/records.ts';
import { BASE_URL } from '../support/service.ts';
import { DAY, HOUR, IS_MONTH, randomNumbers, SEED, TransientValues } from './world.ts';

const FROM = Date.UTC(2026, 9, 1);
const [DAYS, NOTES, EDITS, OWN_CHANGES, MADE_ANEW, NEW_NOTES] = IS_MONTH
  ? [30, 190, 600, 100, 30, 10]
  : [1.25, 120, 130, 20, 5, 5];
/** Every poll reads so many of the newest notes. */
const NEWEST = 100;
/** Older notes are read by some polls only, but at least once in so many. */
const MOST_POLLS = 24;

const real = { now: Date.now.bind(Date), random: Math.random.bind(Math) };
let now: number;
let random: () => number;

beforeEach(() => {
  process.env.BASE_URL = BASE_URL;
  now = FROM;
  random = randomNumbers(SEED);
  // A mock function would keep a record of each of its many calls.
  Date.now = () => now;
  Math.random = () => random();
});
afterEach(() => {
  Object.assign(Date, { now: real.now });
  Object.assign(Math, { random: real.random });
});

const iso = (time: number) => new Date(time).toISOString();
const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is none.');
  return item;
};
const someOf = <Item>(items: readonly Item[]) =>
  items.filter(() => random() < 0.5).sort(() => random() - 0.5);

const TEXTS = Array.from({ length: 6 }, (_, i) => `Text ${i}`);
const PEOPLE = ['Anna', 'Ben', 'Chloé', 'Luis'].map((name) => aParticipant({ name }));
/** Values that an edit can give each part, few enough for notes to return to earlier states. */
const EDITED: Readonly<Record<string, () => Partial<Note>>> = {
  title: () => ({ title: oneOf(TEXTS) }),
  folders: () => ({ tags: someOf(['a', 'b', 'c']).map(aTag) }),
  visibility: () => ({ visibility: oneOf(['only-me', 'workspace', 'public']) }),
  'written-notes': () => ({ userWrittenNote: oneOf(TEXTS) }),
  summary: () => ({ summary: oneOf(TEXTS) }),
  'enhanced-note': () => ({ enhancedNote: oneOf(TEXTS) }),
  participants: () => ({ participants: someOf(PEOPLE) }),
};
const PARTS = Object.keys(EDITED);

/** What a part of a note holds, for comparison. */
function valueOf(note: Note, part: string): string {
  const { title, tags, visibility, userWrittenNote, summary, enhancedNote, participants } = note;
  const sets = [tags.map(({ id }) => id).sort(), participants.map(({ name }) => name).sort()];
  const values = [title, sets[0], visibility, userWrittenNote, summary, enhancedNote, sets[1]];
  return JSON.stringify(values[PARTS.indexOf(part)]);
}

const ORDERS: Readonly<Record<string, (a: Note, b: Note) => number>> = {
  'newest-first': (a, b) => compare(b.createdAt, a.createdAt),
  'oldest-first': (a, b) => compare(a.createdAt, b.createdAt),
  'last-updated-first': (a, b) => compare(b.updatedAt, a.updatedAt),
  'last-updated-last': (a, b) => compare(a.updatedAt, b.updatedAt),
  'by-title': (a, b) => compare(a.title, b.title),
  'in-no-order': (a, b) => compare(a.id, b.id),
};
const compare = (a: string | null, b: string | null) => ((a ?? '') < (b ?? '') ? -1 : 1);

/** What a Zap has seen of a note, and what this app's own changes have made of that since. */
interface Seen {
  value: string;
  own: Set<string>;
}

/** A workspace with a Zap. */
class Workspace {
  readonly notes: Note[] = [];
  readonly #values = new TransientValues();
  readonly #order: ((a: Note, b: Note) => number) | undefined;
  readonly #known = new Map<string, Map<string, Seen>>();
  readonly #fired = new Set<string>();
  /** The notes that the last poll has read. */
  readonly #read = new Set<string>();
  /** How many polls in a row have not read a note. */
  readonly #unread = new Map<string, number>();
  requests = 0;
  mostUnread = 0;

  constructor(order: string) {
    this.#order = ORDERS[order];
  }

  get completed(): Note[] {
    return this.notes.filter(({ status }) => status === 'completed');
  }

  add(createdAt: number): Note {
    const note = aNote({
      id: `n${Math.floor(random() * 1e9)}`,
      createdAt: iso(createdAt),
      updatedAt: iso(createdAt),
    });
    for (const edit of Object.values(EDITED)) Object.assign(note, edit());
    this.notes.push(note);
    return note;
  }

  edit(note: Note, changes: Partial<Note>): void {
    Object.assign(note, changes, { updatedAt: iso(now) });
  }

  /** A change by Update Note. */
  async update(note: Note): Promise<void> {
    const before = valueOf(note, 'written-notes');
    const isAdding = random() < 0.5;
    const changes = isAdding
      ? { userWrittenNote: 'More.', contentMode: 'append' }
      : { title: oneOf(TEXTS), visibility: oneOf(['only-me', 'workspace', 'public']) };
    await this.#run('creates', 'update_note', { inputData: { noteId: note.id, ...changes } });
    for (const part of isAdding ? ['written-notes'] : ['title', 'visibility']) {
      const seen = this.#known.get(note.id)?.get(part);
      if (!isAdding || seen?.value === before || seen?.own.has(before)) seen?.own.add(valueOf(note, part));
    }
  }

  /** The notes for which the Zap runs in this poll, with the parts that changed. */
  async poll(meta = {}): Promise<string[]> {
    const records = zod.array(zod.looseObject({ id: zod.string(), version: zod.string() }));
    this.#read.clear();
    const found = records.parse(await this.#run('triggers', 'note_updated', { meta }));
    return found.flatMap(({ id, version, changedParts }) => {
      const key = `${id} ${version}`;
      if (this.#fired.has(key)) return [];
      this.#fired.add(key);
      return [`${id}: ${String(changedParts)}`];
    });
  }

  /** What the last poll should have fired for: what differs in the notes that it read, unless the Zap itself changed it. */
  due(): string[] {
    return this.completed.sort(ORDERS['newest-first']).flatMap((note, place) => {
      const isRead = this.#read.has(note.id);
      const unread = isRead ? 0 : (this.#unread.get(note.id) ?? 0) + 1;
      this.#unread.set(note.id, unread);
      this.mostUnread = Math.max(this.mostUnread, unread);
      if (!isRead) return place < NEWEST ? [`${note.id} was not read`] : [];
      const known = this.#known.get(note.id);
      const changed = PARTS.filter((part) => {
        const value = valueOf(note, part);
        const seen = known?.get(part);
        return seen !== undefined && seen.value !== value && !seen.own.has(value);
      });
      const seen = PARTS.map((part): [string, Seen] => [
        part,
        { value: valueOf(note, part), own: new Set() },
      ]);
      this.#known.set(note.id, new Map(seen));
      if (known === undefined) return [`${note.id}: null`];
      return changed.length > 0 ? [`${note.id}: ${changed.join(', ')}`] : [];
    });
  }

  readonly #answer: Answer = ({ method, url: { pathname, searchParams }, body }) => {
    const note = this.notes.find(({ id }) => pathname.endsWith(`/${id}`));
    if (note === undefined) {
      if (pathname.endsWith('/notes')) this.requests += 1;
      const page = pagesOf(this.completed.sort(this.#order))(searchParams);
      for (const { id } of page.items as Note[]) this.#read.add(id);
      return page;
    }
    if (method === 'PATCH') this.edit(note, body as Partial<Note>);
    return { note };
  };

  readonly #run = withoutPlatform(this.#answer, {
    get: (key: string) => Promise.resolve(this.#values.get(key)),
    set: (key: string, value: unknown, seconds: number) => {
      this.#values.set(key, structuredClone(value), seconds);
      return Promise.resolve();
    },
  });
}

/** What happens in these days, in order. */
function eventsOf(workspace: Workspace): { at: number; happen: () => unknown }[] {
  const times = (count: number) => Array.from({ length: count }, () => FROM + random() * DAYS * DAY);
  const some = () => oneOf(workspace.completed);
  const edits = times(EDITS).map((at) => ({
    at,
    happen: () => workspace.edit(some(), EDITED[oneOf(PARTS)]?.() ?? {}),
  }));
  const own = times(OWN_CHANGES).map((at) => ({ at, happen: () => workspace.update(some()) }));
  const added = times(NEW_NOTES).map((at) => ({ at, happen: () => workspace.add(now) }));
  // A summary that is made anew.
  const anew = times(MADE_ANEW).flatMap((at) => {
    let note: Note | undefined;
    return [
      { at, happen: () => workspace.edit((note = some()), { status: 'summarizing', summary: null }) },
      {
        at: at + random() * 3 * HOUR,
        happen: () => note && workspace.edit(note, { status: 'completed', summary: oneOf(TEXTS) }),
      },
    ];
  });
  return [...edits, ...own, ...added, ...anew].sort((a, b) => a.at - b.at);
}

const rows: (string | number)[][] = [];
afterAll(async () => {
  const counts = ['Due', 'Missed', 'Fired for nothing', 'List requests a poll', 'Most polls until read'];
  if (process.env.FIGURES === 'write')
    await writeFigures('docs/testing.md', 'editing', ['List', ...counts], rows);
});

describe(`${DAYS} days of edits, polled every hour (SIMULATION_SEED=${SEED})`, () => {
  it.each(Object.keys(ORDERS))(
    'in a list %s, New or Updated Note fires once for each change of the 100 newest notes that is there at the next poll, for one of an older note within some polls, and for nothing else',
    async (order) => {
      const workspace = new Workspace(order);
      for (let i = 0; i < NOTES; i += 1) workspace.add(FROM - random() * 90 * DAY);
      const events = eventsOf(workspace);
      expect(await workspace.poll({ isPopulatingDedupe: true })).toHaveLength(NOTES);
      workspace.due();

      const missed: string[] = [];
      const needless: string[] = [];
      let due = 0;
      workspace.requests = 0;
      const polls = (DAYS * DAY) / HOUR;
      for (let i = 1; i <= polls; i += 1) {
        const next = FROM + i * HOUR;
        for (let event = events[0]; event !== undefined && event.at < next; event = events[0]) {
          events.shift();
          now = event.at;
          await event.happen();
        }
        now = next;
        const fired = await workspace.poll();
        const expected = workspace.due();
        due += expected.length;
        missed.push(...expected.filter((one) => !fired.includes(one)).map((one) => `${iso(now)} ${one}`));
        needless.push(...fired.filter((one) => !expected.includes(one)).map((one) => `${iso(now)} ${one}`));
      }
      const requests = (workspace.requests / polls).toFixed(1);
      rows.push([order, due, missed.length, needless.length, requests, workspace.mostUnread + 1]);
      expect([missed, needless]).toStrictEqual([[], []]);
      expect(due).toBeGreaterThan(100);
      expect(workspace.mostUnread).toBeLessThan(MOST_POLLS);
    },
    DAYS * 200_000,
  );
});
