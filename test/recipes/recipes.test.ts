import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import { type Mapping, readIndex, readRecipes, type Recipe } from '../../sandbox/recipes/read.ts';
import { type Follower, type RecipeRun, runSteps, turnOnZaps } from '../../sandbox/recipes/run.ts';
import type { Note } from '../../sandbox/workspace/index.ts';
import type { Item } from '../../sandbox/zapier/index.ts';
import {
  type Definition,
  type OutputFieldDefinition,
  readDefinition,
  visibleOperations,
} from '../../scripts/definition.ts';
import { type App, settled, startApp } from '../app/support/app.ts';
import { daysAgo, furnish, type Office, person, segment } from '../app/support/office.ts';
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
  'legal hold': { summary: 'Kestrel may answer with a lawsuit.' },
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
  'becomes public': { visibility: 'public' },
  decisions: { summary: '## Decisions\n\n### Renewal\n\nFor two years.\n\n## Risks\n\nNone.' },
  'every decision': { summary: '## Decisions\n\n- Two years\n  - from May\n- No discount' },
  'briefs me': { createdAt: daysAgo(20) },
  '1:1s become': { title: 'Anna / Ben 1:1', participants: MEETING.participants.slice(0, 1) },
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
  'to bill': [[['Kestrel'], expect.any(String), 47.5, '00:48']],
  'never blank': [['Kestrel: renewal', '<p>Kestrel <strong>renews</strong> for two years.</p>']],
  'in some folders': [['Kestrel: renewal']],
  'several clients': [[['Clients'], 'Kestrel: renewal']],
  'every decision': [
    [
      [
        expect.objectContaining({ text: 'Two years\n\n- from May' }),
        expect.objectContaining({ text: 'No discount' }),
      ],
    ],
  ],
  'changed settings': [[['lumen-labs.example', 'lumenharbor.example'], 2, 3]],
  'channel of its client': [[['Kestrel'], 'Kestrel: renewal']],
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

  it('have one for each set of expected records', () => {
    const titles = recipes.map(({ title }) => title).join();
    expect(
      Object.keys({ ...RECORDS, ...DIFFERING, ...LEFT_BEHIND }).filter((words) => !titles.includes(words)),
    ).toStrictEqual([]);
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
      for (const [words, left] of Object.entries(LEFT_BEHIND))
        if (recipe.title.includes(words)) expect(runs.map(lastOutput)).toMatchObject([left]);
      for (const [words, records] of Object.entries(RECORDS)) {
        if (!recipe.title.includes(words)) continue;
        const columns = records[0]?.length;
        expect(runs.map(({ values }) => values.slice(0, columns))).toStrictEqual(records);
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

/** What the app's own last step leaves behind, by words of the recipe's title. */
const LEFT_BEHIND: Readonly<Record<string, object>> = {
  'What AI finds out': { userWrittenNote: 'Ask about Lisbon.\n\nBudget: 40,000' },
  'changes its stage': { tagNames: ['Clients', 'Hiring'] },
  'becomes public': { visibility: 'workspace' },
  'joins a group': { groupNames: ['Sales', 'Engineering'] },
  'is won': { path: 'Clients / Kestrel renewal' },
  '1:1s become': { visibility: 'only-me' },
  'legal hold': { tagNames: ['Clients', 'Hiring'] },
  'nobody accepts': { email: 'noa@lumenharbor.example' },
};

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
  const [, differing] = Object.entries(DIFFERING).find(([words]) => title.includes(words)) ?? [];
  const { id } = workspace.endMeeting({ ...MEETING, ...differing, tags: isFiledLater ? [] : tags });
  const isExcluding = steps.some(({ chosen }) => chosen.includes('excludeFolderIds'));
  const interview =
    isExcluding && workspace.endMeeting({ ...MEETING, tags: [workspace.tag(office.hiring.id)] });
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
