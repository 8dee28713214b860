import config from './jest.config.js';

const { globalSetup: _builtApp, ...unit } = config;

/** The tests that need no built app: pure functions, and operations against recorded requests. */
export default {
  ...unit,
  testPathIgnorePatterns: ['/node_modules/', '/test/(app|docs|faults|publishing|recipes|review|sandbox)/', '/test/[^/]*(zip|story|publishing)[^/]*\\.test\\.ts$'],
};
