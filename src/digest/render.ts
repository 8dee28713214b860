import { isAnyFilledIn } from '../notes/filter.ts';
import { dateWriter } from '../text/dates.ts';
import { markdownToHtml, markdownToText } from '../text/markdown.ts';
import { belowHeading, escapeMarkdown, escapeMarkdownLine } from '../text/markdown_parts.ts';
import { periodText } from '../text/periods.ts';
import { andMore, excerpt } from '../text/shorten.ts';
import { markdownToSlack } from '../text/slack.ts';
import { MOST_BYTES } from '../zapier/limits.ts';
import type { DigestEntry, DigestNotes } from './entry.ts';
import type { DigestRequest, Include } from './request.ts';

/** Reserved for the line that says what is left out. */
const LAST_LINE_BYTES = 1000;
const LONGEST_HEADING = 1000;

/** A self-contained piece of Markdown. */
interface Part {
  markdown: string;
  /** Whether it follows the part before without a blank line, in forms that can show that. */
  isClose?: boolean;
  /** The character that underlines a heading in plain text. */
  underline?: '=' | '-';
}

interface Form {
  write: (part: Part) => string;
  /** Separators between close parts, between other parts, and between notes. */
  gaps: readonly [close: string, part: string, note: string];
}

const FORMS = {
  text: {
    write: ({ markdown, underline }) => {
      const text = markdownToText(markdown);
      return underline === undefined ? text : `${text}\n${underline.repeat(Math.min(text.length, 60))}`;
    },
    gaps: ['\n', '\n\n', '\n\n\n'],
  },
  html: { write: ({ markdown }) => markdownToHtml(markdown), gaps: ['\n', '\n', '\n'] },
  slack: { write: ({ markdown }) => markdownToSlack(markdown), gaps: ['\n', '\n\n', '\n\n'] },
  markdown: { write: ({ markdown }) => markdown, gaps: ['\n\n', '\n\n', '\n\n'] },
} as const satisfies Record<string, Form>;

/**
 * Renders a digest of the given notes, in their order, in every form, each at most 1 MB. All forms are made from the same
 * Markdown, so the code that makes a note's HTML and Slack markup harmless does the same here.
 */
export function renderDigest({ entries, pending, undated }: DigestNotes, layout: DigestRequest) {
  const counted = `${countText(entries.length)}, ${periodText(layout, layout.timeZone)}`;
  const { title = counted } = layout;
  const head: Part[] = [
    { markdown: `# ${escapeMarkdownLine(excerpt(title, LONGEST_HEADING))}`, underline: '=' },
    ...introduction(entries, title === counted ? [] : [counted]),
    ...(entries.length === 0 ? [{ markdown: emptyText(layout) }] : []),
  ];
  const blocks = [head, ...blocksOf(entries, layout)];
  const others = [
    othersText(undated, ['has no date and may be of this period', 'have no date and may be of this period']),
    othersText(pending, ['is still being processed', 'are still being processed']),
  ];
  const last = others.flatMap((text) => (text === null ? [] : { markdown: `*${escapeMarkdownLine(text)}*` }));
  const inForm = (form: Form) => {
    const lines = last.map(form.write);
    const most = MOST_BYTES.digest - LAST_LINE_BYTES - Buffer.byteLength(lines.join(''));
    return [joined(blocks, form, most), ...lines].join(form.gaps[2]);
  };
  return {
    title,
    text: inForm(FORMS.text),
    html: inForm(FORMS.html),
    slack: inForm(FORMS.slack),
    markdown: inForm(FORMS.markdown),
  };
}

/** The titles of at most so many notes that are not listed are shown, each with at most so many characters. */
const OTHERS = { titles: 20, characters: 100 } as const;

export function titlesText(titles: readonly string[]): string {
  const shown = titles.slice(0, OTHERS.titles).map((title) => excerpt(title, OTHERS.characters));
  return [...shown, ...andMore(titles.length - shown.length)].join(', ');
}

function othersText(titles: readonly string[], [one, several]: readonly [string, string]): string | null {
  if (titles.length === 0) return null;
  const count = titles.length === 1 ? `1 more note ${one}` : `${titles.length} more notes ${several}`;
  return `${count}: ${titlesText(titles)}`;
}

function countText(count: number): string {
  return count === 1 ? '1 note' : `${count === 0 ? 'No' : count} notes`;
}

function introduction(entries: readonly DigestEntry[], facts: readonly string[]): Part[] {
  const lengths = entries.flatMap(({ durationSec }) => durationSec ?? []);
  const totalSec = lengths.reduce((sum, length) => sum + length, 0);
  const isAllKnown = lengths.length === entries.length;
  const of = isAllKnown
    ? 'in total'
    : `in ${lengths.length} of ${countText(entries.length)}; other lengths are unknown`;
  const line = [...facts, ...(totalSec > 0 ? [`${hoursAndMinutes(totalSec)} ${of}`] : [])].join(' · ');
  return line === '' ? [] : [{ markdown: line, isClose: true }];
}

