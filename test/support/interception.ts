import { afterAll, beforeAll } from '@jest/globals';
import nock from 'nock';

// Importing nock patches `http` for all test files in the process, even if no test of this file runs. Undo that.
nock.restore();

/** Intercepts network requests with nock while the tests of the calling file run. */
export function interceptRequests(): typeof nock {
  beforeAll(() => nock.activate());
  afterAll(() => nock.restore());
  return nock;
}
