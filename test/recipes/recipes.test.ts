import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import {
  type Mapping,
  readIndex,
  readRecipes,
  type Recipe,
  type RecipeStep,
} from '../../sandbox/story/recipe_book.ts';
import type { Note } from '../../sandbox/workspace/index.ts';
import type { Item, Zap } from '../../sandbox/zapier/index.ts';
import { type Definition, type OutputFieldDefinition, readDefinition } from '../../scripts/definition.ts';
import { type App, settled, startApp } from '../app/support/app.ts';
import { daysAgo, furnish, type Office, person, segment } from '../app/support/office.ts';
import { recording } from '../audio/corpus.ts';
import { builtAppDirectory } from '../support/built_app.ts';

const recipes = readRecipes();
let app: App;
let office: Office;
let definition: Definition;

beforeAll(async () => {
  definition = await readDefinition(builtAppDirectory());
  app = await startApp({ processing: { transcribeMs: 1, summarizeMs: 1 } });
  office = furnish(app);
});
afterAll(async () => {
  await app.close();
});

/** A meeting with a client, of which everything is known that a recipe may use. */
const MEETING = {
  title: 'Kestrel: renewal',
  totalDurationSec: 2850,
  participants: [
    person('Anna Berg', 'anna.berg@lumenharbor.example'),
    person('Luis Romero', 'luis.romero@kestrel-logistics.example', {
      accountName: 'Kestrel Logistics',
      accountDomain: 'kestrel-logistics.example',
    }),
    person('Speaker from Rotterdam', null),
  ],
  summary:
    '## Summary\n\nKestrel **renews** for two years.\n\n## Action items\n\n- [ ] Anna Berg: send the offer\n- [ ] Luis Romero: sign it\n- [x] Luis Romero: confirm the seats',
  enhancedNote: '## Where Kestrel stands\n\nForty more *seats* from May.',
  userWrittenNote: 'Ask about Lisbon.',
  transcripts: [
    segment('Anna Berg', 'Shall we start?', '00:00:04', '00:00:06'),
    segment('Luis Romero', 'Two years, then.', '00:07', '00:12'),
  ],
  inputLanguage: 'en',
} satisfies Partial<Note>;

/** What differs in the meeting of a recipe, by words of the recipe's title. */
const DIFFERING: Readonly<Record<string, Partial<Note>>> = {
  wiki: { participants: MEETING.participants.slice(0, 1) },
  'without an owner': { summary: '- [ ] Anna Berg: send the offer\n- [ ] Book the room' },
  // Digests of past days do not include today.
  'each morning': { createdAt: daysAgo(2) },
  'before every call': { createdAt: daysAgo(60) },
  'applicant tracker': { title: 'Interview: Luis Romero' },
  Spanish: { inputLanguage: 'es' },
  competitor: {
    transcripts: [
      segment('Anna Berg', 'Do you know Acme Rocket?', '00:04', '00:06'),
      segment('Luis Romero', 'We tried Acme Rocket. It was slow.', '00:07', '00:12'),
    ],
  },
  'due dates': {
    inputLanguage: 'de',
    summary: '## Aufgaben\n\n- Anna Berg: Angebot senden bis 12. Mai 2027',
    enhancedNote: '## Action items\n\n- [ ] Luis Romero: sign it by 14 May 2027',
  },
  decisions: { summary: '## Decisions\n\n### Renewal\n\nFor two years.\n\n## Risks\n\nNone.' },
  'briefs me': { createdAt: daysAgo(20) },
};

