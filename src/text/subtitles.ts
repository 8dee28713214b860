import { clock } from './duration.ts';
import { type Segment, spokenTimes } from './transcript.ts';

interface Cue {
  startMs: number;
  endMs: number;
  speaker: string;
  text: string;
}

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** The transcript as SubRip subtitles (UTF-8 text), each cue's text as `Speaker: text`; empty for no segments. */
export function toSrt(segments: readonly Segment[]): string {
  return cues(segments)
    .map(({ startMs, endMs, speaker, text }, index) => {
      const line = speaker === '' ? text : `${speaker}: ${text}`;
      // SubRip has no escape for its arrow, so an arrow character replaces it.
      return `${index + 1}\n${timestamp(startMs, ',')} --> ${timestamp(endMs, ',')}\n${line.replaceAll('-->', '→')}\n`;
    })
    .join('\n');
}

/** The transcript as WebVTT (https://www.w3.org/TR/webvtt1/), the speaker as the voice of each cue. */
export function toWebVtt(segments: readonly Segment[]): string {
  const blocks = cues(segments).map(({ startMs, endMs, speaker, text }) => {
    const payload =
      speaker === '' ? escapeCueText(text) : `<v ${annotation(speaker)}>${escapeCueText(text)}</v>`;
    return `${timestamp(startMs, '.')} --> ${timestamp(endMs, '.')}\n${payload}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** The non-empty segments as cues, by start time; one without a start follows the one before it. */
function cues(segments: readonly Segment[]): Cue[] {
  const placed: Cue[] = [];
  let previousEndMs = 0;
  for (const [index, { startSec, endSec }] of spokenTimes(segments).entries()) {
    const { text: said, speaker } = segments[index] ?? {};
    const text = textLines(said).join('\n');
    if (text === '') continue;
    const startMs = startSec === null ? previousEndMs : Math.round(startSec * 1000);
    const endMs =
      startSec === null || endSec === null ? startMs + readingMs(text) : Math.round(endSec * 1000);
    placed.push({ startMs, endMs, speaker: textLines(speaker).join(' '), text });
    previousEndMs = endMs;
  }
  return placed.sort((a, b) => a.startMs - b.startMs);
}

/** How long a cue of unknown length is shown: 15 characters per second, but one to seven seconds. */
function readingMs(text: string): number {
  return Math.min(7000, Math.max(1000, Math.round((text.length / 15) * 1000)));
}

/** The non-empty lines: an empty one would end the cue. Neither format allows control characters. */
function textLines(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(LINE_BREAK)
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trim())
    .filter((line) => line !== '');
}

/** A name in a tag: players ignore the blank that keeps `--` from forming an arrow with the end of the tag. */
function annotation(speaker: string): string {
  return escapeCueText(speaker).replace(/--$/, '-- ');
}

function escapeCueText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function timestamp(ms: number, separator: ',' | '.'): string {
  return `${clock(Math.floor(ms / 1000))}${separator}${String(ms % 1000).padStart(3, '0')}`;
}
