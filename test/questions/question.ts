/**
 * The questions in `questions.json`, as what they put into the workspace, the calls that an agent makes, and what the answers
 * must contain.
 */
import { readFileSync } from 'node:fs';

import * as zod from 'zod';

import type { Workspace } from '../../sandbox/workspace/index.ts';
import type { Item } from '../../sandbox/zapier/index.ts';
import { person, segment } from '../app/support/office.ts';

const fields = zod.record(zod.string(), zod.unknown());
const texts = zod.array(zod.string());

/** With `times`, there are so many of it, and `{at}` stands for the number of each, from 0. */
const noteData = zod.strictObject({
  title: zod.string(),
  on: zod.string(),
  times: zod.number().default(1),
  everyHours: zod.number().default(0),
  /** Who took part: a name in `people`, another one, or `Name <address>`. */
  with: texts,
  /** The paths of folders. */
  in: texts.default([]),
  tasks: texts.optional(),
  said: zod.record(zod.string(), texts).default({}),
  /** A conversation of so many characters between two people. */
  talk: zod.tuple([zod.number(), zod.string(), zod.string()]).optional(),
  fields: fields.default({}),
});
type NoteData = zod.infer<typeof noteData>;

/** Each text that a path leads to has the one, and not the other; numbers in them count up to `countsTo`. */
const test = zod.strictObject({
  matches: zod.string().optional(),
  lacks: zod.string().optional(),
  countsTo: zod.number().optional(),
  isMissing: zod.boolean().optional(),
});

const question = zod.strictObject({
  about: zod.string(),
  /** How much all calls may return together. */
  mostKilobytes: zod.number(),
  /** Paths such as `Clients / Globex`, each after the one that it is in. */
  folders: texts.default([]),
  members: zod.array(zod.looseObject({ groups: texts.default([]) })).default([]),
  invites: zod.array(fields).default([]),
  notes: zod.array(noteData).default([]),
  /** A name for the rows, a search or an action, and what an agent fills in; `{path}` stands for something in the answers so far. */
  calls: zod.array(zod.tuple([zod.string(), zod.string(), fields])),
  /** By what they show: paths into the answers, and what is there, or a test of it. A list may have any order. */
  answers: zod.record(zod.string(), fields),
});
export type Question = zod.infer<typeof question>;

const { people, questions } = zod
  .strictObject({ people: zod.record(zod.string(), fields), questions: zod.array(question) })
  .parse(JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')));
export { questions };

/** Monday morning. The Zap's time zone is `ZONE`. */
export const NOW = '2026-03-16T09:00:00Z';
export const ZONE = 'Europe/Berlin';

/** Puts into the workspace what a question is about. */
export function furnish(workspace: Workspace, { folders, members, invites, notes }: Question): void {
  const idOf = new Map<string, string>();
  for (const path of folders) {
    const [name = '', ...above] = path.split(' / ').reverse();
    const parentFolderId = idOf.get(above.reverse().join(' / ')) ?? null;
    idOf.set(path, workspace.addFolder({ name, parentFolderId }).id);
  }
  const groups = new Map(
    members.flatMap((member) => member.groups).map((name) => [name, workspace.addGroup({ name })]),
  );
  for (const member of members)
    workspace.addMember({ ...member, groups: member.groups.flatMap((name) => groups.get(name) ?? []) });
  for (const invite of invites) workspace.addInvite(invite);
  for (const data of notes)
    for (let at = 0; at < data.times; at += 1) {
      const each = noteData.parse(JSON.parse(JSON.stringify(data).replaceAll('{at}', String(at))));
      const createdAt = new Date(Date.parse(`${each.on}Z`) + at * each.everyHours * 3_600_000).toISOString();
      workspace.addNote({
        title: each.title,
        createdAt,
        updatedAt: createdAt,
        participants: each.with.map((name) => {
          const [, plain = name, email = null] = /^(.+) <(.+)>$/.exec(name) ?? [];
          return person(plain, email, people[name]);
        }),
        tags: each.in.map((path) => workspace.tag(idOf.get(path) ?? '')),
        transcripts: spoken(each),
        ...(each.tasks && {
          summary: [
            '## Summary\n\nThey met.\n\n## Action items\n',
            ...each.tasks.map((task) => `- ${task}`),
          ].join('\n'),
        }),
        ...each.fields,
      });
    }
}

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);

