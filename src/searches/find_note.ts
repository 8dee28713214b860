import { type Note, NOTE_STATUSES, notePages } from '../resources/note/note.ts';
import { type Ending, type Entry, orderOf, readPages } from '../lists/paging.ts';
import { timeOf } from '../text/dates.ts';
import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { internalDomains } from '../resources/internal_domains.ts';
import { noteOutput } from '../resources/note/output.ts';
import { notePresenter } from '../resources/note/presenter.ts';
import { BestMatches } from '../lists/best_matches.ts';
import { requireCertainty, requireCriteria, searchDeadline } from '../lists/certainty.ts';
import { contains, isSame } from '../text/compare.ts';
import { choice, type InputValues, string, datetime } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

const { titleContains, ...otherFilters } = noteFilters;

const inputs = {
  titleContains,
  textContains: string({
    label: 'Text Contains',
    helpText: 'Searches the summary, enhanced note, written notes, and transcript.',
  }),
  status: choice({ label: 'Status', choices: NOTE_STATUSES }),
  ...otherFilters,
  createdAfter: datetime({ label: 'Created After' }),
  createdBefore: datetime({ label: 'Created Before' }),
  updatedAfter: datetime({ label: 'Updated After' }),
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
    // Internal domains alone are no criterion: they only explain another.
    requireCriteria(
      Object.values({ ...input, internalDomains: undefined }),
      'the fields, such as "Title Contains" or "Created After"',
    );

    const filter = noteFilter(input);
    const domains = internalDomains(step, filter.internalDomains);
    const notes = notePresenter(step, filter.internalDomains);
    const best = new BestMatches();
    const deadline = searchDeadline();
    const endings: Ending[] = [];
    let read = 0;

    for (const folderIds of filter.folderIds.length > 0 ? filter.folderIds : [undefined]) {
      const seen: Entry<never>[] = [];
      const pages = notePages<never>(step.client, { status: input.status, folderIds }, async (note) => {
        if (!fits(note, input) || !filter.matches(note, filter.needsDomains ? await domains() : null))
          return undefined;
        const isExact = input.titleContains !== undefined && isSame(note.title, input.titleContains);
        const rank = { id: note.id, createdAt: note.createdAt, isExact };
        if (best.wants(rank)) best.add(rank, await notes.present(note));
        return undefined;
      });
      const ending = await readPages(pages, deadline, (entries) => {
        read += entries.length;
        seen.push(...entries);
        return nothingBetterFollows(seen, input, best);
      });
      endings.push(ending);
    }

    requireCertainty(best.results, endings, { read, noun: 'notes', narrower: narrower(input) });
    return await notes.fitted(best.results);
  },
});

function inTimeZone(given: InputValues<typeof inputs>, timeZone: string) {
  return {
    ...given,
    createdAfter: given.createdAfter?.(timeZone),
    createdBefore: given.createdBefore?.(timeZone),
    updatedAfter: given.updatedAfter?.(timeZone),
  };
}

/** The criteria that are this search's own. */
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
  return [summary, enhancedNote, userWrittenNote, transcripts.map(({ text }) => text ?? '').join(' ')];
}

/** So many items in order are no accident. */
const ORDER_IS_CERTAIN = 10;

/** Whether the list's order, as far as it was seen, rules out that a later page holds a better match. */
function nothingBetterFollows(seen: readonly Entry<never>[], input: Input, best: BestMatches): boolean {
  if (seen.length < ORDER_IS_CERTAIN) return false;
  const last = timeOf(seen.at(-1)?.createdAt);
  switch (orderOf(seen)) {
    case 'newest-first':
      return (
        (best.isFull && input.titleContains === undefined) ||
        (input.createdAfter !== undefined && last < input.createdAfter)
      );
    case 'oldest-first':
      return input.createdBefore !== undefined && last > input.createdBefore;
    default:
      return false;
  }
}

function narrower({ status, folderIds }: Input): string {
  if (folderIds.length === 0) return 'choose a folder in "Folders"';
  return status === undefined ? 'choose a "Status"' : 'choose fewer or smaller folders';
}
