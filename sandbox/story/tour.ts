import assert from 'node:assert/strict';

import { kinds, visibleOperations } from '../../scripts/definition.ts';
import { readRecipes, type Recipe } from '../recipes/read.ts';
import { type Follower, runSteps, settled, turnOnZaps } from '../recipes/run.ts';
import { wavHeader } from '../wav.ts';
import { prospectCall } from '../workspace/data/calls.ts';
import type { Workspace } from '../workspace/index.ts';
import type { Zap, Zapier } from '../zapier/index.ts';
import type { Page } from './page.ts';
import { connect } from './read_only_tour.ts';

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

const NEXT = [
  'npm run preview    Build Zaps on one page and run them. The recipes are there, too.',
  'docs/recipes.md    Read all recipes, field by field.',
  'npm run learn      Try the app with your own service: set BASE_URL and API_KEY in .env. It only reads.',
];

/**
 * Shows how a user connects the workspace, and runs some Zaps of docs/recipes.md.
 *
 * @throws {AssertionError} at the first step that fails.
 */
export async function tour(page: Page, zapier: Zapier, workspace: Workspace): Promise<void> {
  const { step } = page;
  const { dialect, keys } = workspace;

  page.heading('Before the first Zap');
  await step('The app is built and packed, and loads the way Zapier loads it', async (show) => {
    const loaded = await zapier.definition();
    const [violation] = await zapier.validate();
    assert(violation === undefined, `The app violates Zapier’s schema: ${JSON.stringify(violation)}`);
    const visible = visibleOperations(loaded);
    const [triggers, actions, searches] = kinds.map(
      (each) => visible.filter(({ kind }) => kind === each).length,
    );
    show(`Version ${loaded.version}: ${triggers} triggers, ${actions} actions, ${searches} searches`);
  });
  const connection = await connect(page, zapier, keys.everything);
  // 90 seconds of silence.
  const sound = Buffer.alloc(90 * 2 * SAMPLES_PER_SECOND);
  const recording = zapier.offer(Buffer.concat([wavHeader(SAMPLES_PER_SECOND, sound.length), sound]));
  const follower: Follower = {
    zapier,
    workspace,
    connection,
    step,
    async choose(key) {
      if (key === 'audio') return recording;
      const list = key === 'ownerUserId' ? 'member_list' : 'folder_list';
      const choices = await zapier.dropdown(connection, list, 0, {});
      return key === 'ownerUserId'
        ? choices[0]?.ownerUserId
        : choices.find(({ name }) => name === 'Clients')?.id;
    },
    mapped: ({ field }, value, show) => show(`${field}: ${textOf(value)}`),
  };
  // Where the service doesn't tell whose domains are internal, the app asks the user to fill them in.
  const ownDomains =
    dialect.workspaceDomains === 'given' ? {} : { internalDomains: workspace.workspace.allowedEmailDomains };

  /** Turns on the Zaps of a recipe, has a meeting take place, and runs the other steps for everything that fires. */
  async function follow({ steps }: Recipe): Promise<void> {
    const zaps = await turnOnZaps(follower, steps, ownDomains);
    const note = zaps.has(1) ? workspace.endMeeting(prospectCall) : undefined;
    await runSteps(follower, zaps, steps);
    for (const zap of zaps.values()) {
      if (zap.hookUrl !== undefined && note !== undefined) await notifyAgain(zap, note.id);
      await step('The Zap is turned off', async () => {
        await zapier.turnOff(zap);
        assert(workspace.hooks.size === 0, 'The workspace still has the address of a Zap that is off.');
      });
    }
    // The next Zap meets these guests for the first time.
    if (note !== undefined) workspace.deleteNote(note.id);
  }

  function notifyAgain(zap: Zap, noteId: string): Promise<void> {
    return step('The same notification arrives again, and the Zap does not fire twice', async () => {
      workspace.notify(noteId);
      await settled(follower, zap);
      assert(zap.runs.length === 1, 'The Zap fired twice for the same note.');
    });
  }

  if (dialect.ignoresOffset && ['oldest-first', 'unordered'].includes(dialect.listOrder)) {
    page.heading(
      'Zaps are not shown: the service lists only the first page of its notes, and new ones are not on it.',
    );
  } else {
    for (const [place, words] of TOURED.entries()) {
      const recipe = readRecipes().find(({ title }) => title.includes(words));
      assert(recipe !== undefined, `docs/recipes.md has no recipe with “${words}” in its title.`);
      const [, number = '', name = recipe.title] = /^(\d+)\. (.+)/.exec(recipe.title) ?? [];
      page.heading(`Part ${place + 1} of ${TOURED.length}: ${name} (recipe ${number})`);
      await follow(recipe);
    }
  }
  page.heading('After the last Zap');
  await step('The API key is not in the app’s logs', (show) => {
    const telling = zapier.logs.filter((entry) => JSON.stringify(entry).includes(keys.everything));
    assert(telling.length === 0, `The API key is in ${telling.length} of the app’s log entries.`);
    show(`${zapier.logs.length} entries checked`);
    return Promise.resolve();
  });
  page.summary(`Success: ${page.count()} steps, ${page.requests.length} requests.`);
  page.heading('What to do next');
  page.lines(NEXT);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object' && value !== null && 'filename' in value) return String(value.filename);
  return String(value);
}
