import { readdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';

import { type InputData, type Item, ZapError } from '../../sandbox/zapier/index.ts';
import { AudioProblem } from '../../src/audio/problems.ts';
import { recording } from '../audio/corpus.ts';
import { type LoopbackServer, loopbackServer } from '../support/loopback_server.ts';
import { type App, startApp } from './support/app.ts';

/** Create Note From Audio, with a server on this machine where the users' files are. */
let app: App;
let sources: LoopbackServer;
/** How the server hands out its files, by path; it learns no more than a path. */
const answers = new Map<string, RequestListener>();

beforeAll(async () => {
  app = await startApp({ virtualTime: true });
  sources = await loopbackServer((request, response) => {
    const answer = answers.get(new URL(request.url ?? '/', sources.url).pathname);
    answer?.(request, response);
  });
});
beforeEach(() => {
  const { workspace } = app;
  workspace.faults.clear();
  workspace.store.requests.length = 0;
  sources.requests.length = 0;
  workspace.clearRequests();
});
/** Whatever a test does, nothing stays on the disk, and neither the key nor a permission to upload goes where it does not belong. */
afterEach(async () => {
  expect(await readdir(app.zapier.temporaryDirectory)).toStrictEqual([]);
  const outside = [...app.workspace.store.requests, ...sources.requests].map(({ headers }) => headers);
  expect(JSON.stringify(outside)).not.toContain(app.workspace.keys.everything);
  expect(outside.filter(({ authorization }) => authorization !== undefined)).toStrictEqual([]);
  expectDiscreet(JSON.stringify(app.zapier.logs));
});
afterAll(() => Promise.all([app.close(), sources.close()]));

/** A text holds neither the key nor a signature that permits an upload. */
function expectDiscreet(text: string): void {
  expect(text).not.toContain(app.workspace.keys.everything);
  expect(text).not.toMatch(/X-Amz-Signature=[0-9a-f]/i);
}

/** The link to a file that is handed out in this way. */
function link(answer: RequestListener): string {
  const path = `/file-${answers.size + 1}`;
  answers.set(path, answer);
  return `${sources.url}${path}`;
}
const linkTo = (bytes: Buffer) => link((_request, response) => response.end(bytes));

const create = (input: InputData): Promise<Item> =>
  app.zapier.create(app.connection, 'create_note_from_audio', input);

/** The step fails, and says what is wrong; no note is created. @returns what the user reads */
async function failure(input: InputData): Promise<string> {
  const notes = app.workspace.notes.size;
  const error: unknown = await create(input).catch((thrown: unknown) => thrown);
  if (!(error instanceof ZapError)) throw new Error('The step did not fail.', { cause: error });
  expect(error.name).toBe('AppError');
  expect(error.message).not.toContain(input.audio);
  expectDiscreet(error.raw);
  expect(app.workspace.notes.size).toBe(notes);
  return error.message;
}

const REQUEST_ADDRESS = 'POST /v1/notes/from-audio/generate-upload-url';
const CREATE_NOTE = 'POST /v1/notes/from-audio';
const audio = recording('cbr.mp3');
const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n';

it('a site that switches protocols to WebSocket is refused, with a request to nobody else', async () => {
  // Node hands over the connection, which the unit tests, without the platform, do not meet.
  const audio = link(({ socket }) => socket.write(SWITCHING));
  expect(await failure({ audio })).toContain(new AudioProblem('refused-download').message);
  expect(app.workspace.requests).toStrictEqual([]);
});

it('a link into a private network is refused without any request', async () => {
  const { environment, workspace } = app;
  environment.BASE_URL = 'https://service.example';
  try {
    expect(await failure({ audio: linkTo(audio) })).toContain('leads to a private network');
  } finally {
    environment.BASE_URL = workspace.baseUrl;
  }
  expect([sources.requests, workspace.requests]).toStrictEqual([[], []]);
});

/** Just short of what counts as stalled. */
const late = { 'x-simulated-latency': 7_000 };
/** When the file has arrived, little of the step's time is left. */
const slow: RequestListener = ({ url = '/' }, response) =>
  url.endsWith('?slow')
    ? response.writeHead(200, late).end(audio)
    : response.writeHead(302, { location: `${url}?slow`, ...late }).end();

it('a slow source, then a service that never says whether the note was created: the step ends by itself and says so', async () => {
  app.workspace.faults.add({ path: '/v1/notes/from-audio', fault: { kind: 'hang' } });
  const message = await failure({ audio: link(slow) });
  expect(message).toContain('did not respond in time');
  expect(message).toContain('It is not known whether the note was created.');
  expect(app.requests()).toStrictEqual([REQUEST_ADDRESS, CREATE_NOTE]);
});

it.each([200, 403])(
  'an upload to which the store responds with %d is not logged, neither its signature nor the response',
  async (status) => {
    const office = await loopbackServer((request, response) => {
      request.resume().on('end', () => {
        const presignedUrl = `${office.url}/key?sv=2026-01-01&sig=SECRET`;
        if (request.method === 'PUT')
          response.writeHead(status, { 'content-type': 'application/xml' }).end('<SECRET/>');
        else if (request.url === '/v1/notes/from-audio') response.end('{"noteId":"n1"}');
        else response.end(JSON.stringify({ presignedUrl, audioUrl: `${office.url}/key` }));
      });
    });
    const { environment, workspace, zapier } = app;
    environment.BASE_URL = office.url;
    const before = zapier.logs.length;
    try {
      const outcome = await create({ audio: linkTo(audio) }).catch(String);
      expect(JSON.stringify(outcome)).toContain(status === 200 ? 'n1' : 'refused the upload');
      expect(JSON.stringify(outcome)).not.toContain('SECRET');
    } finally {
      environment.BASE_URL = workspace.baseUrl;
      await office.close();
    }
    const lines = zapier.logs.slice(before);
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain('SECRET');
    expect(office.requests.map(({ method }) => method)).toContain('PUT');
  },
);
