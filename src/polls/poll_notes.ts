import type { NoteTexts } from '../answers/parts.ts';
import { type NotePresenter, notePresenter } from '../answers/presenter.ts';
import { PAGE_SIZE } from '../lists/list.ts';
import { lacksWatched } from '../notes/changes.ts';
import type { NoteFilter } from '../notes/filter.ts';
import { findNotes, type NoteSource } from '../notes/find.ts';
import { DeferredNote, mayLackTexts } from '../notes/listed_texts.ts';
import { listedNotes, type Note } from '../service/note.ts';
import { timeOf } from '../text/dates.ts';
import { jsonBytes } from '../text/json_size.ts';
import type { Presented } from '../zapier/output.ts';
import type { PollPurpose, Step } from '../zapier/step.ts';
import { AnswerRoom, type Offer } from './answer_room.ts';
import { type ListedNote, openMemory, type ZapMemory } from './memory.ts';
import { CLOCK_DIFFERENCE_MS, poll as pollLists, SAMPLES } from './poll.ts';
import { NoteVersions, type Watched } from './versions.ts';

/** To record what exists, Zapier needs only IDs; this many records are whole. All of a long list would not fit into memory. */
const MOST_WHOLE = PAGE_SIZE;
/** The number of IDs that Zapier remembers for a Zap. */
const MOST_IDS = 105_000;
/** When a Zap is turned on, the texts of so many older notes are read one by one. */
const MOST_OLDER = PAGE_SIZE;
/** So many bytes of notes stay in memory until it is known whether their list leaves out texts. */
const MOST_DEFERRED_BYTES = 8_000_000;
const LATE_MS = 48 * 60 * 60_000;
/** So long after its last update, a note without a summary may still get one. */
const SUMMARY_MS = 60 * 60_000;

/** Which notes may be new to a Zap although they were created long ago, and from how many pages a poll chooses one more. */
interface Late {
  mayBe: (note: Note) => boolean;
  pages: number;
}

/** Notes complete in any order. */
function recentlyUpdated(): Late {
  const since = Date.now() - LATE_MS;
  return { mayBe: ({ updatedAt }) => !(timeOf(updatedAt) < since), pages: 10 };
}

interface NotePoll {
  purpose: PollPurpose;
  /** Undefined: any. */
  status: string | undefined;
  late?: Late;
  /** Whether a note is ready only with its summary, or when it is not expected any more. */
  awaitsSummary?: boolean;
  /** What a Zap watches that fires for each version of a note. */
  watched?: Watched;
  /** Whether a note's texts decide what fires, or are just shown. */
  texts: 'decisive' | 'shown';
  /** What the trigger fires for in a note, each with an ID that is the same in every poll. Null: the note itself. */
  itemsOf: ((texts: NoteTexts) => Promise<readonly Presented[]>) | null;
  shows: 'note' | 'origin';
}

/** The result of a trigger that fires for notes in a status: newest first. */
export async function pollNotes(
  step: Step,
  filter: NoteFilter,
  given: Pick<NotePoll, 'purpose' | 'status' | 'late' | 'awaitsSummary'>,
): Promise<Presented[]> {
  return await pollRecords(step, filter, { ...given, itemsOf: null, texts: 'shown', shows: 'note' });
}

/**
 * The result of a trigger that fires for each item of a completed note: a flat record per item, with its note's values,
 * newest note first. An item with the same ID as a newer one is left out.
 */
export async function pollItems(
  step: Step,
  filter: NoteFilter,
  given: Pick<NotePoll, 'purpose'> &
    Partial<Pick<NotePoll, 'texts'>> & { itemsOf: NonNullable<NotePoll['itemsOf']> },
): Promise<Presented[]> {
  return await pollRecords(step, filter, {
    status: 'completed',
    texts: 'decisive',
    shows: 'origin',
    ...given,
  });
}

/** The result of a trigger that fires for each version of a completed note. */
export async function pollVersions(
  step: Step,
  filter: NoteFilter,
  given: Pick<NotePoll, 'purpose'> & { watched: Watched },
): Promise<Presented[]> {
  return await pollRecords(step, filter, {
    status: 'completed',
    texts: 'decisive',
    itemsOf: null,
    shows: 'note',
    ...given,
  });
}

