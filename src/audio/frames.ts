import type { FileBytes } from './file_bytes.ts';
import { AudioProblem } from './problems.ts';
import { tagBytes } from './tags.ts';

/** One frame of a stream without an index. */
export interface Frame {
  bytes: number;
  /** Seconds of sound; 0 for a frame that only describes the others. */
  seconds: number;
}

/** Reads the header of a frame from its first bytes; null if they aren't one. */
export type ReadFrame = (start: Buffer) => Frame | null;

/** Enough for any header and the mark of an information frame after it. */
const HEADER_BYTES = 48;
/** With more than this between its frames, a file has another format, and the count can't be trusted. */
const MOST_JUNK_BYTES = 4 * 1024 * 1024;
/** This many frames in a row can't be a coincidence. */
const CERTAIN_FRAMES = 3;
const FIRST_FRAME_WITHIN_BYTES = 256 * 1024;

/**
 * The duration in seconds of a stream of frames: of all that exist, whatever number a header states. Skips tags and damage
 * between frames. Null if no frame is found, or too many other bytes.
 *
 * @throws {AudioProblem} if no frame contains sound.
 */
export async function framesDuration(
  bytes: FileBytes,
  from: number,
  to: number,
  readFrame: ReadFrame,
): Promise<number | null> {
  let frames = 0;
  let seconds = 0;
  let junk = 0;
  let inStep = false;
  let offset = from;
  while (offset < to) {
    if (bytes.isRestDue) await bytes.rest();
    const frame = readFrame(bytes.at(offset, HEADER_BYTES));
    const next = offset + (frame?.bytes ?? 0);
    if (frame !== null && next <= to && (inStep || continues(bytes, next, to, readFrame))) {
      frames++;
      seconds += frame.seconds;
      offset = next;
      inStep = true;
      continue;
    }
    inStep = false;
    const tag = tagBytes(bytes, offset);
    const skipped = tag > 0 ? tag : toNextSync(bytes, offset + 1) - offset;
    if (tag === 0) junk += skipped;
    if (junk > MOST_JUNK_BYTES) return null;
    offset += skipped;
  }
  if (frames > 0 && seconds === 0) throw new AudioProblem('empty');
  return frames === 0 ? null : seconds;
}

/** Whether a stream of such frames begins at `from` or, after padding or damage, shortly after. */
export function holdsFrames(bytes: FileBytes, from: number, readFrame: ReadFrame): boolean {
  const last = Math.min(bytes.size, from + FIRST_FRAME_WITHIN_BYTES);
  for (let offset = from; offset < last; offset = toNextSync(bytes, offset + 1)) {
    let frames = 0;
    let next = offset;
    for (let frame; frames < CERTAIN_FRAMES; frames++) {
      frame = readFrame(bytes.at(next, HEADER_BYTES));
      if (frame === null || next + frame.bytes > bytes.size) break;
      next += frame.bytes;
    }
    if (frames === CERTAIN_FRAMES) return true;
    // A recording of a few milliseconds doesn't have three frames.
    if (offset === from && frames > 0 && continues(bytes, next, bytes.size, readFrame)) return true;
  }
  return false;
}

function continues(bytes: FileBytes, offset: number, to: number, readFrame: ReadFrame): boolean {
  return offset >= to || readFrame(bytes.at(offset, HEADER_BYTES)) !== null || tagBytes(bytes, offset) > 0;
}

/** The next offset where a frame may begin, with a byte of eight ones; the end of the file if there is none. */
function toNextSync(bytes: FileBytes, from: number): number {
  for (let offset = from; offset < bytes.size;) {
    const ahead = bytes.at(offset, 4096);
    const found = ahead.indexOf(0xff);
    if (found >= 0) return offset + found;
    offset += ahead.length;
  }
  return bytes.size;
}
