import { startWorkspace } from '../sandbox/workspace/index.ts';
import type { Note } from '../sandbox/workspace/index.ts';
import { timestamp } from '../sandbox/workspace/present.ts';
import { startZapier } from '../sandbox/zapier/index.ts';
import { builtApp } from '../scripts/app_package.ts';
import { noteSchema } from '../src/resources/note/note.ts';
import { presentNote } from '../src/resources/note/present.ts';
import type { Row } from './measure.ts';
import { elapsed, row } from './measure.ts';

const SEGMENTS = 4000;
const NOTES = 100;
const WARM_UPS = 20;
const ROUNDS = 51;
const LISTINGS = 5;

const CONTEXT = { domains: ['lumenharbor.example'], timeZone: 'Europe/Berlin' };
const POINTERS = { file: () => 'pointer' };

/**
 * Measures what it takes to present notes of four hours: one by itself, set against reading its JSON, and a page of a hundred
 * through the built app, set against downloading and reading the page alone.
 */
export async function measureMapping(): Promise<Row[]> {
  return [...(await measureOneNote()), ...(await measurePage())];
}

async function measureOneNote(): Promise<Row[]> {
  const json = JSON.stringify({ id: 'note_0', ...longNote(0) });
  const read = (): unknown => JSON.parse(json);
  const map = () => presentNote(noteSchema.parse(read()), CONTEXT, POINTERS);

  const coldBaseline = await elapsed(read);
  const cold = await elapsed(map);
  const later = async (work: () => unknown) => {
    for (let round = 0; round < WARM_UPS; round += 1) work();
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await elapsed(work));
    return median(rounds);
  };
  return [
    row('mapping', 'a note of 4 h, the first of a process (ms)', cold, coldBaseline),
    row('mapping', 'a note of 4 h, later (median, ms)', await later(map), await later(read)),
  ];
}

async function measurePage(): Promise<Row[]> {
  const workspace = await startWorkspace({ data: 'empty' });
  workspace.addNotes(NOTES, longNote);
  const zapier = await startZapier({
    appDirectory: await builtApp(),
    environment: { BASE_URL: workspace.baseUrl },
    containers: 1,
  });
  try {
    const apiKey = workspace.keys.everything;
    const connection = await zapier.connect({ apiKey });
    const bare = zapier.memory();
    const listed: number[] = [];
    const downloaded: number[] = [];
    for (let listing = 0; listing < LISTINGS; listing += 1) {
      listed.push(await elapsed(() => zapier.search(connection, 'find_note', { status: 'completed' })));
      downloaded.push(
        await elapsed(async () => {
          const answer = await fetch(`${workspace.baseUrl}/v1/notes?limit=${NOTES}`, {
            headers: { authorization: `Bearer ${apiKey}` },
          });
          await answer.json();
        }),
      );
    }
    return [
      row('mapping', `${NOTES} notes of 4 h, listed and presented (ms)`, median(listed), median(downloaded)),
      row('mapping', `${NOTES} notes of 4 h, highest memory (MB)`, zapier.memory() / 1e6, bare / 1e6),
    ];
  } finally {
    await zapier.close();
    await workspace.close();
  }
}

const WORDS =
  'so the renewal needs forty more seats and a two year price that holds before the board meets again in the spring'.split(
    ' ',
  );
const SPEAKERS = ['Anna Berg', 'Luis Romero', 'Mei Tanaka', 'Omar Haddad'];

/** Four hours of talk with what is written about it: about 700 KB of JSON. */
function longNote(index: number): Partial<Note> {
  return {
    title: `Workshop ${index}`,
    createdAt: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
    totalDurationSec: 14_400,
    participants: SPEAKERS.map((name, speaker) => ({
      name,
      email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@${speaker === 0 ? 'lumenharbor' : 'client'}.example`,
      profileImageUrl: null,
      accountName: null,
      accountDomain: null,
      accountImageUrl: null,
    })),
    summary: markdown(8000),
    enhancedNote: markdown(8000),
    userWrittenNote: markdown(2000),
    transcripts: Array.from({ length: SEGMENTS }, (_, segment) => ({
      speaker: SPEAKERS[segment % SPEAKERS.length] ?? null,
      text: `${words(segment * 7 + index, 10 + (segment % 15))}.`,
      startTimestamp: timestamp(segment * 3.6, 'hh:mm:ss'),
      endTimestamp: timestamp(segment * 3.6 + 3, 'hh:mm:ss'),
    })),
  };
}

function markdown(length: number): string {
  let text = '## Summary\n';
  for (let line = 0; text.length < length; line += 1) {
    if (line % 8 === 0) text += `\n### Topic ${line}\n\n`;
    else if (line % 8 === 5)
      text += `- [ ] Anna Berg: send the **offer** ${line}, see [Acme](https://acme.example/${line})\n`;
    else text += `- ${words(line, 18)} *${line}*\n`;
  }
  return text;
}

function words(start: number, count: number): string {
  return Array.from({ length: count }, (_, word) => WORDS[(start + word * 5) % WORDS.length]).join(' ');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
