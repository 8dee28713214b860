import * as zod from 'zod/mini';

import { STEP_MS } from '../../api/budgets.ts';
import { isServiceError } from '../../api/service_error.ts';
import { UserError } from '../../api/user_error.ts';
import { type List, watched } from '../../lists/list.ts';
import { product } from '../../product.ts';
import { lookup } from '../../zapier/cache.ts';
import type { Step } from '../../zapier/step.ts';
import { getNote, type Note } from './note.ts';

const TEXTS = ['transcripts', 'summary'] as const;
/** What a completed note has, but some services leave out of lists. */
export type ListedText = (typeof TEXTS)[number];

const AT_ONCE = 5;
/** The time of a step that is kept for what follows the reading of single notes. */
const KEPT_MS = STEP_MS / 3;

const remembered = {
  key: 'texts-not-listed',
  seconds: 60 * 60,
  value: zod.lazy(() => zod.array(zod.enum(TEXTS))),
};

/**
 * Knows whether the lists of a run leave out texts: if all completed notes were listed without one, the longest of them is
 * compared with the note itself, once an hour.
 */
export class ListedTexts {
  readonly #step: Step;
  readonly #shown = new Set<ListedText>();
  readonly #missing = new Set<ListedText>();
  #compared: Note | undefined;
  readonly #find: () => Promise<readonly ListedText[] | undefined>;

  constructor(step: Step) {
    this.#step = step;
    this.#find = lookup(step, remembered, () => this.#compare());
  }

  /** The same list. @param needed the texts without which its pages are worthless: if they are left out, reading fails. */
  watch(list: List<Note>, needed: readonly ListedText[] = []): List<Note> {
    return watched(list, {
      see: (note) => this.#see(note),
      atEnd: async (end) => {
        const notListed = needed.length === 0 ? [] : await this.#leftOut();
        const what = needed.find((text) => notListed.includes(text));
        if (what !== undefined) throw notInLists(what);
        return end;
      },
    });
  }

  #see(note: Note): void {
    const missing = missingIn(note);
    for (const text of TEXTS) if (!missing.includes(text)) this.#shown.add(text);
    if (note.status !== 'completed' || missing.length === 0) return;
    for (const text of missing) this.#missing.add(text);
    // The longer a meeting, the more certainly it has texts.
    const longest = this.#compared?.totalDurationSec ?? -1;
    if ((note.totalDurationSec ?? 0) > longest) this.#compared = note;
  }

  async #leftOut(): Promise<readonly ListedText[]> {
    const isSuspicious = (text: ListedText) => this.#missing.has(text) && !this.#shown.has(text);
    return TEXTS.some(isSuspicious) ? ((await this.#find()) ?? []).filter(isSuspicious) : [];
  }

  async #compare(): Promise<ListedText[] | undefined> {
    const listed = this.#compared;
    if (listed === undefined) return undefined;
    try {
      const missing = missingIn(await getNote(this.#step.client, listed.id));
      return missingIn(listed).filter((text) => !missing.includes(text));
    } catch (error) {
      if (isServiceError(error, 'not-found', 'rejected', 'forbidden')) return undefined;
      throw error;
    }
  }

  /**
   * What was found, after what was put off is made, of whole notes if the list left out their texts. These are read one by
   * one, as far as there is time.
   *
   * @param isKnown asked only about notes that would have to be read; those are left out.
   */
  async finish<Made>(
    found: readonly (Made | Unfinished)[],
    make: (note: Note) => Promise<Made | undefined>,
    isKnown: (note: Note) => Promise<boolean> = () => Promise.resolve(false),
  ): Promise<{ made: Made[]; read: Note[]; unread: Note[] }> {
    const ended: { made: Made[]; read: Note[]; unread: Note[] } = { made: [], read: [], unread: [] };
    const incomplete = await this.#incomplete(
      found.flatMap((each) => (each instanceof Unfinished ? each.note : [])),
    );
    const unknown: Note[] = [];
    for (const note of incomplete) if (!(await isKnown(note))) unknown.push(note);
    const whole = this.#whole(unknown);
    for (const each of found) {
      if (!(each instanceof Unfinished)) ended.made.push(each);
      else {
        let note: Note | undefined = each.note;
        if (incomplete.has(each.note)) {
          if (!unknown.includes(each.note)) continue;
          const next = await whole.next();
          if (next.done === true) ended.unread.push(each.note);
          else ended.read.push(each.note);
          note = next.value ?? undefined;
        }
        const made = note && (await make(note));
        if (made !== undefined) ended.made.push(made);
      }
    }
    return ended;
  }

  /** Which of these notes are not as they were listed, because their list leaves out texts. */
  async #incomplete(notes: readonly Note[]): Promise<ReadonlySet<Note>> {
    const leftOut = notes.length === 0 ? [] : await this.#leftOut();
    return new Set(notes.filter((note) => missingIn(note).some((text) => leftOut.includes(text))));
  }

  /** One that is gone is undefined. */
  async *#whole(notes: readonly Note[]): AsyncGenerator<Note | undefined, undefined, undefined> {
    const { client } = this.#step;
    for (let start = 0; start < notes.length && client.deadline.remainingMs > KEPT_MS; start += AT_ONCE) {
      const batch = notes.slice(start, start + AT_ONCE).map(({ id }) => orGone(getNote(client, id)));
      yield* await Promise.all(batch);
    }
    return undefined;
  }
}

async function orGone(note: Promise<Note>): Promise<Note | undefined> {
  try {
    return await note;
  } catch (error) {
    if (isServiceError(error, 'not-found', 'rejected')) return undefined;
    throw error;
  }
}

/** A note of which something is made when the list has been read: it may have left out the note's texts. */
export class Unfinished {
  readonly note: Note;

  constructor(note: Note) {
    this.note = note;
  }
}

/** Whether a list may have left out texts of a note. */
export function mayLackTexts(note: Note): boolean {
  return note.status === 'completed' && missingIn(note).length > 0;
}

function missingIn({ transcripts, summary }: Note): ListedText[] {
  const isMissing = { transcripts: transcripts.length === 0, summary: summary === null || summary === '' };
  return TEXTS.filter((text) => isMissing[text]);
}

function notInLists(text: ListedText): UserError {
  const what = text === 'transcripts' ? 'transcripts' : 'summaries';
  return new UserError(
    `${product.name} leaves the ${what} of notes out of its lists, so this step would miss what is in them. Use Find Note by ID for one note, or start a Zap with New Completed Note.`,
  );
}
