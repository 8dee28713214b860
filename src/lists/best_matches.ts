import { sortableTime } from '../text/dates.ts';

/** A search returns at most this many. */
export const MOST_MATCHES = 100;

/** What determines a match's rank. */
export interface Rank {
  id: string;
  createdAt: string | null;
  /** Whether the record matches the search exactly, and does not merely contain it. */
  isExact: boolean;
}

/** The best matches so far: exact before partial, then newest first. Only these stay in memory. */
export class BestMatches<Match> {
  readonly #most: number;
  readonly #ranked: { rank: Rank; match: Match }[] = [];

  constructor(most = MOST_MATCHES) {
    this.#most = most;
  }

  get isFull(): boolean {
    return this.#ranked.length >= this.#most;
  }

  get results(): Match[] {
    return this.#ranked.map(({ match }) => match);
  }

  /** Whether a match would be among the best; each record counts once. */
  wants(rank: Rank): boolean {
    const lastPlace = this.#ranked[this.#most - 1];
    if (this.#ranked.some((other) => other.rank.id === rank.id)) return false;
    return lastPlace === undefined || isBetter(rank, lastPlace.rank);
  }

  add(rank: Rank, match: Match): void {
    if (!this.wants(rank)) return;
    const worse = this.#ranked.findIndex((other) => isBetter(rank, other.rank));
    this.#ranked.splice(worse === -1 ? this.#ranked.length : worse, 0, { rank, match });
    this.#ranked.splice(this.#most);
  }
}

function isBetter(a: Rank, b: Rank): boolean {
  if (a.isExact !== b.isExact) return a.isExact;
  return sortableTime(a.createdAt) > sortableTime(b.createdAt);
}
