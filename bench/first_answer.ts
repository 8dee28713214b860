/** Loads the app from the given directory and handles one trivial event. Prints the elapsed time in ms. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , appDirectory = ''] = process.argv;
process.chdir(appDirectory);
const entry = pathToFileURL(join(appDirectory, 'zapierwrapper.js')).href;
const start = performance.now();
const { handler } = (await import(entry)) as { handler: (event: object) => Promise<unknown> };
await handler({ command: 'execute', method: 'triggers.none.operation.inputFields', bundle: {} });
console.log(performance.now() - start);