async function pollRecords(step: Step, filter: NoteFilter, poll: NotePoll): Promise<Presented[]> {
  return await new RecordPoll(step, filter, poll, await openMemory(step, poll.purpose)).records();
}

/** What a trigger fires for in a note. */
interface Fired {
  texts: NoteTexts;
  own: readonly Presented[];
  listed: Offer['listed'];
}

/**
 * One poll for notes, or for items of notes. The way of a note: `#chooseOrDefer`, as it is listed; `#choose`, which asks the
 * filter, the versions, and the trigger's items; `#make`, which presents it; and the room of the answer.
 */
class RecordPoll {
  readonly #step: Step;
  readonly #filter: NoteFilter;
  readonly #poll: NotePoll & { late: Late };
  readonly #memory: ZapMemory;
  readonly #presenter: NotePresenter;
  readonly #room: AnswerRoom;
  readonly #versions: NoteVersions | undefined;
  readonly #begun = Date.now();
  #records = 0;
  #deferredBytes = 0;
  /** The marks of deferred notes, as they were listed, by ID. */
  readonly #marks = new Map<string, string>();

  constructor(step: Step, filter: NoteFilter, poll: NotePoll, memory: ZapMemory) {
    const { watched, purpose } = poll;
    this.#step = step;
    this.#filter = filter;
    this.#poll = { ...poll, late: poll.late ?? recentlyUpdated() };
    this.#memory = memory;
    this.#presenter = notePresenter(step, filter);
    this.#room = new AnswerRoom(this.#presenter, memory);
    this.#versions = watched && new NoteVersions(step, memory, { watched, purpose });
  }

