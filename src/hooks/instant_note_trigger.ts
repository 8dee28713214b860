import type { Bundle, Trigger, ZObject } from 'zapier-platform-core';

import { RECONCILE_MS } from '../api/budgets.ts';
import { Deadline } from '../api/deadline.ts';
import { isServiceError } from '../api/service_error.ts';
import { getNote, type Note, notePages } from '../resources/note/note.ts';
import { readNewest } from '../lists/paging.ts';
import { timeOf } from '../text/dates.ts';
import { type NoteFilter, noteFilter, noteFilters } from '../resources/note/filter.ts';
import { internalDomains, requireKnown } from '../resources/internal_domains.ts';
import { noteOutput } from '../resources/note/output.ts';
import { notePresenter, type NotePresenter } from '../resources/note/presenter.ts';
import { sampleNotes } from '../resources/note/poll.ts';
import { type Input, inputFields, readInputs } from '../zapier/inputs.ts';
import type { Presented } from '../zapier/output.ts';
import { runStep, type Step } from '../zapier/step.ts';
import { claimed } from './claims.ts';
import { noteIdsOf } from './notification.ts';
import { subscribe, type Subscription, subscriptionOf, unsubscribe } from './subscription.ts';

const CLOCK_DIFFERENCE_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const REQUESTS_AT_ONCE = 5;

/** What the user asked an instant trigger for. */
interface Wanted {
  filter: NoteFilter;
  /** The states a note must be in; null where any will do. */
  statuses: readonly string[] | null;
}

/**
 * A trigger that fires as soon as the service notifies it, once for each note that passes the Zap's filters.
 *
 * @param declared.statuses where given, the trigger fires once for each note and chosen status instead.
 */
export function instantNoteTrigger(declared: {
  key: string;
  label: string;
  description: string;
  statuses?: Input<string[]>;
}): Trigger {
  const { key, label, description, statuses } = declared;
  const inputs = { ...(statuses && { statuses }), ...noteFilters };
  const wantedIn = ({ inputData }: Bundle): Wanted => ({
    filter: noteFilter(readInputs(noteFilters, inputData)),
    statuses: statuses ? statuses.read(inputData.statuses) : null,
  });
  const run = <Result>(z: ZObject, bundle: Bundle, work: (step: Step) => Promise<Result>) =>
    runStep(z, bundle, { changes: false }, work);

  return {
    key,
    noun: 'Note',
    display: { label, description },
    operation: {
      type: 'hook',
      inputFields: inputFields(inputs),
      // Empty values are told from filled-in ones by the inputs themselves.
      cleanInputData: false,
      ...noteOutput,
      performSubscribe: (z: ZObject, bundle: Bundle) =>
        run(z, bundle, async (step) => {
          await refuseWhatCannotWork(step, wantedIn(bundle).filter);
          return await subscribe(step, bundle);
        }),
      performUnsubscribe: (z: ZObject, bundle: Bundle) => run(z, bundle, (step) => unsubscribe(step, bundle)),
      performList: (z: ZObject, bundle: Bundle) =>
        run(z, bundle, (step) => {
          const { filter, statuses: chosen } = wantedIn(bundle);
          return sampleNotes(step, filter, chosen?.[0]);
        }),
      perform: (z: ZObject, bundle: Bundle) =>
        run(z, bundle, (step) => notesToFire(step, bundle, wantedIn(bundle))),
    },
  };
}

/** A Zap that could never fire is refused while its owner is looking. */
async function refuseWhatCannotWork(step: Step, filter: NoteFilter): Promise<void> {
  if (filter.needsDomains) requireKnown(await internalDomains(step, filter.internalDomains)());
}

/** Fetches all, matches all, and claims last, so that a run that fails on the way can be replayed. */
async function notesToFire(step: Step, bundle: Bundle, wanted: Wanted): Promise<Presented[]> {
  const subscription = subscriptionOf(bundle);
  const presenter = notePresenter(step, wanted.filter.internalDomains);
  const accept = acceptor(step, wanted, { subscription, presenter });
  const ids = noteIdsOf(bundle);
  const notes =
    ids.length > 0 ? await fetchNotes(step, ids, accept) : await reconcile(step, subscription, accept);

  return await claimed(step, subscription.hookUrl, await presenter.fitted(notes), ({ id, status }) =>
    wanted.statuses === null ? [id] : [id, typeof status === 'string' ? status : null],
  );
}

type Accept = (note: Note) => Promise<Presented | undefined>;

/** Presents the notes the Zap fires for, and passes over the others. */
function acceptor(
  step: Step,
  { filter, statuses }: Wanted,
  { subscription: { subscribedAt }, presenter }: { subscription: Subscription; presenter: NotePresenter },
): Accept {
  const domains = internalDomains(step, filter.internalDomains);
  return async (note) => {
    // A note from before the Zap's time that is merely edited now is not new.
    const isOld = subscribedAt !== undefined && timeOf(note.createdAt) < subscribedAt - DAY_MS;
    if (isOld || !filter.isInFolders(note)) return undefined;
    if (statuses !== null && !statuses.some((status) => status === note.status)) return undefined;
    if (!filter.matches(note, filter.needsDomains ? await domains() : null)) return undefined;
    return await presenter.present(note);
  };
}

async function fetchNotes({ client }: Step, ids: readonly string[], accept: Accept): Promise<Presented[]> {
  const accepted: Presented[] = [];
  for (let start = 0; start < ids.length; start += REQUESTS_AT_ONCE) {
    const notes = await Promise.all(
      ids.slice(start, start + REQUESTS_AT_ONCE).map((id) => getNote(client, id).catch(vanished)),
    );
    for (const note of notes) {
      const presented = note && (await accept(note));
      if (presented) accepted.push(presented);
    }
  }
  return accepted;
}

/** A note that is gone fires nothing; any other error fails the run, so that Zapier shows and replays it. */
function vanished(error: unknown): undefined {
  if (isServiceError(error, 'not-found')) return undefined;
  throw error;
}

/** Without a note's id in the notification: the notes of the last day, or since the Zap was turned on. */
async function reconcile(
  { client, log }: Step,
  { subscribedAt }: Subscription,
  accept: Accept,
): Promise<Presented[]> {
  const since = Math.max(
    subscribedAt === undefined ? 0 : subscribedAt - CLOCK_DIFFERENCE_MS,
    Date.now() - DAY_MS,
  );
  const isBefore = (createdAt: string | null) => timeOf(createdAt) < since;
  const { entries, ending } = await readNewest(
    notePages(client, {}, (note) => (isBefore(note.createdAt) ? undefined : accept(note))),
    new Deadline(RECONCILE_MS),
    (newest) => newest.some(({ createdAt }) => isBefore(createdAt)),
  );
  if (ending === 'out-of-time' || ending === 'repeating') {
    log('The notification named no note, and not all of the latest notes could be listed to find it.');
  }
  return entries.flatMap(({ kept }) => kept ?? []);
}
