import { madeUpMeeting } from '../sandbox/workspace/data/content.ts';
import type { Note } from '../sandbox/workspace/index.ts';
import { startApp } from '../test/app/support/app.ts';
import { annaAsParticipant, person, rachel } from '../test/app/support/office.ts';
import { randomNumbers } from '../test/simulation/world.ts';
import type { Bench, Figure } from './measure.ts';

const MINUTE = 60_000;
const ROUNDS = 5;
/** What a steady poll may take, as a multiple of parsing its bytes, and what the contract allows in MB. */
const [MOST_RATIO, MOST_MB] = [4, 300];

const triggers: readonly (readonly [key: string, input: object])[] = [
  ['note_completed', {}],
  ['note_updated', {}],
  ['new_action_item', {}],
  ['new_participant', {}],
  ['new_mention', { keywords: ['renewal', 'cancel'], where: 'anywhere' }],
];

/**
 * Measures polls in which nothing is new, as nearly all are. Baseline: what parsing the same bytes takes, and the least
 * requests: the newest hundred notes and a further page. Times differ as in life: a note is updated after its meeting.
 */
export async function measureSteady({ appDirectory }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const minutesApart of [60, 5])
    for (const [key, input] of triggers) {
      const app = await startApp({ appDirectory });
      const { connection, workspace, zapier } = app;
      const random = randomNumbers(1);
      workspace.addNotes(minutesApart === 60 ? 300 : 600, (index) => aNote(random, index * minutesApart));
      const zap = await zapier.turnOn(connection, key, {
        ...input,
        internalDomains: ['lumenharbor.example'],
      });
      for (let polls = 0; polls < 3; polls += 1) await zapier.poll(zap);
      let [ours, requests, bytes] = [Infinity, 0, 0];
      for (let round = 0; round < ROUNDS; round += 1) {
        workspace.clearRequests();
        await zapier.poll(zap);
        ours = Math.min(ours, zapier.cpuMs());
        requests = Math.max(requests, app.requests().length);
        bytes = workspace.requests.reduce((sum, { answerBytes }) => sum + answerBytes, 0);
      }
      const parsing = await parsingMs(app, bytes);
      const what = `${key}, a note in ${minutesApart} minutes`;
      const why = `may be ${MOST_RATIO} times the baseline`;
      const fewest = minutesApart === 60 ? 2 : 4;
      figures.push([`${what}: steady poll of ${(bytes / 1e6).toFixed(1)} MB (CPU, ms)`, ours, parsing, why]);
      figures.push([`${what}: requests`, requests, fewest]);
      figures.push([`${what}: memory (MB)`, zapier.memory() / 1e6, MOST_MB]);
      await app.close();
    }
  return figures;
}

/** The CPU time of parsing as many bytes of the newest notes. */
async function parsingMs(
  { workspace }: Awaited<ReturnType<typeof startApp>>,
  bytes: number,
): Promise<number> {
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
