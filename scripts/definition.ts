import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as zod from 'zod';

const anyField = zod.looseObject({
  key: zod.string(),
  label: zod.string().optional(),
  type: zod.string().optional(),
  list: zod.boolean().optional(),
});

/** Choices, which the definition may also hold as an object of labels by value. */
const choices = zod.union([
  zod.array(zod.looseObject({ value: zod.string(), label: zod.string() })),
  zod
    .record(zod.string(), zod.string())
    .transform((labels) => Object.entries(labels).map(([value, label]) => ({ value, label }))),
]);

const inputField = anyField.extend({
  required: zod.boolean().optional(),
  default: zod.string().optional(),
  helpText: zod.string().optional(),
  placeholder: zod.string().optional(),
  choices: choices.optional(),
  group: zod.string().optional(),
  dynamic: zod.string().optional(),
  search: zod.string().optional(),
  inputFormat: zod.string().optional(),
});

const outputField = anyField.extend({
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

/**
 * Parses a list of fields. Omits dynamic fields: the definition holds only a placeholder for them, such as
 * `$func$2$f$`.
 */
function fieldsOf<Field>(field: zod.ZodType<Field>) {
  return zod
    .array(zod.unknown())
    .default([])
    .transform((fields) => fields.filter((each) => typeof each !== 'string'))
    .pipe(zod.array(field));
}

const operation = zod.looseObject({
  key: zod.string(),
  noun: zod.string(),
  display,
  operation: zod.looseObject({
    type: zod.string().optional(),
    inputFields: fieldsOf(inputField),
    inputFieldGroups: zod.array(zod.object({ key: zod.string(), label: zod.string() })).optional(),
    outputFields: fieldsOf(outputField),
    sample: zod.record(zod.string(), zod.unknown()).optional(),
    cleanInputData: zod.boolean().optional(),
    performList: zod.string().optional(),
    performSubscribe: zod.string().optional(),
    performUnsubscribe: zod.string().optional(),
  }),
});
const operations = zod.record(zod.string(), operation).default({});

export const appDefinition = zod.looseObject({
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

/** An app's definition, as Zapier reads it when a version is uploaded. */
export type Definition = zod.infer<typeof appDefinition>;
export type InputFieldDefinition = zod.infer<typeof inputField>;
export type OutputFieldDefinition = zod.infer<typeof outputField>;

export const kinds = ['triggers', 'creates', 'searches'] as const;
export type Kind = (typeof kinds)[number];

export type OperationDefinition = zod.infer<typeof operation>;
/** An operation, and where it stands in the definition: `creates.update_note`. */
export type LocatedOperation = OperationDefinition & { kind: Kind; where: string };

/**
 * Reads the definition from the built app.
 *
 * @param appDirectory the directory of the unpacked `build.zip`
 */
export async function readDefinition(appDirectory: string): Promise<Definition> {
  return appDefinition.parse(JSON.parse(await readFile(join(appDirectory, 'definition.json'), 'utf8')));
}

/** All operations, in the order of `index.ts`. */
export const operationsOf = (definition: Definition): LocatedOperation[] =>
  kinds.flatMap((kind) =>
    Object.values(definition[kind]).map((each) => ({ ...each, kind, where: `${kind}.${each.key}` })),
  );

/** The operations that users see. */
export const visibleOperations = (definition: Definition): LocatedOperation[] =>
  operationsOf(definition).filter(({ display }) => display.hidden !== true);

/** The user-facing name of an operation's kind, such as “Trigger, instant”. */
export function kindName({ kind, operation }: LocatedOperation): string {
  const names = { triggers: 'Trigger', creates: 'Action', searches: 'Search' };
  return names[kind] + (operation.type === 'hook' ? ', instant' : '');
}

/** @throws if the app has no such operation */
export function findOperation(definition: Definition, kind: Kind, key: string): OperationDefinition {
  const found = definition[kind][key];
  if (found === undefined) throw new Error(`The app has no ${key} among its ${kind}.`);
  return found;
}

/** The keys of the fields that identify an item to Zapier: those marked `primary`, or else `id`. */
export function primaryKeys({ operation: { outputFields } }: OperationDefinition): string[] {
  const primary = outputFields.filter((field) => field.primary === true).map(({ key }) => key);
  return primary.length > 0 ? primary : ['id'];
}
