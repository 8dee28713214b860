import { product } from '../../src/product.ts';
import type { LogEntry } from '../zapier/index.ts';
import type { Chapter } from './chapter.ts';
import { itemTriggers } from './chapters/item_triggers.ts';
import { newNote } from './chapters/new_note.ts';
import { noteCompleted } from './chapters/note_completed.ts';
import { fromAudio } from './chapters/note_from_audio.ts';
import { check } from './failure.ts';
import type { Page } from './page.ts';
import type { Stage } from './stage.ts';
import { createSteps } from './steps.ts';

const chapters: readonly Chapter[] = [newNote, noteCompleted, itemTriggers, fromAudio];

/**
 * Shows how a user connects the workspace and what the Zaps do, by running them.
 *
 * @throws {StoryFailure} at the first step that fails.
 */
export async function tellStory(page: Page, { workspace, zapier }: Stage): Promise<void> {
  const startedAt = Date.now();
  const key = workspace.keys.everything;
  page.conceal(key);
  const { count, step } = createSteps(page, () => workspace.requests);

  page.heading('Before the first Zap');
  await step('The app is built and packed, and loads the way Zapier loads it', async (show) => {
    const { creates, searches, triggers, version } = await zapier.definition();
    const [violation] = await zapier.validate();
    check(violation === undefined, `The app violates Zapier’s schema: ${JSON.stringify(violation)}`);
    const visible = Object.values(triggers).filter(({ display }) => display.hidden !== true);
    const [actions, finds] = [creates, searches].map((operations) => Object.keys(operations).length);
    show(`Version ${version}: ${visible.length} triggers, ${actions ?? 0} actions, ${finds ?? 0} searches`);
  });
  const connection = await step('A user connects a workspace with an API key', async (show) => {
    const connected = await zapier.connect({ apiKey: key });
    show(`Zapier lists it as “${connected.label}”`);
    return connected;
  });

  for (const chapter of chapters) {
    page.heading(chapter.title);
    await chapter.tell({ connection, step, workspace, zapier });
  }

  page.heading('After the last Zap');
  await step('The API key is not in the app’s logs', (show) => {
    mustNotHold(zapier.logs, key);
    show(`${zapier.logs.length} entries checked`);
    return Promise.resolve();
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  page.summary(
    `Success: ${count()} steps, ${workspace.requests.length} requests to ${product.name}, ${seconds} seconds.`,
  );
}

/** @throws {StoryFailure} if an entry contains the key, in any field. */
export function mustNotHold(logs: readonly LogEntry[], key: string): void {
  const telling = logs.filter((entry) => JSON.stringify(entry).includes(key));
  check(telling.length === 0, `The API key is in ${telling.length} of the app’s log entries.`);
}
