import * as zod from 'zod';

/** Functions come as text: `$func$2$f$`. */
const dynamicField = zod.string();

const inputField = zod.looseObject({
  key: zod.string(),
  label: zod.string().optional(),
  type: zod.string().optional(),
  required: zod.boolean().optional(),
  default: zod.string().optional(),
});

const outputField = zod.looseObject({ key: zod.string(), primary: zod.boolean().optional() });

const operation = zod.looseObject({
  type: zod.enum(['hook', 'polling']).optional(),
  inputFields: zod.array(zod.union([inputField, dynamicField])).optional(),
  outputFields: zod.array(zod.union([outputField, dynamicField])).optional(),
  performList: zod.unknown().optional(),
});

const action = zod.looseObject({ key: zod.string(), noun: zod.string(), operation });
const actions = zod.record(zod.string(), action).default({});

export const appDefinition = zod.looseObject({
  version: zod.string(),
  platformVersion: zod.string(),
  authentication: zod
    .looseObject({ fields: zod.array(inputField).optional(), connectionLabel: zod.string().optional() })
    .optional(),
  triggers: actions,
  searches: actions,
  creates: actions,
  searchOrCreates: zod
    .record(zod.string(), zod.looseObject({ search: zod.string(), create: zod.string() }))
    .default({}),
});

/** What the app says of itself, as far as Zapier acts on it; all else is kept as it came. */
export type AppDefinition = zod.infer<typeof appDefinition>;
export type ActionKind = 'triggers' | 'searches' | 'creates';
export type Action = zod.infer<typeof action>;
export type InputField = zod.infer<typeof inputField>;

/** @throws when the app has no such action. */
export function findAction(definition: AppDefinition, kind: ActionKind, key: string): Action {
  const found = definition[kind][key];
  if (found === undefined) {
    throw new Error(`The app has no ${key} among its ${kind}.`);
  }
  return found;
}

/** The input fields that are no functions. */
export function staticInputFields(of: Action): InputField[] {
  return (of.operation.inputFields ?? []).filter((field) => typeof field !== 'string');
}

/** The fields by which items of a trigger are told apart: those marked `primary`, else `id`. */
export function primaryKeys(of: Action): string[] {
  const fields = (of.operation.outputFields ?? []).filter((field) => typeof field !== 'string');
  const primary = fields.filter((field) => field.primary === true).map((field) => field.key);
  return primary.length > 0 ? primary : ['id'];
}
