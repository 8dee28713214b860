import { describe, expect, it } from '@jest/globals';

import { aNote, aPage, aParticipant, segment } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { runCreate, runSearch } from '../support/zapier.ts';

const service = useService();

/** A meeting of an hour, with ten people and 800 segments. */
const meeting = aNote({
  id: 'n',
  title: 'Quarterly review',
  tags: [{ id: 'f', name: 'Reviews', color: '#3366FF' }],
  participants: Array.from({ length: 10 }, (_, i) =>
    aParticipant({ name: `Guest Number${i}`, accountName: `Company ${i}` }),
  ),
  summary: `## Summary\n\n${'They agreed on the plan for the next quarter. '.repeat(40)}\n\n## Action items\n\n- [ ] Ann: send the plan`,
  enhancedNote: '## Plan\n\n' + 'A long paragraph on the plan. '.repeat(200),
  userWrittenNote: 'Ask about the office.',
  transcripts: Array.from({ length: 800 }, (_, i) =>
    segment(
      `Guest Number${i % 10}`,
      'What one person says in five seconds of a meeting.',
      clock(i * 5),
      clock(i * 5 + 5),
    ),
  ),
});

function clock(sec: number): string {
  return new Date(sec * 1000).toISOString().slice(11, 19);
}

async function get(parts?: string[]): Promise<Record<string, unknown>> {
  service.on('GET', '/v1/notes/n').reply(200, { note: { ...meeting, unknownField: 'x' } });
  const [note = {}] = await runSearch('get_note', { noteId: 'n', ...(parts && { parts }) });
  return note;
}

const keysWith = (note: Record<string, unknown>) =>
  Object.keys(note).filter(
    (key) => note[key] !== null && !(Array.isArray(note[key]) && note[key].length === 0),
  );

describe('Parts', () => {
  it.each([
    ['summary', ['excerpt', 'summary', 'summaryHtml', 'summarySlack', 'summaryText']],
    ['enhanced-note', ['enhancedNote', 'enhancedNoteHtml', 'enhancedNoteText']],
    ['written-notes', ['userWrittenNote', 'userWrittenNoteHtml', 'userWrittenNoteText']],
    [
      'action-items',
      ['actionItemCount', 'actionItems', 'actionItemsHtml', 'actionItemsText', 'openActionItemCount'],
    ],
    ['transcript', ['transcriptDialogue']],
    ['transcript-lines', ['transcriptDialogue', 'transcriptText', 'transcripts']],
    ['files', ['noteFile', 'subtitlesFile', 'transcriptFile', 'webvttFile']],
  ])('of a note: %s', async (part, keys) => {
    const [whole, chosen] = [await get(), await get([part])];
    const always = keysWith(await get(['written-notes'])).filter((key) => !key.startsWith('userWritten'));
    expect(
      keysWith(chosen)
        .filter((key) => !always.includes(key))
        .sort(),
    ).toStrictEqual(keys);
    for (const key of keys) expect(chosen[key]).toStrictEqual(whole[key]);
    expect(Object.keys(chosen).sort()).toStrictEqual(Object.keys(whole).sort());
  });

  it('leave title, dates, duration, status, and folders in place', async () => {
    expect(await get(['files'])).toMatchObject({
      id: 'n',
      title: 'Quarterly review',
      createdDate: '2026-03-12',
      durationText: '30:00',
      status: 'completed',
      kind: 'online',
      visibility: 'workspace',
      inputLanguage: 'en-US',
      tagNames: ['Reviews'],
      tags: [{ id: 'f' }],
      participants: [],
      participantNames: null,
      unknownField: null,
    });
  });

  it('make a meeting of an hour short: summary and people take less than 20 KB', async () => {
    const chosen = await get(['summary', 'people']);
    expect(chosen).toMatchObject({ participantCount: 10, summary: meeting.summary, transcripts: [] });
    expect(JSON.stringify(chosen).length).toBeLessThan(20_000);
    expect(JSON.stringify(await get()).length).toBeGreaterThan(200_000);
  });

  it('keep the answers of Find Note and Update Note short, too', async () => {
    service.on('GET', '/v1/notes?limit=100').reply(200, aPage([meeting], null));
    const [found = {}] = await runSearch('find_note', { titleContains: 'quarterly', parts: ['Summary'] });
    expect(found).toMatchObject({ summary: meeting.summary, transcriptText: null, transcripts: [] });
    service.on('PATCH', '/v1/notes/n').reply(200, { note: { ...meeting, title: 'New' } });
    const updated = await runCreate('update_note', { noteId: 'n', title: 'New', parts: ['people'] });
    expect(updated).toMatchObject({ title: 'New', participantCount: 10, summary: null, actionItems: [] });
  });

  it('have every output of a note in one of them, or always', async () => {
    const parts = [
      'summary',
      'enhanced-note',
      'written-notes',
      'people',
      'action-items',
      'transcript-lines',
      'files',
    ];
    const [whole, all] = [await get(), await get(parts)];
    expect(keysWith(all)).toStrictEqual(keysWith(whole).filter((key) => key !== 'unknownField'));
  });
});
