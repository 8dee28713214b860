import type { Note, Workspace } from '../../../sandbox/workspace/index.ts';
import type { InputData } from '../../../sandbox/zapier/index.ts';
import { daysAgo, hoursAgo, person, segment } from '../../app/support/office.ts';

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));
const words = (length: number) =>
  filled('They talk it over once more, and agree to **meet** again.\n\n', length);
const people = (count: number) =>
  times(count, (index) => person(`Person ${index}`, `person.${index}@client-${index % 50}.example`));

const poll = (trigger: string) => `triggers.${trigger}.operation.perform`;
const FIND = { method: 'searches.find_note.operation.perform', input: { status: 'completed' } };
const peopleAndTasks = {
  participants: people(6000),
  summary: times(6000, (index) => `- [ ] Person ${index}: call client ${index}\n`).join(''),
};
const anna = person('Anna Berg', 'anna@client.example');
const longTalk = times(2800, (index) =>
  segment(`Speaker ${index % 4}`, filled('We talk about it at length, once more. ', 156), '00:01', '00:02'),
);
/** Creation times of which the 41st is out of place. */
const outOfOrder = (index: number) => ({ createdAt: hoursAgo((index === 40 ? 0 : index) / 60) });

/** The worst for the rendering and for the reading of action items; of each, the part that is read is full of it. */
const texts: Readonly<Record<string, string>> = {
  'images without an end': filled('![', 200_000),
  'tiny cells': `${'|a'.repeat(99)}|\n${'|-'.repeat(99)}|\n${filled(`${'|a'.repeat(99)}|\n`, 200_000)}`,
  '90,000 columns': ['a|', '-|', 'a|'].map((cell) => `|${cell.repeat(90_000)}`).join('\n'),
  'underlined headings': filled('a\n=\n', 200_000),
  'bold titles with bullets': filled('**a**\n- b\n', 200_000),
  'lines of Han, kana, and Hangul': filled('- 会議田中さん가나다は明日まで\n', 200_000),
  'links to one address': `[a]: https://a.example/${'x'.repeat(100)}\n\n${filled('[a]', 200_000)}`,
};
/** A hundred thousand marks that normalizing would put in order. */
const marks = `a${'\u0301'.repeat(50_000)}${'\u0323'.repeat(50_000)}`;

/** One less than what is divided. */
const FEW_MARKS = '\u0301'.repeat(29);

/** A step over notes that are hard to process. */
export interface HostileStep {
  name: string;
  notes?: (index: number) => Partial<Note>;
  count?: number;
  /** How many folders there are, each in the one before. */
  chain?: number;
  /** How many members there are, each in 300 folders and groups. */
  members?: number;
  method: string;
  input?: InputData;
  meta?: { isPopulatingDedupe: true };
  /** What a notification brings. */
  cleanedRequest?: object;
}

/** Puts into the workspace what a step works on. */
export function fill(workspace: Workspace, { notes, count = 1, chain = 0, members = 0 }: HostileStep): void {
  const lists = times(300, (index) => ({ id: `in-${index}`, name: `Number ${index}` }));
  for (let index = 0; index < members; index += 1)
    workspace.addMember({ createdAt: hoursAgo(index / 1000), folders: lists, groups: lists });
  if (notes !== undefined) workspace.addNotes(count, notes);
  let parentFolderId: string | null = null;
  for (let index = 0; index < chain; index += 1)
    parentFolderId = workspace.addFolder({ name: `Détail${FEW_MARKS} ${index}`, parentFolderId }).id;
}

