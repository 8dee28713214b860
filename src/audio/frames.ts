import type { Bytes } from './bytes.ts';
import { AudioProblem } from './problems.ts';
import { tagBytes } from './tags.ts';

/** Reads the header of a frame from its first bytes; null if they aren't one. */
export type ReadFrame = (start: Buffer) => {
  bytes: number;
  /** Seconds of sound; 0 for a frame that only describes the others. */
  seconds: number;
} | null;

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
export async function framesDuration(bytes: Bytes, readFrame: ReadFrame): Promise<number | null> {
  let frames = 0;
  let seconds = 0;
  let junk = 0;
  let inStep = false;
  for (let offset = 0; offset < bytes.size;) {
    if (bytes.file.isRestDue) await bytes.file.rest();
    const frame = frameAt(bytes, offset, readFrame);
    inStep = frame !== null && (inStep || continues(bytes, frame.end, readFrame));
    if (frame !== null && inStep) {
      frames++;
      seconds += frame.seconds;
      offset = frame.end;
      continue;
    }
    const tag = tagBytes(bytes, offset);
    const next = tag > 0 ? offset + tag : nextSync(bytes, offset + 1);
    if (tag === 0) junk += next - offset;
    if (junk > MOST_JUNK_BYTES) return null;
    offset = next;
  }
  if (frames > 0 && seconds === 0) throw new AudioProblem('empty');
  return frames === 0 ? null : seconds;
}

/** Whether a stream of such frames begins at once or, after padding or damage, shortly after. */
export function holdsFrames(bytes: Bytes, readFrame: ReadFrame): boolean {
  const last = Math.min(bytes.size, FIRST_FRAME_WITHIN_BYTES);
  for (let start = 0; start < last; start = nextSync(bytes, start + 1)) {
    let frames = 0;
    let end = start;
    for (let frame; frames < CERTAIN_FRAMES; frames++, end = frame.end) {
      frame = frameAt(bytes, end, readFrame);
      if (frame === null) break;
    }
    if (frames === CERTAIN_FRAMES) return true;
    // A recording of a few milliseconds doesn't have three frames.
    if (start === 0 && frames > 0 && continues(bytes, end, readFrame)) return true;
  }
  return false;
}

/** The frame at an offset, if all of it is there. */
function frameAt(bytes: Bytes, offset: number, readFrame: ReadFrame) {
  const frame = readFrame(bytes.at(offset, HEADER_BYTES));
  if (frame === null || offset + frame.bytes > bytes.size) return null;
  return { seconds: frame.seconds, end: offset + frame.bytes };
}

function continues(bytes: Bytes, offset: number, readFrame: ReadFrame): boolean {
  return (
    offset >= bytes.size || readFrame(bytes.at(offset, HEADER_BYTES)) !== null || tagBytes(bytes, offset) > 0
  );
}

/** The next offset where a frame may begin, with a byte of eight ones; the end if there is none. */
function nextSync(bytes: Bytes, from: number): number {
  for (let offset = from; offset < bytes.size;) {
    const ahead = bytes.at(offset, 4096);
    const found = ahead.indexOf(0xff);
    if (found >= 0) return offset + found;
    offset += ahead.length;
  }
  return bytes.size;
}
