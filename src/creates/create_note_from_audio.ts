import { AUDIO_FORMATS, createNoteFromAudio, requestUpload } from '../resources/audio_note.ts';
import { baseUrlIsLoopback } from '../api/base_url.ts';
import { NOTE_KINDS } from '../resources/note/note.ts';
import * as pickers from '../zapier/pickers.ts';
import { type AudioNote, audioNoteOutput } from '../resources/audio_note.ts';
import { number, choice, file, required, exactString } from '../zapier/inputs.ts';
import { create } from '../zapier/operations.ts';

const DEFAULT_KIND = 'in-person';

export default create({
  key: 'create_note_from_audio',
  noun: 'Note',
  label: 'Create Note From Audio',
  description: 'Creates a note from a recording; its transcript and summary follow by themselves.',
  inputs: {
    audio: required(
      file({
        label: 'Audio',
        helpText:
          'A recording from an earlier step, or a public link to one: M4A, MP3, WAV or AAC, up to 4 hours and 450 MB. The note is ready later: use the trigger New Completed Note for what comes next. Needs an Enterprise plan.',
      }),
    ),
    title: exactString({ label: 'Title', helpText: 'Left empty, a title is made from what was said.' }),
    kind: choice({ label: 'Kind of Meeting', choices: NOTE_KINDS, default: DEFAULT_KIND }),
    tagIds: pickers.folders({ label: 'Tags' }),
    existingNoteId: pickers.note({
      label: 'Existing Note',
      helpText: 'Puts the recording into this note instead of a new one. Its kind becomes the one above.',
    }),
    durationSec: number({
      label: 'Duration (Seconds)',
      helpText: 'Found out by itself. Fill it in only if a run asks for it.',
    }),
    fileExtension: choice({
      label: 'File Extension',
      choices: AUDIO_FORMATS,
      helpText: 'Found out by itself.',
    }),
  },
  output: audioNoteOutput,
  perform: async ({ client, upload }, input): Promise<AudioNote & Record<string, unknown>> => {
    const { audio, title, kind = DEFAULT_KIND, tagIds, existingNoteId, durationSec, fileExtension } = input;
    // What it takes to read audio files is loaded when a file is there to be read.
    const { transferRecording } = await import('../audio/transfer.ts');
    const { audioUrl, ...recording } = await transferRecording({
      source: audio,
      given: { durationSec, fileExtension },
      allowPrivateAddresses: baseUrlIsLoopback(),
      deadline: client.deadline,
      requestAddress: (described) => requestUpload(client, described),
      send: upload,
    });
    const tags = tagIds.length > 0 ? tagIds : undefined;
    const id = await createNoteFromAudio(client, { audioUrl, title, tags, kind, existingNoteId });
    // The answer gives the id alone; this is the first state the service documents for a note from audio.
    return { id, noteId: id, status: 'transcript-processing', title: title ?? null, kind, ...recording };
  },
});
