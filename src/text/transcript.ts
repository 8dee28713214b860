import { clock, durationText } from './duration.ts';
import { addTo } from './groups.ts';
import { andMore } from './shorten.ts';

/** The fields used of a transcript segment; others pass through unchanged. */
export interface Segment {
  readonly speaker?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly startTimestamp?: string | null | undefined;
  readonly endTimestamp?: string | null | undefined;
}

/** Start and end in seconds from the beginning of the meeting. */
export interface Seconds {
  startSec: number | null;
  endSec: number | null;
}

/** One speaker's share of a meeting; without usable timestamps the times are null. */
export interface Speaker {
  name: string | null;
  talkTimeSec: number | null;
  /** Share of all speakers' total talk time, 0 to 100. */
  talkTimePercent: number | null;
  /** How long the speaker talked before somebody else did, at most. */
  longestTurnSec: number | null;
  words: number;
}

const TIMESTAMP = /^(?:(\d{1,6}):)?(\d{1,6}):(\d{2})(?:[.,](\d{1,9}))?$/;
const SECONDS = /^\d{1,7}(?:\.\d{1,15})?$/;

/**
 * A transcript timestamp in seconds, to the millisecond. The API has two layouts, `mm:ss` and `hh:mm:ss`; fractions, more
 * than 99 minutes, more than 100 hours, and seconds alone are accepted. Null for anything else.
 */
export function parseTimestamp(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  if (SECONDS.test(value)) return Math.round(Number(value) * 1000) / 1000;
  const match = TIMESTAMP.exec(value.trim());
  if (match === null) return null;
  const [, hours, minutes, seconds, fraction] = match;
  const minute = Number(minutes);
  const second = Number(seconds);
  if (second > 59 || (hours !== undefined && minute > 59)) return null;
  const whole = Number(hours ?? 0) * 3600 + minute * 60 + second;
  return fraction === undefined ? whole : Math.round((whole + Number(`0.${fraction}`)) * 1000) / 1000;
}

/** What one speaker says before another does. */
export interface Turn {
  speaker: string | null;
  /** What each segment adds, on one line. */
  parts: { text: string; startSec: number | null; endSec: number | null }[];
}

/** The turns of a transcript, without empty segments. */
export function turns(segments: readonly Segment[]): Turn[] {
  const all: Turn[] = [];
  for (const segment of segments) {
    const text = oneLine(segment.text);
    if (text === '') continue;
    const speaker = oneLine(segment.speaker) || null;
    const last = all.at(-1);
    const turn = last?.speaker === speaker ? last : { speaker, parts: [] };
    if (turn !== last) all.push(turn);
    const [startSec, endSec] = [segment.startTimestamp, segment.endTimestamp].map(parseTimestamp);
    turn.parts.push({ text, startSec: startSec ?? null, endSec: endSec ?? null });
  }
  return all;
}

/** The transcript as lines `[hh:mm:ss] Speaker: text`; missing parts and empty segments are left out. */
export function transcriptText(segments: readonly Segment[]): string {
  return turns(segments)
    .flatMap(({ speaker, parts }) => parts.map((part) => spokenLine({ ...part, speaker })))
    .join('\n');
}

/** `[hh:mm:ss] Speaker: text`, without what is missing. */
export function spokenLine({
  text,
  startSec,
  speaker,
}: Pick<Turn['parts'][number], 'text' | 'startSec'> & Pick<Turn, 'speaker'>): string {
  return `${startSec === null ? '' : `[${clock(Math.floor(startSec))}] `}${speaker === null ? '' : `${speaker}: `}${text}`;
}

/** The transcript for reading: one paragraph per turn, `Speaker: text`, without times. */
export function transcriptDialogue(segments: readonly Segment[]): string {
  return turns(segments)
    .map(({ speaker, parts }) =>
      spokenLine({ speaker, text: parts.map(({ text }) => text).join(' '), startSec: null }),
    )
    .join('\n\n');
}

