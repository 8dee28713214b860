import { tieOf } from '../lists/place.ts';
import { companyKey, companyName, distinctPeople, isExternal, peopleAmong } from '../notes/person.ts';
import type { InternalDomains } from '../service/internal_domains.ts';
import type { Note } from '../service/note.ts';
import { dateIn, sortableTime } from '../text/dates.ts';
import { personName } from '../text/names.ts';
import { cutTexts } from '../text/shorten.ts';
import { choice } from '../zapier/inputs.ts';
import { output, type Rows } from '../zapier/output.ts';
import { fittedRows } from './completeness.ts';
import { pageRows, type Pages } from './pages.ts';

const GROUPS = {
  none: 'All notes together',
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
  folder: 'Folder',
  kind: 'Kind of meeting',
  person: 'Person',
  company: 'Company',
  status: 'Status',
} as const;
export type GroupBy = keyof typeof GROUPS;

export const groupByField = choice({
  label: 'One Result Per',
  helpText: 'A note with several folders, people, or companies counts in each. Your own company is left out.',
  choices: GROUPS,
  default: 'none',
});

/** A group as a note names it. */
interface Named {
  id: string;
  name: string;
}

/** What is kept of a note while others are read. */
export interface Counted {
  createdAt: string | null;
  time: number;
  seconds: number | null;
  isExternal: boolean;
  groups: readonly Named[];
}

const ALL = { id: 'all', name: GROUPS.none };
const NO_FOLDER = { id: 'none', name: 'No folder' };
const UNKNOWN = { id: 'unknown', name: 'Unknown' };
const isOfTime = (by: GroupBy) => ['day', 'week', 'month', 'year'].includes(by);

interface Given {
  by: GroupBy;
  domains: InternalDomains;
  timeZone: string;
}

export function countedNote(note: Note, given: Given): Counted {
  const people = distinctPeople(note.participants);
  return {
    createdAt: note.createdAt,
    time: sortableTime(note.createdAt),
    seconds: note.totalDurationSec,
    isExternal: people.some((person) => isExternal(person, given.domains) === true),
    groups: groupsOf(note, given),
  };
}

function groupsOf(note: Note, { by, domains, timeZone }: Given): readonly Named[] {
  if (isOfTime(by)) return [timeGroup(dateIn(timeZone, note.createdAt), by)];
  const named = (value: string | null) => [value === null ? UNKNOWN : { id: value, name: value }];
  if (by === 'kind') return named(note.kind);
  if (by === 'status') return named(note.status);
  if (by === 'folder') {
    const folders = note.tags.flatMap(({ id, name }) => (id === null ? [] : { id, name: name ?? id }));
    return folders.length === 0 ? [NO_FOLDER] : uniqueGroups(folders);
  }
  if (by === 'person')
    return Array.from(peopleAmong(note.participants), ([id, [person]]) => ({
      id,
      name: personName(person?.name) ?? person?.email ?? id,
    }));
  if (by === 'company')
    return uniqueGroups(
      distinctPeople(note.participants).flatMap((person) => {
        const id = isExternal(person, domains) === false ? null : companyKey(person);
        return id === null ? [] : { id, name: companyName(person) ?? id };
      }),
    );
  return [ALL];
}

const uniqueGroups = (groups: readonly Named[]) => [
  ...new Map(groups.toReversed().map((group) => [group.id, group])).values(),
];

const DAY_MS = 24 * 60 * 60_000;

function timeGroup(date: string | null, by: GroupBy): Named {
  if (date === null) return UNKNOWN;
  const lengths: Partial<Record<GroupBy, number>> = { year: 4, month: 7 };
  const id = date.slice(0, lengths[by]);
  if (by !== 'week') return { id, name: id };
  const day = Date.parse(date);
  const monday = day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS;
  const first = new Date(monday).toISOString().slice(0, 10);
  return { id: first, name: `Week of ${first}` };
}

