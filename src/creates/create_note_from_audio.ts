import { baseUrlIsLoopback } from '../api/base_url.ts';
import { AUDIO_FORMATS, audioNoteOutput, createNoteFromAudio, requestUpload } from '../service/audio_note.ts';
import { folderDirectory } from '../service/folder.ts';
import { NOTE_KINDS } from '../service/note.ts';
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
      helpText: 'The folders to put the note in: their IDs, names, or paths.',
    }),
    existingNoteId: pickers.note({
      label: 'Existing Note',
      helpText:
        'Updates this note with the recording instead of creating one; the existing text may be replaced. Its kind of meeting changes to the one chosen above.',
    }),
    ...inGroup('advanced', {
      durationSec: number({
        label: 'Duration (Seconds)',
        helpText: 'Leave empty unless an error message asks for it.',
        placeholder: '3723',
      }),
      fileExtension: choice({
        label: 'File Extension',
        choices: AUDIO_FORMATS,
        helpText: 'Leave empty unless an error message asks for it.',
      }),
    }),
  },
  output: audioNoteOutput,
  perform: async (step, { audio, tagIds, durationSec, fileExtension, ...note }) => {
    const { client } = step;
    // The code for audio files is loaded when it is needed, not at startup.
    const { AudioProblem } = await import('../audio/problems.ts');
    const { transferRecording } = await import('../audio/transfer.ts');
    const folders = folderDirectory(step);
    const { audioUrl, ...recording } = await transferRecording({
      source: audio,
      given: { durationSec, fileExtension },
      allowPrivateAddresses: baseUrlIsLoopback(),
      deadline: client.deadline,
      requestUpload: async (described) => {
        // Nothing is uploaded for a folder that does not exist.
        await folders.ids('Folders', tagIds);
        const target = await requestUpload(client, described);
        if (client.isKeyIn(target.presignedUrl)) throw new AudioProblem('upload-url');
        return target;
      },
    });
    const tags = await folders.ids('Folders', tagIds);
    const created = await createNoteFromAudio(step, {
      audioUrl,
      ...note,
      ...(tags.length > 0 && { tags }),
    });
    return { ...created, ...recording };
  },
});
