/** The documents of the Quillet store, and a lifelike seed: seven weeks at a freight-software company. */
import { randomBytes } from 'node:crypto';
type Text = string | null;
type Named = { id: string; name: string };
type Tag = Named & { color: string };
type Person = Named & { email: string; profileUrl: Text };
export type Note = ReturnType<typeof newNote>;
export type ApiKey = Data['apiKeys'][number];
export type Data = ReturnType<typeof createData>;
export const newId = (at = new Date()): string =>
  Math.floor(at.getTime() / 1000).toString(16) + randomBytes(8).toString('hex');
export const timestamp = (at = new Date()): string => at.toISOString().replace(/\.?0+Z$/, 'Z');
/** A slice that nothing was appended to is nil, and nil marshals as null. */
export const slice = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null);
export const asTag = ({ id, name, color }: Tag): Tag => ({ id, name, color });
export const pick = <T extends Named>(all: T[], ids: string[]) => all.filter(({ id }) => ids.includes(id));
export const idIn = (all: { id: string }[]) => (id: unknown) => all.some((one) => one.id === id);
export const idsIn = (all: { id: string }[]) => (ids: unknown) => Array.isArray(ids) && ids.every(idIn(all));
export function page<T>(all: T[], { limit: size = 20, offset = 0 }: Record<string, unknown>) {
  const limit = Number(size), end = Number(offset) + limit, isLast = end >= all.length;
  const items = slice(all.slice(end - limit, end));
  return { items, pagination: { limit, nextOffset: isLast ? null : end, isLast } };
}
const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);
const image = (path: string): string => `https://images.quillet.example/${path}.png`;
/** Title, folder, minutes; then key points, decisions, action items and lines, separated by "|". */
const scripts: [string, string, number, string, string, string, string][] = [
  ['Ops standup', 'Operations', 14, 'Rotterdam is two gates short|Reefer backlog is cleared', '',
    'Confirm gate staffing', 'Two gates are still closed.|Reefers are cleared.|I will call the terminal.'],
  ['Pilot review', 'Pilots', 48, 'ETA accuracy rose from 71% to 88%', 'Extend the pilot by 6 weeks',
    'Send the revised plan|Book the depot visit', 'How is accuracy?|Eighty-eight percent.|Six more weeks?'],
  ['Carrier roadmap', 'Product', 76, 'Slots are asked for most|40 carriers use the old API', 'Slots first',
    'Write the migration note|Size the slot engine', 'What do carriers ask for?|Slots.|Wei & I size them.'],
  ['Lager Hamburg', 'Operations', 33, 'Scanner fallen bei Kälte aus|Übergabe dauert < 20 Minuten',
    'Neue Scanner für Halle 3', 'Angebot einholen', 'Die Scanner fallen aus.|Wie viele fehlen?|Zwölf.'],
  ['1:1', '', 27, 'Wants to lead the slot project', '', '', 'How was the week?|Good. I want to lead.'],
];
const clock = (sec: number): string => new Date(sec * 1000).toISOString().slice(sec < 3600 ? 14 : 11, 19);
export function writeUp(note: Note, seconds?: number, hasSummary = true): Note {
  const script = scripts.find(([title]) => note.title.startsWith(title)) ?? scripts[1]!;
  const [points, decisions, tasks, lines] = script.slice(3).map((text) => String(text).split('|'));
  const speaker = (i: number) => note.participants?.[i % 2]?.name ?? `Speaker ${(i % 2) + 1}`;
  const step = (note.totalDurationSec = seconds ?? script[2] * 60) / lines!.length;
  note.transcripts = lines!.map((text, i) => ({ speaker: speaker(i), text,
    startTimestamp: clock(step * (i + 0.5)), endTimestamp: clock(step * (i + 0.5) + 3 + text.length / 14) }));
  if (!hasSummary) return note;
  const section = (heading: string, rows: string[] = []): string =>
    (rows[0] ? `\n\n## ${heading}\n\n${rows.map((row) => `- ${row}`).join('\n')}` : '');
  const actions = tasks?.map((task, i) => task && `[ ] ${task} — **${speaker(i)}**, by Friday`);
  note.summary = `## At a glance\n\n${points?.join('. ')}.${section('Decisions', decisions)}`
    + section('Action items', actions);
  note.enhancedNote = `# ${note.title}\n\n${note.userWrittenNote}${section('Added by Quillet', points)}`;
  return note;
}
const people = ('Maya Lind,Tom Ferreira,Priya Raman,Jonas Weber,Aisha Bello,Chloe Morel,Dan Okafor,Wei Zhang,'
  + "Lucia Romano,Sam White,Nadia Haddad,Peter Novak,Emma O'Brien,Kenji Mori,Sofia Ortiz,Ravi Menon,"
  + 'Ben Adler,Hanna Kowalska,Leila Farahani,Oskar Nyström,Joy Kimani,Nils Vik').split(',');
const guests: [Text, string, Text][] = [['Henrik Dahl', 'h.dahl@nordkai.example', 'Nordkai Shipping'],
  [null, 'desk@cobalt.example', 'Cobalt & Sons'], ['Nils Petersen', 'nils.petersen@gmail.com', null]];
