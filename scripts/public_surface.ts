import * as zod from 'zod';

import {
  type Definition,
  type InputFieldDefinition,
  kinds,
  operationsOf,
  type OutputFieldDefinition,
} from './definition.ts';

const inputs = zod.record(
  zod.string(),
  zod.object({ required: zod.boolean(), type: zod.string(), choices: zod.array(zod.string()).optional() }),
);

const part = zod.object({
  /** For a trigger, `hook` or `polling`; for the connection, the type of authentication. */
  type: zod.string().optional(),
  inputs,
  /** Paths of the output fields, such as `participants.email`, plus the keys of the sample. */
  outputs: zod.array(zod.string()),
});

export const publicSurface = zod.object({
  /** The recorded version of the app. */
  version: zod.string(),
  /** Keys: `authentication`, and `kind.key` for each operation, such as `creates.update_note`. */
  parts: zod.record(zod.string(), part),
});

/** The parts of the app that Zaps, templates, and connections store. Removing any of them breaks these. */
export type PublicSurface = zod.infer<typeof publicSurface>;
type Part = zod.infer<typeof part>;
type Inputs = Part['inputs'];

export function surfaceOf(definition: Definition): PublicSurface {
  const { version, authentication, searchOrCreates } = definition;
  const parts: Record<string, Part> = {
    authentication: { type: authentication.type, inputs: inputSurface(authentication.fields), outputs: [] },
  };
  for (const kind of kinds) {
    for (const { key, operation } of operationsOf(definition, kind)) {
      const { type, inputFields, outputFields, sample = {} } = operation;
      const outputs = new Set([...outputPaths(outputFields), ...Object.keys(sample)]);
      parts[`${kind}.${key}`] = {
        ...(type !== undefined && { type }),
        inputs: inputSurface(inputFields),
        outputs: [...outputs].sort(),
      };
    }
  }
  for (const key of Object.keys(searchOrCreates)) {
    parts[`searchOrCreates.${key}`] = { inputs: {}, outputs: [] };
  }
  return { version, parts };
}

function inputSurface(fields: readonly InputFieldDefinition[]): Inputs {
  return Object.fromEntries(
    fields.map(({ key, type = 'string', required = false, default: preset, list = false, choices }) => [
      key,
      {
        // A field with a default does not break Zaps created before the field existed.
        required: required && preset === undefined,
        type: list ? `list of ${type}` : type,
        ...(choices && { choices: choices.map(({ value }) => value).sort() }),
      },
    ]),
  );
}

function outputPaths(fields: readonly OutputFieldDefinition[], prefix = ''): string[] {
  return fields.flatMap(({ key, children = [] }) => [
    `${prefix}${key}`,
    ...outputPaths(children, `${prefix}${key}.`),
  ]);
}

/**
 * Lists the changes that break Zaps created with an earlier surface: everything removed, and everything newly required.
 * Zapier refuses to promote most of these without a new major version
 * (https://docs.zapier.com/integrations/news/2026/version-promotion-guardrails).
 *
 * @returns one line per change; empty if the surface has only grown or the major version is higher.
 */
export function breakingChanges(before: PublicSurface, after: PublicSurface): string[] {
  if (majorOf(after) > majorOf(before)) return [];
  return Object.entries(before.parts).flatMap(([where, was]) => {
    const is = after.parts[where];
    if (is === undefined) return [`${where} was removed`];
    return [
      ...typeChange(where, was.type, is.type),
      ...inputChanges(where, was.inputs, is.inputs),
      ...removed(was.outputs, is.outputs).map((path) => `${where} no longer gives ${path}`),
    ];
  });
}

function inputChanges(where: string, before: Inputs, after: Inputs): string[] {
  const changed = Object.entries(before).flatMap(([key, was]) => {
    const is = after[key];
    if (is === undefined) return [`${where}: the field ${key} was removed`];
    return [
      ...(is.required && !was.required ? [`${where}: the field ${key} is required now`] : []),
      ...typeChange(`${where}: the field ${key}`, was.type, is.type),
      ...removed(was.choices ?? [], is.choices ?? was.choices ?? []).map(
        (choice) => `${where}: the field ${key} lost the choice ${choice}`,
      ),
    ];
  });
  const demanded = Object.entries(after)
    .filter(([key, { required }]) => required && before[key] === undefined)
    .map(([key]) => `${where}: the new field ${key} is required`);
  return [...changed, ...demanded];
}

function removed(before: readonly string[], after: readonly string[]): string[] {
  return before.filter((each) => !after.includes(each));
}

function typeChange(what: string, before = '', after = ''): string[] {
  return before === after ? [] : [`${what} changed from ${before} to ${after}`];
}

function majorOf({ version }: PublicSurface): number {
  return Number.parseInt(version, 10);
}