/** The position of the row that the page before ended with, and what identifies it, are where a page begins. */
export interface TotalsPage extends Pages {
  by: GroupBy;
  /** Groups that may have no note. */
  empty: readonly Named[];
  areSidesKnown: boolean;
  /** What the notes cover, as instants; null where there is no limit. */
  from: string | null;
  to: string | null;
  /** The page with the totals of earlier notes, which were not read; null if all were. */
  ofEarlier: string | null;
}

const MOST_ROWS = 500;

/** Each group of notes with what they add up to: of time, the newest first; else the largest first. */
export async function totals(notes: readonly Counted[], page: TotalsPage) {
  const { durationMinutes } = await import('../text/duration.ts');
  const { by, empty, areSidesKnown, from, to, after, textOf, ofEarlier } = page;
  const groups = new Map<string, { name: string; notes: Counted[] }>();
  for (const { id, name } of [...(by === 'none' ? [ALL] : []), ...empty]) groups.set(id, { name, notes: [] });
  for (const note of notes.toSorted((a, b) => a.time - b.time))
    for (const { id, name } of note.groups) {
      const group = groups.get(id) ?? { name, notes: [] };
      groups.set(id, group);
      group.notes.push(note);
    }
  const rows = Array.from(groups, ([id, { name, notes: all }]) => {
    const lengths = all.flatMap(({ seconds }) => seconds ?? []);
    const dates = all.flatMap(({ createdAt }) => createdAt ?? []);
    return {
      id,
      group: name,
      noteCount: all.length,
      totalMinutes: durationMinutes(lengths.reduce((sum, each) => sum + each, 0)) ?? 0,
      unknownDurationCount: all.length - lengths.length,
      externalNoteCount: areSidesKnown ? all.filter((note) => note.isExternal).length : null,
      firstNoteAt: dates[0] ?? null,
      lastNoteAt: dates.at(-1) ?? null,
      from,
      to,
    };
  });
  const compared = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  rows.sort((a, b) =>
    isOfTime(by) ? compared(b.id, a.id) : b.noteCount - a.noteCount || compared(a.id, b.id),
  );
  const [index, last] = after ?? [];
  const known = rows.findIndex(({ id }) => tieOf(id) === last);
  const start = index === undefined || index === null ? 0 : (known === -1 ? index : known) + 1;
  const rest = rows.slice(start);
  const matches = rest.slice(0, MOST_ROWS);
  const pageAfter = (at: number) => textOf([start + at, tieOf(matches[at]?.id ?? '')]);
  const isCut = rest.length > matches.length;
  const answer = {
    matches,
    hasMore: isCut || ofEarlier !== null,
    nextPage: isCut ? pageAfter(matches.length - 1) : ofEarlier,
    pageAfter,
  };
  return fittedRows(answer, (row, room) => cutTexts(row, { group: 1 }, room), { least: 40 });
}

export const totalsOutput = output({
  group: ['Group', '2026-03'],
  noteCount: [{ label: 'Number of Notes', type: 'integer' }, 42],
  totalMinutes: [{ label: 'Total Duration (Minutes)', type: 'number' }, 1837.5],
  unknownDurationCount: [{ label: 'Notes of Unknown Duration', type: 'integer' }, 1],
  externalNoteCount: [{ label: 'Notes with External Participants', type: 'integer' }, 17],
  firstNoteAt: [{ label: 'First Note At', type: 'datetime' }, '2026-03-02T09:00:00Z'],
  lastNoteAt: [{ label: 'Last Note At', type: 'datetime' }, '2026-03-31T15:30:00Z'],
  from: [{ label: 'Covers From', type: 'datetime' }, '2026-03-01T00:00:00Z'],
  to: [{ label: 'Covers Until', type: 'datetime' }, null],
  ...pageRows,
  id: ['Group ID', '2026-03'],
} satisfies Rows<Awaited<ReturnType<typeof totals>>[number]>);