/** The segments with all their fields, plus their times in seconds. */
export function withSeconds<S extends Segment>(segments: readonly S[]): (S & Seconds)[] {
  return segments.map((segment) => ({
    ...segment,
    startSec: parseTimestamp(segment.startTimestamp),
    endSec: parseTimestamp(segment.endTimestamp),
  }));
}

/** The times of each segment. A missing end, or one not after the start, is where the next segment starts, if any. */
export function spokenTimes(segments: readonly Segment[]): Seconds[] {
  const times = withSeconds(segments);
  const starts = [...new Set(times.flatMap(({ startSec }) => startSec ?? []))].sort((a, b) => a - b);
  const nextStarts = new Map(starts.map((start, index) => [start, starts[index + 1] ?? null]));
  return times.map(({ startSec, endSec }) => {
    if (startSec === null || (endSec !== null && endSec > startSec)) return { startSec, endSec };
    return { startSec, endSec: nextStarts.get(startSec) ?? null };
  });
}

/**
 * The time of each segment for its speaker alone: it ends when somebody else begins, or the meeting ends, if not before.
 *
 * @param durationSec of the meeting, if it is known.
 */
function turnTimes(segments: readonly Segment[], durationSec: number | null): Seconds[] {
  const times = spokenTimes(segments);
  const others = startsOfOthers(segments.map(({ speaker }, index) => ({ speaker, ...times[index] })));
  return times.map(({ startSec, endSec }, index) => {
    if (startSec === null) return { startSec, endSec: null };
    const meeting = durationSec !== null && durationSec > startSec ? durationSec : Infinity;
    const end = Math.min(endSec ?? Infinity, others[index] ?? Infinity, meeting);
    return { startSec, endSec: Number.isFinite(end) ? end : null };
  });
}

/** Where the next segment of another speaker starts, for each; undefined if there is none. */
function startsOfOthers(
  segments: readonly (Pick<Segment, 'speaker'> & Partial<Seconds>)[],
): (number | undefined)[] {
  const others: (number | undefined)[] = segments.map(() => undefined);
  const byStart = new Map<number, { index: number; name: string }[]>();
  for (const [index, { speaker, startSec = null }] of segments.entries())
    if (startSec !== null) addTo(byStart, startSec, { index, name: oneLine(speaker) });
  /** The nearest start that follows, and the nearest one of another speaker than that. */
  let near: { start: number; name: string } | undefined;
  let far: typeof near;
  for (const [start, together] of [...byStart].sort(([a], [b]) => b - a)) {
    for (const { index, name } of together) others[index] = (near?.name === name ? far : near)?.start;
    for (const { name } of together) {
      if (near?.name !== name) far = near;
      near = { start, name };
    }
  }
  return others;
}

/** No meeting has more. The others count as one, so that no note takes long or becomes large. */
const MOST_SPEAKERS = 10_000;

/**
 * The speakers with their talk time and words, longest first. If a speaker's own segments overlap, the time counts once. If
 * the times of one are not known, nobody's share is.
 *
 * @param durationSec of the meeting, if it is known.
 */
