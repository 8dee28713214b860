import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, it } from '@jest/globals';
import * as zod from 'zod';

const script = fileURLToPath(new URL('../fixtures/huge_notes.ts', import.meta.url));

/** The platform itself takes about 150 MB of the 400 MB that a step may use. */
const HEAP_MB = 250;

const result = zod.record(zod.string(), zod.object({ id: zod.string(), characters: zod.number() }));

it('notes of many megabytes become pointers within 250 MB of memory', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [`--max-old-space-size=${HEAP_MB}`, script]);
  const shown = Object.entries(result.parse(JSON.parse(stdout)));
  expect(shown).toHaveLength(6);
  for (const [kind, { id, characters }] of shown) {
    expect(id).toBe(kind);
    expect(characters).toBeLessThan(1_200_000);
  }
});
