import type { Zap } from '../../zapier/index.ts';
import { type Chapter, type Scene, zapFolder, zapNote } from '../chapter.ts';
import { check } from '../failure.ts';
import { renewalCall } from '../meetings.ts';

const folderPath = 'Clients / Europe / Kestrel Logistics';
const addedLine = 'Shared with the account team by Zapier.';

/** An instant trigger with a filter, an action, and a search. */
export const newNote: Chapter = {
  title: 'First Zap: a client meeting is filed, and the team is notified at once (New Note)',

  async tell(scene) {
    const { connection, step, workspace, zapier } = scene;

    const folder = await step(
      'In the editor, the user picks the client’s folder from a list',
      async (show) => {
        const choices = await zapier.dropdown(connection, 'folder_list', 0, {});
        const chosen = choices
          .map((choice) => zapFolder.parse(choice))
          .find(({ path }) => path === folderPath);
        check(chosen !== undefined, `The list does not offer the folder “${folderPath}”.`);
        show(`${chosen.path} (one of ${choices.length})`);
        return chosen;
      },
    );

    const zap = await step('The Zap is turned on: New Note, only in that folder', async (show) => {
      const turnedOn = await zapier.turnOn(connection, 'new_note', { folderIds: [folder.id] });
      check(workspace.hooks.size === 1, 'The workspace does not know where to send its notifications.');
      show('From now on the workspace notifies Zapier.');
      return turnedOn;
    });

    const meeting = await step('A meeting ends; its transcript and summary become ready', async (show) => {
      const before = workspace.deliveries.length;
      const ended = workspace.endMeeting(renewalCall);
      const count = await deliveredNotifications(scene, zap, before);
      check(zap.runs.length === 0, 'The Zap fired for a note that is not in the chosen folder.');
      show(`${count} notifications arrive over HTTPS. The note is in no folder yet, so the Zap waits.`);
      return ended;
    });

    const note = await step('A colleague files the note in the folder, and the Zap fires', async (show) => {
      const before = workspace.deliveries.length;
      workspace.editNote(meeting.id, { tags: [workspace.tag(folder.id)] });
      workspace.notify(meeting.id);
      await deliveredNotifications(scene, zap, before);
      const [run] = zap.runs;
      check(run !== undefined, 'The notification arrived, but the Zap did not fire.');
      const fired = zapNote.parse(run.item);
      check(fired.id === meeting.id, 'The Zap fired for another note.');
      show(
        `Title             ${fired.title}`,
        `Duration          ${fired.durationText}`,
        `Participants      ${fired.participantNames}`,
        `External emails   ${fired.externalEmails}`,
        ...fired.actionItems.map(
          ({ assignee, text }) => `Action item       ${assignee ?? 'anyone'}: ${text}`,
        ),
      );
      return fired;
    });

    await step('Update Note adds a line below what the team wrote', async (show) => {
      await zapier.create(connection, 'update_note', {
        noteId: note.id,
        userWrittenNote: addedLine,
        contentMode: 'append',
      });
      const after = workspace.notes.get(note.id)?.userWrittenNote;
      check(
        after === `${note.userWrittenNote ?? ''}\n\n${addedLine}`,
        'The note does not contain its old text with the new line below.',
      );
      show(`Before  ${oneLine(note.userWrittenNote ?? '')}`, `After   ${oneLine(after)}`);
    });

    await step('Find Note finds it by part of its title', async (show) => {
      const found = await zapier.search(connection, 'find_note', { titleContains: 'RENEWAL CALL' });
      const titles = found.map((each) => zapNote.parse(each).title);
      check(titles.length === 1 && titles[0] === note.title, 'Find Note did not find exactly that note.');
      show(`“RENEWAL CALL” finds ${titles.join(', ')}`);
    });

    await step('The same notification arrives again, and the Zap does not fire twice', async () => {
      const before = workspace.deliveries.length;
      workspace.notify(note.id);
      await deliveredNotifications(scene, zap, before);
      check(zap.runs.length === 1, 'The Zap fired twice for the same note.');
    });

    await step('The Zap is turned off', async (show) => {
      await zapier.turnOff(zap);
      check(workspace.hooks.size === 0, 'The workspace still has the address of a Zap that is off.');
      show('The workspace has forgotten the address.');
    });
  },
};

function oneLine(text: string): string {
  return text.replace(/\n+/g, ' ⏎ ');
}

/**
 * Waits until the workspace has processed its meetings, and Zapier the notifications.
 *
 * @returns how many notifications arrived after the first `before` attempts.
 * @throws if none arrived, or if the trigger failed for one.
 */
async function deliveredNotifications(
  { workspace, zapier }: Scene,
  zap: Zap,
  before: number,
): Promise<number> {
  await workspace.settled();
  await zapier.settled();
  const attempts = workspace.deliveries.slice(before);
  const arrived = attempts.filter(({ status }) => status === 200);
  const [lost] = attempts;
  const reason =
    lost === undefined ? 'none was sent' : (lost.error ?? `the status was ${lost.status ?? 'unknown'}`);
  check(arrived.length > 0, `No notification of the workspace reached Zapier: ${reason}.`);
  const [error] = zap.errors;
  if (error !== undefined) throw error;
  return arrived.length;
}
