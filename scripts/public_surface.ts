import * as zod from 'zod';

import type { Definition, InputFieldDefinition, OutputFieldDefinition } from './definition.ts';
import { operationsOf } from './definition.ts';

/**
 * The parts of the app that others rely on. Removing any of them, or requiring more, breaks Zaps.
 *
 * Paths name everything in the definition that Zaps, templates, and connections refer to: operations, the types and
 * choices of their fields, and their outputs, such as `searches.get_note.outputs.participants.email`.
 */
const publicSurface = zod.object({
  major: zod.number(),
  paths: zod.array(zod.string()),
  required: zod.array(zod.string()),
});
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
  // A field with a default does not break Zaps created before the field existed.
  const isNeeded = (field: InputFieldDefinition) => field.required === true && field.default === undefined;
  const required = parts.flatMap(({ where, inputFields }) =>
    inputFields.filter(isNeeded).map(({ key }) => `${where}.inputs.${key}`),
  );
  return {
    major: Number.parseInt(version, 10),
    paths: [...paths, ...Object.keys(searchOrCreates).map((key) => `searchOrCreates.${key}`)].sort(),
    required: required.sort(),
  };
}

function inputPaths(where: string, { type = 'string', list = false, choices = [] }: InputFieldDefinition) {
  return [
    where,
    `${where}.type.${type}`,
    // A list takes a single value, too, so that a field may become one.
    ...(list ? [`${where}.type.list of ${type}`] : []),
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
  // What is removed or added with an operation or a field goes without saying.
  const alone = removed.filter((path) => !removed.some((other) => path.startsWith(`${other}.`)));
  const inOld = added.filter((path) => before.paths.includes(path.replace(/\.inputs\..*/, '')));
  return [...alone.map((path) => `${path} was removed`), ...inOld.map((path) => `${path} is required now`)];
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
