import { describe, expect, it } from '@jest/globals';

import { markdownLines } from '../../src/text/markdown_lines.ts';
import { sectionsIn, sectionsNamed } from '../../src/text/sections.ts';
import * as fc from '../support/properties.ts';

const named = (markdown: string, wanted: string) =>
  sectionsNamed([markdown], wanted).map(({ heading, markdown: content }) => [heading, content]);

describe('a section', () => {
  it('runs to the next heading of its level or a higher one', () => {
    const text = '# Notes\n\nHello.\n\n## Decisions\n\n- a\n\n### Later\n\n- b\n\n## Risks\n\n- c';
    expect(named(text, 'decisions')).toStrictEqual([['Decisions', '- a\n\n### Later\n\n- b']]);
    expect(named(text, 'Notes')[0]?.[1]).toMatch(/^Hello\.[^]*- c$/);
    expect(named(text, 'later')).toStrictEqual([['Later', '- b']]);
  });

  it.each([
    ['**Decisions**\n- a\n\n**Risks**\n- b'],
    ['Decisions:\n- a\n\nRisks:\n- b'],
    ['DECISIONS\n- a\nRISKS\n- b'],
    ['Decisions\n---\n- a\n\nRisks\n---\n- b'],
    ['✅ **Decisions**\n- a\n# Risks\n- b'],
    ['1. **Decisions**\n   - a\n2. **Risks**\n   - b'],
    ['- Decisions:\n  - a\n- b'],
    ['- Decisions:\n\t- a\n\nb'],
    ['【Decisions】\n- a\n【Risks】\n- b'],
    ['> ## Decisions\n> - a\n> ## Risks\n> - b'],
  ])('begins at any kind of heading: %j', (text) => {
    expect(named(text, 'decisions').map(([, content]) => content?.replace(/^> /, ''))).toStrictEqual(['- a']);
  });

  it('of a list is a text of its own, whatever its indentation', () => {
    const text = '- a\n  - **Risks**\n    - b\n      - c\n\n      d\n  - e';
    expect(named(text, 'risks')).toStrictEqual([['Risks', '- b\n  - c\n\n  d']]);
  });

  it('is left out if it is empty, or repeats another', () => {
    expect(named('# Risks\n\n# Decisions\n\na', 'risks')).toStrictEqual([]);
    expect(sectionsNamed(['# Risks\na', '## Risks\n\na\n', null], 'risks')).toStrictEqual([
      { key: '1-1', heading: 'Risks', isExact: true, markdown: 'a', bullets: [] },
    ]);
  });

  it('with exactly the heading comes first; case, numbers, and signs do not matter', () => {
    const text = '# Key decisions\na\n# 2. DECISIONS:\nb\n# **Décisions**\nc\n# No decisions\nd';
    expect(named(text, 'Decisions')).toStrictEqual([
      ['2. DECISIONS', 'b'],
      ['Key decisions', 'a'],
      ['No decisions', 'd'],
    ]);
  });

  it('inside others counts again, and all of them are not longer than one text', () => {
    const inner = (length: number) => `# a\n## a 2\n### a 3\n${'b '.repeat(length / 2)}`;
    expect(named(inner(50_000), 'a')).toHaveLength(3);
    expect(named(inner(120_000), 'a')).toHaveLength(1);
    expect(named(inner(300_000), 'a')[0]?.[1]?.length).toBeLessThan(200_000);
  });
});

describe('the sections of any text', () => {
  const line = fc.constantFrom(
    ...['# A', '## B', '### C', '**D**', 'E:', '- **F**', '  - G:', '    - h', '- i', '  j', 'k', '', '```'],
    ...[
      '> ## L',
      '> m',
      '| n | o |',
      '|---|---|',
      '---',
      '1. **P**',
      '   - q',
      '- [ ] r',
      '\t- s',
      'T',
      '===',
    ],
  );

  it('lie inside each other or apart, so that each line belongs to one of them, or to none before the first', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (written) => {
        const lines = markdownLines(written.join('\n'));
        const sections = sectionsIn(lines);
        for (const [index, { from, to }] of sections.entries()) {
          expect(from).toBeLessThan(to);
          expect(to).toBeLessThanOrEqual(lines.length);
          for (const later of sections.slice(index + 1)) {
            expect(later.from).toBeGreaterThan(from);
            expect(later.from >= to || later.to <= to).toBe(true);
          }
        }
        const headings = lines.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
        const starts = sections.map(({ from }) => from);
        expect(starts).toStrictEqual(expect.arrayContaining(headings));
        // A line below a heading is in its section: only a heading, or the end of a list, ends one.
        const first = headings[0] ?? lines.length;
        for (const [index, { kind }] of lines.entries()) {
          const around = sections.filter(({ from, to }) => from <= index && index < to);
          if (index > first) expect(around.length).toBeGreaterThan(0);
          const nearest = headings.filter((heading) => heading < index).at(-1);
          if (kind !== 'heading' && nearest !== undefined) {
            expect(around.some(({ from }) => from === nearest)).toBe(true);
          }
        }
      }),
    );
  });
});
