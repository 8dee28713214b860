import { madeUpMeeting } from '../sandbox/workspace/data/content.ts';
import { startApp } from '../test/app/support/app.ts';
import { annaAsParticipant, daysAgo, rachel } from '../test/app/support/office.ts';
import type { Bench, Figure } from './measure.ts';

const NOTES = 10_000;
const HOUR = 3600;
/** What the contract allows: bytes of a row and of a note with one part, and a search of all notes in ms of CPU. */
const [MOST_ROW, MOST_BASICS, MOST_SUMMARY, MOST_MS] = [300, 1000, 8000, 5000];

/** Measures how large answers to an agent are, and what it takes to read 10,000 notes of an hour. Baseline: what is allowed. */
export async function measureAnswers({ appDirectory }: Bench): Promise<Figure[]> {
  // Its time limits count tenths: what a busy machine takes longer for is still read at once.
  const preload = new URL('../test/support/fixed_date.ts', import.meta.url);
  const app = await startApp({ appDirectory, preload, timeLimitMs: 240_000 });
  app.environment.NOW = new Date().toISOString();
  const { connection, workspace, zapier } = app;
  const meeting = madeUpMeeting(HOUR);
  workspace.addNotes(NOTES, (index) => ({
    ...meeting,
    title: `Meeting ${index}`,
    createdAt: daysAgo((1 + index) / 10),
    totalDurationSec: HOUR,
    participants: [annaAsParticipant, rachel],
  }));
  const newest = [...workspace.notes.values()].find(({ title }) => title === 'Meeting 0');
  const bytesOf = async (key: string, input: object) => {
    const found = await zapier.search(connection, key, { ...input });
    return Math.max(...found.map((row) => Buffer.byteLength(JSON.stringify(row))));
  };
  const cpuOf = async (key: string, input: object) => {
    await zapier.search(connection, key, { ...input });
    return zapier.cpuMs();
  };
  const one = (parts: string) => ({ noteId: newest?.id, parts: [parts], format: 'plain' });
  const among = `among ${NOTES.toLocaleString('en')} of an hour (CPU, ms)`;
  const figures: Figure[] = [
    ['a row of 100 notes (bytes)', await bytesOf('find_note_summaries', { most: 100 }), MOST_ROW],
    ['a note with its basics (bytes)', await bytesOf('get_note', one('basics')), MOST_BASICS],
    ['a note with its summary (bytes)', await bytesOf('get_note', one('summary')), MOST_SUMMARY],
    [
      `a title ${among}`,
      await cpuOf('find_note_summaries', { titleContains: `Meeting ${NOTES - 1}` }),
      MOST_MS,
    ],
    [`totals ${among}`, await cpuOf('find_note_totals', { groupBy: 'month' }), MOST_MS],
  ];
  await app.close();
  return figures;
}
