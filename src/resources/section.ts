import { type FieldSpecs, type Output, outputFields, type Presented } from '../zapier/output.ts';
import type { Note } from './note/note.ts';
import { noteSample } from './note/sample.ts';

/** The sections of a note's summary and enhanced note with a heading, in each form; those with exactly this heading first. */
export async function presentSections(note: Note, heading: string) {
  const { markdownToHtml, markdownToText, parseMarkdown } = await import('../text/markdown.ts');
  const { sectionsNamed } = await import('../text/sections.ts');
  const { markdownToSlack } = await import('../text/slack.ts');
  return sectionsNamed([note.summary, note.enhancedNote], heading).map((section) => {
    const parsed = parseMarkdown(section.markdown);
    return {
      id: `${note.id}-${section.key}`,
      heading: section.heading,
      text: markdownToText(parsed),
      html: markdownToHtml(parsed),
      slack: markdownToSlack(parsed),
      markdown: section.markdown,
      noteId: note.id,
      noteTitle: note.title,
    } satisfies Presented;
  });
}

type PresentedSection = Awaited<ReturnType<typeof presentSections>>[number];

const sentence = 'The contract ends on 30 April. Luis wants to renew for';

export const sectionOutput: Output = {
  outputFields: outputFields({
    heading: 'Heading',
    text: 'Section (Plain Text)',
    html: 'Section (HTML)',
    slack: 'Section (Slack)',
    markdown: 'Section (Markdown)',
    noteTitle: 'Note Title',
    noteId: 'Note ID',
    id: 'Section ID',
  } satisfies FieldSpecs<PresentedSection>),
  sample: {
    id: `${noteSample.id}-2-1`,
    heading: 'Where Northwind stands',
    text: `${sentence} two years if the price per seat stays.`,
    html: `<p>${sentence} <strong>two years</strong> if the price per seat stays.</p>`,
    slack: `${sentence} *two years* if the price per seat stays.`,
    markdown: `${sentence} **two years** if the price per seat stays.`,
    noteId: noteSample.id,
    noteTitle: noteSample.title,
  } satisfies PresentedSection,
};
