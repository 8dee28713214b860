import { createRequire } from 'node:module';

import { afterAll, beforeAll } from '@jest/globals';
import type Nock from 'nock';

/**
 * Loading nock patches `http` for all test files in the process, even if no test of this file runs. Undo that before
 * another module reads `http`. An `import` would load nock too early: Jest links all modules before it runs the first.
 */
export const nock = createRequire(import.meta.url)('nock') as typeof Nock;
nock.restore();

/** Intercepts network requests with nock while the tests of the calling file run. */
export function interceptRequests(): void {
  beforeAll(() => nock.activate());
  afterAll(() => {
    nock.restore();
    nock.enableNetConnect();
  });
}
