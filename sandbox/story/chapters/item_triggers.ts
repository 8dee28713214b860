import * as zod from 'zod';

import type { Chapter } from '../chapter.ts';
import { check } from '../failure.ts';
import { renewalCall } from '../meetings.ts';

const task = zod.object({
  text: zod.string(),
  assignee: zod.string().nullable(),
  assigneeEmail: zod.string().nullable(),
});
const contact = zod.object({ firstName: zod.string(), lastName: zod.string(), email: zod.string() });

/** Two polling triggers that fire once for each action item or guest of a note. */
export const itemTriggers: Chapter = {
  title: 'Third and fourth Zap: a task for each action item, a contact for each guest',

  async tell({ connection, step, workspace, zapier }) {
    const zaps = await step(
      'Two Zaps are turned on: New Action Item and New Meeting Participant',
      async (show) => {
        const tasks = await zapier.turnOn(connection, 'new_action_item', {});
        const contacts = await zapier.turnOn(connection, 'new_participant', {});
        const past = [...(await zapier.poll(tasks)), ...(await zapier.poll(contacts))];
        check(past.length === 0, 'A Zap fired for past meetings.');
        show('Existing action items and guests are recorded and fire nothing.');
        return { tasks, contacts };
      },
    );

    const meeting = await step(
      'A meeting is completed, and each action item becomes a task',
      async (show) => {
        const ended = workspace.endMeeting(renewalCall);
        await workspace.settled();
        const runs = await zapier.poll(zaps.tasks);
        check(runs.length === 2, `There are ${runs.length} runs for two action items.`);
        for (const { item } of runs) {
          const { assignee, assigneeEmail, text } = task.parse(item);
          show(`Task     ${text}`, `         for ${assignee ?? 'anyone'}, ${assigneeEmail ?? 'no address'}`);
        }
        return ended;
      },
    );

    await step('Each guest becomes a contact; colleagues don’t', async (show) => {
      const runs = await zapier.poll(zaps.contacts);
      check(runs.length === 2, `There are ${runs.length} runs for two guests.`);
      for (const { item } of runs) {
        const { email, firstName, lastName } = contact.parse(item);
        show(`Contact  ${firstName} / ${lastName}, ${email}`);
      }
    });

    await step('Someone ticks the first item in the note; no second task is created', async (show) => {
      const summary = workspace.notes.get(meeting.id)?.summary ?? '';
      workspace.editNote(meeting.id, { summary: summary.replace('- [ ]', '- [x]') });
      check((await zapier.poll(zaps.tasks)).length === 0, 'The ticked action item fired again.');
      show('An item is identified by its text, not by its assignee or whether it is done.');
    });

    await step('Both Zaps are turned off', async () => {
      for (const zap of Object.values(zaps)) await zapier.turnOff(zap);
    });
  },
};
