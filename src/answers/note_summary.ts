import { domainsFor } from '../notes/person.ts';
import { withFolderNames } from '../service/folder.ts';
import type { Note } from '../service/note.ts';
import { MOST_BYTES } from '../zapier/limits.ts';
import { output, type Presented, type Rows } from '../zapier/output.ts';
import type { Step } from '../zapier/step.ts';
import { fittedRows } from './completeness.ts';
import type { NoteSearch } from './note_search.ts';
import { noteRows } from './output.ts';
import { type PageOf, pageRows } from './pages.ts';
import type { noteSummary } from './summary_row.ts';

type PresentedSummary = ReturnType<typeof noteSummary>;

/** If there are more notes, the rows are brief. */
const MOST_FULL_ROWS = 25;
const LONGEST_PAGE = 25;

/** What texts may take of a row: a comma follows each, and each says whether there are more, and where they begin. */
const roomIn = (bytes: number) =>
  bytes - 1 - `"hasMore":false,"nextPage":"${' '.repeat(LONGEST_PAGE)}",`.length;
const ROOM = {
  brief: roomIn(MOST_BYTES.briefSummary),
  full: roomIn(MOST_BYTES.summaries / MOST_FULL_ROWS),
};

/** @param most how many notes were asked for. */
export function summaryPresenter(step: Step, { filter, quotes }: NoteSearch, most: number) {
  let made = 0;
  return async (note: Note) => {
    const { sourceOf } = await import('./parts.ts');
    const { briefSummary, noteSummary } = await import('./summary_row.ts');
    const domains = await domainsFor(note, filter.domains);
    const named = await withFolderNames(step, note);
    const source = sourceOf(named, { domains, timeZone: step.timeZone });
    made += 1;
    const isBrief = most > MOST_FULL_ROWS && made > MOST_FULL_ROWS;
    return {
      brief: briefSummary(source, ROOM.brief),
      full: isBrief ? null : noteSummary(source, { quotes: await quotes(note), bytes: ROOM.full }),
    };
  };
}

type Summary = Awaited<ReturnType<ReturnType<typeof summaryPresenter>>>;

/** The rows of notes: if there are many, brief ones. */
export function fittedSummaries(found: PageOf<Summary>) {
  const { matches } = found;
  const full = matches.flatMap((summary) => summary.full ?? []);
  const isBrief = matches.length > Math.min(full.length, MOST_FULL_ROWS);
  const rows = isBrief ? matches.map(({ brief }) => brief) : full;
  return fittedRows<Presented, Presented>({ ...found, matches: rows }, (row) => row, {
    bytes: MOST_BYTES.summaries,
  });
}

export const noteSummaryOutput = output({
  title: noteRows.title,
  noteUrl: noteRows.noteUrl,
  createdText: noteRows.createdText,
  createdAt: noteRows.createdAt,
  durationMinutes: noteRows.durationMinutes,
  participantNames: noteRows.participantNames,
  participantCount: noteRows.participantCount,
  internalNames: noteRows.internalNames,
  externalEmails: noteRows.externalEmails,
  externalCompanies: noteRows.externalCompanies,
  excerpt: noteRows.excerpt,
  openActionItemsText: [
    'Open Action Items (Plain Text)',
    'Anna Berg: Send the two-year offer by Friday\nMei Tanaka: Confirm the number of seats',
  ],
  quotesText: [
    'Quotes (Plain Text)',
    '[00:00:19] Mei Tanaka: I will confirm the exact number after our budget round.',
  ],
  hasWrittenNotes: [{ label: 'Has Written Notes', type: 'boolean' }, true],
  status: noteRows.status,
  kind: noteRows.kind,
  updatedAt: noteRows.updatedAt,
  visibility: noteRows.visibility,
  inputLanguage: noteRows.inputLanguage,
  translationLanguage: noteRows.translationLanguage,
  tagNames: noteRows.tagNames,
  tagIds: noteRows.tagIds,
  ...pageRows,
  id: noteRows.id,
} satisfies Rows<PresentedSummary & { hasMore: boolean | null; nextPage: string | null }>);
