import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import { type Mapping, readIndex, readRecipes, type Recipe } from '../../sandbox/recipes/read.ts';
import { type Follower, type RecipeRun, runSteps, turnOnZaps } from '../../sandbox/recipes/run.ts';
import type { Item } from '../../sandbox/zapier/index.ts';
import {
  type Definition,
  type OutputFieldDefinition,
  readDefinition,
  visibleOperations,
} from '../../scripts/definition.ts';
import { type App, settled, startApp } from '../app/support/app.ts';
import { daysAgo, furnish, type Office } from '../app/support/office.ts';
import { recording } from '../audio/corpus.ts';
import { builtAppDirectory } from '../support/built_app.ts';

const recipes = readRecipes();
const looping = recipes.filter(({ steps }) => steps.some(({ isLoop }) => isLoop));
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

const note = zod.looseObject({});
/**
 * A meeting with a client, of which everything is known that a recipe may use. By words of recipes' titles: what differs in
 * the meeting; the first columns of the records that other apps get, where not only their kinds matter (`null` is anything);
 * what the app's own last step leaves behind.
 */
const { meeting, recipes: told } = zod
  .strictObject({
    meeting: note,
    recipes: zod.record(
      zod.string(),
      zod.strictObject({
        meeting: note.optional(),
        daysAgo: zod.number().optional(),
        records: zod.array(zod.array(zod.unknown())).optional(),
        leaves: note.optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('recipes.json', import.meta.url), 'utf8')));
const toldOf = (title: string) =>
  Object.keys(told).flatMap((words) => (title.includes(words) ? (told[words] ?? []) : []));

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

  it('name the fields of steps as the editor does', () => {
    const misnamed = recipes.flatMap(({ title, steps }) =>
      steps.flatMap(({ operation, text }) => {
        const inputs =
          visibleOperations(definition).find(({ key }) => key === operation)?.operation.inputFields ?? [];
        return [...text.matchAll(/ \(`(\w+)`\)/g)]
          .filter(({ 1: key, index }) => {
            const label = inputs.find((input) => input.key === key)?.label;
            return label !== undefined && !text.slice(0, index).endsWith(label);
          })
          .map(([key]) => `${title}:${key}`);
      }),
    );
    expect(misnamed).toStrictEqual([]);
  });

  it('have one for all that recipes.json says', () => {
    const titles = recipes.map(({ title }) => title).join();
    expect(Object.keys(told).filter((words) => !titles.includes(words))).toStrictEqual([]);
  });

  it('do without Formatter, Code, and Filter steps, and say if they need Looping', () => {
    const names = recipes.flatMap(({ steps }) => steps.map(({ name }) => name));
    expect(names).not.toContain('');
    expect(names.filter((name) => /formatter|code|filter|sub-zap/i.test(name))).toStrictEqual([]);
    const saying = recipes.filter(({ purpose }) => purpose.startsWith('This Zap needs Looping by Zapier.'));
    expect(looping.map(({ title }) => title)).toStrictEqual(saying.map(({ title }) => title));
  });

  it('give every step of the app or of another something to do', () => {
    const idle = recipes.flatMap(({ steps }) =>
      steps.flatMap(({ number, name, mappings, chosen, settings }) =>
        number === 1 || mappings.length + chosen.length + Object.keys(settings).length > 0 ? [] : name,
      ),
    );
    expect(idle).toStrictEqual([]);
  });

  it('call every value by the name it has in the editor', () => {
    for (const recipe of recipes) {
      for (const { key, from, choose } of recipe.steps.flatMap(({ mappings }) => mappings)) {
        expect([recipe.title, key, choose]).toStrictEqual([
          recipe.title,
          key,
          outputOf(recipe, from).find((output) => output.key === key)?.label,
        ]);
      }
    }
  });
});

