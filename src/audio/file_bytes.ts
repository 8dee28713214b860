import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

import { AudioProblem } from './problems.ts';

const WINDOW_BYTES = 64 * 1024;

/**
 * The bytes of a file at any place, through one window of 64 KB: memory stays the same for a file of any size.
 *
 * Reading is synchronous, since headers are read in hundreds of thousands of tiny steps, and to await each would take
 * longer than the reading.
 */
export class FileBytes {
  readonly size: number;
  readonly #file: number;
  readonly #window = Buffer.alloc(WINDOW_BYTES);
  #start = 0;
  #end = 0;

  private constructor(file: number) {
    this.#file = file;
    this.size = fstatSync(file).size;
  }

  /** Opens a file for as long as `use` runs. */
  static read<Result>(path: string, use: (bytes: FileBytes) => Result): Result {
    const file = openSync(path, 'r');
    try {
      return use(new FileBytes(file));
    } finally {
      closeSync(file);
    }
  }

  /** Up to `length` bytes (at most 64 KB), fewer at the end of the file. A later call may overwrite them. */
  at(offset: number, length: number): Buffer {
    const end = Math.min(offset + length, this.size);
    if (offset >= end) return this.#window.subarray(0, 0);
    if (offset < this.#start || end > this.#end) {
      this.#start = offset;
      this.#end = offset + readSync(this.#file, this.#window, 0, WINDOW_BYTES, offset);
    }
    return this.#window.subarray(offset - this.#start, Math.min(end, this.#end) - this.#start);
  }

  /** Exactly `length` bytes; a file that ends before is incomplete. */
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

  /** Above 2^53 the number is not exact, and larger than any file. */
  uint64(offset: number): number {
    return Number(this.exactly(offset, 8).readBigUInt64BE());
  }
}