/** What the digest says instead of notes. With a filter, the period may have others. */
function emptyText({ filters, assignee }: DigestRequest): string {
  return isAnyFilledIn({ ...filters, assignee })
    ? 'No completed note in this period matches the filters.'
    : 'There are no completed notes in this period.';
}

/** `48 min`, `1 h 5 min`, `3 h`; at least a minute. */
function hoursAndMinutes(seconds: number): string {
  const all = Math.max(1, Math.round(seconds / 60));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(minutes > 0 ? [`${minutes} min`] : [])].join(' ');
}

/** The parts of each note; the first of a group begins with the group's heading. */
function blocksOf(entries: readonly DigestEntry[], layout: DigestRequest): Part[][] {
  const show = dateFormats(layout);
  const headingOf = {
    none: () => '',
    day: ({ createdAt }: DigestEntry) => show.day(createdAt),
    folder: ({ folder }: DigestEntry) => folder ?? 'No folder',
  }[layout.groupBy];
  const blocks: Part[][] = [];
  let group = '';
  for (const entry of entries) {
    const before = group;
    group = headingOf(entry);
    const heading: Part = { markdown: `## ${escapeMarkdownLine(group)}`, underline: '-' };
    blocks.push([...(group === before ? [] : [heading]), ...partsOf(entry, layout, show.time)]);
  }
  return blocks;
}

/** Dates are only as precise as needed to distinguish the period's notes. */
function dateFormats({ from, to, timeZone, groupBy }: DigestRequest) {
  const writer = (options: Intl.DateTimeFormatOptions) => dateWriter('en-US', { ...options, timeZone });
  const last = Math.max(from, to - 1);
  const [day, year] = [writer({}), writer({ year: 'numeric' })];
  const withYear = year(from) === year(last) ? {} : ({ year: 'numeric' } as const);
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const isOneDay = groupBy === 'day' || day(from) === day(last);
  return {
    day: writer({ weekday: 'long', month: 'long', day: 'numeric', ...withYear }),
    time: writer(
      isOneDay ? clock : { weekday: 'short', month: 'short', day: 'numeric', ...withYear, ...clock },
    ),
  };
}

function partsOf(entry: DigestEntry, layout: DigestRequest, time: (instant: number) => string): Part[] {
  const { title, url, createdAt, durationSec, participants, listedItems } = entry;
  const includes = (what: Include) => layout.include.includes(what);
  const depth = layout.groupBy === 'none' ? 2 : 3;
  const heading = escapeMarkdownLine(excerpt(title, LONGEST_HEADING));
  const facts = [time(createdAt), ...(durationSec === null ? [] : [hoursAndMinutes(durationSec)])];
  const summary = summaryOf(entry, depth + 1);
  const parts: Part[] = [
    { markdown: `${'#'.repeat(depth)} ${url === null ? heading : `[${heading}](${linkable(url)})`}` },
    { markdown: facts.join(' · '), isClose: true },
  ];
  if (includes('participants') && participants.length > 0)
    parts.push({ markdown: `With ${escapeMarkdownLine(participants.join(', '))}`, isClose: true });
  if (summary !== '') parts.push({ markdown: summary });
  if ((includes('actionItems') || includes('openActionItems')) && listedItems.length > 0) {
    parts.push({ markdown: includes('actionItems') ? '**Action items**' : '**Open action items**' });
    parts.push({ markdown: listedItems.map(actionItemLine).join('\n'), isClose: true });
  }
  return parts;
}

/** The whole summary if it is included; else its first section, shortened if necessary. */
function summaryOf({ summary, gist }: DigestEntry, below: number): string {
  // One that is too long for a digest is left out anyway.
  if (summary !== null) return summary.length > MOST_BYTES.digest ? summary : belowHeading(summary, below);
  if (gist === null) return '';
  const text = markdownToText(gist);
  const brief = excerpt(text);
  return brief === text ? gist : escapeMarkdown(brief);
}

function actionItemLine({ text, done, assignee }: DigestEntry['actionItems'][number]): string {
  return `- [${done ? 'x' : ' '}] ${escapeMarkdownLine(assignee === null ? text : `${assignee}: ${text}`)}`;
}

function linkable(url: string): string {
  return url.replace(/[()<> \\]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

/** The blocks in one form, up to the first that makes it too long. */
function joined(blocks: readonly Part[][], { write, gaps }: Form, mostBytes: number): string {
  const [close, part, note] = gaps;
  const written: string[] = [];
  let bytes = 0;
  for (const [index, parts] of blocks.entries()) {
    // If the Markdown is too long already, don't convert it.
    const isTooLong = parts.some(({ markdown }) => markdown.length > MOST_BYTES.digest);
    const block = (isTooLong ? [] : parts).reduce((before, each, at) => {
      const gap = each.isClose === true ? close : part;
      return before + (at === 0 ? '' : gap) + write(each);
    }, '');
    bytes += Buffer.byteLength(block) + note.length;
    if (isTooLong || bytes > mostBytes) {
      const left = countText(blocks.length - index);
      written.push(write({ markdown: `*${left} left out, because this text would be longer than 1 MB.*` }));
      break;
    }
    written.push(block);
  }
  return written.join(note);
}
