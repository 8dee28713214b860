import type { Place } from '../lists/place.ts';
import * as people from '../notes/person.ts';
import type { InternalDomains } from '../service/internal_domains.ts';
import type { Note, Participant } from '../service/note.ts';
import { dateTextIn, sortableTime } from '../text/dates.ts';
import { validAddress } from '../text/domains.ts';
import { addTo } from '../text/groups.ts';
import { cutText, cutTexts, listWithin } from '../text/shorten.ts';
import { output, type Rows } from '../zapier/output.ts';
import { fittedRows } from './completeness.ts';
import { noteLink } from './link.ts';
import { luis, noteRows } from './output.ts';
import { pageAmong, type PageOf, pageRows } from './pages.ts';
import { isOnSide, type Who } from './participant.ts';

export type Guest = Participant & { met: Pick<Note, 'id' | 'title' | 'createdAt' | 'totalDurationSec'> };

/** What is kept of a note while others are read: notes can be long. */
export function guestsOf({ id, title, createdAt, totalDurationSec, participants }: Note): Guest[] {
  const met = { id, title, createdAt, totalDurationSec };
  return people.distinctPeople(participants).map((person) => ({ ...person, met }));
}

interface Wanted {
  who: Who;
  by: 'person' | 'company';
  means: (person: Participant) => boolean;
  domains: InternalDomains;
  timeZone: string;
}

/**
 * Each person, or each company that is known, among the guests of all meetings; who was met last comes first. Their texts are
 * cut if they would be too long together.
 *
 * @param page the place behind which the page begins, what the next page is called, and whether there are other meetings.
 */
export async function peopleMet(guests: readonly Guest[], wanted: Wanted, page: PageOfPeople) {
  const { who, by, means, domains } = wanted;
  const found = new Map<string, Guest[][]>();
  for (const [personKey, meetings] of people.peopleAmong(newestFirst(guests))) {
    // A name alone tells neither side nor company, but another meeting may.
    const person = people.fullest(meetings);
    const key = by === 'company' ? people.companyKey(person) : personKey;
    const isWanted = isOnSide(people.presentPerson(person, domains), who) && meetings.some(means);
    if (key !== null && isWanted) addTo(found, key, meetings);
  }
  const { matches, ...rest } = pageAmong(
    [...found],
    ([id, met]) => ({ id, createdAt: newestFirst(met.flat())[0]?.met.createdAt ?? null }),
    page,
  );
  const shown = await Promise.all(matches.map(([id, met]) => presentMet(id, met, wanted)));
  const isEnd = rest.nextPage === null && page.ofEarlier !== null;
  return fitted({
    ...rest,
    matches: shown,
    ...(isEnd && { hasMore: true, nextPage: page.ofEarlier }),
  });
}

interface PageOfPeople {
  after: Place | undefined;
  textOf: (place: Place) => string;
  /** The page with those of earlier meetings, which were not read; null if all were. */
  ofEarlier: string | null;
}

const newestFirst = (guests: readonly Guest[]): Guest[] =>
  guests.toSorted((a, b) => sortableTime(b.met.createdAt) - sortableTime(a.met.createdAt));

/** @param met the meetings of a person, or of each person of a company. */
async function presentMet(id: string, met: readonly Guest[][], { by, domains, timeZone }: Wanted) {
  const { durationMinutes } = await import('../text/duration.ts');
  const isCompany = by === 'company';
  const meetings = newestFirst(met.flat());
  const notes = [...new Map(meetings.map(({ met }) => [met.id, met])).values()];
  const [last] = notes;
  const lengths = notes.flatMap(({ totalDurationSec: seconds }) =>
    seconds === null || durationMinutes(seconds) === null ? [] : seconds,
  );
  const persons = met.map((each) => people.presentPerson(people.fullest(each), domains));
  const [person] = persons;
  const companyName = meetings.map(people.companyName).find((name) => name !== null) ?? null;
  const { noteUrl: lastNoteUrl } = last === undefined ? {} : noteLink(last.id);
  const domain = (isCompany ? person?.companyDomain : person?.domain) ?? null;
  return {
    id,
    name: isCompany ? (companyName ?? domain) : (person?.name ?? null),
    email: isCompany ? null : validAddress(person?.email),
    companyName,
    domain,
    isExternal: person?.isExternal ?? null,
    noteCount: notes.length,
    totalMinutes: lengths.length === 0 ? null : durationMinutes(lengths.reduce((sum, each) => sum + each, 0)),
    firstMetAt: notes.at(-1)?.createdAt ?? null,
    lastMetAt: last?.createdAt ?? null,
    lastMetText: dateTextIn(timeZone, last?.createdAt),
    lastNoteId: last?.id ?? null,
    lastNoteTitle: last?.title ?? null,
    ...(lastNoteUrl !== undefined && { lastNoteUrl }),
    peopleNames: isCompany ? people.distinct(persons.map(people.shownName)) : null,
  };
}

type Met = Awaited<ReturnType<typeof presentMet>>;

/** No address is longer; a name that stands for one can be. */
const LONGEST_ID = 254;
/** What each row may have for its texts in any case, and how they share what there is. Addresses are never cut. */
const LEAST_ROOM = 120;
const SHARES = { name: 0.25, companyName: 0.2, lastNoteTitle: 0.3 } as const;
const NAMES_SHARE = 0.25;

function fitted(found: PageOf<Met>) {
  const cut = (row: Met, room: number) => ({
    ...cutTexts(row, SHARES, room),
    id: cutText(row.id, LONGEST_ID),
    peopleNames: row.peopleNames && listWithin(row.peopleNames, room * NAMES_SHARE, ', ').join(', '),
  });
  return fittedRows(found, cut, { least: LEAST_ROOM });
}

export const metOutput = output({
  name: ['Name', luis.name],
  email: ['Email', luis.email],
  companyName: ['Company Name', luis.accountName],
  domain: ['Domain', luis.domain],
  isExternal: [{ label: 'Is External', type: 'boolean' }, luis.isExternal],
  lastMetText: ['Last Met (Text)', noteRows.createdText[1]],
  lastMetAt: [{ label: 'Last Met At', type: 'datetime' }, noteRows.createdAt[1]],
  firstMetAt: [{ label: 'First Met At', type: 'datetime' }, '2026-01-15T09:00:00Z'],
  noteCount: [{ label: 'Number of Notes', type: 'integer' }, 4],
  totalMinutes: [{ label: 'Total Duration (Minutes)', type: 'number' }, 172.5],
  peopleNames: ['Names of People', 'Luis Romero, Mei Tanaka'],
  lastNoteTitle: ['Last Note Title', noteRows.title[1]],
  lastNoteUrl: noteRows.noteUrl && ['Link to Last Note', noteRows.noteUrl[1]],
  lastNoteId: ['Last Note ID', noteRows.id[1]],
  id: ['Person or Company ID', luis.email],
  ...pageRows,
} satisfies Rows<Awaited<ReturnType<typeof peopleMet>>[number]>);
