import { DIGEST_MS } from '../api/budgets.ts';
import { UserError } from '../api/user_error.ts';
import { Budget } from '../lists/reading.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { readNotesOfPeriod } from '../notes/find.ts';
import { domainsFor } from '../notes/person.ts';
import { withFolderNames } from '../service/folder.ts';
import type { Note } from '../service/note.ts';
import { alphabetically } from '../text/compare.ts';
import { dateIn, timeOf } from '../text/dates.ts';
import { fileName } from '../text/file_name.ts';
import { fileHydrator } from '../zapier/hydrators.ts';
import { readInputs } from '../zapier/inputs.ts';
import type { Step } from '../zapier/step.ts';
import type { DigestEntry, DigestNotes } from './entry.ts';
import { type DigestRequest, digestRequest } from './request.ts';

const MOST_NOTES = 500;
/** Characters of all summaries together. Each form shows at most a megabyte of them. */
const MOST_SUMMARY_CHARACTERS = 20_000_000;

/**
 * All completed notes of a period, newest first, or by folder and then newest first.
 *
 * @throws {UserError} if some may be missing.
 */
export async function readDigest(step: Step, request: DigestRequest): Promise<DigestNotes> {
  const { digestEntry, titleOf } = await import('./entry.ts');
  let [entries, pending, undated]: [DigestEntry[], string[], string[]] = [[], [], []];
  let [matched, characters] = [0, 0];
  const filter = noteFilter(step, readInputs(noteFilters, request.filters));
  const dates = dayIn(request, request.from) === lastDay(request) ? undefined : 'choose a shorter period';
  const given = {
    // No later digest has the notes that are still being processed.
    status: undefined,
    needed: ['summary' as const],
    period: request,
    budget: new Budget(DIGEST_MS),
  };
  const wording = { what: 'The digest', noun: 'notes', dates, others: filter.narrower };
  const narrower = dates === undefined ? filter.narrower : `${dates}, or ${filter.narrower}`;
  const add = async (note: Note): Promise<void> => {
    matched += 1;
    if (note.status !== null && note.status !== 'completed') {
      // An idle note is only scheduled.
      if (note.status !== 'idle') pending.push(titleOf(note));
      return;
    }
    if (Number.isNaN(timeOf(note.createdAt))) {
      undated.push(titleOf(note));
      return;
    }
    // A part of a text keeps all of it in memory, unless it is copied.
    const [named, domains] = [await withFolderNames(step, note), await domainsFor(note, filter.domains)];
    const entry = structuredClone(digestEntry(named, request, domains));
    if (request.assignee !== undefined && entry.listedItems.length === 0) return;
    characters += entry.summary?.length ?? 0;
    entries.push(entry);
    if (entries.length > MOST_NOTES)
      throw new UserError(
        `There are more than ${MOST_NOTES} notes in this period, too many for a digest. To narrow it, ${narrower}.`,
      );
    if (characters > MOST_SUMMARY_CHARACTERS)
      throw new UserError(
        `The summaries of this period are too long for a digest. To narrow it, ${narrower}, or include the excerpt instead.`,
      );
  };
  const reading = await readNotesOfPeriod(step, filter, given, () => {
    [entries, pending, undated] = [[], [], []];
    [matched, characters] = [0, 0];
    return add;
  });
  reading.requireWhole(matched, wording);
  entries.sort((a, b) => b.createdAt - a.createdAt);
  if (request.groupBy !== 'folder') return { entries, pending, undated };
  // Notes without a folder come last.
  const isLast = ({ folder }: DigestEntry) => Number(folder === null);
  const inOrder = alphabetically(entries, ({ folder }) => folder ?? '');
  return { entries: inOrder.sort((a, b) => isLast(a) - isLast(b)), pending, undated };
}

const dayIn = ({ timeZone }: DigestRequest, time: number) => dateIn(timeZone, new Date(time).toISOString());
const lastDay = (request: DigestRequest) => dayIn(request, Math.max(request.from, request.to - 1));

/** Creates the file of a digest when a later step uses it. */
export const digestFile = fileHydrator({
  key: 'digestFile',
  input: digestRequest,
  perform: async (step, request) => {
    const notes = await readDigest(step, request);
    const { renderDigest } = await import('./render.ts');
    const { markdown, title } = renderDigest(notes, request);
    return {
      content: `${markdown}\n`,
      name: `${fileName(lastDay(request), title, 'Digest')}.md`,
      mediaType: 'text/markdown; charset=utf-8',
    };
  },
});
