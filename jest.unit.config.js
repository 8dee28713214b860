import config from './jest.config.js';

/** The tests that need no built app: pure functions, and operations against scripted requests. */
export default {
  ...config,
  globalSetup: undefined,
  testPathIgnorePatterns: [
    '/node_modules/',
    '/test/(app|docs|faults|recipes|review|sandbox)/',
    '/test/(zip|story|publishing)\\.test\\.ts$',
  ],
};
