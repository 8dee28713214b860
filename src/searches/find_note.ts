import { UserError } from '../api/user_error.ts';
import { BestMatches } from '../lists/best_matches.ts';
import { requireCertainty, requireCriteria, searchBudget } from '../lists/certainty.ts';
import { PAGE_SIZE } from '../lists/list.ts';
import { SeenOrder } from '../lists/order.ts';
import { type End, type Reading, readList } from '../lists/reading.ts';
import { noteFilter, noteFilters, noteTest } from '../resources/note/filter.ts';
import { type Note, NOTE_STATUSES, noteList } from '../resources/note/note.ts';
import { noteOutput } from '../resources/note/output.ts';
import { notePresenter } from '../resources/note/presenter.ts';
import { contains, isSame } from '../text/compare.ts';
import { timeOf } from '../text/dates.ts';
import { choice, datetime, inGroup, type InputValues, string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';
import type { Presented } from '../zapier/output.ts';

const { titleContains, ...otherFilters } = noteFilters;

const inputs = {
  titleContains,
  textContains: string({
    label: 'Text Contains',
    helpText:
      "Searches the summary, AI-enhanced note, written notes, and transcript. Capital letters don't matter.",
  }),
  status: choice({
    label: 'Status',
    helpText: 'A completed note has its summary and transcript.',
    choices: NOTE_STATUSES,
  }),
  ...otherFilters,
  createdAfter: datetime({
    label: 'Created After',
    helpText: "Dates without a time zone are in your Zap's time zone.",
  }),
  ...inGroup('meeting', {
    createdBefore: datetime({ label: 'Created Before' }),
    updatedAfter: datetime({ label: 'Updated After' }),
  }),
};

type Input = ReturnType<typeof inTimeZone>;

export default search({
  key: 'find_note',
  noun: 'Note',
  label: 'Find Note',
  description: 'Finds notes by title, text, people, folder, or date.',
  inputs,
  output: noteOutput,
  perform: async (step, given) => {
    const input = inTimeZone(given, step.timeZone);
    // These are not criteria: they only qualify another one.
    requireCriteria(
      Object.values({ ...input, internalDomains: undefined, includeSubfolders: undefined }),
      'the fields, such as "Title Contains" or "Created After"',
    );

    const filter = noteFilter(input);
    const passes = noteTest(step, filter);
    const notes = notePresenter(step, filter.internalDomains);
    const best = new BestMatches<Presented>();
    const budget = searchBudget();
    const readings: Reading<Note, End>[] = [];

    for (const folderId of filter.folderIds.length > 0 ? filter.folderIds : [undefined]) {
      const reading = readList(noteList(step.client, { status: input.status, folderId }), budget);
      readings.push(reading);
      const seen = new SeenOrder();
      for await (const note of reading) {
        seen.add(timeOf(note.createdAt));
        if (fits(note, input) && (await passes(note))) {
          const isExact = input.titleContains !== undefined && isSame(note.title, input.titleContains);
          const rank = { id: note.id, createdAt: note.createdAt, isExact };
          if (best.wants(rank)) best.add(rank, await notes.present(note));
        }
        if (nothingBetterFollows(note, seen, { input, best })) break;
      }
    }

    requireCertainty(best.results, readings, { noun: 'notes', narrower: narrower(input) });
    return await notes.fitted(best.results);
  },
});

/** @throws {UserError} if no note can have been created in between. */
function inTimeZone(given: InputValues<typeof inputs>, timeZone: string) {
  const createdAfter = given.createdAfter?.(timeZone);
  const createdBefore = given.createdBefore?.(timeZone);
  if (createdAfter !== undefined && createdBefore !== undefined && createdAfter >= createdBefore)
    throw new UserError('Created After: use a time before the one in "Created Before".');
  return {
    ...given,
    createdAfter,
    createdBefore,
    updatedAfter: given.updatedAfter?.(timeZone),
  };
}

/** The criteria that the triggers don't have. */
function fits(
  note: Note,
  { textContains, status, createdAfter, createdBefore, updatedAfter }: Input,
): boolean {
  if (status !== undefined && note.status !== null && note.status !== status) return false;
  if (createdAfter !== undefined && !(timeOf(note.createdAt) > createdAfter)) return false;
  if (createdBefore !== undefined && !(timeOf(note.createdAt) < createdBefore)) return false;
  if (updatedAfter !== undefined && !(timeOf(note.updatedAt) > updatedAfter)) return false;
  return textContains === undefined || textsOf(note).some((text) => contains(text, textContains));
}

function textsOf({ summary, enhancedNote, userWrittenNote, transcripts }: Note): (string | null)[] {
  return [summary, enhancedNote, userWrittenNote, transcripts.map(({ text }) => text).join(' ')];
}

/** Whether the order of the list so far rules out a better match further on. */
function nothingBetterFollows(
  { createdAt }: Note,
  seen: SeenOrder,
  { input, best }: { input: Input; best: BestMatches<Presented> },
): boolean {
  // Fewer items than a page can be in order by chance.
  if (seen.dated < PAGE_SIZE) return false;
  const last = timeOf(createdAt);
  switch (seen.order) {
    case 'newest-first':
      return (best.isFull && input.titleContains === undefined) || last <= (input.createdAfter ?? -Infinity);
    case 'oldest-first':
      return last >= (input.createdBefore ?? Infinity);
    default:
      return false;
  }
}

function narrower({ status, folderIds, includeSubfolders }: Input): string {
  if (folderIds.length === 0) return 'choose a folder in "Folders"';
  if (includeSubfolders === true) return 'turn off "Include Subfolders"';
  return status === undefined ? 'choose a "Status"' : 'choose fewer or smaller folders';
}
