import { domainsFor } from '../notes/person.ts';
import type { Note } from '../service/note.ts';
import { MOST_BYTES } from '../zapier/limits.ts';
import { output, type Rows } from '../zapier/output.ts';
import type { Step } from '../zapier/step.ts';
import type { NoteSearch } from './note_search.ts';
import { noteRows } from './output.ts';
import { pageRows } from './pages.ts';
import type { noteSummary } from './summary_row.ts';

type PresentedSummary = ReturnType<typeof noteSummary>;

/** If more notes are asked for, the rows are brief. */
const MOST_FULL_ROWS = 25;
const FEWEST_ROWS = 10;
const LONGEST_PAGE = 27;

/** How large an answer may be. @param most how many notes were asked for. */
export function mostBytes(most: number): number {
  return most > MOST_FULL_ROWS ? MOST_BYTES.briefSummary * most : MOST_BYTES.summaries;
}

/** @param most how many notes were asked for. */
export function summaryPresenter(step: Step, { filter, quotes }: NoteSearch, most: number) {
  // A comma follows each row, and each says whether there are more, and where they begin.
  const room = Math.floor(mostBytes(most) / Math.max(most, FEWEST_ROWS));
  const bytes = room - 1 - `"hasMore":false,"nextPage":"${' '.repeat(LONGEST_PAGE)}",`.length;
  return async (note: Note) => {
    const { sourceOf } = await import('./parts.ts');
    const { briefSummary, noteSummary } = await import('./summary_row.ts');
    const domains = await domainsFor(note, filter.domains);
    const source = sourceOf(note, { domains, timeZone: step.timeZone });
    if (most > MOST_FULL_ROWS) return briefSummary(source, bytes);
    return noteSummary(source, { quotes: await quotes(note), bytes });
  };
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
