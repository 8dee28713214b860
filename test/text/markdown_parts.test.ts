import { describe, expect, it } from '@jest/globals';

import { markdownToHtml, markdownToText } from '../../src/text/markdown.ts';
import {
  belowHeading,
  escapeMarkdown,
  escapeMarkdownLine,
  firstSection,
  summaryExcerpt,
} from '../../src/text/markdown_parts.ts';
import { MARKUP } from '../support/markdown.ts';
import * as fc from '../support/properties.ts';

const SUMMARY =
  '## Summary\n\nKestrel renews.\n\nFor two years.\n\n### Risks\n\nNone.\n\n## Action items\n\n- [ ] Anna: call';

describe('the excerpt of a summary', () => {
  it.each([
    ['is its first paragraph, not a heading', SUMMARY, 'Kestrel renews.'],
    ['skips headings without marks', '**Overview**\n\nOVERVIEW:\n\nAll is *well*.', 'All is well.'],
    [
      'skips lists and what continues them',
      '- [ ] Ben: call\nher.\n\n  Soon.\n\nAll is well.',
      'All is well.',
    ],
    ['skips facts if sentences follow', 'Date: 12 March\nRoom 4\n\nAll is “well.”\n\nBye.', 'All is “well.”'],
    ['is a paragraph without an end if there is no other', '# Call\n\nShort call', 'Short call'],
    ['keeps the lines of a paragraph', 'One\ntwo.\n\nThree.', 'One\ntwo.'],
    ['finds a sentence in a quotation and in Japanese', '# 要約\n\n> 更新します。', '更新します。'],
  ])('%s', (_what, summary, text) => {
    expect(summaryExcerpt(summary)).toBe(text);
  });
});

describe('belowHeading', () => {
  it.each([
    [SUMMARY, 4, SUMMARY.replace(/^#/gm, '###')],
    ['# A\n\n###### B', 5, '##### A\n\n###### B'],
    ['Title\n===\n\nText\n\n Part\n---\nMore', 3, '### Title\n\nText\n\n#### Part\nMore'],
    ['- item\n---\n\n| a |\n| - |', 3, '- item\n---\n\n| a |\n| - |'],
    ['## A\n\n```\n# no heading\n```', 3, '### A\n\n```\n# no heading\n```'],
    ['## A\n\n```\n```js\n# no heading\n```', 3, '### A\n\n```\n```js\n# no heading\n```'],
    ['## A\n\n```\ncode\n``` \n\n## B', 3, '### A\n\n```\ncode\n``` \n\n### B'],
    ['---\n\n## A', 3, '---\n\n### A'],
    ['\nNo heading\n', 3, 'No heading'],
  ])('moves the headings of %j down to depth %d', (markdown, top, below) => {
    expect(belowHeading(markdown, top)).toBe(below);
  });

  it('closes an open code block, so that it does not swallow what follows', () => {
    expect(belowHeading('Text\n\n````\ncode\n```', 3)).toBe('Text\n\n````\ncode\n```\n````');
  });
});

describe('firstSection', () => {
  it.each([
    [SUMMARY, 'Kestrel renews.\n\nFor two years.'],
    ['Kestrel renews.\n\n## Next\n\nCall', 'Kestrel renews.'],
    ['# Renewal\n\n**Overview**\n\nKestrel renews.\n\n **Next steps:**\n\n- Call', 'Kestrel renews.'],
    ['Overview\n--------\nKestrel renews.', 'Kestrel renews.'],
    ['## A\n  \n## B\nText', 'Text'],
    ['## Only a heading', ''],
  ])('of %j is %j', (markdown, section) => {
    expect(firstSection(markdown)).toBe(section);
  });
});

const markedText = fc
  .array(fc.oneof(fc.constantFrom(...MARKUP, ' ', '\n'), fc.string({ maxLength: 5 })), { maxLength: 12 })
  .map((pieces) => pieces.join(''));

const lines = (text: string) =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

describe('plain text escaped as markdown', () => {
  it.each([
    ['Nov 20, 2026 – 5 * 3 (done)', 'Nov 20, 2026 – 5 \\* 3 (done)'],
    ['\n  a \n\n\n\n b\n', 'a\n\nb'],
    ['file_name.md & Co.', 'file_name.md & Co.'],
    ['12. Twelfth', '12\\. Twelfth'],
    ['## Room 3. C # D', '\\## Room 3. C # D'],
    ['#\n#1 of R&D - C#', '\\#\n#1 of R&D - C#'],
    ['~~a~~ _b_ ##', '\\~\\~a\\~\\~ \\_b\\_ \\##'],
    ['https://x.example/a_b?c=1', 'https://x.example/a_b?c=1'],
    ['https://x.example/a<b>', 'https\\://x.example/a\\<b>'],
  ])('%j has no needless backslashes: %j', (text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown);
  });

  it('looks unchanged when rendered', () => {
    fc.assert(
      fc.property(markedText, (text) => {
        expect(markdownToText(escapeMarkdown(text))).toBe(lines(text));
        expect(markdownToHtml(escapeMarkdown(text))).not.toMatch(/<(?!\/?(?:p|br|a)\b)/);
      }),
      { numRuns: 500 },
    );
  });

  it('looks unchanged in a heading and in a list item', () => {
    fc.assert(
      fc.property(markedText, (text) => {
        const line = text.replace(/\s+/gu, ' ').trim();
        fc.pre(line !== '');
        expect(markdownToText(`## ${escapeMarkdownLine(text)}`)).toBe(line);
        expect(markdownToText(`**${escapeMarkdownLine(text)}:**`)).toBe(`${line}:`);
        expect(markdownToText(`- [ ] ${escapeMarkdownLine(text)}`)).toBe(`☐ ${line}`);
      }),
      { numRuns: 500 },
    );
  });
});
