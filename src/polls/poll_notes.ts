import type { NoteTexts } from '../answers/parts.ts';
import { type NotePresenter, notePresenter, type NoteRecords } from '../answers/presenter.ts';
import { PAGE_SIZE } from '../lists/list.ts';
import type { NoteFilter } from '../notes/filter.ts';
import { findNotes } from '../notes/find.ts';
import { mayLackTexts, Unfinished } from '../notes/listed_texts.ts';
import { type KnownNote, listedNotes, type Note } from '../service/note.ts';
import { timeOf } from '../text/dates.ts';
import { jsonBytes } from '../text/json_size.ts';
import { MOST_BYTES } from '../zapier/limits.ts';
import type { Presented } from '../zapier/output.ts';
import type { PollPurpose, Step } from '../zapier/step.ts';
import { openMemory, type ZapMemory } from './memory.ts';
import { CLOCK_DIFFERENCE_MS, poll as pollLists, SAMPLES } from './poll.ts';
import { noteVersions, type Watched } from './versions.ts';

/** To record what exists, Zapier needs only IDs; this many records are whole. All of a long list would not fit into memory. */
const MOST_WHOLE = PAGE_SIZE;
/** The number of IDs that Zapier remembers for a Zap. */
const MOST_IDS = 105_000;
/** So many bytes of notes stay in memory until it is known whether their list leaves out texts. */
const MOST_PUT_OFF = 8_000_000;
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
  /** Whether a note's texts decide what fires, or are just shown, if that. */
  texts: 'decisive' | 'shown' | 'unused';
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

/** What a trigger fires for in a note. */
interface Fired {
  texts: NoteTexts;
  own: readonly Presented[];
  /** What the memory says of the note as it was listed: how much of it was given. */
  listed: { note: KnownNote; mark: string; start: number; wasGiven: boolean };
}

/** What may be given of a note. */
interface Offer extends Pick<Fired, 'listed'> {
  made: NoteRecords;
}

async function pollRecords(step: Step, filter: NoteFilter, poll: NotePoll): Promise<Presented[]> {
  const { purpose, status, late = recentlyUpdated(), awaitsSummary, watched, texts, itemsOf, shows } = poll;
  const begun = Date.now();
  const presenter = notePresenter(step, filter);
  const memory = await openMemory(step, purpose);
  if (purpose === 'new-items') listedNotes(step).recall = memory.settled;
  const room = answerRoom(presenter, memory);
  const versions = watched && noteVersions(step, memory, { watched, purpose });
  // A Zap that is turned on needs only the IDs of what exists.
  const canWait = texts === 'shown' ? purpose === 'new-items' : texts === 'decisive' && purpose !== 'sample';
  const isUnready = (note: Note) =>
    awaitsSummary === true && purpose !== 'sample' && mayGetSummary(note, Date.now());
  let count = 0;
  let putOff = 0;

  const make = async ({ texts: ofNote, own, listed }: Fired): Promise<Offer> => {
    const isIdEnough = purpose === 'known-items' && count >= MOST_WHOLE;
    count += own.length;
    if (isIdEnough) {
      const ids = own.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) }));
      // A part of a text keeps all of it in memory, unless it is copied.
      return { listed, made: { own: structuredClone(ids), shared: {}, lean: () => ({}) } };
    }
    // Notes that are older than what a poll covers would leave no room for those that are not.
    const isLean = purpose !== 'sample' && !late.mayBe(ofNote.note);
    const offer = { listed, made: await presenter.records(ofNote, { own, shows, isLean }) };
    room.add(offer);
    return offer;
  };

  const own = async (ofNote: NoteTexts): Promise<readonly Presented[]> => {
    const { note } = ofNote;
    if (itemsOf !== null) return await itemsOf(ofNote);
    return [{ id: note.id, ...(await versions?.(note, late.mayBe(note))) }];
  };

  const found = await findNotes(step, filter, { status }, async (source) => {
    const { lists, isInStatus, passes, texts: listed } = source;
    const reads = async (note: Note) => {
      if (isInStatus(note)) await versions?.(note, late.mayBe(note));
    };
    const isNews = purpose === 'new-items';
    const choose = async (note: Note, mark: string): Promise<Fired | undefined> => {
      // What does not pass the filter may pass it again: public, back, and public again.
      await reads(note);
      const about = listedAs(note);
      if (!(await passes(note))) {
        // Which folders there are can change without the note.
        if (isNews && (filter.folders ?? filter.excluded) === null) memory.give(about, mark);
        return undefined;
      }
      // Not remembered, because time makes it ready, without a change of the note.
      if (isUnready(note)) return undefined;
      // What is surely new comes first.
      const wasGiven = memory.wasGiven(note.id, mark) || memory.mayBeForgotten(about);
      if (isNews && room.isFull(wasGiven)) return undefined;
      // The code that reads texts is loaded with the first note.
      const { textsOf } = await import('../answers/parts.ts');
      const ofNote = textsOf(note, step.timeZone);
      const all = await own(ofNote);
      if (all.length === 0) {
        if (isNews) memory.give(about, mark);
        return undefined;
      }
      const start = isNews ? memory.itemsGiven(note.id, mark) : 0;
      return { texts: ofNote, own: all.slice(start), listed: { note: about, mark, start, wasGiven } };
    };
    /** The marks of notes that were put off, as they were listed. */
    const marks = new Map<string, string>();
    const chooseOrPutOff = async (note: Note): Promise<Fired | Unfinished | undefined> => {
      if (listedNotes(step).isKnown(note)) return undefined;
      const mark = listedNotes(step).markOf(note) ?? '';
      const isPutOff =
        mayLackTexts(note) &&
        (isUnready(note) ||
          (canWait &&
            (late.mayBe(note) || versions !== undefined) &&
            (putOff += jsonBytes(note)) < MOST_PUT_OFF));
      if (!isPutOff) return await choose(note, mark);
      marks.set(note.id, mark);
      const mayPass = isInStatus(note) && (versions !== undefined || filter.people.areNamed);
      return mayPass || (await passes(note)) ? new Unfinished(note) : undefined;
    };
    const markOf = ({ id }: Note) => marks.get(id) ?? '';
    const passOver = (note: Note) => {
      const mark = listedNotes(step).markOf(note);
      if (purpose === 'new-items' && mark !== undefined) memory.passOver(listedAs(note), mark);
    };
    const all = await pollLists<Note, Fired | Unfinished, Offer | Unfinished>(
      step,
      { purpose, lists, memory },
      {
        choose: chooseOrPutOff,
        make: async (chosen) => (chosen instanceof Unfinished ? chosen : await make(chosen)),
        late: { ...late, passOver },
      },
    );
    const { made, unread } = await listed.finish(
      all,
      async (note) => {
        const chosen = await choose(note, markOf(note));
        return chosen && (await make(chosen));
      },
      // The state of an older note that can't be seen has not changed lately.
      (note) => Promise.resolve(!late.mayBe(note) || memory.wasGiven(note.id, markOf(note))),
    );
    if (unread.length > 0) step.log(`The texts of ${unread.length} notes could not be read yet.`);
    // Of all that existed when the Zap was turned on, nothing is new.
    if (unread.length > 0 && purpose === 'known-items')
      memory.complete(begun, { upTo: begun, before: begun - CLOCK_DIFFERENCE_MS });
    return made;
  });
  const offers = withoutRepeated(found);
  const records =
    purpose === 'new-items' ? room.given(offers, step) : presenter.fitted(offers.map(({ made }) => made));
  await memory.save();
  return records.slice(0, purpose === 'sample' ? SAMPLES : MOST_IDS);
}

