import { createRequire } from 'node:module';

import { expect, it } from '@jest/globals';
import * as zod from 'zod';

import App from '../../index.ts';

const platform = zod
  .object({ prepareApp: zod.function({ input: [zod.unknown()], output: zod.unknown() }) })
  .parse(createRequire(import.meta.url)('zapier-platform-core/src/tools/schema'));

it('the platform copies no field and no sample of an operation', () => {
  const prepared = platform.prepareApp(App);
  const operation = ['triggers', 'note_completed', 'operation'];
  for (const path of [['inputFields', 0], ['outputFields', 0], ['sample']]) {
    const at = (app: unknown) =>
      [...operation, ...path].reduce<unknown>((within, key) => Reflect.get(Object(within), key), app);
    expect(at(prepared)).toMatchObject(
      path[0] === 'sample' ? { id: expect.any(String) } : { label: expect.any(String) },
    );
    expect(at(prepared)).toBe(at(App));
  }
});
