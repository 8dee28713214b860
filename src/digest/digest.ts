import { DIGEST_MS } from '../api/budgets.ts';
import { UserError } from '../api/user_error.ts';
import { Budget } from '../lists/reading.ts';
import { internalDomains } from '../resources/internal_domains.ts';
import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { notesOfPeriod } from '../resources/note/period.ts';
import { domainsFor } from '../resources/note/person.ts';
import { alphabetically } from '../text/compare.ts';
import { dateIn } from '../text/dates.ts';
import { fileName } from '../text/file_name.ts';
import { fileHydrator } from '../zapier/hydrators.ts';
import { readInputs } from '../zapier/inputs.ts';
import type { Step } from '../zapier/step.ts';
import type { DigestEntry } from './entry.ts';
import { type DigestRequest, digestRequest } from './request.ts';

const MOST_NOTES = 500;
/** Characters of all summaries together. Each form shows at most a megabyte of them. */
const MOST_SUMMARY_CHARACTERS = 20_000_000;

const NARROWER = 'choose a shorter period, or narrow the notes, for example with "Folders"';

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
  const domains = internalDomains(step, filter.internalDomains);
  const notes = notesOfPeriod(step, filter, {
    status: 'completed',
    period: { from: request.from, to: request.to },
    budget: new Budget(DIGEST_MS),
    wording: { what: 'The digest', noun: 'notes', narrower: () => NARROWER },
  });
  for await (const note of notes) {
    // A part of a text keeps all of it in memory, unless it is copied.
    const entry = structuredClone(digestEntry(note, request, await domainsFor(note, domains)));
    if (request.assignee !== undefined && listedItems(entry, request.include).length === 0) continue;
    if (!entries.has(entry.id)) characters += entry.summary?.length ?? 0;
    entries.set(entry.id, entry);
    if (entries.size > MOST_NOTES)
      throw new UserError(
        `There are more than ${MOST_NOTES} notes in this period, too many for a digest. To narrow it, ${NARROWER}.`,
      );
    if (characters > MOST_SUMMARY_CHARACTERS)
      throw new UserError(
        `The summaries of this period are too long for a digest. To narrow it, ${NARROWER}, or include the excerpt instead.`,
      );
  }
  const newestFirst = [...entries.values()].sort((a, b) => b.createdAt - a.createdAt);
  if (request.groupBy !== 'folder') return newestFirst;
  // Notes without a folder come last.
  const filed = newestFirst.filter(({ folder }) => folder !== null);
  return [
    ...alphabetically(filed, ({ folder }) => folder ?? ''),
    ...newestFirst.filter(({ folder }) => folder === null),
  ];
}

/** Creates the file of a digest when a later step uses it. */
export const digestFile = fileHydrator({
  key: 'digestFile',
  input: digestRequest,
  perform: async (step, request) => {
    const entries = await readDigest(step, request);
    const { renderDigest } = await import('./render.ts');
    const { markdown, title } = renderDigest(entries, request);
    const lastDay = dateIn(request.timeZone, new Date(Math.max(request.from, request.to - 1)).toISOString());
    return {
      content: `${markdown}\n`,
      name: `${fileName(lastDay, title, 'Digest')}.md`,
      mediaType: 'text/markdown; charset=utf-8',
    };
  },
});
