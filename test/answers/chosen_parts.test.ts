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
    aParticipant({
      name: `Guest Number${i}`,
      email: `guest.number${i}@company${i}.example`,
      accountName: `Company ${i}`,
      accountDomain: `company${i}.example`,
      profileImageUrl: `https://images.example/people/4f0b1d0e-7c55-4f0e-9a57-0d5f2c6b${i}.png`,
      accountImageUrl: `https://images.example/accounts/9a57-0d5f2c6b-4f0b1d0e-7c55${i}.png`,
    }),
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

const workspace = { workspace: { id: 'w', allowedEmailDomains: ['acme.example'] } };

async function get(parts?: string[], format?: string): Promise<Record<string, unknown>> {
  service.on('GET', '/v1/notes/n').reply(200, { note: { ...meeting, unknownField: 'x' } });
  // Only these say who is external.
  const asksForPeople = parts === undefined || parts.some((part) => /people|lines/.test(part));
  if (asksForPeople) service.on('GET', '/v1/workspace').reply(200, workspace);
  const [note = {}] = await runSearch('get_note', {
    noteId: 'n',
    ...(parts && { parts }),
    ...(format && { format }),
  });
  return note;
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

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
  ])('of a note: %s, and nothing else but the basics', async (part, keys) => {
    const [whole, chosen, basics] = [await get(), await get([part]), await get(['basics'])];
    expect(
      Object.keys(chosen)
        .filter((key) => !(key in basics))
        .sort(),
    ).toStrictEqual(keys);
    expect(whole).toMatchObject(chosen);
  });

  it('can be the basics alone, in less than 1 KB: title, dates, duration, status, and folders', async () => {
    const basics = await get(['Basics']);
    expect(basics).toMatchObject({
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
    });
    for (const key of ['participants', 'calendarEvent', 'unknownField'])
      expect(basics).not.toHaveProperty(key);
    expect(bytesOf(basics)).toBeLessThan(1000);
  });

  it.each([
    ['plain', ['summaryText', 'enhancedNoteText', 'userWrittenNoteText', 'actionItemsText']],
    ['markdown', ['summary', 'enhancedNote', 'userWrittenNote', 'actionItemsText']],
    ['html', ['summaryHtml', 'enhancedNoteHtml', 'userWrittenNoteHtml', 'actionItemsHtml']],
    ['Slack', ['summarySlack', 'enhancedNoteText', 'userWrittenNoteText', 'actionItemsText']],
  ])('have their texts in one format: %s', async (format, keys) => {
    const [whole, chosen] = [await get(), await get(undefined, format)];
    const texts = Object.keys(chosen).filter((key) =>
      /^(?:summary|enhancedNote|userWrittenNote|actionItems(?:Text|Html))/.test(key),
    );
    expect(texts.sort()).toStrictEqual(keys.sort());
    for (const key of texts) expect(chosen[key]).toStrictEqual(whole[key]);
    expect(chosen.participants).toContainEqual({
      name: 'Guest Number9',
      email: 'guest.number9@company9.example',
      accountName: 'Company 9',
      companyDomain: 'company9.example',
      isExternal: true,
    });
  });

  it('make a meeting of an hour short: summary and people in one format take less than 8 KB', async () => {
    const chosen = await get(['summary', 'people'], 'plain');
    expect(chosen).toMatchObject({
      participantCount: 10,
      summaryText: expect.stringContaining('They agreed'),
      participants: Array.from({ length: 10 }, (_, i) => ({ name: `Guest Number${i}` })),
    });
    // A publisher's link to the note comes on top.
    expect(bytesOf({ ...chosen, noteUrl: undefined })).toBeLessThan(8000);
    expect(bytesOf(await get())).toBeGreaterThan(200_000);
  });

  it('keep the answers of Find Note and Update Note short, too', async () => {
    service.on('GET', '/v1/notes?limit=100').reply(200, aPage([meeting], null));
    const [found = {}] = await runSearch('find_note', { titleContains: 'quarterly', parts: ['Summary'] });
    expect(found).toMatchObject({ summary: meeting.summary });
    expect(found).not.toHaveProperty('transcriptText');
    service.on('PATCH', '/v1/notes/n').reply(200, { note: { ...meeting, title: 'New' } });
    const updated = await runCreate('update_note', { noteId: 'n', title: 'New', parts: ['basics'] });
    expect(updated).toMatchObject({ title: 'New' });
    expect(bytesOf(updated)).toBeLessThan(1000);
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
    const others = ['unknownField', 'calendarEvent', 'meetingApp'];
    expect(Object.keys(all)).toStrictEqual(Object.keys(whole).filter((key) => !others.includes(key)));
  });
});
