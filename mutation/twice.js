import './jest_interface.js';

import { resolve } from 'node:path';
import process from 'node:process';

import Mocha from 'mocha';

/** Runs the given test files twice in one process. Exits with 1 if a test fails. */
const mocha = new Mocha({ timeout: 0, reporter: 'dot' });
mocha.cleanReferencesAfterRun(false);
for (const path of process.argv.slice(2)) mocha.addFile(resolve(path));
await mocha.loadFilesAsync();
const countFailures = () => new Promise((done) => mocha.run(done));
const failures = (await countFailures()) + (await countFailures());
process.exit(failures === 0 ? 0 : 1);
