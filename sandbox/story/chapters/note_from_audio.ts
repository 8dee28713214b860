import { createHash } from 'node:crypto';

import * as zod from 'zod';

import { type Chapter, zapNote } from '../chapter.ts';
import { check } from '../failure.ts';
import { recordTone, share } from '../recording.ts';

const title = 'Voice memo: the way home';
const seconds = 90;
/** The action's result, which is returned before the recording is processed. */
const noteFromAudio = zod.object({
  noteId: zod.string(),
  status: zod.string(),
  durationSec: zod.number(),
  fileExtension: zod.string(),
  sizeBytes: zod.number(),
});
/** A note from a recording has no participants. */
const namedNote = zapNote.pick({ id: true, title: true, durationText: true });

/** An action that takes a file, and a trigger that fires when the note is complete. */
export const fromAudio: Chapter = {
  title: 'Fifth Zap: a recording becomes a note with a transcript (Create Note From Audio)',

  async tell({ connection, step, workspace, zapier }) {
    const zap = await step('A Zap waits for completed notes: New Completed Note', () =>
      zapier.turnOn(connection, 'note_completed', { titleContains: 'voice memo' }),
    );

    const created = await step('A recording arrives, and Create Note From Audio uploads it', async (show) => {
      const recording = recordTone(seconds);
      const shared = await share(recording);
      try {
        const made = noteFromAudio.parse(
          await zapier.create(connection, 'create_note_from_audio', { audio: shared.link, title }),
        );
        check(made.durationSec === seconds, `The detected duration was ${made.durationSec} seconds.`);
        const [stored] = workspace.store.objects();
        check(stored?.sha256 === sha256(recording), 'The workspace did not receive the recording unchanged.');
        show(
          `${made.fileExtension.toUpperCase()}, ${made.durationSec} seconds, ${(made.sizeBytes / 1e6).toFixed(1)} MB, uploaded byte for byte`,
          `Status  ${made.status}`,
        );
        return made;
      } finally {
        shared.close();
      }
    });

    await step(
      'The workspace transcribes and summarizes it, and the next poll returns the note',
      async (show) => {
        await workspace.settled();
        const [run, ...more] = await zapier.poll(zap);
        check(
          run !== undefined && more.length === 0,
          'The poll did not return exactly the recording’s note.',
        );
        const note = namedNote.parse(run.item);
        check(note.id === created.noteId && note.title === title, 'The poll returned another note.');
        show(`${note.title}, ${note.durationText}`);
      },
    );

    await step('The Zap is turned off', () => zapier.turnOff(zap));
  },
};

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
