import type { Note } from '../service/note.ts';
import { output, type Rows } from '../zapier/output.ts';
import { noteRows } from './output.ts';

/** The sections of a note's summary and enhanced note with a heading, in each form; those with exactly this heading first. */
export async function presentSections({ id: noteId, title, summary, enhancedNote }: Note, heading: string) {
  const { sameKindTest } = await import('../action_items/headings.ts');
  const { markdownToHtml, markdownToText, parseMarkdown } = await import('../text/markdown.ts');
  const { sectionsNamed } = await import('../text/sections.ts');
  const { markdownToSlack } = await import('../text/slack.ts');
  const sections = sectionsNamed([summary, enhancedNote], heading, sameKindTest(heading));
  return sections.map(({ key, heading, markdown }) => {
    const parsed = parseMarkdown(markdown);
    const [text, html, slack] = [markdownToText(parsed), markdownToHtml(parsed), markdownToSlack(parsed)];
    return { id: `${noteId}-${key}`, heading, text, html, slack, markdown, noteId, noteTitle: title };
  });
}

const sentence = 'The contract ends on 30 April. Luis wants to renew for';

export const sectionOutput = output({
  heading: ['Heading', 'Where Northwind stands'],
  text: ['Section (Plain Text)', `${sentence} two years if the price per seat stays.`],
  html: ['Section (HTML)', `<p>${sentence} <strong>two years</strong> if the price per seat stays.</p>`],
  slack: ['Section (Slack)', `${sentence} *two years* if the price per seat stays.`],
  markdown: ['Section (Markdown)', `${sentence} **two years** if the price per seat stays.`],
  noteTitle: ['Note Title', noteRows.title[1]],
  noteId: noteRows.id,
  id: ['Section ID', `${noteRows.id[1]}-2-1`],
} satisfies Rows<Awaited<ReturnType<typeof presentSections>>[number]>);
