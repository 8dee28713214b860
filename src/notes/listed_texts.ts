import { AFTER_NOTES_MS, STEP_MS } from '../api/budgets.ts';
import { isServiceError } from '../api/service_error.ts';
import { UserError } from '../api/user_error.ts';
import { type List, watched } from '../lists/list.ts';
import { product } from '../product.ts';
import { existingNote, type Note } from '../service/note.ts';
import { serviceProfile } from '../service/profile.ts';
import { quoted } from '../text/shorten.ts';
import type { Step } from '../zapier/step.ts';

const TEXTS = ['transcripts', 'summary'] as const;
/** What a completed note has, but some services leave out of lists. */
export type ListedText = (typeof TEXTS)[number];

const AT_ONCE = 5;
/** So many notes are tried, if the first ones can't be read. */
const MOST_COMPARED = 3;
/** The time of a step that is kept for what follows the reading of single notes. */
const KEPT_MS = STEP_MS / 3;

/** If notes have no texts, that may change: then, one is looked at again after this time. */
const COMPARED_MS = 60 * 60_000;

/** A note that is put off until its list has been read, because the list may have left out the note's texts. */
export class DeferredNote {
  readonly note: Note;

  constructor(note: Note) {
    this.note = note;
  }
}

/** Whether a list may have left out texts of a note. */
export function mayLackTexts(note: Note): boolean {
  return note.status === 'completed' && missingIn(note).length > 0;
}

/** The texts that a list leaves out of a note. */
export function leftOutOf(listed: Note, whole: Note): ListedText[] {
  const missing = missingIn(whole);
  return missingIn(listed).filter((text) => !missing.includes(text));
}

function missingIn({ transcripts, summary }: Note): ListedText[] {
  return TEXTS.filter((text) => (text === 'summary' ? (summary ?? '') === '' : transcripts.length === 0));
}

/**
 * Knows whether the lists of a run leave out texts: if all completed notes were listed without one, the longest of them that
 * can be read is compared with the note itself, once an hour.
 */
export class ListedTexts {
  readonly #step: Step;
  readonly #shown = new Set<ListedText>();
  readonly #missing = new Set<ListedText>();
  #longest: readonly Note[] = [];
  constructor(step: Step) {
    this.#step = step;
  }

  /** The same list. @param needed the texts without which its pages are worthless: if they are left out, reading fails. */
  watch(list: List<Note>, needed: readonly ListedText[] = []): List<Note> {
    return watched(list, {
      see: (note) => this.#see(note),
      atEnd: async (end) => {
        await this.#forgetShown();
        const leftOut = needed.length === 0 ? [] : await this.#leftOut();
        const text = needed.find((each) => leftOut.includes(each));
        if (text === undefined) return end;
        const what = text === 'transcripts' ? 'transcripts' : 'summaries';
        throw new UserError(
          `${product.name} leaves the ${what} of notes out of its lists, so this step would miss what is in them. Use Find Note by ID for one note, or start a Zap with New Completed Note.`,
        );
      },
    });
  }

  #see(note: Note): void {
    const missing = missingIn(note);
    for (const text of TEXTS) if (!missing.includes(text)) this.#shown.add(text);
    if (!mayLackTexts(note)) return;
    for (const text of missing) this.#missing.add(text);
    // The longer a meeting, the more certainly it has texts.
    const lengthOf = ({ totalDurationSec }: Note) => totalDurationSec ?? 0;
    const longer = [...this.#longest, note].sort((a, b) => lengthOf(b) - lengthOf(a));
    this.#longest = longer.slice(0, MOST_COMPARED);
  }

