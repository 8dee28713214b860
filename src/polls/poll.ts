import { POLL_MS, POPULATE_MS } from '../api/budgets.ts';
import { BestMatches } from '../lists/best_matches.ts';
import { type List, type Listed, PAGE_SIZE } from '../lists/list.ts';
import { newestFirst } from '../lists/order.ts';
import { rankOf as placed } from '../lists/place.ts';
import { type Coverage, newestNotReached, type RangeEnd, readNewest } from '../lists/range.ts';
import { Budget, type Ending } from '../lists/reading.ts';
import { timeOf } from '../text/dates.ts';
import { shortenedLater } from '../zapier/answer.ts';
import type { Presented } from '../zapier/output.ts';
import type { PollPurpose, Step } from '../zapier/step.ts';
import { openMemory, PRECISION_MS, type ZapMemory } from './memory.ts';

export const SAMPLES = 3;
const DAY_MS = 24 * 60 * 60_000;
/** So far, the service's clock may differ from Zapier's. */
export const CLOCK_DIFFERENCE_MS = 5 * 60_000;

/** What a poll makes of the items of its lists. */
interface Polled<Item, Chosen, Made> {
  /** What the trigger fires for in an item; undefined if for nothing. */
  choose: (item: Item) => Chosen | undefined | Promise<Chosen | undefined>;
  make: (chosen: Chosen) => Made | Promise<Made>;
  /** For lists in which an item that was created long ago can be new. */
  late?: {
    mayBe: (item: Item) => boolean;
    /** Sees those that cannot be. */
    passOver?: (item: Item) => void;
    /** A poll also reads one page further back, chosen from this many. */
    pages: number;
  };
}

/** What to log of a list that was not read as far as wanted. */
const UNFINISHED: Partial<Record<Ending, (read: number) => string>> = {
  'not-reached': () => newestNotReached().message,
  'out-of-time': (read) => `The poll ran out of time after ${read} items; the list continues.`,
  repeating: (read) => `The list repeated itself after ${read} items; there may be more.`,
  refused: (read) => `The service refused to show more than ${read} items; there may be more.`,
};

type Found<Made> = ReturnType<typeof rankOf> & { id: string; made: Made };

interface Given<Item extends Listed> {
  purpose: PollPurpose;
  lists: readonly List<Item>[];
  memory: Pick<ZapMemory, 'lastPoll' | 'unrecorded' | 'complete'>;
}

/** What a poll of several lists makes of their items, newest first; of an item in several of them once. */
export async function poll<Item extends Listed, Chosen, Made>(
  step: Pick<Step, 'log'>,
  given: Given<Item>,
  polled: Polled<Item, Chosen, Made>,
): Promise<Made[]> {
  if (given.purpose === 'sample') return await sample(given.lists, polled);
  return await new Poll(step, given, polled).newestFirst();
}

/** A poll for what is new, or for what exists when a Zap is turned on. */
class Poll<Item extends Listed, Chosen, Made> {
  readonly #step: Pick<Step, 'log'>;
  readonly #given: Given<Item>;
  readonly #polled: Polled<Item, Chosen, Made>;
  readonly #begun = Date.now();
  readonly #budget: Budget;
  /** By the ID of the item. */
  readonly #found = new Map<string, Found<Made>>();

  constructor(step: Pick<Step, 'log'>, given: Given<Item>, polled: Polled<Item, Chosen, Made>) {
    this.#step = step;
    this.#given = given;
    this.#polled = polled;
    this.#budget = new Budget(given.purpose === 'known-items' ? POPULATE_MS : POLL_MS);
  }

