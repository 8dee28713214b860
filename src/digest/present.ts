import { hash } from 'node:crypto';

import { itemLine, openCount } from '../action_items/list.ts';
import { distinctPeople, hasNoAddress } from '../notes/person.ts';
import { dateTextIn } from '../text/dates.ts';
import { durationMinutes, durationText } from '../text/duration.ts';
import { personName } from '../text/names.ts';
import { excerpt, listWithin } from '../text/shorten.ts';
import { MOST_BYTES } from '../zapier/limits.ts';
import type { DigestEntry, DigestNotes } from './entry.ts';
import { renderDigest, titlesText } from './render.ts';
import type { DigestRequest } from './request.ts';

export type PresentedDigest = Awaited<ReturnType<typeof presentDigest>>;

/** The names of one note, or of all. */
const MOST_NAME_CHARACTERS = { note: 1000, digest: 100_000 } as const;

/**
 * A digest as a Zap gets it.
 *
 * @param file makes a pointer to the digest's file, which is created when a later step uses it.
 */
export function presentDigest(
  notes: DigestNotes,
  request: DigestRequest,
  file: (digestId: string) => string | null,
) {
  const { from, to, timeZone } = request;
  const { entries, pending } = notes;
  const id = digestId(entries, request);
  const { title, text, html, slack, markdown } = renderDigest(notes, request);
  const items = entries.flatMap(({ actionItems }) => actionItems);
  const isAnyKnown = entries.length === 0 || entries.some(({ durationSec }) => durationSec !== null);
  const totalSec = entries.reduce((sum, { durationSec }) => sum + (durationSec ?? 0), 0);

  return {
    id,
    title,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    count: entries.length,
    totalDurationMinutes: durationMinutes(isAnyKnown ? totalSec : null),
    text,
    html,
    slack,
    markdown,
    actionItemsText: listWithin(items.map(itemLine), MOST_BYTES.digest, '\n').join('\n') || null,
    openActionItemCount: openCount(items),
    ...namesIn(entries, MOST_NAME_CHARACTERS.digest),
    notes: entries.map((entry) => {
      const createdAt = new Date(entry.createdAt).toISOString();
      return {
        id: entry.id,
        title: entry.title,
        createdAt,
        createdText: dateTextIn(timeZone, createdAt),
        durationText: durationText(entry.durationSec),
        durationMinutes: durationMinutes(entry.durationSec),
        excerpt: entry.excerpt,
        ...namesIn([entry], MOST_NAME_CHARACTERS.note),
        tagNames: entry.tagNames,
      };
    }),
    pendingCount: pending.length,
    pendingTitles: pending.length === 0 ? null : titlesText(pending),
    digestFile: file(id),
  };
}

/** The same for the same period, filters, and notes, even if the period is not over and is requested again later. */
function digestId(
  entries: readonly DigestEntry[],
  { from, to, isOpenEnded, assignee, filters }: DigestRequest,
): string {
  const ids = entries.map(({ id }) => id).sort();
  const about = [from, isOpenEnded ? null : to, assignee, Object.entries(filters).sort(), ids];
  return `digest_${hash('sha256', JSON.stringify(about)).slice(0, 32)}`;
}

/** Who was in the meetings. */
function namesIn(entries: readonly DigestEntry[], maxLength: number) {
  const joined = (names: readonly string[]) =>
    names.length === 0 ? null : excerpt([...new Set(names)].join(', '), maxLength);
  // Another note may have the address.
  const withoutEmail = distinctPeople(entries.flatMap(({ people }) => people)).filter(hasNoAddress);
  return {
    participantNames: joined(entries.flatMap(({ participants }) => participants)),
    participantsWithoutEmail: joined(withoutEmail.flatMap(({ name }) => personName(name) ?? [])),
    withoutEmailCount: withoutEmail.length,
    internalNames: joined(entries.flatMap(({ internals }) => internals)),
    externalNames: joined(entries.flatMap(({ externals }) => externals)),
    externalCompanies: joined(entries.flatMap(({ companies }) => companies)),
  };
}
