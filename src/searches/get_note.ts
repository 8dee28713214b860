import { chosenParts } from '../answers/chosen_parts.ts';
import { noteOutput } from '../answers/output.ts';
import { presentNote } from '../answers/presenter.ts';
import { orNothing } from '../lists/search.ts';
import { getNote } from '../service/note.ts';
import { required } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';
import * as pickers from '../zapier/pickers.ts';

export default search({
  key: 'get_note',
  noun: 'Note',
  label: 'Find Note by ID',
  description:
    'Finds one note by its ID, with everything in it: summary, AI-enhanced note, written notes, action items, speakers, and transcript.',
  inputs: {
    noteId: required(
      pickers.note({
        label: 'Note',
        helpText: 'Map a Note ID from another step, such as Find Note Summaries, or choose a note.',
      }),
    ),
    ...chosenParts,
  },
  output: noteOutput,
  perform: async (step, { noteId, ...chosen }) => {
    const note = await orNothing(getNote(step.client, noteId));
    return note ? [await presentNote(step, note, chosen)] : [];
  },
});
