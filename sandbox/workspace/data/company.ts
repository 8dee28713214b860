import type { Folder, Member, Note, Records } from '../records.ts';
import { clientCall, person } from './calls.ts';
import { contentOf, inTurn } from './content.ts';
import { folders, type Series, series } from './meetings.ts';
import { employees } from './people.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Fills an empty workspace with a made-up company: the same records in every run, with dates relative to `now`. */
export function fillWithCompany(records: Records, now: Date): void {
  const ago = (days: number): string => new Date(now.getTime() - days * dayMs).toISOString();
  const members = addStaff(records, ago);
  const byName = addFolders(records, members, ago);
  addInvites(records, byName, ago, now);

  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const meetings = series.flatMap((one, place) => {
    const { everyDays, times } = one.schedule;
    return Array.from({ length: times }, (_, index) => ({
      series: one,
      number: times - index,
      // In the morning or early afternoon. The latest meeting of each series was on one of the last six days.
      startsAt: midnight - (1 + index * everyDays + (place % 6)) * dayMs + (8 + place * 0.75) * hourMs,
    }));
  });
  // Oldest first, in the order in which a service would have created them.
  meetings.sort((a, b) => a.startsAt - b.startsAt);
  for (const [index, meeting] of meetings.entries()) {
    const note = noteOf(meeting, records, byName);
    records.addNote({ ...note, ...exception(meetings.length - index, now) });
  }
  const client = byName.get('Kestrel Logistics');
  records.addNote({
    ...clientCall,
    tags: client === undefined ? [] : [records.tag(client.id)],
    createdAt: new Date(now.getTime() - 75 * minuteMs).toISOString(),
    updatedAt: new Date(now.getTime() - 25 * minuteMs).toISOString(),
  });
}

type DaysAgo = (days: number) => string;

function addStaff(records: Records, ago: DaysAgo): Member[] {
  const names = new Set(employees.flatMap((employee) => employee.groups));
  const groups = new Map([...names].map((name) => [name, records.addGroup({ name })]));
  return employees.map(({ name, email, role, groups: memberOf }, index) =>
    records.addMember({
      name,
      email,
      role,
      profileUrl: index % 4 === 3 ? null : `https://assets.lumenharbor.example/people/${index + 1}.jpg`,
      createdAt: ago(390 - index * 14),
      groups: memberOf.flatMap((group) => groups.get(group) ?? []),
    }),
  );
}

function addFolders(records: Records, members: readonly Member[], ago: DaysAgo): Map<string, Folder> {
  const byName = new Map<string, Folder>();
  for (const [index, [name, parent, icon, color]] of folders.entries()) {
    const folder = records.addFolder({
      name,
      icon,
      color,
      parentFolderId: parent === null ? null : (byName.get(parent)?.id ?? null),
      ownerUserId: members[index % 3]?.userId ?? null,
      isPrivate: name === 'Leadership',
      createdAt: ago(300 - index * 20),
      memberCount: 2 + ((index * 5) % 9),
    });
    byName.set(name, folder);
    for (const member of members.slice(index, index + 3)) member.folders.push({ id: folder.id, name });
  }
  return byName;
}

function addInvites(records: Records, byName: Map<string, Folder>, ago: DaysAgo, now: Date): void {
  const hiring = byName.get('Hiring');
  const addresses = ['maya.fischer', 'sam.okafor', 'elif.kaya', 'jean.petit', 'yuki.mori'];
  for (const [index, name] of addresses.entries()) {
    records.addInvite({
      email: `${name}@lumenharbor.example`,
      role: index === 0 ? 'admin' : 'member',
      createdAt: ago(6 - index),
      expiresAt: new Date(now.getTime() + (1 + index) * dayMs).toISOString(),
      folders: index % 2 === 0 && hiring !== undefined ? [{ id: hiring.id, name: hiring.name }] : [],
    });
  }
  records.addInvite({ isUrlInvite: true, createdAt: ago(20) });
}

/** Creates the note of the `number`th meeting of a series. `startsAt` is in milliseconds since the epoch. */
function noteOf(
  { number, series: one, startsAt }: { series: Series; number: number; startsAt: number },
  records: Records,
  byName: Map<string, Folder>,
): Partial<Note> {
  const { domain, kind = 'online', language = 'en', schedule, topics } = one;
  const { minutes } = schedule;
  const durationSec = Math.round(minutes * 60 * (0.85 + ((number * 7) % 30) / 100));
  const title = one.title.replace('{n}', String(number));
  const participants = participantsOf(one);
  const [first = 'Speaker 1', ...others] = participants.map(({ name }) => name);
  const client = domain === undefined ? 'Bremerhaven' : one.folder;
  const createdAt = new Date(startsAt).toISOString();
  const endsAt = new Date(startsAt + minutes * minuteMs).toISOString();
  const folder = byName.get(one.folder);
  return {
    title,
    kind,
    createdAt,
    updatedAt: new Date(startsAt + durationSec * 1000 + 4 * minuteMs).toISOString(),
    visibility: folder?.isPrivate ? 'only-me' : kind === 'podcast' ? 'public' : 'workspace',
    tags: folder === undefined ? [] : [records.tag(folder.id)],
    participants,
    totalDurationSec: durationSec,
    userWrittenNote: number % 3 === 0 ? `Ask about **${inTurn(topics, number)}**.` : null,
    ...contentOf({ language, topics, speakers: [first, ...others], client, durationSec }),
    calendarEvent: kind === 'online' ? { id: `event_${startsAt}`, title, startsAt: createdAt, endsAt } : null,
    inputLanguage: language,
    translationLanguage: language === 'ja' ? 'en' : null,
    meetingApp: kind === 'online' ? inTurn(['zoom', 'google-meet', 'teams'], number) : null,
  };
}

function participantsOf({ domain, folder, guests = {}, staff }: Series) {
  const colleagues = staff.flatMap((place) => employees[place] ?? []);
  return [
    ...colleagues.map(({ name, email }) => person(name, email, 'Lumen Harbor', 'lumenharbor.example')),
    ...Object.entries(guests).map(([name, email]) => person(name, email, folder, domain ?? null)),
  ];
}

/** Returns the changes for the few notes that are not completed or lack something. `fromNewest` counts from 1. */
function exception(fromNewest: number, now: Date): Partial<Note> {
  const unprocessed = { summary: null, enhancedNote: null };
  switch (fromNewest) {
    case 1: {
      const createdAt = new Date(now.getTime() - 90 * minuteMs).toISOString();
      const times = { createdAt, updatedAt: createdAt, totalDurationSec: null };
      return { status: 'recording', ...times, transcripts: [], ...unprocessed };
    }
    case 2:
      return { status: 'summarizing', ...unprocessed };
    case 9:
      return { status: 'recorded-not-summarized', ...unprocessed };
    case 14:
      return { status: 'idle', totalDurationSec: 0, transcripts: [], participants: [], ...unprocessed };
    case 20:
      return { tags: [] };
    default:
      return {};
  }
}
