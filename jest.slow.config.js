import config from './jest.config.js';

/** What takes too long for every change: the files named `*.slow.test.ts`. */
export default { ...config, testMatch: ['<rootDir>/test/**/*.slow.test.ts'], testPathIgnorePatterns: [] };