describe('recipe', () => {
  it.each(recipes.filter((recipe) => !looping.includes(recipe)))(
    '$title works as it is written',
    async (recipe) => {
      const runs = await follow(recipe);
      expect(runs).not.toHaveLength(0);
      for (const { leaves, records } of toldOf(recipe.title)) {
        if (leaves) expect(runs.map(lastOutput)).toMatchObject([leaves]);
        if (!records) continue;
        const columns = records[0]?.length;
        const expected = records.map((record) => record.map((value) => value ?? expect.anything()));
        expect(runs.map(({ values }) => values.slice(0, columns))).toMatchObject(expected);
      }
    },
  );

  it('“A folder for every client” creates the folder once, and its notes keep the tags they had', async () => {
    const again = recipes.filter(({ title }) => title.includes('A folder for every client'));
    for (const recipe of [...again, ...again]) {
      const [run] = (await follow(recipe)).map(lastOutput);
      expect(run?.tagNames).toStrictEqual(['Clients', 'Kestrel Logistics']);
    }
    const folders = [...app.workspace.folders.values()];
    expect(folders.find(({ name }) => name === 'Kestrel Logistics')?.parentFolderId).toBe(office.clients.id);
    expect(folders.filter(({ name }) => name === 'Kestrel Logistics')).toHaveLength(1);
  });
});

describe('a recipe with a loop', () => {
  /** Runs the recipe once. @returns what the actions in the loop return. */
  const runOf = async (words: string, choices: Record<string, unknown>) => {
    const { steps } = looping.find(({ title }) => title.includes(words)) ?? { steps: [] };
    return (await runSteps(followerWith(choices), new Map(), steps)).map(lastOutput);
  };
  const held = (index: number) => index % 10 === 0;

  it('archives a hundred notes an hour, the oldest first, but none on hold, until none is left', async () => {
    const { workspace } = app;
    const [archive, hold] = [workspace.addFolder({ name: 'Archive' }), workspace.addFolder({ name: 'Hold' })];
    const notes = workspace.addNotes(130, (index) => ({
      createdAt: new Date(Date.UTC(2020, 0, 1, index)).toISOString(),
      tags: [workspace.tag(held(index) ? hold.id : office.hiring.id)],
    }));
    const later = workspace.addNote({ createdAt: '2026-01-01T00:00:00Z', tags: [] });
    const due = notes.filter((_, index) => !held(index)).map(({ id }) => id);
    const archivedIds = async () => {
      const choices = { excludeFolderIds: [archive.id, hold.id], tagIds: [archive.id] };
      return (await runOf('by the hour', choices)).map(({ id }) => id);
    };
    expect(await archivedIds()).toStrictEqual(due.slice(0, 100));
    // The office has other old notes, all of them later.
    expect((await archivedIds()).slice(0, 17)).toStrictEqual(due.slice(100));
    expect(await archivedIds()).toStrictEqual([]);
    expect(workspace.notes.get(later.id)?.tags).toStrictEqual([]);
    expect(notes.map(({ id }) => workspace.notes.get(id)?.tags.map(({ name }) => name))).toStrictEqual(
      notes.map((_, index) => (held(index) ? ['Hold'] : ['Hiring', 'Archive'])),
    );
    for (const { id } of [...notes, later]) workspace.deleteNote(id);
  });

  it('puts the notes of the past on hold, and does so once', async () => {
    const { workspace } = app;
    const notes = ['A lawsuit is likely.', 'The lawsuit begins.', 'They met.'].map((summary) =>
      workspace.addNote({ summary, tags: [] }),
    );
    const choices = { excludeFolderIds: [office.hiring.id], tagIds: [office.hiring.id] };
    expect(await runOf('notes of the past', choices)).toHaveLength(2);
    expect(await runOf('notes of the past', choices)).toStrictEqual([]);
    expect(notes.map(({ id }) => workspace.notes.get(id)?.tags.length)).toStrictEqual([1, 1, 0]);
    for (const { id } of notes) workspace.deleteNote(id);
  });

  it('adds the team to the group of the quarter', async () => {
    const members = await runOf('for the quarter', {
      groupId: office.sales.id,
      groupIds: [office.design.id],
    });
    expect(members.map(({ name, groupNames }) => [name, groupNames])).toStrictEqual([
      ['Ben Whitfield', ['Sales', 'Engineering', 'Design']],
      ['Anna Lindqvist', ['Sales', 'Design']],
    ]);
  });
});

const lastOutput = ({ outputs }: RecipeRun): Item => [...outputs.values()].at(-1) ?? {};

