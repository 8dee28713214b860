import { kinds, visibleOperations } from '../../scripts/definition.ts';
import { wavHeader } from '../wav.ts';
import { prospectCall } from '../workspace/data/calls.ts';
import type { Workspace } from '../workspace/index.ts';
import type { Item, LogEntry, Zap, Zapier } from '../zapier/index.ts';
import { connect } from './look_around.ts';
import { check, type Page, type Show } from './page.ts';
import { readRecipes, type Recipe, type RecipeStep } from './recipe_book.ts';

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
  const definition = await step(
    'The app is built and packed, and loads the way Zapier loads it',
    async (show) => {
      const loaded = await zapier.definition();
      const [violation] = await zapier.validate();
      check(violation === undefined, `The app violates Zapier’s schema: ${JSON.stringify(violation)}`);
      const [triggers, actions, searches] = kinds.map((kind) => visibleOperations(loaded, kind).length);
      show(`Version ${loaded.version}: ${triggers} triggers, ${actions} actions, ${searches} searches`);
      return loaded;
    },
  );
  const connection = await connect(page, zapier, key);
  // Where the service doesn't tell whose domains are internal, the app asks the user to fill them in.
  const isToldDomains = workspace.dialect.workspaceDomains === 'given';
  const ownDomains = isToldDomains ? {} : { internalDomains: workspace.workspace.allowedEmailDomains };
  const { ignoresOffset, listOrder } = workspace.dialect;
  const hidesNewNotes = ignoresOffset && (listOrder === 'oldest-first' || listOrder === 'unordered');
  // 90 seconds of silence.
  const sound = Buffer.alloc(90 * 2 * SAMPLES_PER_SECOND);
  const recording = zapier.offer(Buffer.concat([wavHeader(SAMPLES_PER_SECOND, sound.length), sound]));
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
    const zaps = new Map<number, Zap>();
    for (const { name, number, operation = '', settings } of steps) {
      if (definition.triggers[operation] === undefined) continue;
      const zap = await step(`The Zap is turned on: ${name}`, () =>
        zapier.turnOn(connection, operation, { ...settings, ...ownDomains }),
      );
      zaps.set(number, zap);
    }
    const isMeeting = zaps.has(1);
    const note = isMeeting ? workspace.endMeeting(prospectCall) : undefined;
    await proceed(steps, new Map());
    for (const zap of zaps.values()) {
      if (zap.hookUrl !== undefined && note !== undefined) await notifyAgain(zap, note.id);
      await step('The Zap is turned off', async () => {
        await zapier.turnOff(zap);
        check(workspace.hooks.size === 0, 'The workspace still has the address of a Zap that is off.');
      });
    }
    // The next Zap meets these guests for the first time.
    if (note !== undefined) workspace.deleteNote(note.id);

    async function proceed(
      [next, ...rest]: readonly RecipeStep[],
      outputs: ReadonlyMap<number, Item>,
    ): Promise<void> {
      if (next === undefined) return;
      const zap = zaps.get(next.number);
      if (zap !== undefined) {
        for (const item of await fired(next, zap))
          await proceed(rest, new Map([...outputs, [next.number, item]]));
      } else if (next.number === 1) {
        // The other app's trigger has happened.
        await proceed(rest, outputs);
      } else {
        const output = await step(next.name, (show) => run(next, outputs, show));
        await proceed(rest, new Map([...outputs, [next.number, output]]));
      }
    }
  }

  /** What a Zap fires for: a poll at once, a hook as soon as the notification is there. */
  function fired({ name }: RecipeStep, zap: Zap): Promise<Item[]> {
    return step(`${name} fires`, async (show) => {
      await settled(zap);
      const runs = zap.hookUrl === undefined ? await zapier.poll(zap) : zap.runs;
      check(runs.length > 0, `The Zap did not fire.${undelivered(workspace)}`);
      show(runs.length === 1 ? 'once' : `${runs.length} times, once for each`);
      return runs.map(({ item }) => item);
    });
  }

  function notifyAgain(zap: Zap, noteId: string): Promise<void> {
    return step('The same notification arrives again, and the Zap does not fire twice', async () => {
      workspace.notify(noteId);
      await settled(zap);
      check(zap.runs.length === 1, 'The Zap fired twice for the same note.');
    });
  }

  async function settled({ errors }: Zap): Promise<void> {
    await workspace.settled();
    await zapier.settled();
    const [error] = errors;
    if (error !== undefined) throw error;
  }

  /** Maps the values of earlier steps, and runs the step if it is the app's own. */
  async function run(
    { chosen, mappings, operation = '', settings }: RecipeStep,
    outputs: ReadonlyMap<number, Item>,
    show: Show,
  ): Promise<Item> {
    const input: Record<string, unknown> = { ...settings };
    for (const key of chosen) input[key] = await choiceOf(key);
    for (const { field, key } of mappings) {
      const [, number = '1', name = ''] = /^(?:(\d+)\.)?(.+)$/.exec(key) ?? [];
      const value = await zapier.hydrate(connection, outputs.get(Number(number))?.[name]);
      input[/\(`(\w+)`\)/.exec(field)?.[1] ?? field] = value;
      show(`${field.replace(/ \(`.*/, '')}: ${textOf(value)}`);
    }
    if (definition.searchOrCreates[operation] !== undefined) {
      const { found, item } = await zapier.searchOrCreate(connection, operation, input, input);
      show(found ? 'found' : 'not found, so it is created');
      return item;
    }
    return definition.creates[operation] === undefined
      ? {}
      : await zapier.create(connection, operation, input);
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

/** Why no notification reached Zapier; empty if one did, or if none was due. */
function undelivered({ deliveries }: Workspace): string {
  const last = deliveries.at(-1);
  if (last === undefined || last.status === 200) return '';
  return ` No notification reached Zapier: ${last.error ?? `the status was ${last.status ?? 'unknown'}`}.`;
}

/** @throws {TourFailure} if an entry contains the key, in any field. */
export function mustNotHold(logs: readonly LogEntry[], key: string): void {
  const telling = logs.filter((entry) => JSON.stringify(entry).includes(key));
  check(telling.length === 0, `The API key is in ${telling.length} of the app’s log entries.`);
}
