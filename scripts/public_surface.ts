import {
  type Definition,
  type InputFieldDefinition,
  kinds,
  operationsOf,
  type OutputFieldDefinition,
} from './definition.ts';
import * as zod from 'zod';

const inputs = zod.record(
  zod.string(),
  zod.object({ required: zod.boolean(), type: zod.string(), choices: zod.array(zod.string()).optional() }),
);

export const publicSurface = zod.object({
  /** The version of the app that was recorded. */
  version: zod.string(),
  authentication: zod.object({ type: zod.string(), fields: inputs }),
  /** By kind and key, such as `creates.update_note`. */
  operations: zod.record(
    zod.string(),
    zod.object({
      /** `hook` or `polling`, for triggers alone. */
      type: zod.string().optional(),
      inputs,
      /** Paths, children after a dot, and whatever more the sample shows. */
      outputs: zod.array(zod.string()),
    }),
  ),
  searchOrCreates: zod.array(zod.string()),
});

/** What Zaps, templates and connections store of the app, so that taking any of it away breaks them. */
export type PublicSurface = zod.infer<typeof publicSurface>;

export function surfaceOf(definition: Definition): PublicSurface {
  const operations = kinds.flatMap((kind) =>
    operationsOf(definition, kind).map(({ key, operation }) => {
      const { type, inputFields, outputFields, sample = {} } = operation;
      const surface = {
        ...(type !== undefined && { type }),
        inputs: inputSurface(inputFields),
        outputs: [...new Set([...outputPaths(outputFields), ...Object.keys(sample)])].sort(),
      };
      return [`${kind}.${key}`, surface] as const;
    }),
  );
  return {
    version: definition.version,
    authentication: {
      type: definition.authentication.type,
      fields: inputSurface(definition.authentication.fields),
    },
    operations: Object.fromEntries(operations),
    searchOrCreates: Object.keys(definition.searchOrCreates),
  };
}

function inputSurface(fields: readonly InputFieldDefinition[]): PublicSurface['authentication']['fields'] {
  return Object.fromEntries(
    fields.map(({ key, type = 'string', required = false, default: preset, list = false, choices }) => [
      key,
      {
        // A field that is filled in beforehand asks nothing of a Zap that was made without it.
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
 * What breaks Zaps that were made with an earlier surface: everything removed, and everything newly asked for. Zapier
 * refuses to promote most of it without a new major version
 * (https://docs.zapier.com/integrations/news/2026/version-promotion-guardrails).
 *
 * @returns one line each; none where the surface has only grown.
 */
export function breakingChanges(before: PublicSurface, after: PublicSurface): string[] {
  return [
    ...(before.authentication.type === after.authentication.type
      ? []
      : [`authentication changed from ${before.authentication.type} to ${after.authentication.type}`]),
    ...inputChanges('authentication', before.authentication.fields, after.authentication.fields),
    ...Object.entries(before.operations).flatMap(([where, was]) => {
      const is = after.operations[where];
      if (is === undefined) return [`${where} was removed`];
      return [
        ...(was.type === is.type ? [] : [`${where} changed from ${was.type ?? ''} to ${is.type ?? ''}`]),
        ...inputChanges(where, was.inputs, is.inputs),
        ...removed(was.outputs, is.outputs).map((path) => `${where} no longer gives ${path}`),
      ];
    }),
    ...removed(before.searchOrCreates, after.searchOrCreates).map(
      (key) => `searchOrCreates.${key} was removed`,
    ),
  ];
}

type Inputs = zod.infer<typeof inputs>;

function inputChanges(where: string, before: Inputs, after: Inputs): string[] {
  const changed = Object.entries(before).flatMap(([key, was]) => {
    const is = after[key];
    if (is === undefined) return [`${where}: the field ${key} was removed`];
    return [
      ...(is.required && !was.required ? [`${where}: the field ${key} is required now`] : []),
      ...(is.type === was.type ? [] : [`${where}: the field ${key} changed from ${was.type} to ${is.type}`]),
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

/** The number before the first dot; a higher one allows what breaks Zaps. */
export function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}
