import * as zod from 'zod';

import {
  type Definition,
  type InputFieldDefinition,
  operationsOf,
  type OutputFieldDefinition,
} from './definition.ts';

const publicSurface = zod.object({
  /** The major version of the app. */
  major: zod.number(),
  /**
   * Everything in the definition that Zaps, templates, and connections refer to: operations, the types and choices of
   * their fields, and their outputs, such as `searches.get_note.outputs.participants.email`.
   */
  paths: zod.array(zod.string()),
  /** The paths of the fields that must be filled in. */
  required: zod.array(zod.string()),
});

/** The parts of the app that others rely on. Removing any of them, or requiring more, breaks Zaps. */
export type PublicSurface = zod.infer<typeof publicSurface>;

export function surfaceOf(definition: Definition): PublicSurface {
  const { version, authentication, searchOrCreates } = definition;
  const parts = [
    { ...authentication, where: 'authentication', inputFields: authentication.fields, outputFields: [] },
    ...operationsOf(definition).map(({ where, operation }) => ({ ...operation, where })),
  ];
  const paths = parts.flatMap(({ where, type, inputFields, outputFields }) => [
    where,
    ...(type === undefined ? [] : [`${where}.type.${type}`]),
    ...inputFields.flatMap((field) => inputPaths(`${where}.inputs.${field.key}`, field)),
    ...outputPaths(`${where}.outputs`, outputFields),
  ]);
  return {
    major: Number.parseInt(version, 10),
    paths: [...paths, ...Object.keys(searchOrCreates).map((key) => `searchOrCreates.${key}`)].sort(),
    required: parts
      .flatMap(({ where, inputFields }) =>
        // A field with a default does not break Zaps created before the field existed.
        inputFields
          .filter((field) => field.required === true && field.default === undefined)
          .map(({ key }) => `${where}.inputs.${key}`),
      )
      .sort(),
  };
}

function inputPaths(where: string, { type = 'string', list = false, choices = [] }: InputFieldDefinition) {
  return [
    where,
    `${where}.type.${list ? `list of ${type}` : type}`,
    ...choices.map(({ value }) => `${where}.choices.${value}`),
  ];
}

function outputPaths(where: string, fields: readonly OutputFieldDefinition[]): string[] {
  return fields.flatMap(({ key, children = [] }) => [
    `${where}.${key}`,
    ...outputPaths(`${where}.${key}`, children),
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
  if (after.major > before.major) return [];
  const removed = before.paths.filter((path) => !after.paths.includes(path));
  const added = after.required.filter((path) => !before.required.includes(path));
  return [
    // What is removed with an operation or a field goes without saying.
    ...removed
      .filter((path) => !removed.some((other) => path.startsWith(`${other}.`)))
      .map((path) => `${path} was removed`),
    ...added
      .filter((path) => before.paths.includes(path.replace(/\.inputs\..*/, '')))
      .map((path) => `${path} is required now`),
  ];
}

/** Zaps that work would no longer do so. */
export class BreakingChange extends Error {
  override name = 'BreakingChange';
}

/** The surface to record, as JSON, after the one `recorded` so far. @throws {BreakingChange} */
export function recordedSurface(definition: Definition, recorded: string): string {
  const surface = surfaceOf(definition);
  const breaking = breakingChanges(publicSurface.parse(JSON.parse(recorded)), surface);
  if (breaking.length === 0) return JSON.stringify(surface);
  throw new BreakingChange(
    `These changes break Zaps:\n- ${breaking.join('\n- ')}\nRevert them, or increase the major version in package.json. If version 1 was never published, empty the lists in test/review/public_surface.json first.`,
  );
}
