import { startWorkspace } from './index.ts';

const defaultPort = 4180;

const workspace = await startWorkspace({ port: Number(process.env.PORT ?? defaultPort) });
const { baseUrl, keys } = workspace;

const keyLines = Object.entries(keys).map(([name, key]) => `  ${name.padEnd(14)} ${key}`);

console.log(`The embedded workspace answers at ${baseUrl}

Keys
${keyLines.join('\n')}

Try it
  curl -H 'Authorization: Bearer ${keys.everything}' '${baseUrl}/v1/notes?limit=2'
  curl -H 'Authorization: Bearer ${keys.everything}' ${baseUrl}/v1/folders
  zapier-platform invoke trigger note_completed --non-interactive

For the last one, put these lines into .env
BASE_URL=${baseUrl}
authData_apiKey=${keys.everything}

Ctrl-C ends it.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void workspace.close());
}
