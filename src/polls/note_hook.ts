import type { Bundle } from 'zapier-platform-core';

import { type NotePresenter, notePresenter, type NoteRecords } from '../answers/presenter.ts';
import { RECONCILE_MS } from '../api/budgets.ts';
import { isServiceError, type ServiceError } from '../api/service_error.ts';
import { PAGE_SIZE } from '../lists/list.ts';
import { newestNotReached, readNewest } from '../lists/range.ts';
import { Budget } from '../lists/reading.ts';
import { type NoteFilter, notifiedTest } from '../notes/filter.ts';
import { DeferredNote, ListedTexts, mayLackTexts } from '../notes/listed_texts.ts';
import { requireKnown } from '../service/internal_domains.ts';
import { existingNote, type Note, noteList } from '../service/note.ts';
import { timeOf } from '../text/dates.ts';
import type { Presented } from '../zapier/output.ts';
import type { Step } from '../zapier/step.ts';
import { claimed } from './claims.ts';
import { noteIdsOf } from './notification.ts';
import { CLOCK_DIFFERENCE_MS } from './poll.ts';
import { pollNotes } from './poll_notes.ts';
import { subscribe, type Subscription, subscriptionOf, unsubscribe } from './subscription.ts';

const DAY_MS = 24 * 60 * 60_000;
const REQUESTS_AT_ONCE = 5;
/** A note can be completed days after its creation, behind hundreds of newer ones. */
const LOOKED_THROUGH = 3 * PAGE_SIZE;

interface Wanted {
  filter: NoteFilter;
  /** The trigger fires once for a note in each of these statuses; null: once for a note in any status. */
  statuses: readonly string[] | null;
}

/** The functions of an instant note trigger, for its own inputs. */
export function noteHook<Input>(wantedBy: (step: Step, input: Input) => Wanted) {
  return {
    subscribe: async (step: Step, input: Input, bundle: Bundle) => {
      await refuseWhatCannotWork(wantedBy(step, input).filter);
      return await subscribe(step, bundle);
    },
    unsubscribe,
    list: (step: Step, input: Input) => {
      const { filter, statuses } = wantedBy(step, input);
      return pollNotes(step, filter, { purpose: 'sample', status: statuses?.[0] });
    },
    perform: (step: Step, input: Input, bundle: Bundle) => notesToFire(step, bundle, wantedBy(step, input)),
  };
}

/** Rejects a Zap that could never fire while its owner is setting it up. */
async function refuseWhatCannotWork(filter: NoteFilter): Promise<void> {
  const { domains, folders, excluded, needsDomains } = filter;
  if (needsDomains) requireKnown(await domains.find());
  await folders?.requireExisting();
  await excluded?.requireExisting();
}

/** Fetches and matches all notes first and claims last, so that a failed run can be replayed. */
async function notesToFire(step: Step, bundle: Bundle, wanted: Wanted): Promise<Presented[]> {
  const subscription = subscriptionOf(bundle);
  const presenter = notePresenter(step, wanted.filter);
  const accept = acceptor(wanted, { subscription, presenter });
  const named = await fetchNotes(step, noteIdsOf(bundle));
  // If none of the IDs is a note's, they may be an event's.
  const notes =
    named.length > 0 ? await accepted(named, accept) : await reconcile(step, subscription, accept);

  return await claimed(step, subscription.hookUrl, presenter.fitted(notes), ({ id, status }) =>
    wanted.statuses === null ? [id] : [id, status],
  );
}

type Accept = (note: Note) => Promise<NoteRecords | undefined>;

/** Presents the notes that the Zap fires for; undefined for the others. */
function acceptor(
  { filter, statuses }: Wanted,
  { subscription: { subscribedAt }, presenter }: { subscription: Subscription; presenter: NotePresenter },
): Accept {
  const passes = notifiedTest(filter);
  return async (note) => {
    // Editing a note that is older than the Zap does not make it new.
    const isOld = timeOf(note.createdAt) < subscribedAt - DAY_MS;
    if (isOld) return undefined;
    if (statuses !== null && !statuses.some((status) => status === note.status)) return undefined;
    return (await passes(note)) ? await presenter.present(note) : undefined;
  };
}

async function accepted<Found>(
  notes: Iterable<Note>,
  accept: (note: Note) => Promise<Found | undefined>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const note of notes) {
    const presented = await accept(note);
    if (presented !== undefined) found.push(presented);
  }
  return found;
}

/**
 * The note of each event, without duplicates: the first of its IDs that is one. Notes that are gone, or hidden from this key,
 * are left out. An error fails the run, so that it is replayed.
 *
 * @throws {ServiceError} if all of the notes are hidden from this key.
 */
async function fetchNotes({ client }: Step, events: readonly (readonly string[])[]): Promise<Note[]> {
  const notes = new Map<string, Note>();
  const requested = new Map<string, Promise<Note | undefined>>();
  const refusals: ServiceError[] = [];
  const fetchNote = async (id: string): Promise<Note | undefined> => {
    try {
      return await existingNote(client, id);
    } catch (error) {
      if (!isServiceError(error, 'forbidden')) throw error;
      refusals.push(error);
      return undefined;
    }
  };
  const fetchFirst = async (ids: readonly string[]) => {
    for (const id of ids) {
      const request = requested.get(id) ?? fetchNote(id);
      requested.set(id, request);
      const note = await request;
      if (note !== undefined) return note;
    }
    return undefined;
  };
  for (let start = 0; start < events.length; start += REQUESTS_AT_ONCE) {
    const batch = events.slice(start, start + REQUESTS_AT_ONCE);
    for (const note of await Promise.all(batch.map(fetchFirst)))
      if (note !== undefined) notes.set(note.id, note);
  }
  const [refusal] = refusals;
  if (refusal !== undefined && refusals.length === requested.size) throw refusal;
  return [...notes.values()];
}

/** For a notification that names no note: the notes created or updated in the last day, or since the Zap was turned on. */
async function reconcile(step: Step, { subscribedAt }: Subscription, accept: Accept): Promise<NoteRecords[]> {
  const since = Math.max(subscribedAt - CLOCK_DIFFERENCE_MS, Date.now() - DAY_MS);
  const texts = new ListedTexts(step);
  const reading = readNewest(texts.watch(noteList(step)), {
    budget: new Budget(RECONCILE_MS),
    coverage: { atLeast: LOOKED_THROUGH, since },
  });
  const found: (NoteRecords | DeferredNote)[] = [];
  for await (const notes of reading) {
    const recent = notes.filter((note) =>
      [note.createdAt, note.updatedAt].some((time) => timeOf(time) >= since),
    );
    const chosen = await accepted(recent, async (note) =>
      mayLackTexts(note) ? new DeferredNote(note) : await accept(note),
    );
    found.push(...chosen);
  }
  const { made, unread } = await texts.finish(found, accept);
  const { ending, unreadUpTo = Infinity } = reading.result ?? {};
  if (unreadUpTo === Infinity || unread.length > 0) throw newestNotReached();
  if (ending === 'out-of-time' || ending === 'repeating') {
    step.log('The notification named no note, and only some of the latest notes could be read.');
  }
  return made;
}