export const hostileSteps: readonly HostileStep[] = [
  ...Object.entries(texts).map(([what, text]) => ({
    name: `three texts of ${what}`,
    notes: () => ({ summary: text, enhancedNote: text, userWrittenNote: text }),
    ...FIND,
  })),
  { name: '200 KB of //a.b/', notes: () => ({ summary: filled('//a.b/', 200_000) }), ...FIND },
  {
    name: '400 KB of ✅https://a.b/',
    notes: () => ({
      summary: filled('✅https://a.b/', 200_000),
      enhancedNote: filled('✅https://a.b/', 200_000),
    }),
    ...FIND,
  },
  {
    name: 'eight notes of 500 people and 10,000 lines',
    notes: () => ({ participants: people(500), summary: filled('- yes\n', 60_000) }),
    count: 8,
    ...FIND,
  },
  {
    name: '900,000 keys',
    notes: () => ({ calendarEvent: Object.fromEntries(times(900_000, (index) => [`k${index}`, 1])) }),
    ...FIND,
  },
  {
    name: '50,000 notes, one of them out of place, turned on',
    notes: outOfOrder,
    count: 50_000,
    method: poll('note_completed'),
    meta: { isPopulatingDedupe: true },
  },
  {
    name: '50,000 notes, one of them out of place, polled',
    notes: outOfOrder,
    count: 50_000,
    method: poll('note_completed'),
  },
  {
    name: 'participants of 1,000 notes of 300 KB',
    notes: (index) => ({
      createdAt: hoursAgo(index / 6),
      participants: people(5),
      summary: words(300_000),
      enhancedNote: words(300_000),
    }),
    count: 1000,
    method: poll('new_participant'),
  },
  {
    name: 'digest of 240 notes of 300 KB',
    notes: (index) => ({ createdAt: hoursAgo(index / 10), summary: words(300_000) }),
    count: 240,
    method: 'creates.create_digest.operation.perform',
    input: { period: 'custom', createdAfter: daysAgo(9), include: ['excerpt', 'actionItems'] },
  },
  ...['triggers.note_completed', 'searches.find_note'].map((operation) => ({
    name: `${operation} of 120 notes of 700 KB`,
    notes: (index: number) => ({ createdAt: hoursAgo(index / 10), transcripts: longTalk }),
    count: 120,
    method: `${operation}.operation.perform`,
    input: operation.startsWith('searches') ? { textContains: 'at length' } : {},
  })),
  { name: '6,000 people and 6,000 tasks', notes: () => peopleAndTasks, ...FIND },
  { name: 'people of a note of 6,000', notes: () => peopleAndTasks, method: poll('new_participant') },
  { name: '9 MB of markdown', notes: () => ({ summary: filled('- **a** `b`\n', 9e6) }), ...FIND },
  { name: '9 MB of tables', notes: () => ({ enhancedNote: filled('|a|b|\n|-|-|\n', 9e6) }), ...FIND },
  {
    name: '90,000 segments',
    notes: () => ({ transcripts: times(90_000, () => segment('Anna', 'Yes.', '00:01', '00:02')) }),
    ...FIND,
  },
  {
    name: '50 keywords in 100 transcripts of 5,000 segments',
    notes: () => ({
      transcripts: times(5000, (index) =>
        segment(`Speaker ${index % 3}`, `The price of part ${index % 60} is a price.`, '00:01', '00:02'),
      ),
    }),
    count: 100,
    method: poll('new_mention'),
    input: { keywords: times(50, (index) => `part ${index}`), where: 'anywhere' },
  },
  {
    name: '10,000 people with names of 58 Han characters',
    notes: () => ({
      summary: '- [ ] 会議',
      participants: times(10_000, (index) => {
        const name = [index % 20_000, (index * 7) % 20_000]
          .map((at) => String.fromCharCode(0x4e00 + at))
          .join('');
        return person(`${'会'.repeat(52)}${name}田中会議`, `p${index}@client.example`);
      }),
    }),
    ...FIND,
  },
  {
    name: '40,000 people of as many companies, 500 internal domains',
    notes: () => ({
      participants: times(40_000, (index) => person(`A B${index}`, `p${index}@c${index}.example`)),
    }),
    ...FIND,
    input: {
      ...FIND.input,
      internalDomains: times(500, (index) => `d${index}.example`),
      audience: 'external',
    },
  },
  {
    name: '500 names of participants, in a note of 10,000 people and 20,000 speakers',
    notes: () => ({
      title: 'Wanted',
      participants: [...people(9999), anna],
      transcripts: times(20_000, (index) => segment(`Person ${index}`, 'Yes.', '00:01', '00:02')),
    }),
    method: FIND.method,
    input: { ...FIND.input, participant: times(500, (index) => `Berg ${index}, Anna`) },
  },
  ...Object.entries({
    'many words': (index: number) => times(170, (word) => `w${index}x${word}`).join(' '),
    'Han characters': (index: number) => `${'会'.repeat(990)}${index}`,
  }).map(([what, name]) => ({
    name: `500 names of 1,000 characters, ${what}, in five notes of 10,000 people`,
    notes: () => ({
      participants: [...times(9999, (index) => person(`${'会'.repeat(52)}${index}`, 'a@b.example')), anna],
    }),
    count: 5,
    method: FIND.method,
    input: { ...FIND.input, participant: [...times(499, (index) => name(index).slice(0, 1000)), 'Berg'] },
  })),
  {
    name: 'a notification of 200,000 records that may be events',
    notes: () => ({ id: 'noted' }),
    method: poll('new_note'),
    cleanedRequest: {
      note: { id: 'noted' },
      ...Object.fromEntries(times(200_000, (index) => [`k${index}`, { id: 'n0', a: index }])),
    },
  },
  {
    name: 'a digest of two notes of 8 MB of tasks',
    notes: () => ({ summary: filled('- [ ] Anna: call **Ben** by Friday\n', 8e6) }),
    count: 2,
    method: 'creates.create_digest.operation.perform',
    input: { period: 'custom', createdAfter: daysAgo(9), include: ['excerpt', 'summary', 'actionItems'] },
  },
  {
    name: '10,000 people and 3,000 boxes',
    notes: () => ({ id: 'crowd', ...peopleAndTasks, participants: people(10_000) }),
    method: 'searches.get_note.operation.perform',
    input: { noteId: 'crowd' },
  },
  { name: '3,000 members in 300 folders and groups', members: 3000, method: poll('new_member') },
  { name: 'a chain of 30,000 folders in a dropdown', chain: 30_000, method: poll('folder_list') },
  { name: 'a chain of 30,000 new folders', chain: 30_000, method: poll('new_folder') },
  {
    name: 'a path in a chain of 30,000 folders',
    chain: 30_000,
    method: 'searches.find_folder.operation.perform',
    input: { parentFolderId: 'Détail 0 / Détail 1' },
  },
  {
    name: 'a digest of ten notes of tiny cells',
    notes: () => ({ summary: texts['tiny cells'] ?? '', enhancedNote: texts['tiny cells'] ?? '' }),
    count: 10,
    method: 'creates.create_digest.operation.perform',
    input: { period: 'custom', createdAfter: daysAgo(9), include: ['summary', 'actionItems'] },
  },
  {
    name: '100,000 marks on a letter of a title, a heading, a name, and a transcript',
    notes: () => ({
      title: marks,
      summary: `# ${marks}\n\n- [ ] ${marks}`,
      participants: [person(marks, 'a@client.example')],
      transcripts: [segment(marks, `call ${marks}`, '00:01', '00:02')],
    }),
    method: poll('new_mention'),
    input: { keywords: ['call'], where: 'anywhere' },
  },
  {
    name: '500 excluded phrases that nearly begin everywhere in a title of 5 MB',
    notes: () => ({ summary: 'Done.', title: filled('ab ', 5e6) }),
    method: poll('note_completed'),
    input: { titleExcludes: times(500, (index) => `${filled('ab ', 960)}q${index}`) },
  },
  {
    name: '90,000 mentions by one speaker',
    notes: () => ({ transcripts: times(90_000, () => segment('Anna', 'So be it.', '00:01', '00:02')) }),
    method: poll('new_mention'),
    input: { keywords: ['so', 'be', 'it'] },
  },
  {
    name: 'a keyword of 999 characters that nearly begins everywhere in 6 MB',
    notes: () => ({ transcripts: [segment('Anna', filled('ab ab ab x ', 6_000_000), '00:01', '00:02')] }),
    method: poll('new_mention'),
    input: { keywords: ['x', filled('ab ', 999)] },
  },
  {
    name: '100 keywords that repeat themselves in 600 KB of one letter',
    notes: () => ({ transcripts: [segment('Anna', 'a '.repeat(300_000), '00:01', '00:02')] }),
    method: poll('new_mention'),
    input: { keywords: times(100, (index) => 'a '.repeat(index + 400).trim()), where: 'anywhere' },
  },
];
