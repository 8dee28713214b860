import { isBefore, type Rank } from './place.ts';

/** A search returns at most this many. */
export const MOST_MATCHES = 100;

/** The best matches so far. Only these stay in memory. */
export class BestMatches<Match> {
  /** Whether there were others. */
  hasMore = false;
  readonly #most: number;
  readonly #ranked: { rank: Rank; match: Match }[] = [];

  constructor(most = MOST_MATCHES) {
    this.#most = most;
  }

  get results(): Match[] {
    return this.#ranked.map(({ match }) => match);
  }

  get first(): Rank | undefined {
    return this.#ranked[0]?.rank;
  }

  /** The last one, if there are as many as wanted. */
  get last(): Rank | undefined {
    return this.#ranked[this.#most - 1]?.rank;
  }

  /** Whether a match would be among the best. */
  wants(rank: Rank): boolean {
    return this.last === undefined || isBefore(rank, this.last);
  }

  /** Makes the match if it is among the best; of matches with the same rank, the first come first. */
  async add(rank: Rank, make: () => Match | Promise<Match>): Promise<void> {
    this.hasMore ||= this.last !== undefined;
    if (!this.wants(rank)) return;
    const match = await make();
    const worse = this.#ranked.findIndex((other) => isBefore(rank, other.rank));
    this.#ranked.splice(worse === -1 ? this.#ranked.length : worse, 0, { rank, match });
    this.#ranked.splice(this.#most);
  }
}
