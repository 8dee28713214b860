import config, { ofBuiltApp } from './jest.config.js';

/** Tests that are too slow to run on every change: the files named `*.slow.test.ts`. */
export default { ...config, testTimeout: 300_000, projects: [ofBuiltApp('**/test/**/*.slow.test.ts')] };
