import { describe, expect, it } from '@jest/globals';

import { actionItems } from '../../src/notes/action_items.ts';
import { markdownToHtml, markdownToText } from '../../src/notes/rich_text.ts';
import { speakers } from '../../src/notes/transcript.ts';
import { listPieces } from './list_pieces.ts';

describe('action items', () => {
  it.each([...listPieces, '- [ ] A: b\n', '- [ ] (A\n', '漢', '\ud800', '\0'])(
    'a megabyte of %p is read in linear time',
    (piece) => {
      const start = performance.now();
      actionItems([`# To do\n- ${piece.repeat(1_000_000 / piece.length)}`]);
      expect(performance.now() - start).toBeLessThan(3000);
    },
  );

  it('a megabyte of different names is read in linear time', () => {
    const start = performance.now();
    const names = Array.from({ length: 40_000 }, (_, index) => `- [ ] @a${index} report`);
    expect(actionItems([names.join('\n')])).toHaveLength(40_000);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

/** A megabyte each takes up to four seconds; a quadratic reader would need minutes for this much. */
describe.each([
  '[',
  '![',
  '*',
  '**_* ',
  '>',
  '> ',
  '<',
  '<a ',
  '<!--',
  '<![CDATA[',
  '`',
  '- ',
  '1. ',
  '[](',
  '[a][',
  '|',
  '&',
  '\\',
  'https://',
  '- [ ] a\n',
  '漢',
  '\ud800',
])('a long text of %p', (piece) => {
  const markdown = piece.repeat(100_000 / piece.length);

  it('is read in linear time', () => {
    const start = performance.now();
    markdownToHtml(markdown);
    markdownToText(markdown);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('speakers', () => {
  it('takes a text of a million Japanese characters in its stride', () => {
    const start = performance.now();
    speakers([{ speaker: 'Anna', text: '漢字'.repeat(500_000), startTimestamp: null, endTimestamp: null }]);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
