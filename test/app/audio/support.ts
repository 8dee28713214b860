import { readdir } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';

import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';

import type { InputData, Item } from '../../../sandbox/zapier/index.ts';
import { ZapError } from '../../../sandbox/zapier/index.ts';
import type { LoopbackServer } from '../../support/loopback_server.ts';
import { loopbackServer } from '../../support/loopback_server.ts';
import { type App, type AppOptions, startApp } from '../support/app.ts';

export const REQUEST_ADDRESS = '/v1/notes/from-audio/generate-upload-url';
export const CREATE_NOTE = '/v1/notes/from-audio';

/** The built app, and a server on this machine where the users' files are. */
export interface AudioApp {
  readonly app: App;
  /** The link to a file that is handed out in this way; the server learns no more than a path from it. */
  readonly link: (answer: RequestListener) => string;
  readonly linkTo: (bytes: Buffer) => string;
  /** What was asked for at the links. */
  readonly sourceRequests: readonly IncomingMessage[];
  /** Runs Create Note From Audio. @throws {ZapError} */
  readonly create: (input: InputData) => Promise<Item>;
  /** Runs Create Note From Audio, which fails. */
  readonly failure: (input: InputData) => Promise<ZapError>;
  /** The paths below `/v1` that were posted to, in order. */
  readonly posts: () => string[];
}

/** Starts the app and the server of the users' files. */
async function startAudioApp(options: AppOptions): Promise<AudioApp & { close(): Promise<void> }> {
  const app = await startApp(options);
  app.workspace.clearRequests();
  const answers = new Map<string, RequestListener>();
  const sources: LoopbackServer = await loopbackServer((request, response) => {
    const path = new URL(request.url ?? '/', sources.url).pathname;
    const answer = answers.get(path) ?? ((_request, absent) => absent.writeHead(404).end());
    answer(request, response);
  });

  const audioApp: AudioApp = {
    app,
    link(answer) {
      const path = `/file-${answers.size + 1}`;
      answers.set(path, answer);
      return `${sources.url}${path}`;
    },
    linkTo: (bytes) => audioApp.link((_request, response) => response.end(bytes)),
    sourceRequests: sources.requests,
    create: (input) => app.zapier.create(app.connection, 'create_note_from_audio', input),
    failure: (input) =>
      audioApp.create(input).then(
        (item) => {
          throw new Error(`A note was made: ${JSON.stringify(item)}`);
        },
        (error: unknown) => {
          if (error instanceof ZapError) return error;
          throw error;
        },
      ),
    posts: () => app.workspace.requests.filter(({ method }) => method === 'POST').map(({ path }) => path),
  };
  return {
    ...audioApp,
    async close() {
      await Promise.all([app.close(), sources.close()]);
    },
  };
}

/**
 * Starts the app for the tests of a file. Whatever a test does, nothing stays on the disk afterwards, and neither the key nor a
 * permission to upload has gone where it does not belong.
 */
export function useAudioApp(options: AppOptions = {}): () => AudioApp {
  let started: Awaited<ReturnType<typeof startAudioApp>> | undefined;
  const current = () => {
    if (started === undefined) throw new Error('The app runs only while tests do.');
    return started;
  };
  beforeAll(async () => {
    started = await startAudioApp(options);
  });
  afterEach(async () => {
    const { workspace } = current().app;
    workspace.faults.clear();
    workspace.store.faults.clear();
    workspace.clearRequests();
    await expectNothingLeft(current());
    expectNothingTold(current());
  });
  afterAll(() => started?.close());
  return current;
}

/** No file is left where the app's processes put temporary ones. */
async function expectNothingLeft({ app }: AudioApp): Promise<void> {
  expect(await readdir(app.zapier.temporaryDirectory)).toStrictEqual([]);
}

/** The key went to the service alone, and neither it nor a permission to upload is in the log. */
function expectNothingTold({ app, sourceRequests }: AudioApp): void {
  const { apiKey } = app.connection.authData;
  const outside = [...app.workspace.store.requests, ...sourceRequests];
  expect(JSON.stringify(outside.map(({ headers }) => headers))).not.toContain(apiKey);
  expect(outside.filter(({ headers }) => headers.authorization !== undefined)).toStrictEqual([]);
  expectDiscreet(JSON.stringify(app.zapier.logs), apiKey);
}

/** A text holds neither the key nor a signature that permits an upload. */
export function expectDiscreet(text: string, apiKey: unknown): void {
  expect(text).not.toContain(apiKey);
  expect(text).not.toMatch(/X-Amz-Signature=[0-9a-f]/i);
}
