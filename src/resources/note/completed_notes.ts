import { PAGE_SIZE } from '../../lists/list.ts';
import { type Coverage, NewestNotReached, NewestReading } from '../../lists/newest_reading.ts';
import { newestFirst } from '../../lists/order.ts';
import { logUnfinished, pollBudget, pollCoverage, SAMPLES, WHOLE_LIST } from '../../lists/poll_list.ts';
import type { Budget, Ending } from '../../lists/reading.ts';
import { timeOf } from '../../text/dates.ts';
import type { Presented } from '../../zapier/output.ts';
import type { PollPurpose, Step } from '../../zapier/step.ts';
import { type NoteFilter, noteTest } from './filter.ts';
import { type Note, noteList } from './note.ts';
import { notePresenter } from './presenter.ts';

/** Late notes are recognized by their last update. */
const LATE_MS = 48 * 60 * 60_000;

/**
 * The completed notes that a poll must return, filtered. Notes are listed by creation time but complete in any order, so a
 * poll always includes older ones. For a sample, the notes of a single page.
 */
export async function* completedNotes(
  step: Step,
  filter: NoteFilter,
  purpose: PollPurpose,
): AsyncGenerator<Note, void, undefined> {
  const seen = new Set<string>();
  for await (const note of polledNotes(step, filter, purpose)) {
    if (seen.has(note.id)) continue;
    seen.add(note.id);
    yield note;
  }
}

/** The same, a note in several folders several times. */
async function* polledNotes(
  step: Step,
  filter: NoteFilter,
  purpose: PollPurpose,
): AsyncGenerator<Note, void, undefined> {
  if (purpose === 'sample') return yield* sampledNotes(step, filter, 'completed');

  const budget = pollBudget(purpose);
  for (const coverage of coveragesFor(purpose, filter)) {
    const notes = new CompletedNotes(step, filter, { budget, coverage });
    yield* notes;
    if (purpose === 'new-items') yield* notes.late();
  }
}

/** To record existing notes, the newest of each folder come first, in case time runs out. */
function coveragesFor(purpose: PollPurpose, { folderIds }: NoteFilter): Coverage[] {
  if (purpose === 'new-items') return [pollCoverage()];
  return folderIds.length > 1 ? [pollCoverage(), WHOLE_LIST] : [WHOLE_LIST];
}

/** Reads completed notes, folder by folder; yields those that pass the filter, each once per folder. */
export class CompletedNotes implements AsyncIterable<Note> {
  readonly #step: Step;
  readonly #filter: NoteFilter;
  readonly #reads: { budget: Budget; coverage: Coverage };
  readonly #readings: NewestReading<Note>[] = [];

  constructor(step: Step, filter: NoteFilter, reads: { budget: Budget; coverage: Coverage }) {
    this.#step = step;
    this.#filter = filter;
    this.#reads = reads;
  }

  /** How the reading of each folder ended, in no particular order. Known after the iteration. */
  get endings(): Ending[] {
    return this.#readings.map(({ ending }) => ending);
  }

  /** Notes read, whether they passed the filter or not. */
  get read(): number {
    return this.#readings.reduce((sum, { read }) => sum + read, 0);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Note, void, undefined> {
    const passes = completedTest(this.#step, this.#filter);
    let missed = 0;
    for (const folderId of shuffled(this.#filter.folderIds)) {
      const list = noteList(this.#step.client, { status: 'completed', folderId });
      const reading = new NewestReading(list, { ...this.#reads, cache: this.#step.cache });
      this.#readings.push(reading);
      try {
        for await (const note of reading) if (await passes(note)) yield note;
      } catch (error) {
        if (!(error instanceof NewestNotReached)) throw error;
        missed += 1;
        reading.ending = 'out-of-time';
      }
      logUnfinished(this.#step, reading);
    }
    if (missed === this.#readings.length) throw new NewestNotReached();
  }

  /** Yields the notes on a further page of each folder that were updated recently. */
  async *late(): AsyncGenerator<Note, void, undefined> {
    const passes = completedTest(this.#step, this.#filter);
    const since = Date.now() - LATE_MS;
    for (const reading of this.#readings) {
      for await (const note of reading.furtherPage()) {
        const isOld = timeOf(note.updatedAt) < since;
        if (!isOld && (await passes(note))) yield note;
      }
    }
  }
}

/** Starts with another folder each time, so that each gets its turn even if time runs out. */
function shuffled(folderIds: readonly string[]): (string | undefined)[] {
  if (folderIds.length === 0) return [undefined];
  const first = Math.floor(Math.random() * folderIds.length);
  return [...folderIds.slice(first), ...folderIds.slice(0, first)];
}

/**
 * Up to three real notes for the editor, the newest of one page: further requests would keep the user waiting. If there
 * are several folders, only the first is read.
 */
export async function sampleNotes(
  step: Step,
  filter: NoteFilter,
  status: string | undefined,
): Promise<Presented[]> {
  let newest: Note[] = [];
  for await (const note of sampledNotes(step, filter, status)) {
    // A page of long notes is large, so only the samples stay in memory.
    newest = newestFirst([...newest, note]).slice(0, SAMPLES);
  }
  const notes = notePresenter(step, filter.internalDomains);
  return await notes.fitted(await Promise.all(newest.map((note) => notes.present(note))));
}

async function* sampledNotes(
  step: Step,
  filter: NoteFilter,
  status: string | undefined,
): AsyncGenerator<Note, void, undefined> {
  const passes = statusTest(noteTest(step, filter), status);
  const list = noteList(step.client, { status, folderId: filter.folderIds[0] });
  for await (const note of list.page({ limit: PAGE_SIZE, offset: 0 })) if (await passes(note)) yield note;
}

type Test = (note: Note) => Promise<boolean>;

function completedTest(step: Step, filter: NoteFilter): Test {
  return statusTest(noteTest(step, filter), 'completed');
}

/** The service filters by status. A note that has another one nevertheless must not fire too early. */
function statusTest(passes: Test, status: string | undefined): Test {
  return async (note) =>
    (status === undefined || note.status === null || note.status === status) && (await passes(note));
}