export function speakers(segments: readonly Segment[], durationSec: number | null = null): Speaker[] {
  const others = new Set([...new Set(segments.map(({ speaker }) => oneLine(speaker)))].slice(MOST_SPEAKERS));
  const [together = ''] = andMore(others.size);
  const voices = new Map<string, { words: number; turns: Span[][] }>();
  let previous: string | undefined;
  for (const [index, { startSec, endSec }] of turnTimes(segments, durationSec).entries()) {
    const { speaker, text } = segments[index] ?? {};
    const own = oneLine(speaker);
    const name = others.has(own) ? together : own;
    const voice = voices.get(name) ?? { words: 0, turns: [] };
    voice.words += countWords(text ?? '');
    if (name !== previous) voice.turns.push([]);
    previous = name;
    if (startSec !== null && endSec !== null) voice.turns.at(-1)?.push({ startSec, endSec });
    voices.set(name, voice);
  }
  const rows = Array.from(voices, ([name, { words, turns }]) => ({
    name: name === '' ? null : name,
    talkTimeSec: covered(turns.flat()),
    longestTurnSec: turns
      .flatMap((turn) => covered(turn) ?? [])
      .reduce<number | null>((longest, one) => Math.max(longest ?? 0, one), null),
    words,
  }));
  const total = rows.some(isUntimed) ? null : rows.reduce((sum, row) => sum + (row.talkTimeSec ?? 0), 0);
  const shareOf = (seconds: number | null) =>
    total === null || seconds === null ? null : percentOf(seconds, total);
  return rows
    .map((row) => ({ ...row, talkTimePercent: shareOf(row.talkTimeSec) }))
    .sort((a, b) => (b.talkTimeSec ?? 0) - (a.talkTimeSec ?? 0) || b.words - a.words);
}

/** Whether somebody speaks, and it is not known for how long. */
function isUntimed({ talkTimeSec, words }: Pick<Speaker, 'talkTimeSec' | 'words'>): boolean {
  return talkTimeSec === null && words > 0;
}

/** One line per speaker, `Anna: 62% (12:30)`; without times, `Anna: 1200 words`. */
export function speakersText(voices: readonly Speaker[]): string {
  return voices
    .map(({ name, talkTimeSec, talkTimePercent, words }) => {
      const said =
        talkTimePercent === null
          ? `${words} ${words === 1 ? 'word' : 'words'}`
          : `${Math.round(talkTimePercent)}% (${durationText(talkTimeSec) ?? ''})`;
      return `${name ?? 'Unknown speaker'}: ${said}`;
    })
    .join('\n');
}

/** The share of speech by those whom `counts` says yes to, 0 to 100; null without times, or if it can't tell of everyone. */
export function percentOfSpeech(
  voices: readonly Speaker[],
  counts: (name: string | null) => boolean | null,
): number | null {
  if (voices.some(isUntimed)) return null;
  const heard = voices.filter(({ talkTimeSec }) => talkTimeSec !== null && talkTimeSec > 0);
  if (heard.length === 0 || heard.some(({ name }) => counts(name) === null)) return null;
  const sum = (some: readonly Speaker[]) =>
    some.reduce((total, { talkTimeSec }) => total + (talkTimeSec ?? 0), 0);
  return percentOf(sum(heard.filter(({ name }) => counts(name) === true)), sum(heard));
}

function percentOf(part: number, whole: number): number {
  if (whole === 0) return 0;
  return Math.round((part / whole) * 1000) / 10;
}

interface Span {
  startSec: number;
  endSec: number;
}

/** In scripts without spaces between words, each character counts as a word, as in a word processor. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}][^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*/gu;

function countWords(text: string): number {
  let count = 0;
  // Collecting the words in an array would take twice as long.
  WORD.lastIndex = 0;
  while (WORD.test(text)) count += 1;
  return count;
}

/** Seconds covered by at least one of the spans; null if there are none. */
function covered(all: readonly Span[]): number | null {
  if (all.length === 0) return null;
  let sum = 0;
  let until = 0;
  for (const { startSec, endSec } of all.toSorted((a, b) => a.startSec - b.startSec)) {
    sum += Math.max(0, endSec - Math.max(startSec, until));
    until = Math.max(until, endSec);
  }
  return Math.round(sum * 1000) / 1000;
}

const NOT_ONE_LINE = /[^\S ]| {2}/;

function oneLine(text: string | null | undefined): string {
  const whole = text ?? '';
  // Most segments are one line, and testing costs less than replacing.
  return (NOT_ONE_LINE.test(whole) ? whole.replace(/\s+/g, ' ') : whole).trim();
}
