import { describe, expect, it } from '@jest/globals';

import { noteRows } from '../../src/answers/output.ts';
import { presentSections, sectionOutput } from '../../src/answers/section.ts';
import { aNote } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { runSearch } from '../support/zapier.ts';

const service = useService();
const note = (differing: object) =>
  service.on('GET', '/v1/notes/n').reply(200, { note: aNote({ id: 'n', ...differing }) });

describe('Find Note Section', () => {
  it('returns a section in every form, without the rest of the note', async () => {
    note({
      title: 'Board',
      summary: '# Board\n\n## Decisions\n\n- We buy **Kestrel**\n- [x] Done\n\n## Risks\n\nNone.',
      enhancedNote: 'Decisions so far:\n- We wait',
    });
    expect(await runSearch('find_section', { noteId: 'n', heading: 'decisions' })).toStrictEqual([
      {
        id: 'n-1-3',
        heading: 'Decisions',
        isExactHeading: true,
        text: '- We buy Kestrel\n☑ Done',
        html: '<ul>\n<li>We buy <strong>Kestrel</strong></li>\n<li>☑ Done</li>\n</ul>',
        slack: '• We buy *Kestrel*\n☑ Done',
        markdown: '- We buy **Kestrel**\n- [x] Done',
        items: [
          {
            text: 'We buy Kestrel',
            html: '<p>We buy <strong>Kestrel</strong></p>',
            slack: 'We buy *Kestrel*',
            markdown: 'We buy **Kestrel**',
          },
          expect.objectContaining({ text: '☑ Done', markdown: '- [x] Done' }),
        ],
        noteId: 'n',
        noteTitle: 'Board',
      },
      expect.objectContaining({ id: 'n-2-1', heading: 'Decisions so far', isExactHeading: false }),
    ]);
  });

  it.each([
    ['decisions', 'Beschlüsse'],
    ['next steps', 'Nächste Schritte'],
    ['Preguntas', 'Open questions'],
    ['Summary', 'Résumé'],
    ['Risiken', 'Riesgos'],
    ['ordre du jour', '议程'],
    ['Attendees', '参加者'],
  ])('finds, with %j, the same section in another language: %j', async (heading, written) => {
    note({ summary: `## Kestrel\n\nFast.\n\n## ${written}\n\nA line.\n\n## Budget\n\nTight.` });
    const found = await runSearch('find_section', { noteId: 'n', heading });
    expect(found.map((section) => section.heading)).toStrictEqual([written]);
  });

  it('puts the exact heading before those that mean the same', async () => {
    note({ summary: '## Beschlüsse\n\nJa.\n\n## Resolved\n\nYes.\n\n## Decisions\n\nWe do.' });
    const found = await runSearch('find_section', { noteId: 'n', heading: 'decisions' });
    expect(found.map(({ heading }) => heading)).toStrictEqual(['Decisions', 'Beschlüsse', 'Resolved']);
  });

  it('returns nothing if there is no such section, or no such note', async () => {
    note({ summary: 'Decisions were made.' });
    expect(await runSearch('find_section', { noteId: 'n', heading: 'decisions' })).toStrictEqual([]);
    service.on('GET', '/v1/notes/x').reply(404, {});
    expect(await runSearch('find_section', { noteId: 'x', heading: 'decisions' })).toStrictEqual([]);
  });

  it.each([
    ['summary', ['n-1-1']],
    ['enhanced-note', ['n-2-1']],
    ['', ['n-1-1', 'n-2-1']],
  ])('looks in %j', async (lookIn, ids) => {
    note({ summary: '# Risks\n\nOne.', enhancedNote: '# Risks\n\nTwo.' });
    const found = await runSearch('find_section', { noteId: 'n', heading: 'Risks', lookIn });
    expect(found.map(({ id }) => id)).toStrictEqual(ids);
  });

  it('returns a line item for each bullet of the first level, in the chosen format', async () => {
    note({
      summary:
        '## Decisions\n\nToday:\n\n- We move\n  - in **May**\n\n  all of us\n\n1. We pay\n\n# Other\n- x',
    });
    const inputs = { noteId: 'n', heading: 'decisions', format: 'plain' };
    const [section] = await runSearch('find_section', inputs);
    expect(section?.items).toStrictEqual([{ text: 'We move\n\n- in May\n\nall of us' }, { text: 'We pay' }]);
    expect(Object.keys(section ?? {})).not.toContain('html');
  });

  it('has the sample that the sample note gives', async () => {
    const { id, title, enhancedNote } = noteRows;
    const note = aNote({ id: id[1], title: title[1], enhancedNote: enhancedNote[1] });
    const wanted = { heading: 'next steps', lookIn: 'both', format: 'all' } as const;
    expect(await presentSections(note, wanted)).toStrictEqual([{ ...sectionOutput.sample }]);
  });
});
