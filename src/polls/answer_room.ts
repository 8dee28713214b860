import type { NotePresenter, NoteRecords } from '../answers/presenter.ts';
import { POLL_MS } from '../api/budgets.ts';
import { Deadline } from '../api/deadline.ts';
import { jsonBytes } from '../text/json_size.ts';
import { MOST_BYTES } from '../zapier/limits.ts';
import type { Presented } from '../zapier/output.ts';
import type { Step } from '../zapier/step.ts';
import type { ListedNote, ZapMemory } from './memory.ts';

/** What may be given of a note. */
export interface Offer {
  made: NoteRecords;
  /** What the memory says of the note as it was listed: how many of its items were given, and whether all were once. */
  listed: { note: ListedNote; start: number; wasGiven: boolean };
}

/**
 * The room of one answer, and the time for making it. What does not fit is given whole by the next poll, because the memory
 * knows that it was not given; what Zapier has had once gives way first.
 */
export class AnswerRoom {
  readonly #presenter: Pick<NotePresenter, 'isTooBig' | 'values'>;
  readonly #memory: Pick<ZapMemory, 'give' | 'leaveOpen'>;
  #newBytes = 0;
  #knownBytes = 0;
  #isCut = false;
  /** Whether something of what is left out was never given. */
  #leavesNew = false;
  /** Long texts take long to read. */
  readonly #deadline = new Deadline(POLL_MS);
  #isEmpty = true;

  constructor(
    presenter: Pick<NotePresenter, 'isTooBig' | 'values'>,
    memory: Pick<ZapMemory, 'give' | 'leaveOpen'>,
  ) {
    this.#presenter = presenter;
    this.#memory = memory;
  }

  /** @param wasGiven whether Zapier has had the note once. */
  isFull(wasGiven: boolean): boolean {
    const isTooLong = this.#newBytes + (wasGiven ? this.#knownBytes : 0) > MOST_BYTES.poll;
    // Each poll gives a note at least, so that the next ones come to the others.
    const isFull = isTooLong || (!this.#isEmpty && this.#deadline.isOver);
    this.#isCut ||= isFull;
    this.#leavesNew ||= isFull && !wasGiven;
    return isFull;
  }

  add({ made, listed }: Offer): void {
    this.#isEmpty = false;
    if (!this.#presenter.isTooBig()) return;
    const bytes = made.own.length * jsonBytes(made.shared) + jsonBytes(made.own);
    if (listed.wasGiven) this.#knownBytes += bytes;
    else this.#newBytes += bytes;
  }

  /** The records that fit, newest note first, and remembered as given. */
  given(offers: readonly Offer[], { log }: Pick<Step, 'log'>): Presented[] {
    const counts = this.#fitting(offers);
    const records = offers.flatMap((offer) => this.#give(offer, counts.get(offer) ?? 0));
    if (this.#leavesNew) this.#memory.leaveOpen();
    if (this.#isCut)
      log(
        'Not everything fits into what Zapier accepts at once, or into the time of a check. The rest comes with the next checks.',
      );
    return records;
  }

  /** How many items of each note fit. The first of all is given in any case: alone, it is cut within. */
  #fitting(offers: readonly Offer[]): Map<Offer, number> {
    const counts = new Map<Offer, number>();
    let left: number = MOST_BYTES.poll;
    let isFirst = true;
    for (const offer of offers.toSorted((a, b) => Number(a.listed.wasGiven) - Number(b.listed.wasGiven))) {
      const { made } = offer;
      const shared = this.#presenter.isTooBig() ? jsonBytes(this.#presenter.values(made)) : 0;
      const end = made.own.findIndex((record) => {
        if (!this.#presenter.isTooBig()) return false;
        left -= shared + jsonBytes(record);
        const isOver = left < 0 && !isFirst;
        isFirst = false;
        return isOver;
      });
      counts.set(offer, end === -1 ? made.own.length : end);
    }
    return counts;
  }

  #give({ made, listed }: Offer, count: number): Presented[] {
    const isAll = count === made.own.length;
    this.#isCut ||= !isAll;
    this.#leavesNew ||= !isAll && !listed.wasGiven;
    if (isAll || count > 0) this.#memory.give(listed.note, isAll ? undefined : listed.start + count);
    const values = count > 0 ? this.#presenter.values(made) : {};
    // Zapier runs the last record first. Reversed, the items of a note run in the note's order.
    return made.own
      .slice(0, count)
      .toReversed()
      .map((record) => ({ ...record, ...values }));
  }
}
