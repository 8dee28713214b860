import type { Note } from '../sandbox/workspace/index.ts';
import { annaAsParticipant, hoursAgo, rachel } from '../test/app/support/office.ts';
import { longNote, MOST_MB } from './mapping.ts';
import type { Bench, Figure } from './measure.ts';
import { polledTriggers, startWithNotes } from './steady.ts';

const POLLS = 3;
const LONG_SUMMARY = 'They talk it over once more, and agree to **meet** again.\n\n'.repeat(5300);

const contents: Readonly<Record<string, { count: number; note: (index: number) => Partial<Note> }>> = {
  '1,000 summaries of 300 KB': {
    count: 1000,
    note: (index) => ({
      ...{ createdAt: hoursAgo(index / 6), summary: LONG_SUMMARY },
      participants: [annaAsParticipant, rachel],
    }),
  },
  '100 notes of 4 h': { count: 100, note: longNote },
};

/** Measures the peak memory of a Zap of each note trigger that is turned on, and then polled, where notes are long. */
export async function measureLongNotes({ appDirectory }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, { count, note }] of Object.entries(contents))
    for (const [key, input] of polledTriggers) {
      // On a virtual clock, the time that a slow machine takes ends no reading early.
      const app = await startWithNotes({ appDirectory, virtualTime: true }, count, note);
      const { connection, zapier } = app;
      const zap = await zapier.turnOn(connection, key, input);
      for (let polls = 0; polls < POLLS; polls += 1) await zapier.poll(zap);
      figures.push([`${key}, ${what}: memory (MB)`, zapier.memory() / 1e6, MOST_MB, undefined, 1]);
      await app.close();
    }
  return figures;
}
