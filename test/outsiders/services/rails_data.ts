/** The lifelike seed: Harborline, a freight company, keeps its meetings in the product "Minuta". */
import { randomBytes } from 'node:crypto';
export interface Named { id: string; name: string }
export type Note = ReturnType<typeof draftNote>;
export type Folder = ReturnType<typeof seedFolders>[number];

/** What a field accepts, unless it takes any text. */
export const RULES: Record<string, RegExp> = {
  status: /^(idle|recording|transcript-processing|recorded-not-summarized|summarizing|completed)$/,
  kind: /^(online|in-person|podcast)$/, visibility: /^(workspace|public|only-me|private|shared)$/,
  sort: /^(createdAt|updatedAt|title)$/, direction: /^(asc|desc)$/, limit: /^\d+$/, offset: /^\d+$/,
  title: /^.{1,255}$/, name: /./, fileExtension: /^(m4a|mp3|wav|aac)$/, duration: /^\d+(\.\d+)?$/,
  color: /^#[0-9a-f]{6}$/i, hookUrl: /^https:\/\/[^\s/]+/ };
export const ALIASES: Record<string, string> = { private: 'only-me', shared: 'public' };
export const MEDIA: Record<string, string> = { m4a: 'mp4', mp3: 'mpeg', wav: 'wav', aac: 'aac' };
const HOUR = 3_600_000, DAY = 24 * HOUR;
const FIRST = 'Maya Tomas Ingrid Devon Priya Callum Noor Felix Aiko Rosa Jakub Hannah Omar Lena Theo Wei';
const LAST = 'Okafor Reyes Lindqvist Brooks Raman Fraser Haddad Weber Tanaka Delgado Nowak Stein';
const FOLDERS: [name: string, icon: string | null, color: string, parent?: string][] = [
  ['Customers', '🤝', '#2F80ED'], ['Kestrel Foods', '🥫', '#27AE60', 'Customers'], ['Ops', '🚚', '#56CCF2'],
  ['Nordvik', null, '#219653', 'Customers'], ['Renewal', '📝', '#F2994A', 'Kestrel Foods'],
  ['Product', '🧭', '#EB5757'], ['Roadmap', '🗺️', '#F2C94C', 'Product'], ['Hiring', null, '#BB6BD9']];
const MEETINGS: [title: string, folders: string[], customer?: string | undefined, domain?: string][] = [
  ['Nordvik – pricing', ['Nordvik'], 'Nordvik', 'nordvik.no'], ['Operations stand-up', ['Ops']],
  ['Kestrel <> Harborline weekly', ['Kestrel Foods'], 'Kestrel Foods', 'kestrelfoods.co.uk'], ['Chat', []],
  ['Roadmap review', ['Product', 'Roadmap']], ['Interview: Dispatcher', ['Hiring'], undefined, 'gmail.com'],
  ['Q4 renewal prep', ['Renewal', 'Kestrel Foods'], 'Kestrel Foods', 'kestrelfoods.co.uk']];
const TOPICS: [topic: string, point: string, decision: string, task: string][] = [
  ['Carrier capacity', 'Two carriers are full until the 14th; spot rates are up 8%.',
    'Move the Leeds lane to the second carrier.', 'Send the revised rate card'],
  ['Tracking portal', 'Customers still phone in for ETAs because the portal lags by an hour.',
    'Ship the 5-minute refresh behind a flag.', 'Write the rollout plan for the portal refresh'],
  ['Contract terms', 'Legal wants the liability cap at €250k, and the "30 days" clause reworded.',
    'Accept the cap, push back on the notice period.', 'Return the redlined contract']];
let randomState = 0; // Park-Miller: apart from its dates, every start has the same seed
const random = (): number => (randomState = (randomState * 48_271) % 2_147_483_647) / 2_147_483_647;
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const maybe = <T>(chance: number, value: T): T | null => (random() < chance ? value : null);
export const iso = (time: number): string => new Date(time).toISOString();
const clock = (seconds: number): string => iso(seconds * 1000).slice(seconds < 3600 ? 14 : 11, 19);
const times = <T>(length: number, make: (i: number) => T): T[] => Array.from({ length }, (_, i) => make(i));
const refs = (list: Named[]): Named[] => list.map(({ id, name }) => ({ id, name }));
const secret = (): string => randomBytes(9).toString('hex');
export const tagOf = ({ id, name, color }: Folder) => ({ id, name, color });
const fullName = (n: number): string => `${FIRST.split(' ')[n % 16]} ${LAST.split(' ')[(n * 5 + 3) % 12]}`;
const handle = (name: string): string => name.toLowerCase().replaceAll('.', '-').replace(' ', '.');
const image = (name: string): string => `https://cdn.minuta.example/${handle(name)}.png`;
function person(name: string, accountName: string | null, domain: string) {
  const email = maybe(0.97, `${handle(name)}@${domain}`), profileImageUrl = maybe(0.6, image(name));
  const [accountDomain, accountImageUrl] = accountName ? [domain, image(domain)] : [null, null];
  return { name, email, profileImageUrl, accountName, accountDomain, accountImageUrl };
}

/** A note as it is before anything was recorded. */
export function draftNote(id: string, folders: Folder[], given?: string, at = Date.now()) {
  const [name, names, guest = null, domain] = pick(MEETINGS), title = given ?? name, online = random() < 0.8;
  const participants = [0, 9].map((n) => person(fullName(n + pick([0, 5])), 'Harborline', 'harborline.io'));
  if (domain) participants.push(person(fullName(25 + domain.length), guest, domain));
  const slot = at - (at % (HOUR / 4)), joinUrl = online ? `https://meet.minuta.example/${id}` : null;
  const calendarEvent = maybe(0.7, { id: `cal_${id}`, provider: pick(['google', 'outlook']), title,
    startsAt: iso(slot), endsAt: iso(slot + HOUR / 2), organizerEmail: participants[0]!.email, joinUrl });
  const none = null as string | null, tags = folders.filter(({ name }) => names.includes(name)).map(tagOf);
  return { id, title, kind: online ? 'online' : 'in-person', status: 'idle', createdAt: iso(at),
    updatedAt: iso(at), visibility: pick(['workspace', 'workspace', 'only-me', 'public']), tags,
    participants, totalDurationSec: 0, userWrittenNote: maybe(0.4, `- ${pick(TOPICS)[0]}?`),
    enhancedNote: none, summary: none, transcripts: [] as Record<string, string>[], calendarEvent,
    inputLanguage: 'en', translationLanguage: maybe(0.1, 'fr'), meetingApp: online ? 'zoom' : null };
}

/** Adds what transcription and summarizing find out. */
export function writeUp(note: Note): void {
  const first = pick([0, 1]), topics = TOPICS.slice(first, first + 2);
  const names = note.participants.map(({ name }) => name);
  const lines = ['Morning!', ...topics.flatMap(([, point, decision]) => [point, decision]), 'Thanks, all!'];
  note.totalDurationSec ||= Math.round(480 + random() * 4000);
  const step = note.totalDurationSec / lines.length;
  note.transcripts = lines.map((text, i) => ({ speaker: names[i % 3] ?? `Speaker ${(i % 3) + 1}`, text,
    startTimestamp: clock(i * step), endTimestamp: clock((i + 0.9) * step) }));
  const tasks = topics.map(([, , , task], i) => `- [ ] **${names[i] ?? 'Unassigned'}**: ${task}`);
  note.summary = ['## 📌 TL;DR', topics.map(([, point]) => point).join(' '), '', '## 🗣️ Discussion',
    ...topics.flatMap(([topic, point, agreed]) => [`### ${topic}`, `- ${point}`, `- Decided: ${agreed}`, '']),
    '## 🎯 Action items', ...(maybe(0.85, tasks) ?? ['_No action items were identified._'])].join('\n');
  note.enhancedNote = note.userWrittenNote && `${note.userWrittenNote}\n  - ${topics[0]![1]}`;
}
const seedFolders = (now: number) => FOLDERS.map(([name, icon, color, parent], i) => {
  const idOf = (wanted: string): string => `${9201 + FOLDERS.findIndex(([other]) => other === wanted) * 3}`;
  return { id: idOf(name), name, icon, color, parentFolderId: parent ? idOf(parent) : null,
    ownerUserId: '11840', isPrivate: name === 'Hiring', createdAt: iso(now - (200 - i * 8.3) * DAY) };
});

export function seed(now: number) {
  randomState = 20_417;
  const groups = ['Operations', 'Sales', 'Leadership'].map((name, i) => ({ id: `${71 + i}`, name }));
  const folders = seedFolders(now);
  const members = times(24, (i) => ({ id: `${3310 + i * 2}`, userId: `${11840 + i * 7}`, name: fullName(i),
    email: `${handle(fullName(i))}@harborline.io`, profileUrl: maybe(0.7, image(fullName(i))),
    role: i < 4 ? 'admin' : 'member', createdAt: iso(now - (400 - i * 15.7) * DAY),
    folders: refs(folders.filter(() => i === 0 || maybe(0.3, true))), groups: refs([groups[i % 3]!]) }));
  const invites = times(23, (i) => ({ id: `${640 + i}`, code: secret(),
    email: i % 9 === 4 ? null : `${handle(fullName(24 + i))}@gmail.com`, role: i % 7 ? 'member' : 'admin',
    isUrlInvite: i % 9 === 4, folders: i % 3 ? [] : refs([pick(folders)]),
    createdAt: iso(now - (13.4 - i / 2) * DAY), expiresAt: iso(now + (0.6 + i / 2) * DAY) }));
  const days = times(34, (i) => now - (now % DAY) - (34 - i) * DAY);
  const starts = days.flatMap((day) => [8, 9, 11, 13, 15].map((hour) => day + (hour + random()) * HOUR));
  const lastStates = ['recorded-not-summarized', 'idle', 'summarizing', 'transcript-processing', 'recording'];
  const notes = starts.map((at, i) => {
    const note = draftNote(`${481_200 + i * 3}`, folders, undefined, at);
    note.status = lastStates[i - starts.length + 5] ?? 'completed';
    if (note.status === 'completed') writeUp(note);
    note.updatedAt = iso(at + (note.totalDurationSec + 30 + random() * 200) * 1000);
    return note;
  });
  const workspace = { id: '2087', name: 'Harborline', createdAt: iso(now - 420 * DAY), updatedAt: iso(now),
    settings: { keyterms: ['T1'], audio_location: 'vendor-server', meeting_default_permission: 'workspace',
      audio_retention_days: '90', folder_default_permission: 'workspace-read' },
    allowedEmailDomains: ['harborline.io'], iconUrl: image('harborline') };
  const apiKeys = [['users', 'notes', 'folders', 'enterprise'], ['notes']].map((scopes) =>
    ({ token: `mnt_${secret()}`, name: `Automation (${scopes.join()})`, scopes }));
  return { notes, folders, members, groups, invites, workspace, apiKeys, webhookSecret: `whsec_${secret()}` };
}