  async records(): Promise<Presented[]> {
    const { purpose, status } = this.#poll;
    if (this.#isForNews) listedNotes(this.#step).recall = this.#memory.settled;
    const found = await findNotes(this.#step, this.#filter, { status }, (source) => this.#read(source));
    const offers = withoutRepeated(found);
    const records = this.#isForNews
      ? this.#room.given(offers, this.#step)
      : this.#presenter.fitted(offers.map(({ made }) => made));
    await this.#memory.save();
    return records.slice(0, purpose === 'sample' ? SAMPLES : MOST_IDS);
  }

  get #isForNews(): boolean {
    return this.#poll.purpose === 'new-items';
  }

  /** Reads the lists, and then the deferred notes. */
  async #read(source: NoteSource): Promise<Offer[]> {
    const { purpose, late } = this.#poll;
    const memory = this.#memory;
    const found = await pollLists<Note, Fired | DeferredNote, Offer | DeferredNote>(
      this.#step,
      { purpose, lists: source.lists, memory },
      {
        choose: (note) => this.#chooseOrDefer(note, source),
        make: (chosen) => (chosen instanceof DeferredNote ? chosen : this.#make(chosen)),
        late: { ...late, passOver: (note) => this.#passOver(note) },
      },
    );
    const markOf = ({ id }: Note) => this.#marks.get(id) ?? '';
    const isRecorded = purpose === 'known-items';
    let older = 0;
    const { made, unread } = await source.texts.finish(
      found,
      async (note) => {
        const chosen = await this.#choose(note, markOf(note), source);
        return chosen && (await this.#make(chosen));
      },
      {
        isKnown: (note) => {
          // The state of an older note that can't be seen has not changed lately.
          return !late.mayBe(note) && (!isRecorded || (older += 1) > MOST_OLDER);
        },
        canWait: isRecorded,
      },
    );
    if (unread.length > 0) this.#step.log(`The texts of ${unread.length} notes could not be read yet.`);
    // Of all that existed when the Zap was turned on, nothing is new.
    if (unread.length > 0 && isRecorded)
      memory.complete(this.#begun, { upTo: this.#begun, before: this.#begun - CLOCK_DIFFERENCE_MS });
    return made;
  }

  /** A note that the Zap has is known by its mark, the hash of its text in the list. */
  async #chooseOrDefer(note: Note, source: NoteSource): Promise<Fired | DeferredNote | undefined> {
    if (listedNotes(this.#step).isKnown(note)) return undefined;
    const mark = listedNotes(this.#step).markOf(note) ?? '';
    if (!this.#mustDefer(note)) return await this.#choose(note, mark, source);
    this.#marks.set(note.id, mark);
    const mayPass = source.isInStatus(note) && (this.#versions !== undefined || this.#filter.people.areNamed);
    return mayPass || (await source.passes(note)) ? new DeferredNote(note) : undefined;
  }

  #mustDefer(note: Note): boolean {
    const { purpose, texts, late, watched } = this.#poll;
    if (!mayLackTexts(note)) return false;
    if (this.#isUnready(note)) return true;
    // A Zap that is turned on needs only what tells apart what exists.
    const areDecisive = texts === 'decisive' && (watched === undefined || lacksWatched(note, watched.parts));
    const isNeeded = this.#isForNews ? late.mayBe(note) || watched !== undefined : areDecisive;
    if (!isNeeded || purpose === 'sample') return false;
    this.#deferredBytes += jsonBytes(note);
    return this.#deferredBytes < MOST_DEFERRED_BYTES;
  }

  /** @returns undefined if the trigger does not fire for the note, or not yet. */
  async #choose(note: Note, mark: string, source: NoteSource): Promise<Fired | undefined> {
    const memory = this.#memory;
    const isForNews = this.#isForNews;
    // What does not pass the filter may pass it again: public, back, and public again.
    if (source.isInStatus(note)) await this.#versionOf(note);
    const listed = listedAs(note, mark);
    if (!(await source.passes(note))) {
      // Which folders there are can change without the note.
      if (isForNews && (this.#filter.folders ?? this.#filter.excluded) === null) memory.give(listed);
      return undefined;
    }
    // Not remembered, because time makes it ready, without a change of the note.
    if (this.#isUnready(note)) return undefined;
    // What is surely new comes first.
    const wasGiven = memory.wasGiven(listed) || memory.mayBeForgotten(listed);
    if (isForNews && this.#room.isFull(wasGiven)) return undefined;
    // The code that reads texts is loaded with the first note.
    const { textsOf } = await import('../answers/parts.ts');
    const texts = textsOf(note, this.#step.timeZone);
    const all = await this.#itemsOf(texts);
    if (all.length === 0) {
      if (isForNews) memory.give(listed);
      return undefined;
    }
    const start = isForNews ? memory.itemsGiven(listed) : 0;
    return { texts, own: all.slice(start), listed: { note: listed, start, wasGiven } };
  }

  async #itemsOf(texts: NoteTexts): Promise<readonly Presented[]> {
    const { itemsOf } = this.#poll;
    if (itemsOf !== null) return await itemsOf(texts);
    return [{ id: texts.note.id, ...(await this.#versionOf(texts.note)) }];
  }

  async #versionOf(note: Note) {
    return await this.#versions?.of(note, this.#poll.late.mayBe(note));
  }

  /** Whether a note may still get the summary that the trigger waits for. */
  #isUnready({ summary, updatedAt }: Note): boolean {
    const { awaitsSummary, purpose } = this.#poll;
    if (awaitsSummary !== true || purpose === 'sample') return false;
    return (summary ?? '').trim() === '' && Math.abs(Date.now() - timeOf(updatedAt)) < SUMMARY_MS;
  }

  async #make({ texts, own, listed }: Fired): Promise<Offer> {
    const { purpose, late, shows } = this.#poll;
    const isIdEnough = purpose === 'known-items' && this.#records >= MOST_WHOLE;
    this.#records += own.length;
    if (isIdEnough) {
      const ids = own.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) }));
      // A part of a text keeps all of it in memory, unless it is copied.
      return { listed, made: { own: structuredClone(ids), shared: {}, lean: () => ({}) } };
    }
    // Notes that are older than what a poll covers would leave no room for those that are not.
    const isLean = purpose !== 'sample' && !late.mayBe(texts.note);
    const offer = { listed, made: await this.#presenter.records(texts, { own, shows, isLean }) };
    this.#room.add(offer);
    return offer;
  }

  #passOver(note: Note): void {
    const mark = listedNotes(this.#step).markOf(note);
    if (this.#isForNews && mark !== undefined) this.#memory.passOver(listedAs(note, mark));
  }
}

function listedAs({ id, createdAt, updatedAt }: Note, mark: string): ListedNote {
  return { id, createdAt, updatedAt, mark };
}

/** Without items that have the same ID as one of a newer note. */
function withoutRepeated(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.map(({ listed, made }) => {
    const own = made.own.filter(({ id }) => !seen.has(id) && seen.add(id));
    return { listed, made: { ...made, own } };
  });
}
