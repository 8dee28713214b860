import { describe, expect, it } from '@jest/globals';

import { textsOf } from '../../src/answers/parts.ts';
import { notePassages } from '../../src/answers/passages.ts';
import { mayMention } from '../../src/notes/may_mention.ts';
import { mentions, searchable } from '../../src/text/mentions.ts';
import { PhraseSet } from '../../src/text/phrase_set.ts';
import * as fc from '../support/properties.ts';
import { aNote, segment } from '../support/records.ts';

const mentionsIn = (note: ReturnType<typeof aNote>, phrase: string) =>
  mentions(searchable(notePassages(textsOf(note, 'UTC'), 'anywhere')), new PhraseSet([phrase], 'anywhere'))
    .count;

describe('the quick test for a phrase', () => {
  it('lets every note pass that mentions it, however it is marked up', () => {
    const piece = fc.constantFrom(
      ...[
        'zan',
        'zi',
        'bar',
        'Zanzibar',
        'ZANZIBÁR',
        'caf',
        'é',
        'e\u0301',
        '&eacute;',
        '**',
        '*',
        '_',
        '`',
        '~~',
        '\\',
      ],
      ...[
        '\u00ad',
        ' ',
        '\n',
        '\n\n- ',
        '[',
        '](https://a.example)',
        '<b>',
        '</b>',
        '### ',
        'x-ray',
        '東京',
        '1. ',
      ],
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    const phrases = ['zanzibar', 'zanzibar café', 'café', 'bar x-ray', '東京', 'r z', '1.'];
    fc.assert(
      fc.property(text, text, text, fc.constantFrom(...phrases), (summary, said, also, phrase) => {
        const transcripts = [segment('A', said, '00:01', null), segment('A', also, '00:02', null)];
        const note = aNote({ summary, transcripts });
        if (mentionsIn(note, phrase) > 0) expect(mayMention(phrase)(note)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('rules out most others, without their transcripts', () => {
    const note = aNote({ summary: '- **Zan**, zibar', transcripts: [segment('A', 'Hello.', '00:01', null)] });
    const rest = JSON.stringify([segment('A', 'The bazaar.', '00:02', null)]);
    expect(mayMention('zanzibar')(note, () => rest)).toBe(false);
    expect(mayMention('Bazaar')(note, () => rest)).toBe(true);
    // Some services escape what is no ASCII.
    expect(mayMention('müller')(note, () => rest.replace('bazaar', 'M\\u00fcller'))).toBe(true);
  });
});
