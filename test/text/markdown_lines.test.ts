import { describe, expect, it } from '@jest/globals';

import { markdownLines } from '../../src/text/markdown_lines.ts';
import { MARKUP } from '../support/markdown.ts';
import * as fc from '../support/properties.ts';

describe('a line of Markdown', () => {
  it.each([
    ['## Next steps ##', { kind: 'heading', depth: 2, title: 'Next steps' }],
    ['Overview\n---', { kind: 'heading', depth: 2, title: 'Overview' }],
    ['| Task | a \\| b |', { kind: 'row', cells: [' Task ', ' a \\| b '], isHeader: false }],
    ['Task | Owner\n--- | ---', { kind: 'row', cells: ['Task ', ' Owner'], isHeader: true }],
    ['***', { kind: 'rule' }],
    ['#hashtag', { kind: 'text', content: '#hashtag' }],
    ['```js', { kind: 'code' }],
    [' \t', { kind: 'blank' }],
  ])('%j is %j', (markdown, expected) => {
    const [line] = markdownLines(markdown);
    expect(line).toStrictEqual({
      raw: expect.any(String),
      quote: expect.any(String),
      indent: expect.any(Number),
      ...expected,
    });
  });

  it('in a block of code is code, up to the fence that closes it', () => {
    const kinds = (markdown: string) => markdownLines(markdown).map(({ kind }) => kind);
    expect(kinds('````\n# a\n```\n````\n# a')).toStrictEqual(['code', 'code', 'code', 'code', 'heading']);
    expect(kinds('~~~\n- a')).toStrictEqual(['code', 'code', 'code']);
    expect(kinds('```a``` b')).toStrictEqual(['text']);
  });

  it('is kept as written, so that all lines are the text again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MARKUP, '\n', '\n', '===', '---', 'a', '| ')), (pieces) => {
        const markdown = pieces.join('').replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n');
        const text = markdownLines(markdown)
          .map(({ raw }) => raw)
          .join('\n');
        expect(text.slice(0, markdown.length)).toBe(markdown);
        // What closes an open block of code.
        expect(text.slice(markdown.length)).toMatch(/^(?:\n(?:`{3,}|~{3,}))?$/);
      }),
    );
  });
});
