import { describe, expect, it } from '@jest/globals';

import { markdownLines } from '../../src/text/markdown_lines.ts';
import { MARKUP } from '../support/markdown.ts';
import * as fc from '../support/properties.ts';

const bullet = (
  marker: string,
  content: string,
  done: boolean | null = null,
  title: string | null = null,
) => ({
  kind: 'bullet',
  marker,
  content,
  done,
  title,
});

describe('a line of Markdown', () => {
  it.each([
    ['## Next steps ##', { kind: 'heading', depth: 2, title: 'Next steps' }],
    ['Overview\n---', { kind: 'heading', depth: 2, title: 'Overview' }],
    ['> Overview\n> ===', { kind: 'heading', depth: 1, title: 'Overview' }],
    ['✅ **Our to-dos**', { kind: 'heading', depth: 7, title: 'Our to-dos' }],
    ['【決定事項】', { kind: 'heading', depth: 7, title: '決定事項' }],
    ['Open points:', { kind: 'heading', depth: 8, title: 'Open points:' }],
    ['✅ DÉCISIONS', { kind: 'heading', depth: 8, title: '✅ DÉCISIONS' }],
    ['- **Action items**', bullet('-', '**Action items**', null, 'Action items')],
    ['  -> call Acme', bullet('->', 'call Acme')],
    ['A1. call Acme', bullet('A1', 'call Acme')],
    ['2.1. call Acme', bullet('1', 'call Acme')],
    ['・資料を送る', bullet('・', '資料を送る')],
    ['三、工作安排', bullet('一、', '工作安排')],
    ['2. Att göra\n----------', { kind: 'heading', depth: 2, title: '2. Att göra' }],
    ['* [x] call Acme', bullet('*', 'call Acme', true)],
    ['☐ call Acme', bullet('', 'call Acme', false)],
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
