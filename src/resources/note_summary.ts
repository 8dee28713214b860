import { product } from '../product.ts';
import { type FieldSpecs, type Output, outputFields } from '../zapier/output.ts';
import type { Step } from '../zapier/step.ts';
import { internalDomains } from './internal_domains.ts';
import { noteLink } from './note/link.ts';
import type { Note } from './note/note.ts';
import { domainsFor } from './note/person.ts';
import { noteSample } from './note/sample.ts';
import type { NoteSearch } from './note/search.ts';
import type { noteSummary } from './note/summary_row.ts';

type PresentedSummary = ReturnType<typeof noteSummary>;

/** All rows of a search together. */
const MOST_BYTES = 40_000;
/** If more notes are asked for, the rows are lean. */
const MOST_FULL_ROWS = 25;
const FEWEST_ROWS = 10;
const LEAN_BYTES = 1000;
const MOST_QUOTES = 3;

/** @param most how many notes were asked for. */
export function summaryPresenter(step: Step, notes: NoteSearch, most: number) {
  const domains = internalDomains(step, notes.filter.internalDomains);
  const isLean = most > MOST_FULL_ROWS;
  // A comma follows each row.
  const bytes = isLean ? LEAN_BYTES : Math.floor(MOST_BYTES / Math.max(most, FEWEST_ROWS)) - 1;
  return async (note: Note): Promise<PresentedSummary> => {
    const { sourceOf } = await import('./note/parts.ts');
    const { noteSummary } = await import('./note/summary_row.ts');
    const source = sourceOf(note, { domains: await domainsFor(note, domains), timeZone: step.timeZone });
    const quotes = isLean ? [] : await notes.quotes(note, MOST_QUOTES);
    return noteSummary(source, { quotes, bytes, isLean });
  };
}

export const noteSummaryOutput: Output = {
  outputFields: outputFields({
    title: 'Title',
    noteUrl: product.noteUrlTemplate === null ? null : 'Link to Note',
    createdText: 'Date and Time (Text)',
    createdAt: { label: 'Created At', type: 'datetime' },
    durationMinutes: { label: 'Duration (Minutes)', type: 'number' },
    participantNames: 'Participant Names',
    externalEmails: 'External Emails',
    externalCompanies: 'External Companies',
    excerpt: 'Summary (Excerpt)',
    openActionItemsText: 'Open Action Items (Plain Text)',
    quotesText: 'Quotes (Plain Text)',
    hasWrittenNotes: { label: 'Has Written Notes', type: 'boolean' },
    status: 'Status',
    visibility: 'Note Visibility',
    inputLanguage: 'Spoken Language',
    tagNames: { label: 'Folder Names', type: 'string', list: true },
    id: 'Note ID',
  } satisfies FieldSpecs<PresentedSummary>),
  sample: {
    id: noteSample.id,
    title: noteSample.title,
    ...noteLink(noteSample.id),
    createdAt: noteSample.createdAt,
    createdText: noteSample.createdText,
    durationMinutes: noteSample.durationMinutes,
    status: noteSample.status,
    visibility: noteSample.visibility,
    inputLanguage: noteSample.inputLanguage,
    hasWrittenNotes: true,
    participantNames: noteSample.participantNames,
    externalEmails: noteSample.externalEmails,
    externalCompanies: noteSample.externalCompanies,
    tagNames: noteSample.tagNames,
    excerpt: noteSample.excerpt,
    openActionItemsText:
      'Anna Berg: Send the two-year offer by Friday\nMei Tanaka: Confirm the number of seats',
    quotesText: '[00:00:19] Mei Tanaka: I will confirm the exact number after our budget round.',
  } satisfies PresentedSummary,
};
