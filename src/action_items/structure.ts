import type { MarkdownLine, Row } from '../text/markdown_lines.ts';
import { markdownLines, readablePart } from '../text/markdown_lines.ts';
import { unwrapped } from '../text/markdown_source.ts';
import { type Outline, type OutlineNode, outlineOf } from '../text/outline.ts';

/** A line, what is below it, and its neighbors. */
export type Place = OutlineNode;

/** What begins a bullet: `Anna: `, `**Anna** – `. */
const LEAD = /^([^(（]{1,60}?)(?:\s?[:：]|\s[–—-]\s)/;
/** Of a list or table, as evidence of what it is. */
const MOST_EVIDENCE = 20;
/** A line or bullet without markup that is the title of what follows it is shorter. */
export const LONGEST_SUBTITLE = 40;
const SENTENCE = /[.!。！]$/;
/** Behind a word, a date, a bracket, or `phase 2`, not behind an abbreviation, an initial, or the day of a month. */
const SENTENCE_END =
  /(?<=(?:\p{Ll}{3}|(?<!\p{L})\p{Ll}{2}|\d[/.:-]\d{1,4}|(?<!\p{L})\p{Ll}{4,20}\s[\p{Lu}\d])["”»]?[.!]|[)\]][.!])\s+(?=[*_]{0,3}[\p{Lu}@])|(?<=[。！][」）]?)(?=\S)/u;

/** The first step: what stands where in a text, before any word of it is looked up. Of a long one, what is rendered. */
export function structureOf(markdown: string): Outline {
  return outlineOf(markdownLines(readablePart(unwrapped(markdown))));
}

/** The next lines, at most so many. */
function linesBelow(place: Place, most: number): MarkdownLine[] {
  const lines: MarkdownLine[] = [];
  for (let next = place.after; next !== null && lines.length < most; next = next.after) lines.push(next.line);
  return lines;
}

/** The next line, also after a blank one. */
export function nextTo(place: Place): MarkdownLine | undefined {
  return linesBelow(place, 2).find(({ kind }) => kind !== 'blank');
}

/** Whether a line can be the title of what follows: it is short, no sentence, and right above a list. */
export function isAboveList(content: string, place: Place): boolean {
  return content.length < LONGEST_SUBTITLE && !isSentence(content) && nextTo(place)?.kind === 'bullet';
}

export function isSentence(content: string): boolean {
  return SENTENCE.test(content);
}

export function sentencesIn(content: string): string[] {
  return content.split(SENTENCE_END);
}

/** What the bullets of a list begin with, from one of them on. */
export function leadsIn(place: Place): string[] {
  const leads: string[] = [];
  for (const line of [place.line, ...linesBelow(place, MOST_EVIDENCE - 1)]) {
    if (line.kind !== 'bullet' && line.kind !== 'blank') break;
    if (line.kind === 'bullet' && line.indent === place.line.indent)
      leads.push(...(LEAD.exec(line.content)?.slice(1) ?? []));
  }
  return leads;
}

/** The rows below the header of a table, or further ones near it. */
export function rowsBelow(place: Place): Row[] {
  return linesBelow(place, MOST_EVIDENCE - 1).filter((line) => line.kind === 'row');
}

/** The next two lines with text, of the next three lines. */
export function textsBelow(place: Place): string[] {
  return linesBelow(place, 3)
    .flatMap((line) => ('content' in line ? [line.content] : []))
    .slice(0, 2);
}

/** The lines over which a bullet is wrapped, or that say more about it. */
export function indentedBelow(place: Place): string[] {
  const lines: string[] = [];
  for (let next = place.after; next?.line.kind === 'text' && next.line.indent > 0; next = next.after)
    lines.push(next.line.content);
  return lines;
}

/** Whether a line follows another one; in a thread of quoted messages, with an empty line between them. */
export function followsText({ line, before }: Place): boolean {
  const isApart =
    before?.line.kind === 'blank' &&
    before.line.quote !== '' &&
    line.quote.trim() === before.line.quote.trim();
  return (isApart ? before.before : before)?.line.kind === 'text';
}
