import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals';

import type { Note } from '../../sandbox/workspace/index.ts';
import { type InputData, ZapError } from '../../sandbox/zapier/index.ts';
import { writeFigures } from '../../scripts/figures.ts';
import { type App, startApp } from '../app/support/app.ts';
import { daysAgo, hoursAgo, person, segment } from '../app/support/office.ts';

/** The contract's limits for one step, whatever the service sends. */
const MOST_BYTES = 400e6;
const LONGEST_TURN_MS = 1000;
/** What Zapier accepts. */
const LARGEST_RESULT = 6_000_000;

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));
const words = (length: number) =>
  filled('They talk it over once more, and agree to **meet** again.\n\n', length);
const people = (count: number) =>
  times(count, (index) => person(`Person ${index}`, `person.${index}@client-${index % 50}.example`));

const poll = (trigger: string) => `triggers.${trigger}.operation.perform`;
const FIND = 'searches.find_note.operation.perform';
const peopleAndTasks = {
  participants: people(6000),
  summary: times(6000, (index) => `- [ ] Person ${index}: call client ${index}\n`).join(''),
};
/** Creation times of which the 41st is out of place. */
const outOfOrder = (index: number) => ({ createdAt: hoursAgo((index === 40 ? 0 : index) / 60) });

interface Hostile {
  name: string;
  notes: (index: number) => Partial<Note>;
  count?: number;
  method: string;
  input?: InputData;
  meta?: { isPopulatingDedupe: true };
}

const hostile: readonly Hostile[] = [
  { name: '200 KB of //a.b/', notes: () => ({ summary: filled('//a.b/', 200_000) }), method: FIND },
  {
    name: '400 KB of ✅https://a.b/',
    notes: () => ({
      summary: filled('✅https://a.b/', 200_000),
      enhancedNote: filled('✅https://a.b/', 200_000),
    }),
    method: FIND,
  },
  {
    name: 'eight notes of 500 people and 10,000 lines',
    notes: () => ({ participants: people(500), summary: filled('- yes\n', 60_000) }),
    count: 8,
    method: FIND,
  },
  {
    name: '900,000 keys',
    notes: () => ({ calendarEvent: Object.fromEntries(times(900_000, (index) => [`k${index}`, 1])) }),
    method: FIND,
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
    name: 'participants of 100 notes of 300 KB',
    notes: () => ({ participants: people(5), summary: words(300_000) }),
    count: 100,
    method: poll('new_participant'),
  },
  {
    name: 'digest of 240 notes of 300 KB',
    notes: (index) => ({ createdAt: hoursAgo(index / 10), summary: words(300_000) }),
    count: 240,
    method: 'creates.create_digest.operation.perform',
    input: { period: 'custom', createdAfter: daysAgo(9), include: ['excerpt', 'actionItems'] },
  },
  { name: '6,000 people and 6,000 tasks', notes: () => peopleAndTasks, method: FIND },
  { name: 'people of a note of 6,000', notes: () => peopleAndTasks, method: poll('new_participant') },
  { name: '9 MB of markdown', notes: () => ({ summary: filled('- **a** `b`\n', 9e6) }), method: FIND },
  { name: '9 MB of tables', notes: () => ({ enhancedNote: filled('|a|b|\n|-|-|\n', 9e6) }), method: FIND },
  {
    name: '90,000 segments',
    notes: () => ({ transcripts: times(90_000, () => segment('Anna', 'Yes.', '00:01', '00:02')) }),
    method: FIND,
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
];

const figures: { name: string; turnMs: number; megabytes: number }[] = [];
let app: App;
beforeEach(async () => {
  // The limit only ends what hangs: what counts is the processor time.
  app = await startApp({ timeLimitMs: 120_000 });
});
afterEach(() => app.close());
afterAll(async () => {
  if (process.env.FIGURES !== 'write') return;
  const most = (key: 'turnMs' | 'megabytes') => figures.toSorted((a, b) => b[key] - a[key])[0];
  const [slowest, largest] = [most('turnMs'), most('megabytes')];
  await writeFigures(
    'hostile',
    ['The most of all steps', 'Measured', 'Step'],
    [
      ['Computed in one turn of the event loop', `${slowest?.turnMs} ms`, String(slowest?.name)],
      ['Memory', `${largest?.megabytes} MB`, String(largest?.name)],
    ],
  );
});

it.each(hostile)(
  '$name: the step stays within its limits',
  async ({ name, notes, count = 1, method, input = {}, meta = {} }) => {
    const { connection, workspace, zapier } = app;
    workspace.addNotes(count, notes);
    const ended = await zapier
      .invoke(method, connection, { inputData: input, meta })
      .catch((error: unknown) => error);
    const bytes = ended instanceof Error ? 0 : Buffer.byteLength(JSON.stringify(ended));
    figures.push({
      name,
      turnMs: Math.round(zapier.longestTurn()),
      megabytes: Math.round(zapier.memory() / 1e6),
    });
    if (ended instanceof ZapError) expect(ended.name).toBe('AppError');
    expect(bytes).toBeLessThan(LARGEST_RESULT);
    expect(zapier.longestTurn()).toBeLessThan(LONGEST_TURN_MS);
    expect(zapier.memory()).toBeLessThan(MOST_BYTES);
  },
);