/** The records that other apps get, where not only their kinds matter: by words of the recipe's title, the first columns. */
const RECORDS: Readonly<Record<string, readonly unknown[][]>> = {
  Asana: [
    ['Send the offer', 'anna.berg@lumenharbor.example', 'Kestrel: renewal'],
    ['Sign it', 'luis.romero@kestrel-logistics.example', 'Kestrel: renewal'],
  ],
  Todoist: [['Send the offer', 'Kestrel: renewal']],
  competitor: [['Acme Rocket', 'Kestrel: renewal', '[00:00:07] Luis Romero: We tried Acme Rocket.']],
  'due dates': [
    ['Angebot senden bis 12. Mai 2027', '2027-05-12', 'anna.berg@lumenharbor.example'],
    ['Sign it by 14 May 2027', '2027-05-14', 'luis.romero@kestrel-logistics.example'],
  ],
  decisions: [['Kestrel: renewal', '*Renewal*\n\nFor two years.']],
  'contact in Salesforce': [['luis.romero@kestrel-logistics.example', 'Luis', 'Romero', expect.any(String)]],
  'without an owner': [['Book the room', 'Kestrel: renewal']],
  'each colleague': [['Kestrel: renewal']],
  'sales call': [[expect.any(String), 'Kestrel Logistics', 47.5, 28.6]],
  Airtable: [
    ['Send the offer', false],
    ['Sign it', false],
    ['Confirm the seats', true],
  ],
};

describe('the recipes', () => {
  it('are numbered', () => {
    expect(recipes.map(({ title }) => Number.parseInt(title))).toStrictEqual(
      recipes.map((_, index) => index + 1),
    );
  });

  it('are all in the index', () => {
    expect([...new Set(readIndex())].toSorted()).toStrictEqual(
      recipes.map(({ title }) => title.replace(/^\d+\. /, '')).toSorted(),
    );
  });

  it('have one for each set of expected records', () => {
    const titles = recipes.map(({ title }) => title).join();
    expect(
      Object.keys({ ...RECORDS, ...DIFFERING, ...LEFT_BEHIND }).filter((words) => !titles.includes(words)),
    ).toStrictEqual([]);
  });

  it('do without Formatter, Code, Looping, and Filter steps', () => {
    const names = recipes.flatMap(({ steps }) => steps.map(({ name }) => name));
    expect(names).not.toContain('');
    expect(names.filter((name) => /formatter|code|looping|filter|sub-zap/i.test(name))).toStrictEqual([]);
  });

  it('call every value by the name it has in the editor', () => {
    for (const recipe of recipes) {
      for (const { key, choose } of recipe.steps.flatMap(({ mappings }) => mappings)) {
        const { step, field } = valueOf(key);
        expect([recipe.title, key, choose]).toStrictEqual([
          recipe.title,
          key,
          outputOf(recipe, step).find((output) => output.key === field)?.label,
        ]);
      }
    }
  });
});

describe('recipe', () => {
  it.each(recipes)('$title works as it is written', async (recipe) => {
    const runs = await follow(recipe);
    expect(runs).not.toHaveLength(0);
    for (const [words, left] of Object.entries(LEFT_BEHIND))
      if (recipe.title.includes(words)) expect(runs).toMatchObject([{ last: left }]);
    for (const [words, records] of Object.entries(RECORDS)) {
      if (!recipe.title.includes(words)) continue;
      const columns = records[0]?.length;
      expect(runs.map(({ values }) => values.slice(0, columns))).toStrictEqual(records);
    }
  });

  it('“A folder for every client” creates the folder once, and its notes keep the tags they had', async () => {
    const again = recipes.filter(({ title }) => title.includes('A folder for every client'));
    for (const recipe of [...again, ...again]) {
      const [run] = await follow(recipe);
      expect(run?.last.tagNames).toStrictEqual(['Clients', 'Kestrel Logistics']);
    }
    const folders = [...app.workspace.folders.values()];
    expect(folders.find(({ name }) => name === 'Kestrel Logistics')?.parentFolderId).toBe(office.clients.id);
    expect(folders.filter(({ name }) => name === 'Kestrel Logistics')).toHaveLength(1);
  });
});

/** What the app's own last step leaves behind, by words of the recipe's title. */
const LEFT_BEHIND: Readonly<Record<string, object>> = {
  'What AI finds out': { userWrittenNote: 'Ask about Lisbon.\n\nBudget: 40,000' },
  'changes its stage': { tagNames: ['Clients', 'Hiring'] },
  'joins a group': { groupNames: ['Sales', 'Engineering'] },
};

