import * as zod from 'zod';

import { type Chapter, zapFolder, zapNote } from '../chapter.ts';
import { check } from '../failure.ts';
import { discoveryCall, planningMeeting } from '../meetings.ts';

/** What a later step receives if a file's pointer is mapped to one of its fields. */
const hydratedFile = zod.object({ filename: zod.string(), content: zod.instanceof(Buffer) });

/** A polling trigger with a filter, a search-or-create, an action, and files. */
export const noteCompleted: Chapter = {
  title: 'Second Zap: every finished client meeting is filed under the client’s name (New Completed Note)',

  async tell({ connection, step, workspace, zapier }) {
    const zap = await step(
      'The Zap is turned on: New Completed Note, external meetings only',
      async (show) => {
        const turnedOn = await zapier.turnOn(connection, 'note_completed', { audience: 'external' });
        check((await zapier.poll(turnedOn)).length === 0, 'The Zap fired for past meetings.');
        show('Existing notes are recorded and fire nothing. From now on, Zapier polls every few minutes.');
        return turnedOn;
      },
    );

    const note = await step(
      'Two meetings are completed, and the next poll returns the one with guests',
      async (show) => {
        workspace.endMeeting(planningMeeting);
        const meeting = workspace.endMeeting(discoveryCall);
        await workspace.settled();
        const [first, ...more] = await zapier.poll(zap);
        check(first !== undefined, 'The poll did not return the new meeting.');
        check(more.length === 0 && first.item.id === meeting.id, 'The poll returned more than the new note.');
        const fired = zapNote.parse(first.item);
        show(`${fired.title}, with ${fired.externalEmails}`);
        return fired;
      },
    );

    const client = note.participants.find(({ isExternal }) => isExternal === true)?.accountName ?? '';
    const findOrCreateFolder = async () => {
      const [owner] = await zapier.dropdown(connection, 'member_list', 0, {});
      const { found, item } = await zapier.searchOrCreate(
        connection,
        'find_folder',
        { name: client },
        { name: client, ownerUserId: owner?.ownerUserId },
      );
      return { found, folder: zapFolder.parse(item) };
    };

    const folder = await step('Find or Create Folder creates a folder for a new client', async (show) => {
      const made = await findOrCreateFolder();
      check(!made.found, `The folder “${client}” already existed.`);
      show(`New folder “${made.folder.name}”`);
      return made.folder;
    });

    await step('Update Note files the note in it', async (show) => {
      const updated = await zapier.create(connection, 'update_note', {
        noteId: note.id,
        tagIds: [folder.id],
        tagMode: 'add',
      });
      const { tagNames } = zapNote.parse(updated);
      check(tagNames.includes(folder.name), 'The note is not in the new folder.');
      show(`Tags  ${tagNames.join(', ')}`);
    });

    await step('For the next meeting with that client, the folder is found, not created again', async () => {
      const again = await findOrCreateFolder();
      check(again.found && again.folder.id === folder.id, 'A second folder was created.');
    });

    await step('A later step uses the note’s files, which are created only then', async (show) => {
      const { subtitlesFile, transcriptFile } = note;
      for (const pointer of [subtitlesFile, transcriptFile]) {
        const { content, filename } = hydratedFile.parse(await zapier.hydrate(connection, pointer));
        const lines = content.toString().split('\n').slice(0, 3);
        check(
          lines.join('').includes('Welcome!'),
          `The file “${filename}” does not begin with the transcript.`,
        );
        show(filename, ...lines.map((line) => `  │ ${line}`));
      }
    });

    await step('The Zap is turned off', async () => {
      await zapier.turnOff(zap);
    });
  },
};
