import { describe, expect, it } from '@jest/globals';

import { noteLink } from '../../src/answers/link.ts';
import type { Note } from '../../src/service/note.ts';
import { aNote, aPage, aParticipant, aTag, segment } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { runSearch } from '../support/zapier.ts';

const service = useService();
const recent = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Values that take two, three, or six bytes of JSON for each character, as long as a service can have them. */
const UNITS = ['"', '語', '\u0001'];

/** A note in which every value is hostile. */
function hostileNote(index: number, unit: string): Note {
  const long = (characters: number, end: string) => unit.repeat(characters / unit.length) + end;
  const participants = Array.from({ length: 4 }, (_, number) =>
    aParticipant({
      name: long(600, `Kestrel ${index} ${number}`),
      email:
        number % 2 === 0
          ? `${'a'.repeat(5000)}${number}@kestrel.example`
          : `${'a'.repeat(230)}${number}@company-${index}-${number}.example`,
      accountName: long(600, `Company ${number}`),
      accountDomain: `${'c'.repeat(200)}${number}.example`,
    }),
  );
  const items = [1, 2, 3].map((number) => `- [ ] Luis: ${long(900, `kestrel ${number}`)} by Friday`);
  const named = { name: 'Luis', email: `${'l'.repeat(5000)}@kestrel.example` };
  return aNote({
    id: `${index}-${'n'.repeat(500)}`,
    title: long(2000, 'end'),
    createdAt: recent(index),
    status: 'completed',
    kind: long(1000, ''),
    visibility: long(1000, ''),
    inputLanguage: long(1000, ''),
    tags: Array.from({ length: 30 }, (_, number) => aTag(`${number}-${'t'.repeat(500)}`)),
    participants: [...participants, aParticipant(named)],
    summary: `${long(600, '')}. Kestrel.\n\n## Action items\n\n${items.join('\n')}`,
    transcripts: Array.from({ length: 4 }, (_, at) =>
      segment(long(600, 'Luis'), `${long(900, '')} Kestrel ${at}.`, '00:01', null),
    ),
  });
}

const cut = expect.stringMatching(new RegExp(`^(?:${UNITS.join('|')})+…$`));
const counted = expect.stringMatching(/… and \d+ more$/);
const texts = {
  excerpt: cut,
  openActionItemsText: expect.stringMatching(/^Luis:.*…/),
  quotesText: counted,
};
const summary = { title: cut, participantNames: counted };
const found = { noteTitle: cut };

/** The search, what it looks for, the most bytes, the fewest rows, and how a row is cut. */
const ANSWERS: [string, Record<string, unknown>, number, number, object][] = [
  ['find_note_summaries', { textContains: 'kestrel', most: 25 }, 40_000, 25, { ...summary, ...texts }],
  ['find_note_summaries', { textContains: 'kestrel' }, 40_000, 10, { ...summary, ...texts }],
  ['find_note_summaries', { textContains: 'kestrel', most: 100 }, 40_000, 35, {}],
  ['find_action_items', {}, 60_000, 40, { ...found, text: cut, assignee: 'Luis', dueText: 'by Friday' }],
  ['find_quotes', { text: 'kestrel', where: 'anywhere' }, 60_000, 33, { ...found, speaker: cut }],
  ['find_participants', { who: 'everyone' }, 60_000, 40, { lastNoteTitle: cut }],
  ['find_participants', { by: 'company' }, 60_000, 40, { lastNoteTitle: cut, peopleNames: counted }],
];

describe('a list answer', () => {
  it.each(ANSWERS)('of %s, with %j, keeps to %d bytes, and has %d rows or more', async (...answer) => {
    const [key, input, bytes, least, row] = answer;
    let notes: Note[] = [];
    service.list('/v1/notes', () => aPage(notes));
    for (const unit of UNITS) {
      const length = Math.min(Number(input.most ?? 20), 45);
      notes = Array.from({ length }, (_, index) => hostileNote(index, unit));
      const found = await runSearch(key, { internalDomains: ['acme.example'], ...input });
      expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThanOrEqual(bytes);
      // A link in each row leaves room for fewer rows and shorter texts.
      const hasLinks = 'noteUrl' in noteLink('n');
      expect(found.length).toBeGreaterThanOrEqual(hasLinks ? 0.7 * least : least);
      expect(found[0]).toMatchObject(hasLinks ? {} : row);
      expect(found.every(({ hasMore }) => typeof hasMore === 'boolean')).toBe(true);
    }
  });
});
