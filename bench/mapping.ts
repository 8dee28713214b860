import type { Note } from '../sandbox/workspace/index.ts';
import { timestamp } from '../sandbox/workspace/present.ts';
import { annaAsParticipant, daysAgo, rachel, segment } from '../test/app/support/office.ts';
import { type Bench, bestOf, elapsed, type Figure } from './measure.ts';

const NOTES = 100;
/** What the contract allows. */
export const MOST_MB = 400;

/** Measures a page of notes of 4-hour meetings in the built app. Baseline: downloading and parsing the page. */
export async function measureMapping({ app: { connection, workspace, zapier } }: Bench): Promise<Figure[]> {
  workspace.addNotes(NOTES, longNote);
  const headers = { authorization: `Bearer ${workspace.keys.everything}` };
  const page = `${workspace.baseUrl}/v1/notes?limit=${NOTES}`;
  const listed = await bestOf(
    5,
    () => elapsed(() => zapier.search(connection, 'find_note', { status: 'completed' })),
    () => elapsed(async () => (await fetch(page, { headers })).json()),
  );
  return [
    [`${NOTES} notes of 4 h, listed and presented (ms)`, ...listed],
    [`${NOTES} notes of 4 h, peak memory (MB)`, zapier.memory() / 1e6, MOST_MB, undefined, 1],
  ];
}

const SENTENCE = 'So the renewal needs forty more seats and a price that holds before the board meets.';
const TASK = '- [ ] Anna Berg: send the **offer**, see [Acme](https://acme.example)';
const TEXT = `## Summary\n\n${[...Array<string>(7).fill(`- ${SENTENCE}`), TASK].join('\n').concat('\n').repeat(10)}`;

/** A note of a 4-hour meeting, with transcript and summaries: about 700 KB of JSON. */
export const longNote = (index: number): Partial<Note> => ({
  ...{ title: `Workshop ${index}`, createdAt: daysAgo(1 + index / 24), totalDurationSec: 14_400 },
  ...{ participants: [annaAsParticipant, rachel], summary: TEXT, enhancedNote: TEXT },
  transcripts: Array.from({ length: 4000 }, (_, place) => {
    const at = (sec: number) => timestamp(sec, 'hh:mm:ss');
    return segment(place % 2 === 0 ? 'Anna' : 'Rachel', SENTENCE, at(place * 3.6), at(place * 3.6 + 3));
  }),
});
