import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import { noteDocument } from '../../src/answers/document.ts';
import { originKeys } from '../../src/answers/origin.ts';
import { sourceOf } from '../../src/answers/parts.ts';
import { noteSchema } from '../../src/service/note.ts';
import { domainTest } from '../../src/text/domains.ts';
import { withoutNoteLinks } from '../support/note_links.ts';
import { presentNote, recordOf } from '../support/present.ts';
import { aNote, aParticipant } from '../support/records.ts';

withoutNoteLinks();

/**
 * What a Zap gets from a note, as files for people to read: `golden/<case>.input.json` is the note from the service,
 * `golden/<case>.expected.json` the result, with the document that its file is made of. After an intended change, rewrite the results with
 * `UPDATE_GOLDEN=1 npm test -- test/answers/golden.test.ts && npm run format`, and review the difference.
 */
const DIRECTORY = new URL('golden/', import.meta.url);
const INPUT = '.input.json';

const inputFile = zod.object({
  internalDomains: zod.array(zod.string()).nullable(),
  timeZone: zod.string().default('Europe/Berlin'),
  note: zod.record(zod.string(), zod.unknown()),
});

const POINTERS = { file: () => '(pointer)', part: (key: string) => `(pointer to ${key})` };

const names = readdirSync(DIRECTORY)
  .filter((file) => file.endsWith(INPUT))
  .map((file) => file.slice(0, -INPUT.length));

describe('a Zap gets the expected values from the note', () => {
  it.each(names)('%s', (name) => {
    const { internalDomains, timeZone, note } = inputFile.parse(readJson(`${name}${INPUT}`));

    const read = noteSchema.parse(note);
    const presented = presentNote(
      read,
      { domains: internalDomains && domainTest(internalDomains), timeZone },
      { file: (key) => (key === 'noteFile' ? noteDocument(read, timeZone) : POINTERS.file()) },
    );
    const shown: unknown = JSON.parse(JSON.stringify(presented));

    const expected = `${name}.expected.json`;
    if (process.env.UPDATE_GOLDEN !== undefined) {
      writeFileSync(new URL(expected, DIRECTORY), `${readable(JSON.stringify(shown, null, 2))}\n`);
    }
    expect(shown).toStrictEqual(readJson(expected));
  });
});

describe('a presented note', () => {
  it('has a pointer for each long part, under the same key, if space is short', () => {
    const text = 'long '.repeat(300);
    const transcripts = [{ speaker: 'A', text, startTimestamp: null, endTimestamp: null }];
    const note = aNote({ summary: text, enhancedNote: text, userWrittenNote: text, transcripts });
    const lean = presentNote(note, { domains: null, timeZone: 'UTC' }, POINTERS);
    const pointers = Object.entries(lean).filter(([key, value]) => value === POINTERS.part(key));
    expect(pointers.map(([key]) => key).sort()).toStrictEqual([
      'enhancedNote',
      'enhancedNoteHtml',
      'enhancedNoteText',
      'summary',
      'summaryHtml',
      'summarySlack',
      'summaryText',
      'transcriptDialogue',
      'transcriptText',
      'transcripts',
      'userWrittenNote',
      'userWrittenNoteHtml',
      'userWrittenNoteText',
    ]);
  });

  it('has its date in the time zone of the Zap in its items, too', () => {
    const source = sourceOf(aNote({ createdAt: '2026-03-12T23:30:00Z' }), {
      domains: null,
      timeZone: 'Asia/Tokyo',
    });
    const dates = { noteCreatedDate: '2026-03-13', noteCreatedText: 'Mar 13, 2026, 8:30 AM' };
    expect(recordOf(source, originKeys, POINTERS)).toMatchObject(dates);
  });

  it('counts the participants beyond ten thousand in a last one', () => {
    const participants = Array.from({ length: 10_002 }, (_, index) =>
      aParticipant({ name: `Person ${index}` }),
    );
    const read = noteSchema.parse({ ...aNote(), participants }).participants;
    expect(read).toHaveLength(10_001);
    expect(read.at(-1)).toMatchObject({ name: '… and 2 more', email: null });
  });
});

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, DIRECTORY), 'utf8'));
}

/** Escapes characters that a reviewer would not see. */
function readable(json: string): string {
  return json.replace(
    /[\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\u007f-\u009f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
