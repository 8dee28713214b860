import { kinds, visibleOperations } from '../../scripts/definition.ts';
import { wavHeader } from '../wav.ts';
import { prospectCall } from '../workspace/data/calls.ts';
import type { Workspace } from '../workspace/index.ts';
import type { LogEntry, Zap, Zapier } from '../zapier/index.ts';
import { connect } from './look_around.ts';
import { check, type Page } from './page.ts';
import { readRecipes, type Recipe } from './recipe_book.ts';
import { type Follower, runSteps, settled, turnOnZaps } from './recipe_runner.ts';

const SAMPLES_PER_SECOND = 16_000;

/** The recipes to run, by words of their titles. */
const TOURED = [
  'short recap',
  'A folder for every client',
  'Asana',
  'Salesforce',
  'a file in Google Drive',
  'A recording',
];

export interface Stage {
  zapier: Zapier;
  workspace: Workspace;
}

/**
 * Shows how a user connects the workspace, and runs some Zaps of docs/recipes.md.
 *
 * @throws {TourFailure} at the first step that fails.
 */
export async function tour(page: Page, { workspace, zapier }: Stage): Promise<void> {
  const { step } = page;
  const key = workspace.keys.everything;

  page.heading('Before the first Zap');
  await step('The app is built and packed, and loads the way Zapier loads it', async (show) => {
    const loaded = await zapier.definition();
    const [violation] = await zapier.validate();
    check(violation === undefined, `The app violates Zapier’s schema: ${JSON.stringify(violation)}`);
    const visible = visibleOperations(loaded);
    const [triggers, actions, searches] = kinds.map(
      (each) => visible.filter(({ kind }) => kind === each).length,
    );
    show(`Version ${loaded.version}: ${triggers} triggers, ${actions} actions, ${searches} searches`);
  });
  const connection = await connect(page, zapier, key);
  // Where the service doesn't tell whose domains are internal, the app asks the user to fill them in.
  const isToldDomains = workspace.dialect.workspaceDomains === 'given';
  const ownDomains = isToldDomains ? {} : { internalDomains: workspace.workspace.allowedEmailDomains };
  const { ignoresOffset, listOrder } = workspace.dialect;
  const hidesNewNotes = ignoresOffset && (listOrder === 'oldest-first' || listOrder === 'unordered');
  // 90 seconds of silence.
  const sound = Buffer.alloc(90 * 2 * SAMPLES_PER_SECOND);
  const recording = zapier.offer(Buffer.concat([wavHeader(SAMPLES_PER_SECOND, sound.length), sound]));
  const follower: Follower = {
    zapier,
    workspace,
    connection,
    choose: choiceOf,
    step,
    mapped: ({ field }, value, show) => show(`${field.replace(/ \(`.*/, '')}: ${textOf(value)}`),
  };
  const recipes = readRecipes();
  if (hidesNewNotes)
    page.remark(
      'Zaps are not shown: the service lists only the first page of its notes, and new ones are not on it.',
    );
  for (const words of hidesNewNotes ? [] : TOURED) {
    const recipe = recipes.find(({ title }) => title.includes(words));
    check(recipe !== undefined, `docs/recipes.md has no recipe with “${words}” in its title.`);
    page.heading(recipe.title);
    await follow(recipe);
  }
  page.heading('After the last Zap');
  await step('The API key is not in the app’s logs', (show) => {
    mustNotHold(zapier.logs, key);
    show(`${zapier.logs.length} entries checked`);
    return Promise.resolve();
  });
  page.summary(`Success: ${page.count()} steps, ${page.requests.length} requests.`);

  /** Turns on the Zaps of a recipe, has a meeting take place, and runs the other steps for everything that fires. */
  async function follow({ steps }: Recipe): Promise<void> {
    const zaps = await turnOnZaps(follower, steps, ownDomains);
    const note = zaps.has(1) ? workspace.endMeeting(prospectCall) : undefined;
    await runSteps(follower, zaps, steps);
    for (const zap of zaps.values()) {
      if (zap.hookUrl !== undefined && note !== undefined) await notifyAgain(zap, note.id);
      await step('The Zap is turned off', async () => {
        await zapier.turnOff(zap);
        check(workspace.hooks.size === 0, 'The workspace still has the address of a Zap that is off.');
      });
    }
    // The next Zap meets these guests for the first time.
    if (note !== undefined) workspace.deleteNote(note.id);
  }

  function notifyAgain(zap: Zap, noteId: string): Promise<void> {
    return step('The same notification arrives again, and the Zap does not fire twice', async () => {
      workspace.notify(noteId);
      await settled(follower, zap);
      check(zap.runs.length === 1, 'The Zap fired twice for the same note.');
    });
  }

  /** What the user chooses in the editor. */
  async function choiceOf(key: string): Promise<unknown> {
    if (key === 'audio') return recording;
    const choices = await zapier.dropdown(
      connection,
      key === 'ownerUserId' ? 'member_list' : 'folder_list',
      0,
      {},
    );
    return key === 'ownerUserId'
      ? choices[0]?.ownerUserId
      : choices.find(({ name }) => name === 'Clients')?.id;
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object' && value !== null && 'filename' in value) return String(value.filename);
  return String(value);
}

/** @throws {TourFailure} if an entry contains the key, in any field. */
export function mustNotHold(logs: readonly LogEntry[], key: string): void {
  const telling = logs.filter((entry) => JSON.stringify(entry).includes(key));
  check(telling.length === 0, `The API key is in ${telling.length} of the app’s log entries.`);
}
