/** Loads an app and handles one event: a poll of the given service, or a trivial one. Prints the elapsed time in ms. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , appDirectory = '', baseUrl = '', apiKey = '', platformUrl = ''] = process.argv;
process.chdir(appDirectory);
const entry = pathToFileURL(join(appDirectory, 'zapierwrapper.js')).href;
const start = performance.now();
const { handler } = (await import(entry)) as { handler: (event: object) => Promise<unknown> };
await handler(
  baseUrl === ''
    ? { command: 'execute', method: 'triggers.none.operation.inputFields', bundle: {} }
    : {
        command: 'execute',
        method: 'triggers.note_completed.operation.perform',
        environment: { BASE_URL: baseUrl, LOGGING_ENDPOINT: platformUrl },
        rpc_base: platformUrl,
        token: 'bench',
        bundle: { inputData: {}, authData: { apiKey } },
      },
);
console.log(performance.now() - start);
process.exit();