  async newestFirst(): Promise<Made[]> {
    const { purpose, lists, memory } = this.#given;
    let isComplete = true;
    /** What was created earlier may not be among the items that Zapier knows. */
    let recordedTo = this.#begun;
    for (const coverage of coverages(purpose, lists, memory.lastPoll)) {
      const ends = await this.#readAll(coverage);
      const areAllReached = ends.length === lists.length;
      if (areAllReached) recordedTo = Math.min(recordedTo, unreadUpTo(ends));
      isComplete = areAllReached && !ends.some(({ ending }) => ending === 'out-of-time');
      if (purpose === 'new-items') await this.#readFurther(ends);
    }
    const before = this.#begun - CLOCK_DIFFERENCE_MS;
    if (purpose === 'known-items')
      memory.complete(this.#begun, recordedTo === -Infinity ? null : { upTo: recordedTo, before });
    else if (isComplete) memory.complete(this.#begun, memory.unrecorded);
    return newestFirst([...this.#found.values()]).map(({ made }) => made);
  }

  /** @returns how the reading of each list ended whose newest items were reached. */
  async #readAll(coverage: Coverage): Promise<RangeEnd<Item>[]> {
    const ends: RangeEnd<Item>[] = [];
    for (const list of rotated(this.#given.lists)) {
      const end = await this.#read(list, coverage);
      if (end !== undefined) ends.push(end);
    }
    if (ends.length === 0) throw newestNotReached();
    return ends;
  }

  /** @returns how the reading ended; undefined if it did not reach the newest items. */
  async #read(list: List<Item>, coverage: Coverage): Promise<RangeEnd<Item> | undefined> {
    const { late } = this.#polled;
    const reading = readNewest(list, { budget: this.#budget, coverage });
    const newest = new BestMatches<Found<Made>>();
    const others: Found<Made>[] = [];
    const add = async (item: Item) => {
      const isOther = !(timeOf(item.createdAt) < coverage.since) || late?.mayBe(item) === true;
      if (!isOther && !newest.wants(rankOf(item))) {
        late?.passOver?.(item);
        return;
      }
      const one = await this.#make(item);
      if (one === undefined) return;
      if (isOther) others.push(one);
      else await newest.add(one, () => one);
    };
    for await (const items of reading) for (const item of items) await add(item);
    const end = reading.result;
    if (end === undefined) return undefined;
    const problem = UNFINISHED[end.ending]?.(end.read);
    if (problem !== undefined) this.#step.log(problem);
    // What was read of this list are its oldest items.
    if (end.ending === 'not-reached') return undefined;
    for (const one of [...newest.results, ...others]) this.#found.set(one.id, one);
    return end;
  }

  /** Reads one page further back in each list. */
  async #readFurther(ends: readonly RangeEnd<Item>[]): Promise<void> {
    const { late } = this.#polled;
    if (late === undefined) return;
    for (const { furtherPage } of ends)
      for await (const items of furtherPage?.(late.pages) ?? [])
        for (const item of items) {
          const mayBeNew = late.mayBe(item);
          if (!mayBeNew) late.passOver?.(item);
          const one = mayBeNew ? await this.#make(item) : undefined;
          if (one !== undefined) this.#found.set(one.id, one);
        }
  }

  /** @returns undefined if the trigger does not fire for the item, or another list has shown it. */
  async #make(item: Item): Promise<Found<Made> | undefined> {
    if (this.#isOld(item) || this.#found.has(item.id)) return undefined;
    const chosen = await this.#polled.choose(item);
    if (chosen === undefined) return undefined;
    return { ...rankOf(item), id: item.id, made: await this.#polled.make(chosen) };
  }

  /** Whether an item existed when the Zap was turned on, and has not changed since. */
  #isOld({ createdAt, updatedAt }: Item): boolean {
    const { purpose, memory } = this.#given;
    if (purpose !== 'new-items' || memory.unrecorded === null) return false;
    const { upTo, before } = memory.unrecorded;
    return timeOf(createdAt) < upTo && timeOf(updatedAt) < before;
  }
}

/** What was not read was not created later. What the service does not show was not left out for lack of time. */
function unreadUpTo(ends: readonly RangeEnd<unknown>[]): number {
  const shown = ends.filter(({ ending }) => ending !== 'repeating' && ending !== 'refused');
  return Math.max(-Infinity, ...shown.map((end) => end.unreadUpTo));
}

/** Real items for the editor, the newest of one page of the first list: further requests would keep the user waiting. */
async function sample<Item extends Listed, Chosen, Made>(
  [list]: readonly List<Item>[],
  { choose, make }: Polled<Item, Chosen, Made>,
): Promise<Made[]> {
  // A page of long notes is large, so only the samples stay in memory.
  const newest = new BestMatches<Chosen>(SAMPLES);
  for await (const items of list?.page({ limit: PAGE_SIZE, offset: 0 }) ?? [])
    for (const item of items) {
      const chosen = newest.wants(rankOf(item)) ? await choose(item) : undefined;
      if (chosen !== undefined) await newest.add(rankOf(item), () => chosen);
    }
  return await Promise.all(newest.results.map(make));
}

/** Items of a poll rank by their creation alone. */
function rankOf(item: Listed) {
  return { ...placed(item, 'newest-first'), createdAt: item.createdAt ?? null };
}

/** To record existing items, the newest of each list come first, in case time runs out. */
function coverages(purpose: PollPurpose, lists: readonly unknown[], lastPoll: number): Coverage[] {
  // Items can appear below others that were created later.
  const newest = { atLeast: PAGE_SIZE, since: Math.min(Date.now() - DAY_MS, lastPoll - PRECISION_MS) };
  if (purpose === 'new-items') return [newest];
  const all = { atLeast: Infinity, since: -Infinity };
  return lists.length > 1 ? [newest, all] : [all];
}

/** Starts with another list each time, so that each gets its turn even if time runs out. */
function rotated<Each>(lists: readonly Each[]): Each[] {
  const first = Math.floor(Math.random() * lists.length);
  return [...lists.slice(first), ...lists.slice(0, first)];
}

/** What a poll of one list returns, newest first. */
export async function pollList<Item extends Listed>(
  step: Step,
  list: List<Item>,
  { purpose, present }: { purpose: PollPurpose; present: (item: Item) => Presented },
): Promise<Presented[]> {
  const memory = await openMemory(step, purpose);
  const given = { purpose, lists: [list], memory };
  const shortened = shortenedLater();
  const found = await poll(step, given, { choose: (item) => item, make: (item) => shortened(present(item)) });
  await memory.save();
  return found;
}
