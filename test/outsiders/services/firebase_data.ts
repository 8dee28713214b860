/** The documents of the store, as they have come to look over the years, and a workspace to start with. */
import { randomBytes } from 'node:crypto';

/** ISO text today; epoch milliseconds (app 2) or seconds (app 1) in older documents. */
export type When = string | number;
type Ref = { id: string; name: string };
type Words = string | null;
type Person = { email: string; name: Words } & Record<string, Words>;
export type Note = Record<'id' | 'kind' | 'status' | 'visibility', string> & {
  title: string | number; createdAt: When; updatedAt: When; totalDurationSec: string | number | null;
  tags: { id?: string; name: string; color: string }[]; participants: (Person | string)[];
  transcripts: Record<string, string>[]; userWrittenNote: Words; enhancedNote: Words; summary: Words;
  inputLanguage: Words; translationLanguage?: Words; meetingApp?: Words; calendarEvent?: object | null };
export type Folder = Ref & { icon: Words; color: string; parentFolderId: Words; createdAt: When;
  memberCount: number; ownerUserId: string; isPrivate: boolean };
type Member = { id: string; email: string; role: string; userId?: string; name?: string; profileUrl: Words;
  createdAt?: When; folders: Ref[]; groups?: Ref[] };

export const VALUES = {
  status: ['idle', 'recording', 'transcript-processing', 'recorded-not-summarized', 'summarizing',
    'completed'], kind: ['online', 'in-person', 'podcast'], visibility: ['only-me', 'workspace', 'public'] };
const HOUR = 3_600_000, DAY = 24 * HOUR, DOMAIN = 'brightcart.example', CDN = 'https://cdn.jotloop.example';
const rows = (text: string): string[][] => text.split(/[,\n]/).map((row) => row.split('|'));
const PEOPLE = rows(`Priya Nair,Marcus Lindqvist,Dana Whitfield,Tom Ferreira,Yuki Tanabe,Olu Adeyemi,Ben Ortiz
Sofia Marchetti,Arjun Mehta,Claire Dubois,Noah Fischer,Mina Park,Jonas Berg,Leila Haddad,Ethan Cole,Grace Liu
Ana Popescu,Kofi Mensah,Ruth Shapiro,Viktor Novak,Isla Murray,Freya Holm,Sam Okafor`).flat();
const GUESTS = rows('Jan Moreau|Northwind|northwind.test,Gil Voss|Kaufwerk|kaufwerk.test,Ed Ito||gmail.com');
const FOLDERS = rows(`Customers|🤝|#1A73E8,Northwind|🏬|#4285F4|Customers,Renewals|🔁|#188038|Northwind
Product|🧩|#A142F4,Checkout v3|💳|#7627BB|Product,Engineering||#F29900,Incidents|🔥|#D93025|Engineering`);
/** Title | folder | what was said | to-dos; above: name | icon | color | parent. */
const TOPICS = rows(`Weekly sync|Northwind|Import takes 4 min;Refunds post twice|Split the invoice;Fix refunds
Northwind renewal – pricing|Renewals|Budget is capped at 118k EUR;They need our SOC 2 letter|Draft the offer
Checkout v3 standup|Checkout v3|Apple Pay opens twice;The test needs 9 days|Debounce the pay button
Postmortem: Redis failover|Incidents|It took 11 minutes;The alert was muted|Lower the TTL;Route the pager
1:1 with Claire||On-call load was heavy;She wants to own billing|Find a second for on-call`);

export const newId = (size = 20): string =>
  randomBytes(2 * size).toString('base64').replace(/\W/g, '').slice(0, size);
export const asTag = ({ id, name, color }: Folder): Note['tags'][number] => ({ id, name, color });
const pick = <T>(list: T[], index: number): T => list[index % list.length] as T;
const iso = (ms: number): string => new Date(ms).toISOString();
const emailOf = (name: string, domain = DOMAIN) => `${name.toLowerCase().replace(' ', '.')}@${domain}`;
const clock = (sec: number): string => iso(sec * 1000).slice(sec < 3600 ? 14 : 11, 19);

/** Who was in the n-th meeting: some of ours and, every other time, somebody from outside. */
export function people(n: number): Person[] {
  const ours = [0, 7, 13].slice(n % 2).map((step) => [pick(PEOPLE, n * 3 + step), 'Brightcart', DOMAIN]);
  return [...ours, ...(n % 2 ? [pick(GUESTS, n >> 1)] : [])].map(([name = '', company, domain = ''], i) => ({
    name: i || n % 9 ? name : null, email: emailOf(name, domain), accountName: company || null,
    accountDomain: domain, accountImageUrl: company ? `${CDN}/${domain}.png` : null,
    profileImageUrl: i ? null : `${CDN}/u/${emailOf(name)}.png` }));
}

/** What the product writes about the n-th meeting; `old` is the style of apps 1 and 2. */
export function writeUp(n: number, attendees: Note['participants'], durationSec: number, old = false) {
  const names = attendees.map((who) => (typeof who === 'string' ? who : who.name ?? who.email));
  const who = (k: number): string => (names.length ? pick(names, k) : `Speaker ${(k % 2) + 1}`);
  const [title = '', , said = '', agreed = ''] = pick(TOPICS, n), points = said.split(';');
  const lines = ['Yeah, that matches what I saw.', 'Can you say more?', ...points, ...agreed.split(';')];
  const transcripts = Array.from({ length: 12 }, (_, k) => ({ speaker: who(k), text: pick(lines, k + n),
    startTimestamp: clock((k * durationSec) / 12), endTimestamp: clock(((k + 1) * durationSec) / 12) }));
  const todos = agreed.split(';').map((a, k) => (old ? `* ${who(k)}: ${a}` : `- [ ] **${who(k)}** – ${a}`));
  const summary = old ? `**Summary**\n${points.join('. ')}.\n\n**To-dos:**\n${todos.join('\n')}`
    : `## ⚡ TL;DR\n${points[0]}.\n\n## What we talked about\n### ${title}\n- ${points.join('\n- ')}\n\n`
      + `## ✅ Next steps\n${todos.join('\n')}`;
  return { title, transcripts, summary, enhancedNote: `# ${title}\n\n${points.join('.\n\n')}.\n` };
}

