import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import { startWorkspace } from '../../sandbox/workspace/index.ts';
import type { Note, Workspace } from '../../sandbox/workspace/index.ts';
import { startZapier } from '../../sandbox/zapier/index.ts';
import type { Connection, Item, Zapier } from '../../sandbox/zapier/index.ts';
import App from '../../index.ts';
import { noteOutput } from '../../src/resources/note/output.ts';
import { folderOutput } from '../../src/resources/folder.ts';
import { builtAppDirectory } from '../support/built_app.ts';
import { type Mapping, readRecipes, type Recipe, type RecipeStep } from './recipe_book.ts';

const recipes = readRecipes();
let workspace: Workspace;
let zapier: Zapier;
let connection: Connection;

beforeAll(async () => {
  const environment: Record<string, string> = {};
  zapier = await startZapier({ appDirectory: builtAppDirectory(), environment });
  workspace = await startWorkspace({
    processing: { transcribeMs: 1, summarizeMs: 1 },
    trustedCertificates: [zapier.certificate],
  });
  environment.BASE_URL = workspace.baseUrl;
  connection = await zapier.connect({ apiKey: workspace.keys.everything });
}, 60_000);
afterAll(async () => {
  await zapier.close();
  await workspace.close();
});

/** A meeting with a client, of which everything is known that a recipe may use. */
const MEETING = {
  title: 'Kestrel: renewal',
  totalDurationSec: 2850,
  participants: [
    person('Anna Berg', 'anna.berg@lumenharbor.example'),
    person('Luis Romero', 'luis.romero@kestrel-logistics.example'),
  ],
  summary:
    '## Summary\n\nKestrel **renews** for two years.\n\n## Action items\n\n- [ ] Anna Berg: send the offer\n- [x] Luis Romero: confirm the seats',
  enhancedNote: '## Where Kestrel stands\n\nForty more *seats* from May.',
  userWrittenNote: 'Ask about Lisbon.',
  transcripts: [
    { speaker: 'Anna Berg', text: 'Shall we start?', startTimestamp: '00:00:04', endTimestamp: '00:00:06' },
    { speaker: 'Luis Romero', text: 'Two years, then.', startTimestamp: '00:07', endTimestamp: '00:12' },
  ],
  inputLanguage: 'en',
} satisfies Partial<Note>;

function person(name: string, email: string) {
  return {
    name,
    email,
    profileImageUrl: null,
    accountName: null,
    accountDomain: null,
    accountImageUrl: null,
  };
}

describe('the recipes', () => {
  it('are fifteen', () => {
    expect(recipes.map(({ title }) => Number.parseInt(title))).toStrictEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    );
  });

  it('do without Formatter, Code and Looping steps', () => {
    const names = recipes.flatMap(({ steps }) => steps.map(({ name }) => name));
    expect(names).not.toContain('');
    expect(names.filter((name) => /formatter|code|looping|sub-zap/i.test(name))).toStrictEqual([]);
  });

  it('call every value by the name it has in the editor', () => {
    const labels = new Map<string, string | undefined>([
      ...labelsOf(noteOutput.outputFields),
      ...labelsOf(folderOutput.outputFields, '2.'),
    ]);
    for (const { key, choose } of recipes.flatMap(mappingsOf))
      expect([key, choose]).toStrictEqual([key, labels.get(key)]);
  });
});

describe.each(recipes)('recipe $title', (recipe) => {
  it('works as it is written', () => follow(recipe), 60_000);
});

it('A folder for every client is made once, and its notes keep the tags they had', async () => {
  const recipe = recipes.find(({ title }) => title.includes('A folder for every client'));
  const [first, second] = [await follow(recipe), await follow(recipe)];
  expect(first?.tagNames).toStrictEqual([expect.any(String), 'kestrel-logistics.example']);
  expect(second?.tagIds).toStrictEqual(first?.tagIds);
}, 60_000);

/** Follows a recipe step by step, and gives what the last of the app's own steps gave. */
async function follow(recipe: Recipe | undefined): Promise<Item | undefined> {
  const [trigger, ...steps] = recipe?.steps ?? [];
  const outputs = new Map([[1, await fire(trigger)]]);
  for (const step of steps) {
    expect(step.mappings.length > 0 || step.name.startsWith('Filter by Zapier')).toBe(true);
    const filled = await Promise.all(step.mappings.map((mapping) => fill(mapping, outputs)));
    if (step.operation !== undefined) outputs.set(step.number, await runOwn(step, filled));
  }
  return [...outputs.values()].at(-1);
}

