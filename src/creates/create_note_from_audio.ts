import { baseUrlIsLoopback } from '../api/base_url.ts';
import {
  AUDIO_FORMATS,
  type AudioNote,
  audioNoteOutput,
  createNoteFromAudio,
  requestUpload,
} from '../resources/audio_note.ts';
import { folderDirectory } from '../resources/folder.ts';
import { NOTE_KINDS } from '../resources/note/note.ts';
import { choice, exactString, file, inGroup, number, required } from '../zapier/inputs.ts';
import { create } from '../zapier/operations.ts';
import * as pickers from '../zapier/pickers.ts';

export default create({
  key: 'create_note_from_audio',
  noun: 'Note',
  label: 'Create Note From Audio',
  description:
    'Creates a note from a recording; the transcript and summary follow automatically. Requires an Enterprise plan.',
  inputs: {
    audio: required(
      file({
        label: 'Audio',
        helpText:
          'A recording from another step, or a public link to one: M4A, MP3, WAV, or AAC, at most 4 hours and 450 MB. To use its summary, start another Zap with New Completed Note.',
      }),
    ),
    title: exactString({ label: 'Title', helpText: 'If empty, the title is generated from what was said.' }),
    kind: choice({ label: 'Kind of Meeting', choices: NOTE_KINDS, default: 'in-person' }),
    tagIds: pickers.folders({
      label: 'Folders',
      helpText: 'The folders to put the note in.',
    }),
    existingNoteId: pickers.note({
      label: 'Existing Note',
      helpText:
        'Adds the recording to this note instead of creating one. Choose it, or map a Note ID. Its kind of meeting changes, too.',
    }),
    ...inGroup('advanced', {
      durationSec: number({
        label: 'Duration (Seconds)',
        helpText: 'Leave empty. Fill it in only if an error asks for it.',
        placeholder: '3723',
      }),
      fileExtension: choice({
        label: 'File Extension',
        choices: AUDIO_FORMATS,
        helpText: 'Leave empty. Fill it in only if an error asks for it.',
      }),
    }),
  },
  output: audioNoteOutput,
  perform: async (step, input): Promise<AudioNote & Record<string, unknown>> => {
    const { client } = step;
    const { audio, title, kind, tagIds, existingNoteId, durationSec, fileExtension } = input;
    // The code for audio files is loaded when it is needed, not at startup.
    const { transferRecording } = await import('../audio/transfer.ts');
    let tags: string[] = [];
    const { audioUrl, ...recording } = await transferRecording({
      source: audio,
      given: { durationSec, fileExtension },
      allowPrivateAddresses: baseUrlIsLoopback(),
      deadline: client.deadline,
      requestUpload: async (described) => {
        tags = await folderDirectory(step).ids('Folders', tagIds);
        return await requestUpload(client, described);
      },
    });
    const filed = tags.length > 0 && { tags };
    const id = await createNoteFromAudio(client, { audioUrl, title, ...filed, kind, existingNoteId });
    // The response contains at most the id; this is the first status the service documents for a note from audio.
    return { id, noteId: id, status: 'transcript-processing', title: title ?? null, kind, ...recording };
  },
});
