import config from './jest.config.js';

/** Tests that are too slow to run on every change: the files named `*.slow.test.ts`. */
export default { ...config, testMatch: ['<rootDir>/test/**/*.slow.test.ts'], testPathIgnorePatterns: [] };
