import { containing, sameAs } from './compare.ts';
import { LONGEST_MARKDOWN, type MarkdownLine, markdownLines, readablePart } from './markdown_lines.ts';
import { unwrapped } from './markdown_source.ts';
import { outlineOf } from './outline.ts';

/** A search returns at most this many. */
const MOST_SECTIONS = 100;

/** The sections of a text in order. One ends at the next heading of its level or a higher one, a list with its last item. */
export function sectionsIn(lines: readonly MarkdownLine[]) {
  return outlineOf(lines).nodes.flatMap(({ title, from, to }) =>
    title === null ? [] : [{ heading: title, from, to }],
  );
}

/** A section that was looked for: `key` tells it from others of its note, `markdown` has no heading of its own. */
export interface NamedSection {
  key: string;
  heading: string;
  /** Whether the heading is what was looked for, not one that contains it or means the same. */
  isExact: boolean;
  markdown: string;
  /** Its list items of the first level, each with what is nested below it. */
  bullets: string[];
}

/**
 * The sections of some texts whose heading contains `wanted`, ignoring case, or means the same: those with exactly this
 * heading first, without empty ones and repetitions. Together they are no longer than one text that is shown.
 */
export function sectionsNamed(
  texts: readonly (string | null)[],
  wanted: string,
  meansSame: ((heading: string) => boolean) | null = null,
): NamedSection[] {
  const isWanted = containing(wanted);
  const matches = texts.flatMap((markdown, text) => {
    const lines = markdownLines(readablePart(unwrapped(markdown ?? '')));
    return sectionsIn(lines)
      .filter(({ heading }) => isWanted(heading) || meansSame?.(heading) === true)
      .map((section) => ({ ...section, key: `${text + 1}-${section.from + 1}`, lines }));
  });
  const hasWords = sameAs(words(wanted));
  const isExact = ({ heading }: { heading: string }) => hasWords(words(heading));
  const bestFirst = matches.sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
  const found = new Map<string, NamedSection>();
  let left = LONGEST_MARKDOWN;
  for (const { key, heading, from, to, lines } of bestFirst) {
    const own = lines.slice(from + 1, to);
    const markdown = dedented(own);
    const content = JSON.stringify([heading, markdown]);
    if (markdown === '' || found.has(content)) continue;
    left -= markdown.length;
    if (left < 0 || found.size === MOST_SECTIONS) break;
    found.set(content, { key, heading, isExact: isExact({ heading }), markdown, bullets: bulletsIn(own) });
  }
  return [...found.values()];
}

function bulletsIn(lines: readonly MarkdownLine[]): string[] {
  let end = 0;
  return outlineOf(lines).nodes.flatMap(({ line, from, to }) => {
    if (line.kind !== 'bullet' || from < end) return [];
    end = to;
    // A check box is shown as one only in a list.
    if (line.done !== null) return dedented(lines.slice(from, to));
    return `${line.content}\n${dedented(lines.slice(from + 1, to))}`.trimEnd();
  });
}

/** A heading without its number or emoji. */
function words(heading: string): string {
  return heading.replace(/^(?:\d{1,3}(?:\.\d{1,3})*[.)]\s|[^\p{L}\p{N}])+/u, '').replace(/[\s:：]+$/, '');
}

/** Lines as a text of their own: items of an inner list are no code. */
function dedented(lines: readonly MarkdownLine[]): string {
  const indents = lines.filter(({ kind }) => kind !== 'blank' && kind !== 'code').map(({ indent }) => indent);
  const least = indents.reduce((smaller, indent) => Math.min(smaller, indent), indents[0] ?? 0);
  return lines
    .map(({ raw, quote }) => (least === 0 ? raw : quote + withoutIndent(raw.slice(quote.length), least)))
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();
}

function withoutIndent(line: string, columns: number): string {
  const blanks = line.slice(0, line.length - line.trimStart().length).replaceAll('\t', '    ');
  return blanks.slice(columns) + line.trimStart();
}