function followerWith(choices: Readonly<Record<string, unknown>>): Follower {
  const { connection, workspace, zapier } = app;
  return {
    zapier,
    workspace,
    connection,
    choose: (key) => choices[key],
    step: (_name, work) => work(() => undefined),
    mapped: expectKind,
  };
}

/** Turns on the Zaps of a recipe, has the meeting take place, and runs the other steps for everything that fires. */
async function follow({ title, steps }: Recipe): Promise<RecipeRun[]> {
  const { workspace, zapier } = app;
  const choices: Record<string, unknown> = {
    folderIds: [office.clients.id],
    folderId: [office.kestrel.id, office.clients.id],
    parentFolderId: office.clients.id,
    tagIds: [office.hiring.id],
    excludeFolderIds: [office.hiring.id],
    groupIds: [office.engineering.id],
    ownerUserId: office.anna.userId,
    participant: 'Romero, Luis <luis.romero@kestrel-logistics.example>; Eva <eva@kestrel-logistics.example>',
    userWrittenNote: 'Budget: 40,000',
    audio: zapier.offer(recording('cbr.mp3')),
    email: office.anna.email,
    name: 'Kestrel renewal',
  };
  const follower = followerWith(choices);
  const zaps = await turnOnZaps(follower, steps);
  const isFiledLater = steps.some(({ chosen }) =>
    chosen.some((key) => ['folderIds', 'folderId'].includes(key)),
  );
  const isBelow = steps.some(({ settings }) => settings.includeSubfolders === 'yes');
  const tags = [workspace.tag(isBelow ? office.kestrel.id : office.clients.id)];
  const [differing] = toldOf(title).filter((each) => each.meeting ?? each.daysAgo);
  const { id } = workspace.endMeeting({
    ...meeting,
    ...differing?.meeting,
    ...(differing?.daysAgo !== undefined && { createdAt: daysAgo(differing.daysAgo) }),
    tags: isFiledLater ? [] : tags,
  });
  const isExcluding = steps.some(({ chosen }) => chosen.includes('excludeFolderIds'));
  const interview =
    isExcluding && workspace.endMeeting({ ...meeting, tags: [workspace.tag(office.hiring.id)] });
  const colleague = workspace.addMember({ name: 'Noa Levi', groups: [office.sales] });
  workspace.addInvite({ email: 'noa@lumenharbor.example' });
  try {
    await settled(app);
    if (isFiledLater) {
      expect([...zaps.values()].flatMap(({ runs }) => runs)).toStrictEqual([]);
      workspace.editNote(id, { tags });
      workspace.notify(id);
    }
    return await runSteps(follower, zaps, steps);
  } finally {
    await settled(app);
    for (const zap of zaps.values()) await zapier.turnOff(zap);
    // The next recipe meets the guest for the first time.
    workspace.deleteNote(id);
    if (interview) workspace.deleteNote(interview.id);
    workspace.members.delete(colleague.id);
  }
}

function outputOf(
  { steps }: Recipe,
  number: number,
): readonly Pick<OutputFieldDefinition, 'key' | 'label'>[] {
  const step = steps.find((each) => each.number === number);
  // Whoever builds a loop names its values.
  if (step?.isLoop === true) return step.mappings.map(({ key, field }) => ({ key, label: field }));
  const key = step?.operation ?? '';
  const { triggers, creates, searches } = definition;
  return (triggers[key] ?? creates[key] ?? searches[key])?.operation.outputFields ?? [];
}

/** A value is of the kind that the recipe says. */
function expectKind({ key, kind }: Mapping, value: unknown): void {
  const { error } = KINDS[kind]?.safeParse(value) ?? { error: 'There is no such kind.' };
  expect({ key, kind, value, error }).toStrictEqual({ key, kind, value, error: undefined });
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
  'line items': zod.array(zod.record(zod.string(), zod.unknown())).min(1),
  ID: zod.string().min(1),
  file: zod.object({
    filename: zod.string().regex(/^\w.*\.(txt|srt|vtt|md)$/),
    content: zod.instanceof(Buffer).refine((content) => /Two years, then\.|Kestrel/.test(content.toString())),
  }),
};
