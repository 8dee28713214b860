import { madeUpMeeting } from '../sandbox/workspace/data/content.ts';
import type { Note } from '../sandbox/workspace/index.ts';
import { type App, type AppOptions, startApp } from '../test/app/support/app.ts';
import { annaAsParticipant, person, rachel } from '../test/app/support/office.ts';
import { randomNumbers } from '../test/simulation/world.ts';
import type { Bench, Figure } from './measure.ts';

const MINUTE = 60_000;
/** Until then, what is new has been given, the end of the list is known, and the code is compiled. */
const WARM_UP = 12;
const ROUNDS = 8;
/** What a steady poll may take, as a multiple of parsing its bytes, and what the polls of a Zap may hold, in MB. */
const [MOST_RATIO, MOST_MB] = [4, 300];

/** The triggers that poll notes, and their input. */
export const polledTriggers: readonly (readonly [key: string, input: Readonly<Record<string, unknown>>])[] = [
  ['note_completed', {}],
  ['note_updated', {}],
  ['new_action_item', {}],
  ['new_participant', {}],
  ['new_mention', { keywords: ['renewal', 'cancel'], where: 'anywhere' }],
  ['note_added_to_folder', { folderId: ['Meetings'] }],
];

/** An app whose workspace has notes, all in one folder. */
export async function startWithNotes(
  options: AppOptions,
  count: number,
  note: (index: number) => Partial<Note>,
): Promise<App> {
  const app = await startApp(options);
  const { workspace } = app;
  const tags = [workspace.tag(workspace.addFolder({ name: 'Meetings' }).id)];
  workspace.addNotes(count, (index) => ({ ...note(index), tags }));
  return app;
}

/**
 * Measures polls in which nothing is new, as nearly all are. Baseline: what parsing the same bytes takes, and the least
 * requests: the newest hundred notes, or those of a day, and a further page. Times differ as in life: a note is updated
 * after its meeting. The memory is that of the whole life of a Zap: while it is turned on, and while notes are given.
 */
export async function measureSteady({ appDirectory }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [minutesApart, count, fewest] of [
    [60, 300, 2],
    [5, 600, 4],
  ] as const)
    for (const [key, input] of polledTriggers) {
      const random = randomNumbers(1);
      const app = await startWithNotes({ appDirectory }, count, (index) =>
        aNote(random, index * minutesApart),
      );
      const { connection, workspace, zapier } = app;
      const zap = await zapier.turnOn(connection, key, {
        ...input,
        internalDomains: ['lumenharbor.example'],
      });
      for (let polls = 0; polls < WARM_UP; polls += 1) await zapier.poll(zap);
      let [ours, requests, bytes] = [Infinity, 0, 0];
      for (let round = 0; round < ROUNDS; round += 1) {
        workspace.clearRequests();
        await zapier.poll(zap);
        const size = workspace.requests.reduce((sum, { answerBytes }) => sum + answerBytes, 0);
        // The pages differ in size.
        if (round === 0 || zapier.cpuMs() / size < ours / bytes) [ours, bytes] = [zapier.cpuMs(), size];
        requests = Math.max(requests, app.requests().length);
      }
      const parsing = await parsingMs(app, bytes);
      const what = `${key}, a note in ${minutesApart} minutes`;
      const size = `${(bytes / 1e6).toFixed(1)} MB`;
      figures.push([`${what}: steady poll of ${size} (CPU, ms)`, ours, parsing, undefined, MOST_RATIO]);
      figures.push([`${what}: requests`, requests, fewest, undefined, 1]);
      figures.push([`${what}: peak memory (MB)`, zapier.memory() / 1e6, MOST_MB, undefined, 1]);
      await app.close();
    }
  return figures;
}

/** The CPU time of parsing as many bytes of the newest notes. */
async function parsingMs({ workspace }: App, bytes: number): Promise<number> {
  const headers = { authorization: `Bearer ${workspace.keys.everything}` };
  const text = await (await fetch(`${workspace.baseUrl}/v1/notes?limit=100`, { headers })).text();
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.cpuUsage();
    JSON.parse(text);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return (least * bytes) / Buffer.byteLength(text);
}

/** A note of a meeting of about an hour that ended some time after it began, and was processed and edited then. */
function aNote(random: () => number, minutesAgo: number): Partial<Note> {
  const minutes = 20 + Math.round(80 * random());
  const created = Date.now() - (minutesAgo + 120) * MINUTE;
  const updated = created + (minutes + 2 + 10 * random()) * MINUTE;
  const guests = Array.from({ length: Math.floor(6 * random()) }, (_, i) =>
    person(`Guest ${i}`, `guest-${i}-${Math.floor(minutesAgo)}@client.example`),
  );
  return {
    ...madeUpMeeting(minutes * 60),
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(updated).toISOString(),
    totalDurationSec: minutes * 60,
    participants: [annaAsParticipant, rachel, ...guests],
  };
}