function spoken({ said, talk: [characters, ...names] = [0, '', ''] }: NoteData) {
  const sentence = 'We looked at the figures of the quarter and agreed on what to do about them next. ';
  const turns = Array.from({ length: Math.ceil(characters / (sentence.length + 30)) }, (_, at) =>
    segment(names[at % 2] ?? '', `${sentence}Number ${at}.`, clock(6 * at), clock(6 * at)),
  );
  const remarks = Object.entries(said).flatMap(([speaker, remarksOfOne]) =>
    remarksOfOne.map((text, at) => segment(speaker, text, clock(60 * at + 10), clock(60 * at + 20))),
  );
  return [...turns, ...remarks];
}

export type Answers = Readonly<Record<string, readonly Item[]>>;

/** What a path leads to: `0` or a name goes one level down, `*` into all rows, `role=admin` and `date<2026` keep some rows. */
function valueAt(value: unknown, path: string): unknown {
  const [key = '', ...rest] = path.split('/');
  const below = rest.join('/');
  if (path === '') return value;
  if (!Array.isArray(value)) return valueAt(fields.safeParse(value).data?.[key], below);
  const rows: readonly unknown[] = value;
  if (key === '*') return rows.map((row) => valueAt(row, below));
  if (key === 'length') return rows.length;
  const [, name = '', sign, bound = ''] = /^(\w+)([=<])(.*)$/.exec(key) ?? [];
  if (sign === undefined) return valueAt(rows[Number(key)], below);
  const of = (row: unknown) => String(valueAt(row, name));
  return valueAt(
    rows.filter((row) => (sign === '=' ? of(row) === bound : of(row) < bound)),
    below,
  );
}

/** With everything that stands in braces replaced by what is in the answers. */
export function filledIn(input: Record<string, unknown>, answers: Answers): Record<string, unknown> {
  const filled = (_key: string, value: unknown) => {
    const [, path] = /^\{(.+)\}$/.exec(typeof value === 'string' ? value : '') ?? [];
    return path === undefined ? value : valueAt(answers, path);
  };
  return fields.parse(JSON.parse(JSON.stringify(input), filled));
}

/** What the answers lack. */
export const lackingIn = (answers: Answers, { answers: wanted }: Question): string[] =>
  Object.keys(wanted).filter((name) =>
    Object.entries(filledIn(wanted[name] ?? {}, answers)).some(
      ([path, expected]) => !isAsExpected(valueAt(answers, path), expected),
    ),
  );

const json = (value: unknown) => JSON.stringify(value);
const sorted = (values: readonly unknown[]) => json(values.map(json).toSorted());

function isAsExpected(value: unknown, expected: unknown): boolean {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (Array.isArray(expected)) return sorted(values) === sorted(expected);
  if (values.length === 0) return false;
  if (typeof expected !== 'object' || expected === null)
    return values.every((each) => json(each) === json(expected));
  const { matches, lacks, countsTo, isMissing } = test.parse(expected);
  const every = (pattern: string | undefined, isMatch: boolean) =>
    pattern === undefined || values.every((each) => new RegExp(pattern, 'u').test(String(each)) === isMatch);
  const numbers = Array.from(values.join('\n').matchAll(/Number (\d+)\./g), ([, number]) => Number(number));
  return (
    every(matches, true) &&
    every(lacks, false) &&
    (isMissing !== true || value === undefined) &&
    (countsTo === undefined || (numbers.length === countsTo && numbers.every((number, at) => number === at)))
  );
}
