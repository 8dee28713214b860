import type { FileBytes } from './file_bytes.ts';
import { tagBytes } from './tags.ts';

/** One frame of a stream without an index. */
export interface Frame {
  bytes: number;
  /** Seconds of sound; 0 for a frame that holds none, only information about the others. */
  seconds: number;
}

/** Reads the header of a frame from its first bytes; null where they begin no frame. */
export type ReadFrame = (start: Buffer) => Frame | null;

/** Enough for any header, and for the mark of an information frame behind it. */
const HEADER_BYTES = 48;
/** More than this between frames is no damage but something else, and the count could not be trusted. */
const MOST_JUNK_BYTES = 4 * 1024 * 1024;
/** So many frames in a row are no coincidence. */
const CERTAIN_FRAMES = 3;
const FIRST_FRAME_WITHIN_BYTES = 256 * 1024;

/**
 * The duration in seconds of a stream of frames: all frames that are there, whatever a header says about their number.
 * Tags and damage between frames are passed over. Null where too much of the file is no frame.
 */
export function framesDuration(
  bytes: FileBytes,
  from: number,
  to: number,
  readFrame: ReadFrame,
): number | null {
  let seconds = 0;
  let junk = 0;
  let inStep = false;
  let offset = from;
  while (offset < to) {
    const frame = readFrame(bytes.at(offset, HEADER_BYTES));
    const next = offset + (frame?.bytes ?? 0);
    if (frame !== null && next <= to && (inStep || continues(bytes, next, to, readFrame))) {
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
  return seconds;
}

/** Whether a stream of such frames begins at `from` or, behind padding or damage, a little later. */
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
    // A recording of a moment has no three frames.
    if (offset === from && frames > 0 && continues(bytes, next, bytes.size, readFrame)) return true;
  }
  return false;
}

function continues(bytes: FileBytes, offset: number, to: number, readFrame: ReadFrame): boolean {
  return offset >= to || readFrame(bytes.at(offset, HEADER_BYTES)) !== null || tagBytes(bytes, offset) > 0;
}

/** The next place where a frame may begin: all begin with a byte of eight ones. The end of the file where there is none. */
function toNextSync(bytes: FileBytes, from: number): number {
  for (let offset = from; offset < bytes.size;) {
    const ahead = bytes.at(offset, 4096);
    const found = ahead.indexOf(0xff);
    if (found >= 0) return offset + found;
    offset += ahead.length;
  }
  return bytes.size;
}
