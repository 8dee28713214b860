import { afterAll, beforeAll } from '@jest/globals';
import nock from 'nock';

// Loading nock replaces `http` for all files that share the process, also where no test of this one runs.
nock.restore();

/** Has nock stand in for the network while the tests of this file run. */
export function interceptRequests(): typeof nock {
  beforeAll(() => nock.activate());
  afterAll(() => nock.restore());
  return nock;
}
