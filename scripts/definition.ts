import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as zod from 'zod';

const inputField = zod.looseObject({
  key: zod.string(),
  label: zod.string().optional(),
  type: zod.string().optional(),
  required: zod.boolean().optional(),
  list: zod.boolean().optional(),
  default: zod.string().optional(),
  helpText: zod.string().optional(),
  placeholder: zod.string().optional(),
  choices: zod.array(zod.looseObject({ value: zod.string(), label: zod.string() })).optional(),
  dynamic: zod.string().optional(),
  search: zod.string().optional(),
  inputFormat: zod.string().optional(),
});

const outputField = zod.looseObject({
  key: zod.string(),
  label: zod.string().optional(),
  type: zod.string().optional(),
  list: zod.boolean().optional(),
  primary: zod.boolean().optional(),
  get children() {
    return zod.array(outputField).optional();
  },
});

const display = zod.looseObject({
  label: zod.string(),
  description: zod.string(),
  hidden: zod.boolean().optional(),
});

/** Functions come as text, `$func$2$f$`; the definition says no more of them than that they exist. */
const operation = zod.looseObject({
  key: zod.string(),
  noun: zod.string(),
  display,
  operation: zod.looseObject({
    type: zod.string().optional(),
    inputFields: zod.array(inputField).default([]),
    outputFields: zod.array(outputField).default([]),
    sample: zod.record(zod.string(), zod.unknown()).optional(),
    cleanInputData: zod.boolean().optional(),
    performList: zod.string().optional(),
    performSubscribe: zod.string().optional(),
    performUnsubscribe: zod.string().optional(),
  }),
});
const operations = zod.record(zod.string(), operation).default({});

const definition = zod.looseObject({
  version: zod.string(),
  authentication: zod.looseObject({
    type: zod.string(),
    fields: zod.array(inputField),
    connectionLabel: zod.string().optional(),
  }),
  flags: zod.looseObject({ cleanInputData: zod.boolean().optional() }),
  triggers: operations,
  creates: operations,
  searches: operations,
  searchOrCreates: zod
    .record(zod.string(), zod.looseObject({ display, search: zod.string(), create: zod.string() }))
    .default({}),
});

/** What the app says of itself, as Zapier reads it when a version is uploaded. */
export type Definition = zod.infer<typeof definition>;
export type OperationDefinition = zod.infer<typeof operation>;
export type InputFieldDefinition = zod.infer<typeof inputField>;
export type OutputFieldDefinition = zod.infer<typeof outputField>;

export const kinds = ['triggers', 'creates', 'searches'] as const;
export type Kind = (typeof kinds)[number];

/**
 * Reads the definition out of the built app.
 *
 * @param appDirectory where `build.zip` is unpacked
 */
export async function readDefinition(appDirectory: string): Promise<Definition> {
  return definition.parse(JSON.parse(await readFile(join(appDirectory, 'definition.json'), 'utf8')));
}

/** All operations of one kind, in the order of the app. */
export function operationsOf(of: Definition, kind: Kind): OperationDefinition[] {
  return Object.values(of[kind]);
}
