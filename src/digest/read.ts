import { DIGEST_MS } from '../api/budgets.ts';
import { UserError } from '../api/user_error.ts';
import { Budget } from '../lists/reading.ts';
import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { notesOfPeriod } from '../resources/note/period.ts';
import { readInputs } from '../zapier/inputs.ts';
import type { Step } from '../zapier/step.ts';
import type { DigestEntry } from './entry.ts';
import type { DigestRequest } from './request.ts';

const MOST_NOTES = 500;
/** Characters of all summaries together. Each form shows at most a megabyte of them. */
const MOST_SUMMARY_CHARACTERS = 20_000_000;

const NARROWER = 'Choose a shorter period, or narrow the notes, for example with "Folders"';

/**
 * All completed notes of a period, newest first, or by folder and then newest first.
 *
 * @throws {UserError} if some may be missing.
 */
export async function readDigest(step: Step, request: DigestRequest): Promise<DigestEntry[]> {
  const { digestEntry, listedItems } = await import('./entry.ts');
  const entries = new Map<string, DigestEntry>();
  let characters = 0;
  const filter = noteFilter(readInputs(noteFilters, request.filters));
  const period = { from: request.from, to: request.to, budget: new Budget(DIGEST_MS) };
  const notes = notesOfPeriod(step, filter, period, ({ reason }) => {
    throw new UserError(`The digest would be incomplete: ${reason}. ${NARROWER}.`);
  });
  for await (const note of notes) {
    // A part of a text keeps all of it in memory, unless it is copied.
    const entry = structuredClone(digestEntry(note, request));
    if (request.assignee !== undefined && listedItems(entry, request.include).length === 0) continue;
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
  }
  const newestFirst = [...entries.values()].sort((a, b) => b.createdAt - a.createdAt);
  return request.groupBy === 'folder' ? newestFirst.sort(byFolder) : newestFirst;
}

/** By folder name; notes without a folder come last. */
function byFolder({ folder: a }: DigestEntry, { folder: b }: DigestEntry): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b, 'en');
}
