/**
 * How much Zapier gets, in bytes of JSON. What is too much gives way in this order:
 *
 * 1. Notes: as soon as all together exceed an answer, `answers/presenter.ts` puts pointers in place of their bulky values.
 * 2. Polls: what Zapier has had once gives way first. What does not fit, `polls/poll_notes.ts` leaves to the next poll.
 * 3. Rows: `answers/completeness.ts` cuts their texts, each to its share. If that is not enough, there are fewer rows, and the
 *    others are on the next page.
 * 4. Anything else: `zapier/answer.ts` cuts the lists and texts within the last records, and then all but their IDs.
 */
export const MOST_BYTES = {
  /** Zapier accepts 6 MB from a step. */
  answer: 5_000_000,
  /** The records of a poll, without what separates them. */
  poll: 4_900_000,
  /** The rows of a list answer: what a prompt has room for. */
  rows: 60_000,
  /** The rows of notes, which are many texts each. */
  summaries: 40_000,
  /** One of them if so many are wanted that each is brief. */
  briefSummary: 300,
  /** Above this size, a pointer can stand for a value of a note. */
  value: 1000,
  /** Zapier accepts pointers of 6 KB, their envelope included. */
  pointer: 5500,
  /** The domains in a pointer to a value of a note. */
  domainsInPointer: 4000,
  /** Each form of a digest, and its action items. */
  digest: 1_000_000,
  /** What a Zap remembers: about 1,100 notes, more than a poll reads of a list, unless a thousand are created in a day. */
  memory: 100_000,
} as const;
