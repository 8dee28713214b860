import { describe, expect, it, jest } from '@jest/globals';

import { actionItems } from '../../src/action_items/reader.ts';
import { alphabetically, containing, fold, normalized, sameAs } from '../../src/text/compare.ts';
import { searchable, writtenPassages } from '../../src/text/mentions.ts';
import { sectionsNamed } from '../../src/text/sections.ts';
import * as fc from '../support/properties.ts';

describe('comparing texts', () => {
  it.each([
    ['Caf\u00e9', 'cafe\u0301', true],
    ['Cafe\u0301', 'caf\u00e9', true],
    ['Weekly', 'Weekly sync', false],
    ['Cafe', 'Caf\u00e9', false],
    [null, '', false],
  ])('%p contains %p: %p', (text, part, found) => {
    expect(containing(part)(text)).toBe(found);
  });

  it.each([
    ['Caf\u00e9', 'CAFE\u0301', true],
    ['Weekly Syncs', 'weekly sync', false],
    [null, '', false],
  ])('%p equals %p: %p', (text, wanted, same) => {
    expect(sameAs(wanted)(text)).toBe(same);
  });

  it('ignores case, and for equality also the blanks around a text', () => {
    const any = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 ]*$/), any, (part, around) => {
        expect(containing(part)(`${around}|${part.toUpperCase()}|${around}`)).toBe(true);
        expect(sameAs(part.toUpperCase())(` ${part}\t`)).toBe(true);
        expect(sameAs(`\n${part} `)(part)).toBe(true);
      }),
    );
  });
});

describe('a hundred thousand marks on a letter', () => {
  const pile = fc
    .array(
      fc.tuple(
        fc.constantFrom('\u0301', '\u0323', '\u05b0', '\u3099', '\uff9e', '\u{1d165}'),
        fc.nat(100_000),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((runs) => `a${runs.map(([mark, count]) => mark.repeat(count)).join('')}b`);

  const mostMarks = (text: unknown) => {
    const runs = String(text).split(/[^\p{M}\uff9e]+|\u034f/u);
    return Math.max(...runs.map((run) => Array.from(run).length));
  };

  it.each<[what: string, work: (text: string) => unknown]>([
    ['compared', (text) => [containing('x')(text), containing(text)('x'), sameAs(text.toUpperCase())(text)]],
    ['folded', fold],
    ['put in order', (text) => alphabetically([text, 'a', `${text}c`], (name) => name)],
    ['searched', (text) => searchable(writtenPassages(text)).offsetsIn(0)],
    ['a section', (text) => [sectionsNamed([`# ${text}\n\nyes`], 'a'), sectionsNamed(['# a\n\nyes'], text)]],
    [
      'an action item',
      (text) =>
        actionItems([`- [ ] ${text}\n- ${text}: call`], [{ name: text, email: text }], {
          writtenAt: null,
          timeZone: 'UTC',
        }),
    ],
  ])('are never ordered more than thirty at once when they are %s', (_what, work) => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    fc.assert(
      fc.property(pile, (text) => {
        work(text);
        expect(Math.max(...normalize.mock.contexts.map(mostMarks))).toBeLessThan(32);
        normalize.mockClear();
      }),
      { numRuns: 5 },
    );
  });

  it('changes no text that a person writes', () => {
    const written = fc.string({ unit: 'grapheme' });
    fc.assert(fc.property(written, (text) => normalized(text, 'NFC') === text.normalize('NFC')));
  });

  it('folds a letter at a time or all at once to the same', () => {
    fc.assert(
      fc.property(fc.anyText(), (text) => {
        const clusters = text.match(/.[\p{M}\u1160-\u11ff\uff9e\uff9f]*/gsu) ?? [];
        expect(clusters.map(fold).join('')).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });
});
