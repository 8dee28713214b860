import { setImmediate } from 'node:timers/promises';

const LONGEST_TURN_MS = 50;

/** For work that takes long: gives other work a turn, such as timers that end a request. */
export class Turns {
  #last = performance.now();

  /** To be awaited between parts of the work, however short they are. */
  async next(): Promise<void> {
    if (performance.now() - this.#last < LONGEST_TURN_MS) return;
    await setImmediate();
    this.#last = performance.now();
  }
}
