import { explainTakenPort } from '../taken_port.ts';
import { savedDialect, startWorkspace } from './index.ts';

const defaultPort = 4180;

const port = Number(process.env.PORT ?? defaultPort);
const workspace = await startWorkspace({ port, dialect: savedDialect() }).catch((error: unknown) =>
  explainTakenPort(error, port, 'npm run sandbox'),
);
const { baseUrl, keys } = workspace;

const keyLines = Object.entries(keys).map(([name, key]) => `  ${name.padEnd(14)} ${key}`);
const [note] = workspace.notesIn('newest-first');

console.log(`The made-up company's service runs at ${baseUrl}

Keys
${keyLines.join('\n')}

Send requests
  curl -H 'Authorization: Bearer ${keys.everything}' '${baseUrl}/v1/notes?limit=2'
  curl -H 'Authorization: Bearer ${keys.everything}' ${baseUrl}/v1/folders

Tour it with the app
  BASE_URL=${baseUrl} API_KEY=${keys.everything} npm start

Run single steps of the app, with these lines in .env
BASE_URL=${baseUrl}
API_KEY=${keys.everything}
  npm run invoke -- auth test
  npm run invoke -- trigger note_completed --non-interactive
  npm run invoke -- search find_note -i '{"titleContains":"Kestrel"}' --non-interactive
  npm run invoke -- create update_note -i '{"noteId":"${note?.id ?? ''}","title":"A new title"}' --non-interactive

Press Ctrl-C to stop.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void workspace.close());
}
