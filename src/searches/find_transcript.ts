import { presentTranscript, transcriptPartOutput } from '../answers/transcript_part.ts';
import { orNothing } from '../lists/search.ts';
import { getNote } from '../service/note.ts';
import { required, string, wholeNumber } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';
import * as pickers from '../zapier/pickers.ts';

export default search({
  key: 'find_transcript',
  noun: 'Transcript',
  label: 'Find Transcript',
  description: 'Finds the transcript of one note as a dialogue with times, in parts of a length you choose.',
  inputs: {
    noteId: required(
      pickers.note({ label: 'Note', helpText: 'Map a Note ID from another step, or choose a note.' }),
    ),
    speaker: string({
      label: 'Speaker',
      helpText: "Returns only this person's words. A first name, last name, full name, or email address.",
    }),
    part: wholeNumber({
      label: 'Part',
      helpText: 'Returns only this part, counted from 1. If empty, all parts.',
      least: 1,
      most: 100_000,
    }),
    maxCharacters: wholeNumber({
      label: 'Maximum Characters',
      helpText: 'Longest part, from 500 to 50,000 characters. For a Notion block, use 2,000.',
      least: 500,
      most: 50_000,
      default: '15000',
    }),
  },
  output: transcriptPartOutput,
  perform: async (step, { noteId, ...wanted }) => {
    const note = await orNothing(getNote(step.client, noteId));
    return note === undefined ? [] : await presentTranscript(note, wanted);
  },
});
