import type { Note } from '../service/note.ts';
import { choice, type InputValues } from '../zapier/inputs.ts';
import { output, type Presented, type Rows } from '../zapier/output.ts';
import { type Format, formatField } from './chosen_parts.ts';
import { noteRows } from './output.ts';

export const sectionFields = {
  lookIn: choice({
    label: 'Look In',
    choices: { both: 'Both', summary: 'Summary', 'enhanced-note': 'AI-enhanced note' },
    default: 'both',
  }),
  format: formatField(),
};

const FORMATS: Readonly<Partial<Record<string, Format>>> = {
  text: 'plain',
  html: 'html',
  slack: 'slack',
  markdown: 'markdown',
};

/** The sections of a note with a heading, their texts in the chosen format; those with exactly this heading first. */
export async function presentSections(
  note: Note,
  { heading, lookIn, format }: InputValues<typeof sectionFields> & { heading: string },
): Promise<Presented[]> {
  const inFormat = (record: object) =>
    Object.fromEntries(
      Object.entries(record).filter(([key]) => format === 'all' || (FORMATS[key] ?? format) === format),
    );
  const summary = lookIn === 'enhanced-note' ? null : note.summary;
  const enhancedNote = lookIn === 'summary' ? null : note.enhancedNote;
  const sections = await sectionsOf({ ...note, summary, enhancedNote }, heading);
  return sections.map(({ id, items, ...section }) => ({
    ...inFormat(section),
    items: items.map(inFormat),
    id,
  }));
}

async function sectionsOf({ id: noteId, title, summary, enhancedNote }: Note, wanted: string) {
  const { sameKindTest } = await import('../action_items/meaning.ts');
  const { markdownToHtml, markdownToText, parseMarkdown } = await import('../text/markdown.ts');
  const { sectionsNamed } = await import('../text/sections.ts');
  const { markdownToSlack } = await import('../text/slack.ts');
  const forms = (markdown: string) => {
    const parsed = parseMarkdown(markdown);
    const [text, html, slack] = [markdownToText(parsed), markdownToHtml(parsed), markdownToSlack(parsed)];
    return { text, html, slack, markdown };
  };
  const sections = sectionsNamed([summary, enhancedNote], wanted, sameKindTest(wanted));
  return sections.map(({ key, heading, isExact: isExactHeading, markdown, bullets }) => ({
    heading,
    isExactHeading,
    ...forms(markdown),
    items: bullets.map(forms),
    noteTitle: title,
    noteId,
    id: `${noteId}-${key}`,
  }));
}

const offer = 'Anna Berg: send the two-year offer by Friday';
const seats = 'Mei Tanaka: confirm the number of seats';

export const sectionOutput = output({
  heading: ['Heading', 'Next steps'],
  isExactHeading: [{ label: 'Heading Is Exact', type: 'boolean' }, true],
  text: ['Section (Plain Text)', `- ${offer}\n- ${seats}`],
  html: ['Section (HTML)', `<ul>\n<li>${offer}</li>\n<li>${seats}</li>\n</ul>`],
  slack: ['Section (Slack)', `• ${offer}\n• ${seats}`],
  markdown: ['Section (Markdown)', `- ${offer}\n- ${seats}`],
  items: [
    {
      label: 'Bullets',
      children: {
        text: 'Bullet (Plain Text)',
        html: 'Bullet (HTML)',
        slack: 'Bullet (Slack)',
        markdown: 'Bullet (Markdown)',
      },
    },
    [offer, seats].map((text) => ({ text, html: `<p>${text}</p>`, slack: text, markdown: text })),
  ],
  noteTitle: ['Note Title', noteRows.title[1]],
  noteId: noteRows.id,
  id: ['Section ID', `${noteRows.id[1]}-2-5`],
} satisfies Rows<Awaited<ReturnType<typeof sectionsOf>>[number]>);