/** The n-th newest note: 0–4 are under way, the last eight years old, the others from the last weeks. */
function seedNote(n: number, now: number, folders: Folder[]): Note {
  const done = n > 4, days = n < 144 ? (n >> 2) * 1.5 : 500 + (n - 144) * 60, old = days > 35;
  const start = now - (n * 7_919_537) % HOUR - (done ? days * DAY + (n % 4) * 1.75 * HOUR : 0);
  const stored = (ms: number): When => (days > 45 ? Math.floor(ms / 1000) : old ? ms : iso(ms));
  const sec = pick([1563, 2710, 905, 3480, 4322, 1847], n), participants: Note['participants'] = people(n);
  const { title, ...text } = writeUp(n, participants, sec, old);
  const wanted = [pick(TOPICS, n)[1], n % 7 < 2 ? 'Product' : ''];
  const tags = folders.filter(({ name }) => wanted.includes(name)).map(asTag);
  if (n % 31 === 7 || (old && n % 5 === 2)) tags.push({ name: 'follow-up', color: '#FBBC04' });
  if (n % 11 === 4) participants.push(n % 2 ? 'guest' : 'Rebecca (Northwind)');
  const note: Note = { ...text, id: newId(), title: (old && n % 9 === 0) || n === 147 ? 1000 + n * 7 : title,
    kind: n % 10 === 6 ? 'in-person' : n === 60 ? 'podcast' : 'online', tags, participants,
    status: VALUES.status[n] ?? 'completed', createdAt: stored(start),
    updatedAt: n === 147 ? iso(now - 6 * DAY) : stored(start + (done ? sec * 1000 : 0)),
    totalDurationSec: n % 13 === 5 ? String(sec) : n % 29 === 8 ? clock(sec) : sec,
    visibility: pick(VALUES.visibility, n), inputLanguage: n % 8 === 3 ? 'de' : 'en',
    userWrittenNote: n % 3 ? '' : `- ask about *${title}*\n- follow up` };
  const unheard = { totalDurationSec: null, enhancedNote: null, summary: null, transcripts: [] };
  if (!done) Object.assign(note, unheard, n === 3 && { transcripts: text.transcripts });
  const calendarEvent = { id: newId(26), title, startTime: iso(start), endTime: iso(start + HOUR),
    attendeeEmails: people(n).map(({ email }) => email), meetingUrl: 'https://meet.google.com/kqv-zoor-hms' };
  return old ? note : { ...note, translationLanguage: n % 8 === 3 ? 'en' : null,
    meetingApp: pick(['zoom', 'google-meet', null], n), calendarEvent: n % 4 === 3 ? null : calendarEvent };
}

/** A customer's workspace in its third year. */
export const workspace = { id: newId(), name: 'Brightcart', iconUrl: `${CDN}/w/brightcart.png`,
  createdAt: '2022-09-05T08:12:44.310Z', updatedAt: iso(Date.now() - 9 * DAY), allowedEmailDomains: [DOMAIN],
  settings: { keyterms: ['Brightcart', 'SKU'], audio_location: 'vendor-server', audio_retention_days: '90',
    meeting_default_permission: 'workspace', folder_default_permission: 'workspace-read' } };
export function seed() {
  const now = Date.now(), owner = newId(28), folders: Folder[] = [];
  const groups = ['Customer team', 'Engineering', 'Product'].map((name): Ref => ({ id: newId(), name }));
  for (const [name = '', icon, color = '', parent] of FOLDERS) {
    folders.push({ id: newId(), name, icon: icon || null, color, memberCount: name.length, ownerUserId: owner,
      isPrivate: name === 'Incidents', createdAt: icon ? iso(now - 400 * DAY) : now - 900 * DAY,
      parentFolderId: folders.find((folder) => folder.name === parent)?.id ?? null });
  }
  const refs = folders.map(({ id, name }): Ref => ({ id, name }));
  const members = PEOPLE.map((name, i): Member => ({ id: newId(), userId: i ? newId(28) : owner, name,
    email: emailOf(name), role: i ? pick(['member', 'admin'], i) : 'owner', groups: [pick(groups, i)],
    profileUrl: i % 4 ? `${CDN}/u/${i}.png` : null, folders: [pick(refs, i), pick(refs, i + 5)],
    createdAt: i % 8 === 7 ? now - (700 - i * 20) * DAY : iso(now - (700 - i * 20) * DAY) }));
  const lose = (i: number, field: 'name' | 'groups' | 'createdAt' | 'userId') => delete members[i]?.[field];
  lose(5, 'name'); lose(9, 'groups'); lose(13, 'createdAt'); lose(17, 'userId');
  const invites = Array.from({ length: 12 }, (_, i) => ({ id: newId(), code: newId(8), folders: refs.slice(i),
    email: i === 3 ? null : `temp${i}@freelance.example`, role: i % 5 ? 'member' : 'admin',
    isUrlInvite: i === 3, createdAt: iso(now - i * DAY), expiresAt: iso(now + (9.5 - i) * DAY) }));
  const notes = Array.from({ length: 152 }, (_, n) => seedNote(n, now, folders));
  return { notes, folders, members, invites, groups };
}
