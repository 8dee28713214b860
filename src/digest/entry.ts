import { isAssignedTo, peopleOf } from '../action_items/people.ts';
import type { ActionItem } from '../action_items/reader.ts';
import type { InternalDomains } from '../resources/internal_domains.ts';
import { noteLink } from '../resources/note/link.ts';
import type { Note, Participant } from '../resources/note/note.ts';
import { sourceOf } from '../resources/note/parts.ts';
import { companyName, distinct, filled } from '../resources/note/person.ts';
import { timeOf } from '../text/dates.ts';
import { firstSection, summaryExcerpt } from '../text/markdown_parts.ts';
import type { DigestRequest, Include } from './request.ts';

/** What a digest keeps of a note: notes can be long, and there can be hundreds of them. */
export interface DigestEntry {
  id: string;
  title: string;
  url: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  durationSec: number | null;
  /** The name of the folder under which the note is listed. */
  folder: string | null;
  participants: readonly string[];
  internals: readonly string[];
  externals: readonly string[];
  /** Those of external participants. */
  companies: readonly string[];
  tagNames: readonly string[];
  /** The whole summary in Markdown; null if it is not included. */
  summary: string | null;
  /** The beginning of the summary in Markdown; null if it is not included. */
  gist: string | null;
  excerpt: string | null;
  actionItems: readonly Pick<ActionItem, 'text' | 'done' | 'assignee'>[];
}

/** The notes of a digest, in its order, and the titles of those that are still being processed. */
export interface DigestNotes {
  entries: readonly DigestEntry[];
  pending: readonly string[];
}

/** A digest shows at most this much of a summary's first section. */
const LONGEST_GIST = 10_000;

export function digestEntry(
  note: Note,
  { include, assignee, timeZone }: Pick<DigestRequest, 'include' | 'assignee' | 'timeZone'>,
  domains: InternalDomains,
): DigestEntry {
  const { id, summary } = note;
  const [tag] = note.tags;
  const { items: itemsOf, everyone, internals, externals } = sourceOf(note, { domains, timeZone });
  const items = itemsOf();
  const people = peopleOf(note.participants);
  return {
    id,
    title: titleOf(note),
    url: noteLink(id).noteUrl ?? null,
    createdAt: timeOf(note.createdAt),
    durationSec: note.totalDurationSec,
    folder: tag === undefined ? null : (tag.name ?? tag.id),
    participants: namesOf(everyone()),
    internals: namesOf(internals()),
    externals: namesOf(externals()),
    companies: distinct(externals().map(companyName)),
    tagNames: note.tags.flatMap(({ name, id: tagId }) => name ?? tagId ?? []),
    summary: include.includes('summary') ? summary : null,
    gist:
      include.includes('excerpt') && summary !== null ? firstSection(summary).slice(0, LONGEST_GIST) : null,
    excerpt: summary === null ? null : summaryExcerpt(summary),
    actionItems:
      assignee === undefined ? items : items.filter((item) => isAssignedTo(assignee, item.assignee, people)),
  };
}

export function titleOf({ title }: Note): string {
  const trimmed = title?.trim() ?? '';
  return trimmed === '' ? 'Untitled note' : trimmed;
}

/** The action items that a digest lists: the open ones only, if that is all it includes. */
export function listedItems(
  { actionItems: items }: Pick<DigestEntry, 'actionItems'>,
  include: readonly Include[],
): DigestEntry['actionItems'] {
  const isOpenOnly = include.includes('openActionItems') && !include.includes('actionItems');
  return items.filter(({ done }) => !isOpenOnly || !done);
}

function namesOf(people: readonly Participant[]): string[] {
  return distinct(people.map(({ name, email }) => filled(name) ?? email));
}
