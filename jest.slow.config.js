import config, { ofBuiltApp } from './jest.config.js';

/** Tests that are too slow to run on every change: the files named `*.slow.test.ts`. */
export const slow = ofBuiltApp('**/test/**/*.slow.test.ts');

export default { ...config, projects: [slow] };
