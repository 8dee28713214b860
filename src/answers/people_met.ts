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
import { pageAmong, type PageOf, pageRows, type Pages } from './pages.ts';
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
  const found = new Map<string, Met[]>();
  for (const [personKey, meetings] of people.peopleAmong(newestFirst(guests))) {
    // A name alone tells neither side nor company, but another meeting may.
    const fullest = people.fullest(meetings);
    const person = people.presentPerson(fullest, domains);
    const key = by === 'company' ? people.companyKey(fullest) : personKey;
    if (key !== null && isOnSide(person, who) && meetings.some(means))
      addTo(found, key, { person, meetings });
  }
  const groups = [...found].flatMap(([id, persons]) => {
    const meetings = newestFirst(persons.flatMap((each) => each.meetings));
    const [[first], [last]] = [persons, meetings];
    return first === undefined || last === undefined
      ? []
      : { id, persons, person: first.person, meetings, last: last.met };
  });
  const { matches, ...rest } = pageAmong(groups, ({ id, last }) => ({ id, createdAt: last.createdAt }), page);
  const shown = await Promise.all(matches.map((group) => presentGroup(group, wanted)));
  const isEnd = rest.nextPage === null && page.ofEarlier !== null;
  return fitted({
    ...rest,
    matches: shown,
    ...(isEnd && { hasMore: true, nextPage: page.ofEarlier }),
  });
}

interface PageOfPeople extends Pages {
  /** The page with those of earlier meetings, which were not read; null if all were. */
  ofEarlier: string | null;
}

const newestFirst = (guests: readonly Guest[]): Guest[] =>
  guests.toSorted((a, b) => sortableTime(b.met.createdAt) - sortableTime(a.met.createdAt));

/** A person, and the meetings with that person, the newest first. */
interface Met {
  person: people.PresentedPerson;
  meetings: readonly Guest[];
}

/** A person, or those of a company, of whom `person` is the one who was met last. */
interface Group extends Met {
  id: string;
  persons: readonly Met[];
  last: Guest['met'];
}

async function presentGroup(
  { id, persons, person, meetings, last }: Group,
  { by, timeZone }: Pick<Wanted, 'by' | 'timeZone'>,
) {
  const { durationMinutes } = await import('../text/duration.ts');
  const notes = [...new Map(meetings.map(({ met }) => [met.id, met])).values()];
  const lengths = notes.flatMap(({ totalDurationSec: seconds }) =>
    seconds === null || durationMinutes(seconds) === null ? [] : seconds,
  );
  const companyName = meetings.map(people.companyName).find((name) => name !== null) ?? null;
  const { noteUrl: lastNoteUrl } = noteLink(last.id);
  const names = persons.map((each) => people.shownName(each.person));
  const { companyDomain } = person;
  return {
    id,
    ...(by === 'company'
      ? {
          name: companyName ?? companyDomain,
          email: null,
          domain: companyDomain,
          peopleNames: people.distinct(names),
        }
      : { name: person.name, email: validAddress(person.email), domain: person.domain, peopleNames: null }),
    companyName,
    isExternal: person.isExternal,
    noteCount: notes.length,
    totalMinutes: lengths.length === 0 ? null : durationMinutes(lengths.reduce((sum, each) => sum + each, 0)),
    firstMetAt: notes.at(-1)?.createdAt ?? null,
    lastMetAt: last.createdAt,
    lastMetText: dateTextIn(timeZone, last.createdAt),
    lastNoteId: last.id,
    lastNoteTitle: last.title,
    ...(lastNoteUrl !== undefined && { lastNoteUrl }),
  };
}

type PresentedGroup = Awaited<ReturnType<typeof presentGroup>>;

/** No address is longer; a name that stands for one can be. */
const LONGEST_ID = 254;
/** What each row may have for its texts in any case, and how they share what there is. Addresses are never cut. */
const LEAST_ROOM = 120;
const SHARES = { name: 0.25, companyName: 0.2, lastNoteTitle: 0.3 } as const;
const NAMES_SHARE = 0.25;

function fitted(found: PageOf<PresentedGroup>) {
  const cut = (row: PresentedGroup, room: number) => ({
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
