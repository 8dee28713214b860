import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

import type { Deadline } from '../api/deadline.ts';
import { AudioProblem } from './problems.ts';

const WINDOW_BYTES = 64 * 1024;

/**
 * The maximum number of reads for one file. A 4-hour recording with one fragment per sample takes 8 million, any other far
 * fewer. A file of nothing but empty parts would take 100 million and block everything else.
 */
const MOST_READS = 12_000_000;
/** Between two turns of the event loop: about a tenth of a second. */
const READS_PER_TURN = 500_000;
/** No single part of a recording takes more: half a second. */
const MOST_READS_PER_TURN = 2_000_000;
/** Loading the window costs as much as this many reads from it. */
const READS_PER_LOAD = 100;
/** A power of two, so that the check costs next to nothing. */
const READS_BETWEEN_CHECKS = 4_096;

/**
 * Random access to the bytes of a file through one window of 64 KB, so that memory does not depend on the file's size.
 *
 * Reading is synchronous: headers are read in hundreds of thousands of tiny steps, and awaiting each would take longer than the
 * reading. So a loop over the parts of a file awaits `rest` when `isRestDue`, or the process could do nothing else meanwhile.
 */
export class FileBytes {
  readonly size: number;
  readonly #file: number;
  readonly #deadline: Deadline;
  readonly #window = Buffer.alloc(WINDOW_BYTES);
  #start = 0;
  #end = 0;
  #reads = 0;
  #readsBefore = 0;
  #nextCheck = READS_BETWEEN_CHECKS;

  private constructor(file: number, deadline: Deadline) {
    this.#file = file;
    this.#deadline = deadline;
    this.size = fstatSync(file).size;
  }

  /**
   * Opens a file for as long as `use` runs.
   *
   * @throws {AudioProblem} if reading takes too many steps or exceeds the deadline.
   */
  static async read<Result>(
    path: string,
    deadline: Deadline,
    use: (bytes: FileBytes) => Result | Promise<Result>,
  ): Promise<Result> {
    const file = openSync(path, 'r');
    try {
      return await use(new FileBytes(file, deadline));
    } finally {
      closeSync(file);
    }
  }

  /** Up to `length` bytes (at most 64 KB), fewer at the end of the file. A later call may overwrite them. */
  at(offset: number, length: number): Buffer {
    if (++this.#reads >= this.#nextCheck) this.#check();
    const end = Math.min(offset + length, this.size);
    if (offset >= end) return this.#window.subarray(0, 0);
    if (offset < this.#start || end > this.#end) {
      this.#reads += READS_PER_LOAD;
      this.#start = offset;
      this.#end = offset + readSync(this.#file, this.#window, 0, WINDOW_BYTES, offset);
    }
    return this.#window.subarray(offset - this.#start, Math.min(end, this.#end) - this.#start);
  }

  /** Exactly `length` bytes; a file that ends earlier is incomplete. */
  exactly(offset: number, length: number): Buffer {
    const bytes = this.at(offset, length);
    if (bytes.length < length) throw new AudioProblem('incomplete');
    return bytes;
  }

  /** Characters of one byte each, fewer at the end of the file. */
  text(offset: number, length: number): string {
    return this.at(offset, length).toString('latin1');
  }

  uint32(offset: number): number {
    return this.exactly(offset, 4).readUInt32BE();
  }

  /** Inexact above 2^53, which is larger than any file. */
  uint64(offset: number): number {
    return Number(this.exactly(offset, 8).readBigUInt64BE());
  }

  /** Whether so much was read that the event loop should turn. */
  get isRestDue(): boolean {
    return this.#reads - this.#readsBefore > READS_PER_TURN;
  }

  /** Lets the event loop turn. */
  async rest(): Promise<void> {
    await setImmediate();
    this.#readsBefore = this.#reads;
  }

  #check(): void {
    const isTooMuch = this.#reads > MOST_READS || this.#reads - this.#readsBefore > MOST_READS_PER_TURN;
    if (isTooMuch || this.#deadline.isOver) throw new AudioProblem('too-fragmented');
    this.#nextCheck = this.#reads + READS_BETWEEN_CHECKS;
  }
}
