import type { Note } from '../sandbox/workspace/index.ts';
import { timestamp } from '../sandbox/workspace/present.ts';
import { noteSchema } from '../src/resources/note/note.ts';
import { domainTest } from '../src/text/domains.ts';
import { annaAsParticipant, rachel, segment } from '../test/app/support/office.ts';
import { presentNote } from '../test/support/present.ts';
import { type Bench, bestOf, elapsed, type Figure } from './measure.ts';

const NOTES = 100;
const CONTEXT = { domains: domainTest(['lumenharbor.example']), timeZone: 'Europe/Berlin' };
const POINTERS = { file: () => 'pointer' };

/**
 * Measures the mapping of notes of 4-hour meetings: a single note (baseline: parsing its JSON), and a page of 100 notes
 * through the built app (baseline: downloading and parsing the page).
 */
export async function measureMapping(bench: Bench): Promise<Figure[]> {
  const json = JSON.stringify({ id: 'note_0', ...longNote(0) });
  const read = () => elapsed(() => JSON.parse(json) as unknown);
  const present = () => elapsed(() => presentNote(noteSchema.parse(JSON.parse(json)), CONTEXT, POINTERS));
  return [
    ['a note of 4 h, first in its process (ms)', ...(await bestOf(1, present, read))],
    ['a note of 4 h, warmed up (ms)', ...(await bestOf(50, present, read))],
    ...(await measurePage(bench)),
  ];
}

async function measurePage({ app: { connection, workspace, zapier } }: Bench): Promise<Figure[]> {
  workspace.addNotes(NOTES, longNote);
  const idle = zapier.memory();
  const headers = { authorization: `Bearer ${workspace.keys.everything}` };
  const page = `${workspace.baseUrl}/v1/notes?limit=${NOTES}`;
  const listed = await bestOf(
    5,
    () => elapsed(() => zapier.search(connection, 'find_note', { status: 'completed' })),
    () => elapsed(async () => (await fetch(page, { headers })).json()),
  );
  return [
    [`${NOTES} notes of 4 h, listed and presented (ms)`, ...listed],
    [`${NOTES} notes of 4 h, peak memory (MB)`, zapier.memory() / 1e6, idle / 1e6],
  ];
}

const SENTENCE =
  'So the renewal needs forty more seats and a two year price that holds before the board meets.';

/** A note of a 4-hour meeting, with transcript and summaries: about 770 KB of JSON. */
function longNote(index: number): Partial<Note> {
  return {
    title: `Workshop ${index}`,
    createdAt: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
    totalDurationSec: 14_400,
    participants: [annaAsParticipant, rachel],
    summary: markdown(80),
    enhancedNote: markdown(80),
    userWrittenNote: markdown(20),
    transcripts: Array.from({ length: 4000 }, (_, place) => {
      const speaker = place % 2 === 0 ? annaAsParticipant : rachel;
      const at = (sec: number) => timestamp(sec, 'hh:mm:ss');
      return segment(speaker.name ?? '', `${place}: ${SENTENCE}`, at(place * 3.6), at(place * 3.6 + 3));
    }),
  };
}

function markdown(lines: number): string {
  const bullets = Array.from({ length: lines }, (_, line) =>
    line % 8 === 5
      ? `- [ ] Anna Berg: send the **offer** ${line}, see [Acme](https://acme.example/${line})`
      : `- ${SENTENCE} *${line}*`,
  );
  return ['## Summary', '', ...bullets].join('\n');
}
