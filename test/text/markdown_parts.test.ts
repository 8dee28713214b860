import { describe, expect, it } from '@jest/globals';
import * as fc from '../support/properties.ts';

import { markdownToHtml, markdownToText } from '../../src/text/markdown.ts';
import {
  belowHeading,
  escapeMarkdown,
  escapeMarkdownLine,
  firstSection,
} from '../../src/text/markdown_parts.ts';

const SUMMARY =
  '## Summary\n\nKestrel renews.\n\nFor two years.\n\n### Risks\n\nNone.\n\n## Action items\n\n- [ ] Anna: call';

describe('markdown below a heading', () => {
  it.each([
    [SUMMARY, 4, SUMMARY.replace(/^#/gm, '###')],
    ['# A\n\n###### B', 5, '##### A\n\n###### B'],
    ['Title\n===\n\nText\n\nPart\n---\nMore', 3, '### Title\n\nText\n\n#### Part\nMore'],
    ['- item\n---\n\n| a |\n| - |', 3, '- item\n---\n\n| a |\n| - |'],
    ['## A\n\n```\n# no heading\n```', 3, '### A\n\n```\n# no heading\n```'],
    ['No heading', 3, 'No heading'],
  ])('%j keeps its structure, from depth %d on', (markdown, top, below) => {
    expect(belowHeading(markdown, top)).toBe(below);
  });

  it('closes a code block that is left open, so that what follows is no code', () => {
    expect(belowHeading('Text\n\n````\ncode\n```', 3)).toBe('Text\n\n````\ncode\n```\n````');
  });
});

describe('the first section of a summary', () => {
  it.each([
    [SUMMARY, 'Kestrel renews.\n\nFor two years.'],
    ['Kestrel renews.\n\n## Next\n\nCall', 'Kestrel renews.'],
    ['# Renewal\n\n**Overview**\n\nKestrel renews.\n\n**Next steps:**\n\n- Call', 'Kestrel renews.'],
    ['Overview\n--------\nKestrel renews.', 'Kestrel renews.'],
    ['## Only a heading', ''],
    ['', ''],
  ])('of %j is %j', (markdown, section) => {
    expect(firstSection(markdown)).toBe(section);
  });
});

/** Marks of markdown, in the places where they count. */
const markedText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '# ',
          '#',
          '- ',
          '+ ',
          '* ',
          '*',
          '**',
          '_',
          '__',
          '~~',
          '`',
          '```',
          '> ',
          '1. ',
          '1) ',
          '===',
          '---',
        ],
        ...[
          '|',
          '|-|',
          '[a](b)',
          '![a](b)',
          '[a]: b',
          '<b>',
          '<!--',
          '&amp;',
          '&',
          '\\',
          '\n',
          ' ',
          ':-|',
          'a',
          '- [ ] ',
        ],
      ),
      fc.string({ maxLength: 5 }).filter((text) => !text.includes('\0')),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

const lines = (text: string) =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

describe('plain text as markdown', () => {
  it.each([
    ['Nov 20, 2026 – 5 * 3 (done)', 'Nov 20, 2026 – 5 \\* 3 (done)'],
    ['file_name.md & Co.', 'file_name.md & Co.'],
    ['1. First', '1\\. First'],
    ['R&D - C#', 'R&D - C#'],
  ])('%j is marked only where it has to be: %j', (text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown);
  });

  it('shows what it was', () => {
    fc.assert(
      fc.property(markedText, (text) => {
        expect(markdownToText(escapeMarkdown(text))).toBe(lines(text));
        expect(markdownToHtml(escapeMarkdown(text))).not.toMatch(/<(?!\/?(?:p|br|a)\b)/);
      }),
      { numRuns: 500 },
    );
  });

  it('shows what it was in a heading and in a list item', () => {
    fc.assert(
      fc.property(markedText, (text) => {
        const line = text.replace(/\s+/gu, ' ').trim();
        fc.pre(line !== '');
        expect(markdownToText(`## ${escapeMarkdownLine(text)}`)).toBe(line);
        expect(markdownToText(`- [ ] ${escapeMarkdownLine(text)}`)).toBe(`- [ ] ${line}`);
      }),
      { numRuns: 500 },
    );
  });
});