/** One run of a Zap: what its last own step gave, and what was mapped into the step after it. */
interface Run {
  last: Item;
  values: unknown[];
}

/** Turns on the Zaps of a recipe, has the meeting take place, and runs the other steps for everything that fires. */
async function follow({ title, steps }: Recipe): Promise<Run[]> {
  const { connection, workspace, zapier } = app;
  const choices: Record<string, unknown> = {
    folderIds: [office.clients.id],
    folderId: office.clients.id,
    parentFolderId: office.clients.id,
    tagIds: [office.hiring.id],
    groupIds: [office.engineering.id],
    ownerUserId: office.anna.userId,
    participant: 'Romero, Luis <luis.romero@kestrel-logistics.example>; Eva <eva@kestrel-logistics.example>',
    userWrittenNote: 'Budget: 40,000',
    audio: zapier.offer(recording('cbr.mp3')),
  };
  const zaps = new Map<number, Zap>();
  for (const step of steps) {
    if (definition.triggers[step.operation ?? ''] === undefined) continue;
    zaps.set(step.number, await zapier.turnOn(connection, step.operation ?? '', inputOf(step, choices)));
  }
  const isFiledLater = steps.some(({ chosen }) =>
    chosen.some((key) => ['folderIds', 'folderId'].includes(key)),
  );
  const isBelow = steps.some(({ settings }) => settings.includeSubfolders === 'yes');
  const tags = [workspace.tag(isBelow ? office.kestrel.id : office.clients.id)];
  const [, differing] = Object.entries(DIFFERING).find(([words]) => title.includes(words)) ?? [];
  const { id } = workspace.endMeeting({ ...MEETING, ...differing, tags: isFiledLater ? [] : tags });
  const colleague = workspace.addMember({ name: 'Noa Levi', groups: [office.sales] });
  try {
    await settled(app);
    if (isFiledLater) {
      expect([...zaps.values()].flatMap(({ runs }) => runs)).toStrictEqual([]);
      workspace.editNote(id, { tags });
      workspace.notify(id);
    }
    return await proceed(steps, { zaps, choices, outputs: new Map() });
  } finally {
    await settled(app);
    for (const zap of zaps.values()) await zapier.turnOff(zap);
    // The next recipe meets the guest for the first time.
    workspace.deleteNote(id);
    workspace.members.delete(colleague.id);
  }
}

interface Progress {
  zaps: ReadonlyMap<number, Zap>;
  choices: Readonly<Record<string, unknown>>;
  outputs: ReadonlyMap<number, Item>;
}

async function proceed([step, ...rest]: readonly RecipeStep[], progress: Progress): Promise<Run[]> {
  const { choices, outputs, zaps } = progress;
  if (step === undefined) return [];
  const go = (items: ReadonlyMap<number, Item>) => proceed(rest, { ...progress, outputs: items });

  const zap = zaps.get(step.number);
  if (zap !== undefined) {
    const items = await fired(zap);
    expect(items).not.toHaveLength(0);
    const runs: Run[] = [];
    for (const item of items) runs.push(...(await go(new Map([...outputs, [step.number, item]]))));
    return runs;
  }
  // The other app's trigger has happened.
  if (step.number === 1) return await go(outputs);

  expect(step.mappings.length + step.chosen.length + Object.keys(step.settings).length).toBeGreaterThan(0);
  const filled = await Promise.all(step.mappings.map((mapping) => fill(mapping, outputs)));
  const given =
    step.operation === undefined
      ? outputs
      : new Map([...outputs, [step.number, await runOwn(step, { choices, filled })]]);
  const later = await go(given);
  if (later.length > 0) return later;
  return [{ last: [...given.values()].at(-1) ?? {}, values: filled.map(({ value }) => value) }];
}

/** What a Zap fires for: a poll at once, a hook as soon as the notification is there. */
async function fired(zap: Zap): Promise<Item[]> {
  await settled(app);
  const runs = zap.hookUrl === undefined ? await app.zapier.poll(zap) : zap.runs;
  return runs.map(({ item }) => item);
}