  /** A text that a list shows is not left out, whatever was found before. */
  async #forgetShown(): Promise<void> {
    const profile = serviceProfile(this.#step);
    const { leftOut } = await profile.known();
    const texts = leftOut?.texts.filter((text) => !this.#shown.has(text)) ?? [];
    if (leftOut !== undefined && texts.length < leftOut.texts.length)
      await profile.learn({ leftOut: { texts, at: 0 } });
  }

  async #leftOut(): Promise<readonly ListedText[]> {
    const isSuspicious = (text: ListedText) => this.#missing.has(text) && !this.#shown.has(text);
    return TEXTS.some(isSuspicious) ? (await this.#known()).filter(isSuspicious) : [];
  }

  async #known(): Promise<readonly ListedText[]> {
    const profile = serviceProfile(this.#step);
    const { leftOut } = await profile.known();
    const isRecent = leftOut !== undefined && Math.abs(Date.now() - leftOut.at) < COMPARED_MS;
    if (leftOut !== undefined && (isRecent || leftOut.texts.length > 0)) return leftOut.texts;
    const texts = await this.#compare();
    // What can't be read for the moment may have all of them.
    if (texts === null) return TEXTS;
    if (texts !== undefined) await profile.learn({ leftOut: { texts, at: Date.now() } });
    return texts ?? [];
  }

  /** Undefined if none of the longest is there, or shown to the key; null if one can't be read for the moment. */
  async #compare(): Promise<ListedText[] | undefined | null> {
    let found: undefined | null;
    for (const listed of this.#longest) {
      const whole = await this.#read(listed);
      if (whole === null) found = null;
      else if (whole !== undefined && whole !== listed) return leftOutOf(listed, whole);
    }
    return found;
  }

  /**
   * Undefined if it is gone, null if it can't be read for the moment, as when it is locked. Of one that is hidden from the
   * key, there is no more than the list shows.
   */
  async #read(listed: Note): Promise<Note | undefined | null> {
    try {
      return await existingNote(this.#step.client, listed.id);
    } catch (error) {
      if (isServiceError(error, 'forbidden')) return listed;
      if (!isServiceError(error, 'rejected')) throw error;
      this.#step.log(`The note ${quoted(listed.id)} could not be read: ${error.message}`);
      return null;
    }
  }

  /**
   * What was found, after what was put off is made, of whole notes if the list left out their texts. These are read one by
   * one. What there is no time for, or can't be read for the moment, is left unread.
   *
   * @param given.isKnown asked only about notes that would have to be read; those are left out.
   * @param given.canWait whether a service in trouble ends the reading rather than the step.
   */
  async finish<Made>(
    found: readonly (Made | DeferredNote)[],
    make: (note: Note) => Promise<Made | undefined>,
    { isKnown = () => false, canWait = false }: { isKnown?: (note: Note) => boolean; canWait?: boolean } = {},
  ): Promise<{ made: Made[]; read: Note[]; unread: Note[] }> {
    const [made, read, unread]: [Made[], Note[], Note[]] = [[], [], []];
    const putOff = found.flatMap((each) => (each instanceof DeferredNote ? each.note : []));
    const leftOut = putOff.length === 0 ? [] : await this.#leftOut();
    const incomplete = new Set(
      putOff.filter((note) => missingIn(note).some((text) => leftOut.includes(text))),
    );
    const unknown = new Set([...incomplete].filter((note) => !isKnown(note)));
    const whole = this.#whole([...unknown], canWait);
    for (const each of found) {
      if (!(each instanceof DeferredNote)) {
        made.push(each);
        continue;
      }
      let note: Note | undefined = each.note;
      if (this.#step.client.deadline.remainingMs < AFTER_NOTES_MS) {
        unread.push(note);
        continue;
      }
      if (unknown.has(note)) {
        const next = await whole.next();
        (next.done === true || next.value === null ? unread : read).push(note);
        note = next.value ?? undefined;
      } else if (incomplete.has(note)) continue;
      const one = note && (await make(note));
      if (one !== undefined) made.push(one);
    }
    return { made, read, unread };
  }

  async *#whole(
    notes: readonly Note[],
    canWait: boolean,
  ): AsyncGenerator<Note | undefined | null, undefined, undefined> {
    const { deadline } = this.#step.client;
    for (let start = 0; start < notes.length && deadline.remainingMs > KEPT_MS; start += AT_ONCE) {
      const batch = notes.slice(start, start + AT_ONCE);
      try {
        yield* await Promise.all(batch.map((note) => this.#read(note)));
      } catch (error) {
        if (!canWait || !isServiceError(error, 'throttled', 'unavailable', 'unreachable')) throw error;
        return undefined;
      }
    }
    return undefined;
  }
}
