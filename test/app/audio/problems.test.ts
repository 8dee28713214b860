import type { RequestListener } from 'node:http';

import { describe, expect, it } from '@jest/globals';

import { AudioProblem, type AudioProblemKind } from '../../../src/audio/problems.ts';
import { recording, wavOfSeconds } from '../../audio/corpus.ts';
import { type AudioApp, expectDiscreet, useAudioApp } from './support.ts';

const audioApp = useAudioApp();
const audio = recording('cbr.mp3');

type Case = [
  name: string,
  kind: AudioProblemKind,
  audio: (app: AudioApp) => Promise<string> | string,
  options?: { durationSec?: string; format?: string },
];

/** A link to a file of these bytes. */
const file =
  (bytes: Buffer) =>
  ({ linkTo }: AudioApp) =>
    linkTo(bytes);
/** A link that responds like this. */
const source =
  (answer: RequestListener) =>
  ({ link }: AudioApp) =>
    link(answer);

/** One for each way to find out; `test/audio` has all of them. */
const cases: readonly Case[] = [
  ['a file of a step that did not run', 'not-a-link', () => 'hydrate|||abc|||hydrate'],
  ['a link that has expired', 'not-public', source((_request, response) => response.writeHead(401).end())],
  ...['', 'Connection: upgrade\r\nUpgrade: websocket\r\n'].map((headers): Case => [
    `a site that switches protocols ${headers === '' ? 'without saying to which' : 'to WebSocket'}`,
    'refused-download',
    source((request) => request.socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`)),
  ]),
  [
    'a download that is cut off',
    'broke-off',
    source((_request, response) => response.write(audio.subarray(0, 1_000), () => response.destroy())),
  ],
  [
    'a file of more than 450 MB',
    'too-large',
    source((_request, response) => response.writeHead(200, { 'content-length': 450_000_001 }).write('RIFF')),
  ],
  ['a web page', 'web-page', file(Buffer.from('<html></html>'))],
  ['a file in another format', 'other-format', file(recording('opus.ogg')), { format: 'Ogg' }],
  ['a recording of more than 4 hours', 'too-long', file(wavOfSeconds(14_401))],
  ['a duration of 0', 'impossible-duration', file(audio), { durationSec: '0' }],
];

describe('without a request to the service, the user reads what is wrong and what to do about', () => {
  it.each(cases)('%s: %s', async (_name, kind, audioOf, { durationSec = '', ...format } = {}) => {
    const app = audioApp();
    const { workspace } = app.app;
    const notes = workspace.notes.size;
    const link = await audioOf(app);

    const error = await app.failure({ audio: link, durationSec });

    expect(error.name).toBe('AppError');
    expect(error.message).toContain(new AudioProblem(kind, format).message);
    expect(error.message).not.toContain(link);
    expectDiscreet(error.raw, workspace.keys.everything);
    expect(workspace.requests).toStrictEqual([]);
    expect(workspace.notes.size).toBe(notes);
  });

  it('a link into a private network', async () => {
    const app = audioApp();
    const { environment, workspace } = app.app;
    const loopback = environment.BASE_URL ?? '';
    environment.BASE_URL = 'https://service.example';
    const link = app.linkTo(audio);
    const before = app.sourceRequests.length;
    try {
      const error = await app.failure({ audio: link });
      expect(error.name).toBe('AppError');
      expect(error.message).toContain('leads to a private network');
      expect(error.message).not.toContain(link);
    } finally {
      environment.BASE_URL = loopback;
    }
    expect(app.sourceRequests.length).toBe(before);
    expect(workspace.requests).toStrictEqual([]);
  });
});
