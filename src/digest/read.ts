import { DIGEST_MS } from '../api/budgets.ts';
import { Deadline } from '../api/deadline.ts';
import { UserError } from '../api/user_error.ts';
import { readNewest } from '../lists/paging.ts';
import { internalDomains } from '../resources/internal_domains.ts';
import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { notePages } from '../resources/note/note.ts';
import { timeOf } from '../text/dates.ts';
import { readInputs } from '../zapier/inputs.ts';
import type { Step } from '../zapier/step.ts';
import type { DigestEntry } from './entry.ts';
import type { DigestRequest } from './request.ts';

const MOST_NOTES = 500;
/** Characters of all summaries together; each form shows at most a megabyte of them. */
const MOST_SUMMARY_CHARACTERS = 20_000_000;

const NARROWER = 'Choose a shorter period, or narrow the notes, for example with "Folders"';

/**
 * All completed notes of a period, newest first, or by folder and then newest first.
 *
 * @throws {UserError} unless that is certain to be all of them.
 */
export async function readDigest(step: Step, request: DigestRequest): Promise<DigestEntry[]> {
  const { from, to } = request;
  const { digestEntry } = await import('./entry.ts');
  const filter = noteFilter(readInputs(noteFilters, request.filters));
  const domains = internalDomains(step, filter.internalDomains);
  const deadline = new Deadline(DIGEST_MS);
  const entries = new Map<string, DigestEntry>();
  let read = 0;
  let characters = 0;

  for (const folderIds of filter.folderIds.length > 0 ? filter.folderIds : [undefined]) {
    const pages = notePages(step.client, { status: 'completed', folderIds }, async (note) => {
      read += 1;
      const time = timeOf(note.createdAt);
      const isCompleted = note.status === null || note.status === 'completed';
      if (!isCompleted || !(time >= from && time < to)) return undefined;
      if (!filter.matches(note, filter.needsDomains ? await domains() : null)) return undefined;
      const entry = digestEntry(note, request.include);
      if (!entries.has(entry.id)) characters += entry.summary?.length ?? 0;
      entries.set(entry.id, entry);
      if (entries.size > MOST_NOTES)
        throw new UserError(
          `There are more than ${MOST_NOTES} notes in this period, too many for a digest. ${NARROWER}.`,
        );
      if (characters > MOST_SUMMARY_CHARACTERS)
        throw new UserError(
          `The summaries of this period are too long for a digest. ${NARROWER}, or include the excerpt instead.`,
        );
      return undefined;
    });
    const { ending } = await readNewest(pages, deadline, (newest) =>
      newest.some(({ createdAt }) => timeOf(createdAt) < from),
    );
    if (ending === 'out-of-time')
      throw new UserError(
        `The digest would be incomplete: ${read} notes were read in the time there is, but there are more. ${NARROWER}.`,
      );
    if (ending === 'repeating')
      throw new UserError(
        `The digest would be incomplete: the service showed ${read} notes and then began to repeat itself. ${NARROWER}.`,
      );
  }
  const newestFirst = [...entries.values()].sort((a, b) => b.createdAt - a.createdAt);
  return request.groupBy === 'folder' ? newestFirst.sort(byFolder) : newestFirst;
}

/** By name, and last what is in no folder. */
function byFolder({ folder: a }: DigestEntry, { folder: b }: DigestEntry): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b, 'en');
}
