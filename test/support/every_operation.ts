import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const folders = { triggers: '{triggers,dropdowns}', creates: 'creates', searches: 'searches' } as const;

/** @throws once, instead of a failure in each of its tests, if an operation has a file but is not in the app. */
export function expectEveryOperation(app: {
  [Kind in keyof typeof folders]?: Record<string, unknown>;
}): void {
  const missing = (['triggers', 'creates', 'searches'] as const).flatMap((kind) =>
    globSync(`src/${folders[kind]}/*.ts`, { cwd: join(import.meta.dirname, '../..') })
      .filter((path) => app[kind]?.[basename(path, '.ts')] === undefined)
      .map((path) => `Add the default export of ${path} to the ${kind} in index.ts, under its file's name.`),
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
}
