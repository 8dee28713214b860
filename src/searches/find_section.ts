import { presentSections, sectionFields, sectionOutput } from '../answers/section.ts';
import { orNothing } from '../lists/search.ts';
import { getNote } from '../service/note.ts';
import { required, string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';
import * as pickers from '../zapier/pickers.ts';

export default search({
  key: 'find_section',
  noun: 'Note Section',
  label: 'Find Note Section',
  description:
    "Finds the sections of a note's summary or AI-enhanced note by their heading, such as the decisions. Each bullet of a section is also a line item.",
  inputs: {
    noteId: required(
      pickers.note({ label: 'Note', helpText: 'Map a Note ID from another step, or choose a note.' }),
    ),
    heading: required(
      string({
        label: 'Heading Contains',
        helpText:
          'A word or phrase in the heading. Sections with exactly this heading come first. Usual headings, such as "Decisions" or "Next steps", are also found in other languages.',
        placeholder: 'Decisions',
      }),
    ),
    ...sectionFields,
  },
  output: sectionOutput,
  perform: async (step, { noteId, ...wanted }) => {
    const note = await orNothing(getNote(step.client, noteId));
    return note === undefined ? [] : await presentSections(note, wanted);
  },
});