function mappingsOf({ steps }: Recipe): Mapping[] {
  return steps.flatMap(({ mappings }) => mappings);
}

function labelsOf(fields: typeof noteOutput.outputFields, prefix = ''): [string, string | undefined][] {
  return fields.flatMap(({ key, label, children }) =>
    children
      ? children.map((child): [string, string | undefined] => [`${prefix}${key}[].${child.key}`, child.label])
      : [[prefix + key, label]],
  );
}

/** Turns the recipe's trigger on, has the meeting take place, and gives what fires for it. */
async function fire(trigger: RecipeStep | undefined): Promise<Item> {
  const { operation = '', settings = {} } = trigger ?? {};
  const folder = [...workspace.folders.values()][0];
  const meeting = { ...MEETING, tags: folder ? [workspace.tag(folder.id)] : [] };
  const zap = await zapier.turnOn(connection, operation, settings);
  try {
    const { id } = zap.hookUrl === undefined ? workspace.addNote(meeting) : workspace.endMeeting(meeting);
    const run = zap.hookUrl === undefined ? (await zapier.poll(zap)).at(-1) : await zap.nextRun();
    expect(run?.item.id).toBe(id);
    return run?.item ?? {};
  } finally {
    await workspace.settled();
    await zapier.settled();
    await zapier.turnOff(zap);
  }
}

interface Filled {
  mapping: Mapping;
  value: unknown;
}

/** What Zapier would put into the field: hydrated, and of the kind the recipe says. */
async function fill(mapping: Mapping, outputs: ReadonlyMap<number, Item>): Promise<Filled> {
  const [, step = '1', key = ''] = /^(?:(\d+)\.)?(.+)$/.exec(mapping.key) ?? [];
  const [list = '', child] = key.split('[].');
  const value = await zapier.hydrate(connection, outputs.get(Number(step))?.[list]);
  const values =
    child === undefined
      ? [value]
      : zod
          .array(record)
          .parse(value)
          .map((item) => item[child]);
  const kind = KINDS[mapping.kind];
  const unfit = values.filter((one) => kind?.safeParse(one).success !== true);
  expect({ key: mapping.key, kind: mapping.kind, unfit, isEmpty: values.length === 0 }).toStrictEqual({
    key: mapping.key,
    kind: mapping.kind,
    unfit: [],
    isEmpty: false,
  });
  return { mapping, value: child === undefined ? value : values };
}

const record = zod.record(zod.string(), zod.unknown());
const addresses = zod.string().transform((text) => text.split(', '));

/** What the last column of a recipe's table means. */
const KINDS: Readonly<Record<string, zod.ZodType>> = {
  text: zod
    .string()
    .regex(/\S/)
    .refine((text) => !/<\w+>|\*\*/.test(text)),
  Markdown: zod.string().regex(/^#|\*\*/m),
  HTML: zod.string().regex(/^<(\w+)>[^]*<\/\w+>$/),
  date: zod.iso.datetime({ offset: true }),
  number: zod.number(),
  'yes or no': zod.boolean(),
  'e-mail addresses': addresses.pipe(zod.array(zod.email()).min(1)),
  domains: addresses.pipe(zod.array(zod.string().regex(/^[^@\s]+\.[a-z]+$/)).min(1)),
  list: zod.array(zod.string()).min(1),
  ID: zod.string().min(1),
  file: zod.object({
    filename: zod.string().regex(/^Kestrel renewal\.(txt|srt|vtt|md)$/),
    content: zod.instanceof(Buffer).refine((content) => content.toString().includes('Two years, then.')),
  }),
};

/** Runs a step that is the app's own, with what was mapped and set. */
async function runOwn(step: RecipeStep, filled: readonly Filled[]): Promise<Item> {
  const { operation = '', settings } = step;
  const mapped = new Map(filled.map(({ mapping, value }) => [inputKey(mapping), value]));
  const inputData = { ...settings, ...Object.fromEntries<unknown>(mapped) };
  if (App.searchOrCreates?.[operation] === undefined)
    return await zapier.create(connection, operation, inputData);
  const [owner] = await zapier.dropdown(connection, 'member_list', 0, {});
  const { item } = await zapier.searchOrCreate(connection, operation, inputData, {
    ...inputData,
    ownerUserId: owner?.ownerUserId ?? owner?.id,
  });
  return item;
}

function inputKey({ field }: Mapping): string {
  return /\(`(\w+)`\)/.exec(field)?.[1] ?? '';
}