function mayGetSummary({ summary, updatedAt }: Note, now: number): boolean {
  return (summary ?? '').trim() === '' && Math.abs(now - timeOf(updatedAt)) < SUMMARY_MS;
}

const listedAs = ({ id, createdAt, updatedAt }: Note): KnownNote => ({ id, createdAt, updatedAt });

/** Without items that have the same ID as one of a newer note. */
function withoutRepeated(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.map(({ listed, made }) => {
    const own = made.own.filter(({ id }) => !seen.has(id) && seen.add(id));
    return { listed, made: { ...made, own } };
  });
}

/**
 * The room of one answer. What does not fit is given whole by the next poll, because the memory knows that it was not given;
 * what Zapier has had once gives way first.
 */
function answerRoom(presenter: Pick<NotePresenter, 'isTooBig' | 'values'>, memory: Pick<ZapMemory, 'give'>) {
  const bytes = { anew: 0, again: 0 };
  let isCut = false;

  /** How many of a note's items fit. The first of all is given in any case: alone, it is cut within. */
  const fitting = ({ made }: Offer, left: { bytes: number; isFirst: boolean }): number => {
    if (!presenter.isTooBig()) return made.own.length;
    const shared = jsonBytes(presenter.values(made));
    const end = made.own.findIndex((record) => {
      const isOver = (left.bytes -= shared + jsonBytes(record)) < 0 && !left.isFirst;
      left.isFirst = false;
      return isOver;
    });
    return end === -1 ? made.own.length : end;
  };

  return {
    /** @param wasGiven whether Zapier has had the note once. */
    isFull: (wasGiven: boolean): boolean => {
      const isFull = bytes.anew + (wasGiven ? bytes.again : 0) > MOST_BYTES.poll;
      isCut ||= isFull;
      return isFull;
    },
    add: ({ made, listed }: Offer): void => {
      if (presenter.isTooBig())
        bytes[listed.wasGiven ? 'again' : 'anew'] +=
          made.own.length * jsonBytes(made.shared) + jsonBytes(made.own);
    },
    /** The records that fit, newest note first, and remembered as given. */
    given: (offers: readonly Offer[], { log }: Pick<Step, 'log'>): Presented[] => {
      const left = { bytes: MOST_BYTES.poll, isFirst: true };
      const taken = new Map<Offer, number>();
      for (const wasGiven of [false, true])
        for (const offer of offers)
          if (offer.listed.wasGiven === wasGiven) taken.set(offer, fitting(offer, left));
      const records = offers.flatMap((offer) => {
        const { made, listed } = offer;
        const count = taken.get(offer) ?? 0;
        const isAll = count === made.own.length;
        isCut ||= !isAll;
        if (isAll || count > 0)
          memory.give(listed.note, listed.mark, isAll ? undefined : listed.start + count);
        const values = count > 0 ? presenter.values(made) : {};
        // Zapier runs the last record first. Reversed, the items of a note run in the note's order.
        return made.own
          .slice(0, count)
          .toReversed()
          .map((record) => ({ ...record, ...values }));
      });
      if (isCut)
        log('Not everything fits into what Zapier accepts at once. The rest comes with the next checks.');
      return records;
    },
  };
}
