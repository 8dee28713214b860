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
const READS_BETWEEN_CHECKS = 4_096;

/** Reads a file through one window, so that memory does not depend on the file's size, and counts the reads. */
class OpenFile {
  readonly #descriptor: number;
  readonly #deadline: Deadline;
  readonly #window = Buffer.alloc(WINDOW_BYTES);
  #start = 0;
  #end = 0;
  #reads = 0;
  #readsBefore = 0;
  #nextCheck = READS_BETWEEN_CHECKS;

  constructor(descriptor: number, deadline: Deadline) {
    this.#descriptor = descriptor;
    this.#deadline = deadline;
  }

  between(from: number, to: number): Buffer {
    if (++this.#reads >= this.#nextCheck) this.#check();
    if (from >= to) return this.#window.subarray(0, 0);
    if (from < this.#start || to > this.#end) {
      this.#reads += READS_PER_LOAD;
      this.#start = from;
      this.#end = from + readSync(this.#descriptor, this.#window, 0, WINDOW_BYTES, from);
    }
    return this.#window.subarray(from - this.#start, Math.min(to, this.#end) - this.#start);
  }

  /** Whether so much was read that the event loop should turn, as `rest` lets it. */
  get isRestDue(): boolean {
    return this.#reads - this.#readsBefore > READS_PER_TURN;
  }

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

/**
 * The bytes of a file, or of a part of one, with offsets from its own start. Nothing is read beyond its end.
 *
 * Reading is synchronous: headers are read in hundreds of thousands of tiny steps, and awaiting each would take longer than the
 * reading. So a loop over the parts of a file awaits `file.rest` when it is due, or the process could do nothing else meanwhile.
 */
export class Bytes {
  readonly size: number;
  readonly file: OpenFile;
  readonly #start: number;

  constructor(file: OpenFile, start: number, size: number) {
    this.file = file;
    this.#start = start;
    this.size = size;
  }

  part(from: number, to = this.size): Bytes {
    return new Bytes(this.file, this.#start + from, Math.max(0, Math.min(to, this.size) - from));
  }

  /** Up to `length` bytes (at most 64 KB), fewer at the end. A later call may overwrite them. */
  at(offset: number, length: number): Buffer {
    return this.file.between(this.#start + offset, this.#start + Math.min(offset + length, this.size));
  }

  /** Exactly `length` bytes. @throws {AudioProblem} if they are not all there: the file is incomplete. */
  exactly(offset: number, length: number): Buffer {
    const bytes = this.at(offset, length);
    if (bytes.length < length) throw new AudioProblem('incomplete');
    return bytes;
  }

  /** Characters of one byte each, fewer at the end. */
  text(offset: number, length: number): string {
    return this.at(offset, length).toString('latin1');
  }

  /** A number, the most significant byte first; 0 if it is not there. */
  uint32(offset: number): number {
    const bytes = this.at(offset, 4);
    return bytes.length < 4 ? 0 : bytes.readUInt32BE();
  }
}

/**
 * Opens a file for as long as `use` runs.
 *
 * @throws {AudioProblem} if reading takes too many steps or exceeds the deadline.
 */
export async function readBytes<Result>(
  path: string,
  deadline: Deadline,
  use: (bytes: Bytes) => Promise<Result>,
): Promise<Result> {
  const descriptor = openSync(path, 'r');
  try {
    return await use(new Bytes(new OpenFile(descriptor, deadline), 0, fstatSync(descriptor).size));
  } finally {
    closeSync(descriptor);
  }
}