function valueOf(key: string): { step: number; field: string } {
  const [, step = '1', field = ''] = /^(?:(\d+)\.)?(.+)$/.exec(key) ?? [];
  return { step: Number(step), field };
}

function outputOf({ steps }: Recipe, number: number): readonly OutputFieldDefinition[] {
  const key = steps.find((step) => step.number === number)?.operation ?? '';
  const { triggers, creates, searches } = definition;
  return (triggers[key] ?? creates[key] ?? searches[key])?.operation.outputFields ?? [];
}

interface Filled {
  mapping: Mapping;
  value: unknown;
}

/** What Zapier would put into the field: hydrated, and of the kind the recipe says. */
async function fill(mapping: Mapping, outputs: ReadonlyMap<number, Item>): Promise<Filled> {
  const { step, field } = valueOf(mapping.key);
  const value = await app.zapier.hydrate(app.connection, outputs.get(step)?.[field]);
  const { error } = KINDS[mapping.kind]?.safeParse(value) ?? { error: 'There is no such kind.' };
  expect({ key: mapping.key, kind: mapping.kind, value, error }).toStrictEqual({
    key: mapping.key,
    kind: mapping.kind,
    value,
    error: undefined,
  });
  return { mapping, value };
}

const addresses = zod.string().transform((text) => text.split(', '));

/** What the last column of a recipe's table means. */
const KINDS: Readonly<Record<string, zod.ZodType>> = {
  text: zod
    .string()
    .regex(/\S/)
    .refine((text) => !/<\w+>|\*\*/.test(text)),
  Markdown: zod.string().regex(/^#|\*\*/m),
  HTML: zod.string().regex(/^<(\w+)>[^]*<\/\w+>$/),
  Slack: zod
    .string()
    .regex(/^\*[^*\n]+\*$/m)
    .refine((text) => !/\*\*|^#|<(?!https?:|mailto:)/m.test(text)),
  date: zod.iso.datetime({ offset: true }),
  day: zod.iso.date(),
  'hh:mm': zod.string().regex(/^\d\d:\d\d$/),
  number: zod.number(),
  'yes or no': zod.boolean(),
  'email address': zod.email(),
  'email addresses': addresses.pipe(zod.array(zod.email()).min(1)),
  domains: addresses.pipe(zod.array(zod.string().regex(/^[^@\s]+\.[a-z]+$/)).min(1)),
  list: zod.array(zod.string().min(1)).min(1),
  ID: zod.string().min(1),
  file: zod.object({
    filename: zod.string().regex(/^\w.*\.(txt|srt|vtt|md)$/),
    content: zod.instanceof(Buffer).refine((content) => /Two years, then\.|Kestrel/.test(content.toString())),
  }),
};

function inputOf({ settings, chosen }: RecipeStep, choices: Readonly<Record<string, unknown>>) {
  return { ...settings, ...Object.fromEntries(chosen.map((key) => [key, choices[key]])) };
}

/** Runs a step that is the app's own, with what was mapped, set, and chosen. */
async function runOwn(
  step: RecipeStep,
  { choices, filled }: { choices: Readonly<Record<string, unknown>>; filled: readonly Filled[] },
): Promise<Item> {
  const { operation = '' } = step;
  const mapped = new Map(filled.map(({ mapping, value }) => [inputKey(mapping), value]));
  const inputData = { ...inputOf(step, choices), ...Object.fromEntries<unknown>(mapped) };
  if (definition.creates[operation] !== undefined)
    return await app.zapier.create(app.connection, operation, inputData);
  if (definition.searchOrCreates[operation] === undefined) {
    const [found = {}] = await app.zapier.search(app.connection, operation, inputData);
    return found;
  }
  const { item } = await app.zapier.searchOrCreate(app.connection, operation, inputData, inputData);
  return item;
}

function inputKey({ field }: Mapping): string {
  return /\(`(\w+)`\)/.exec(field)?.[1] ?? '';
}
