import { isAssignedTo, peopleOf } from '../action_items/people.ts';
import type { ActionItem } from '../action_items/reader.ts';
import { noteLink } from '../answers/link.ts';
import { sourceOf } from '../answers/parts.ts';
import { companyName, distinct, filled, shownName } from '../notes/person.ts';
import type { InternalDomains } from '../service/internal_domains.ts';
import type { Note, Participant } from '../service/note.ts';
import { timeOf } from '../text/dates.ts';
import { firstSection, summaryExcerpt } from '../text/markdown_parts.ts';
import type { DigestRequest } from './request.ts';

export type DigestEntry = ReturnType<typeof digestEntry>;

/** The notes of a digest, in its order, and the titles of others: still being processed, or of an unknown time. */
export interface DigestNotes {
  entries: readonly DigestEntry[];
  pending: readonly string[];
  undated: readonly string[];
}

/** A digest shows at most this much of a summary's first section. */
const LONGEST_GIST = 10_000;

/** What a digest keeps of a note: notes can be long, and there can be hundreds of them. */
export function digestEntry(
  note: Note,
  { include, assignee, timeZone }: Pick<DigestRequest, 'include' | 'assignee' | 'timeZone'>,
  domains: InternalDomains,
) {
  const { id, summary, tags } = note;
  const { items, everyone, internals, externals } = sourceOf(note, { domains, timeZone });
  const people = peopleOf(everyone());
  const actionItems: readonly Pick<ActionItem, 'text' | 'done' | 'assignee'>[] = items().filter(
    (item) => assignee === undefined || isAssignedTo(assignee, item.assignee, people),
  );
  const isOpenOnly = include.includes('openActionItems') && !include.includes('actionItems');
  const [tag] = tags;
  return {
    id,
    title: titleOf(note),
    url: noteLink(id).noteUrl ?? null,
    createdAt: timeOf(note.createdAt),
    durationSec: note.totalDurationSec,
    /** The name of the folder under which the note is listed. */
    folder: tag === undefined ? null : (tag.name ?? tag.id),
    participants: namesOf(everyone()),
    /** What the people of all notes are recognized by. */
    people: everyone().map(({ name, email, accountDomain }) => ({ name, email, accountDomain })),
    internals: namesOf(internals()),
    externals: namesOf(externals()),
    companies: distinct(externals().map(companyName)),
    tagNames: tags.flatMap((each) => each.name ?? each.id ?? []),
    summary: include.includes('summary') ? summary : null,
    gist:
      include.includes('excerpt') && summary !== null ? firstSection(summary).slice(0, LONGEST_GIST) : null,
    excerpt: summary === null ? null : summaryExcerpt(summary),
    actionItems,
    /** Those that its text lists: the open ones only, if that is all the digest includes. */
    listedItems: isOpenOnly ? actionItems.filter(({ done }) => !done) : actionItems,
  };
}

export function titleOf({ title }: Note): string {
  return filled(title) ?? 'Untitled note';
}

function namesOf(people: readonly Participant[]): string[] {
  return distinct(people.map(shownName));
}
