import { cutText, withoutHalves } from './shorten.ts';
import { spokenLine, type Turn } from './transcript.ts';

/** A stretch of a transcript for reading: a paragraph per turn, `[hh:mm:ss] Speaker: …`. */
export interface TranscriptPart {
  text: string;
  /** When its first and last words were said, in seconds from the beginning of the meeting. */
  startSec: number | null;
  endSec: number | null;
}

const BETWEEN = '\n\n';
/** The longest name, in bytes: the text needs room beside it. */
const LONGEST_NAME = 200;

/**
 * A transcript in parts of at most `most` characters, which together are all of it. A part ends at a turn; a turn that is
 * longer than a part is continued, with time and speaker, at a segment, else at a sentence, a word, or a character.
 */
export function transcriptParts(turns: readonly Turn[], most: number): TranscriptPart[] {
  const parts: TranscriptPart[] = [];
  let room = 0;
  for (const turn of turns) {
    for (const paragraph of paragraphs(turn, most)) {
      const last = parts.at(-1);
      room -= BETWEEN.length + paragraph.text.length;
      if (last === undefined || room < 0) {
        parts.push(paragraph);
        room = most - paragraph.text.length;
      } else {
        last.text += BETWEEN + paragraph.text;
        last.startSec ??= paragraph.startSec;
        last.endSec = paragraph.endSec ?? last.endSec;
      }
    }
  }
  return parts;
}

/** A turn in as few paragraphs as fit. */
function paragraphs({ speaker: name, parts }: Turn, most: number): TranscriptPart[] {
  const speaker = name && cutText(name, LONGEST_NAME);
  const made: TranscriptPart[] = [];
  for (const { text, startSec, endSec } of parts) {
    for (const piece of pieces(text, most - spokenLine({ speaker, startSec, text: '' }).length)) {
      const last = made.at(-1);
      if (last !== undefined && last.text.length + 1 + piece.length <= most) {
        last.text += ` ${piece}`;
        last.endSec = endSec ?? last.endSec;
      } else {
        made.push({ text: spokenLine({ speaker, startSec, text: piece }), startSec, endSec });
      }
    }
  }
  return made;
}

const SENTENCE_END = /^.*(?:[.!?…]["')\]]*(?=\s)|[。！？｡])/s;
const WORD_END = /^.*(?=\s)/s;

/** A text cut into pieces of at most `most` characters. */
function pieces(text: string, most: number): string[] {
  const cut: string[] = [];
  let rest = text;
  while (rest.length > most) {
    // One more character shows whether a sentence or a word ends with the last that fits.
    const within = rest.slice(0, most + 1);
    const fitting = [SENTENCE_END, WORD_END].map((end) => end.exec(within)?.[0] ?? '');
    const piece =
      fitting.find(({ length }) => length > 0 && length <= most) ?? withoutHalves(rest.slice(0, most));
    cut.push(piece);
    rest = rest.slice(piece.length).trimStart();
  }
  return rest === '' ? cut : [...cut, rest];
}