function participant(name: Text, email: string, accountName: Text, profileImageUrl: Text) {
  const domain = accountName && email.split('@')[1]!, logo = domain && image(domain);
  return { name, email, profileImageUrl, accountName, accountDomain: domain, accountImageUrl: logo };
}
export const newNote = (title: string, at = new Date()) => ({ id: newId(at), title, kind: 'in-person',
  status: 'idle', createdAt: timestamp(at), updatedAt: timestamp(at), visibility: 'workspace',
  tags: null as Tag[] | null, participants: null as ReturnType<typeof participant>[] | null,
  totalDurationSec: 0, userWrittenNote: '', enhancedNote: null as Text, summary: null as Text,
  transcripts: null as Record<string, string>[] | null, calendarEvent: null as Record<string, string> | null,
  inputLanguage: 'en', translationLanguage: null as Text, meetingApp: null as Text });
export function meetingNote(title: string, members: Person[], i: number, at = new Date()): Note {
  const participants = [members[i % 7]!, members[7 + (i % 11)]!].map(({ name, email, profileUrl }) =>
    participant(name, email, 'Harborlight', profileUrl));
  if (!/^(Ops|1:1)/.test(title)) participants.push(participant(...guests[i % 3]!, null));
  const endsAt = timestamp(new Date(at.getTime() + 1_800_000)), meetingUrl = `https://meet.example/${i}`;
  const calendarEvent = { id: newId(at), title, startsAt: timestamp(at), endsAt, meetingUrl };
  return { ...newNote(title, at), kind: 'online', participants, calendarEvent, meetingApp: 'google-meet' };
}
export const newFolder = (name = '', icon = '📁', color = '#828282') => ({ id: newId(), name, icon, color,
  parentFolderId: null as Text, createdAt: timestamp(), memberCount: 1, ownerUserId: '', isPrivate: false });
export function createData() {
  const day = ago(300), createdAt = timestamp(day), id = newId, users = people.map(() => id(day));
  const some = (all: Named[], i: number) =>
    slice(all.filter((_, k) => (i + k) % 5 === 0).map(({ id, name }) => ({ id, name })));
  const workspace = { id: id(day), name: 'Harborlight', createdAt, updatedAt: createdAt, iconUrl: image('h'),
    allowedEmailDomains: ['harborlight.example'], settings: { keyterms: ['ETA'], audio_location: 'none',
    meeting_default_permission: 'workspace', folder_default_permission: 'only-me', note_retention: '30' } };
  const apiKeys = [['notes', 'folders', 'users', 'enterprise'], ['notes']].map((scopes) =>
    ({ key: `qlt_${id()}`, name: scopes.length > 1 ? 'Automation' : 'Notes only', scopes }));
  const groups = ['Operations', 'Sales', 'Product', 'Board'].map((name) => ({ id: id(day), name }));
  const folders = ['Operations 🏗️ #2F80ED', 'Pilots 🧪 #F2994A', 'Nordkai ⚓ #9B51E0', 'Product 🧭 #EB5757']
    .map((line, i) => Object.assign(newFolder(...line.split(' ')), { id: id(day), createdAt,
      memberCount: 8 + i, ownerUserId: users[i]! }));
  folders[2]!.parentFolderId = folders[1]!.id;
  const members = people.map((name, i) => ({ id: id(day), userId: users[i]!, name, createdAt,
    email: `${name.split(' ')[0]!.toLowerCase()}@harborlight.example`, role: i < 2 ? 'admin' : 'member',
    profileUrl: i % 4 ? image(`u${i}`) : null, folders: some(folders, i), groups: some(groups, i) }));
  const invites = members.slice(0, 11).map((_, i) => ({ id: id(), code: `HBL-${7919 * (i + 3)}`,
    email: i % 6 < 5 ? `hire${i}@mail.example` : null, role: i % 5 ? 'member' : 'admin',
    expiresAt: timestamp(ago(2 - i * 0.6)), createdAt: timestamp(ago(9 - i * 0.6)), isUrlInvite: i % 6 === 5,
    folders: some(folders, i) }));
  const moments = Array.from({ length: 512 }, (_, i) => ago(49 - i * 0.0955))
    .filter((at) => at.getUTCDay() % 6 > 0 && at.getUTCHours() > 6 && at.getUTCHours() < 18)
    .concat([5, 4, 3, 2, 1].map((k) => ago(k / 40)));
  const states = ['recording', 'transcript-processing', 'idle', 'recorded-not-summarized', 'summarizing'];
  const notes = moments.map((at, i) => {
    const [title, folder] = scripts[i % 5]!, tags = folders.filter(({ name }) => name === folder).map(asTag);
    const note = meetingNote(`${title} #${Math.floor(i / 5) + 31}`, members, i, at);
    note.status = states[moments.length - 1 - i] ?? 'completed';
    note.visibility = ['workspace', 'only-me', 'public'][(i % 7) % 3]!;
    note.tags = slice(i % 10 === 1 ? [...tags, asTag(folders[2]!)] : tags);
    if (i % 4 === 1) note.userWrittenNote = '- they sounded **happy**\n- ask about depot 7';
    if (i % 9 === 4) Object.assign(note, { kind: 'in-person', calendarEvent: null, meetingApp: null });
    if (i % 27 === 13) Object.assign(note, { kind: 'podcast', participants: null });
    if (i % 5 === 3) Object.assign(note, { inputLanguage: 'de', translationLanguage: 'en' });
    if (!states.slice(0, 3).includes(note.status)) writeUp(note, undefined, note.status === 'completed');
    note.updatedAt = timestamp(new Date(at.getTime() + note.totalDurationSec * 1000 + 95_430));
    return note;
  });
  return { workspace, apiKeys, groups, folders, members, invites, notes, webhooks: new Set<string>() };
}
