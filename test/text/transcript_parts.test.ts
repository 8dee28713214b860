import { describe, expect, it } from '@jest/globals';

import { turns } from '../../src/text/transcript.ts';
import { transcriptParts } from '../../src/text/transcript_parts.ts';
import * as fc from '../support/properties.ts';
import { segment } from '../support/records.ts';

const partsOf = (segments: Parameters<typeof turns>[0], most: number) =>
  transcriptParts(turns(segments), most);
const words = (text: string) => text.replace(/\[[\d:]+\] (?:Ann|Ben|Cy): /g, '').replace(/\s+/g, '');

describe('the parts of a transcript', () => {
  it('are one part with a paragraph per turn if everything fits', () => {
    const segments = [
      segment('Ann', 'Hi.', '00:01', '00:02'),
      segment('Ann', 'All well?', '00:03', '00:04'),
      segment('Ben', 'Yes.', '00:05', '00:09'),
    ];
    expect(partsOf(segments, 60)).toStrictEqual([
      { text: '[00:00:01] Ann: Hi. All well?\n\n[00:00:05] Ben: Yes.', startSec: 1, endSec: 9 },
    ]);
    expect(partsOf(segments, 49)).toStrictEqual([
      { text: '[00:00:01] Ann: Hi. All well?', startSec: 1, endSec: 4 },
      { text: '[00:00:05] Ben: Yes.', startSec: 5, endSec: 9 },
    ]);
  });

  it.each([
    ['a sentence', 'One sentence. Another one, longer.', ['One sentence.', 'Another one, longer.']],
    ['a word', 'one two three four five six seven', ['one two three four', 'five six seven']],
    [
      'a sentence without spaces',
      '今日は天気がいいです。明日は雨です。明後日は晴れ',
      ['今日は天気がいいです。明日は雨です。', '明後日は晴れ'],
    ],
    ['a character', '😀'.repeat(15), ['😀'.repeat(10), '😀'.repeat(5)]],
  ])('continue a long segment at %s', (_, text, pieces) => {
    const parts = partsOf([segment(null, text, null, null)], 21);
    expect(parts.map((part) => part.text)).toStrictEqual(pieces);
  });

  it('are all of it, none longer than asked for, whatever is said', () => {
    const said = fc.record({
      speaker: fc.constantFrom('Ann', 'Ben', 'Cy'),
      text: fc.string({ unit: fc.constantFrom('a', ' ', '.', '。', '😀', '\n', '"'), maxLength: 300 }),
    });
    fc.assert(
      fc.property(fc.array(said, { maxLength: 20 }), fc.integer({ min: 60, max: 400 }), (all, most) => {
        const segments = all.map(({ speaker, text }, i) => segment(speaker, text, `00:${10 + i}`, null));
        const parts = partsOf(segments, most);
        expect(words(parts.map(({ text }) => text).join(' '))).toBe(
          all.map(({ text }) => text.replace(/\s+/g, '')).join(''),
        );
        expect(parts.every(({ text }) => text.length <= most && text.length > 0)).toBe(true);
        const full = partsOf(segments, 100_000)[0]?.text.length ?? 0;
        expect(parts.length).toBeLessThanOrEqual(1 + (6 * full) / most);
      }),
    );
  });

  it('have room for the text beside a name of any length', () => {
    const [part] = partsOf([segment('N'.repeat(10_000), 'Hello.', '00:01', null)], 500);
    expect(part?.text).toMatch(/^\[00:00:01\] N{190,200}…: Hello\.$/);
  });
});
