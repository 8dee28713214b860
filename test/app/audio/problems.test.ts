import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from '@jest/globals';

import type { AudioProblemKind } from '../../../src/audio/problems.ts';
import { recording, refused, wavOfSeconds } from '../../audio/corpus.ts';
import { loopbackServer } from '../../support/loopback_server.ts';
import type { AudioApp } from './support.ts';
import { expectDiscreet, useAudioApp } from './support.ts';

const audioApp = useAudioApp();
const audio = recording('cbr.mp3');

/** What the user reads in each case. */
const says: Record<AudioProblemKind, string> = {
  'not-a-link': 'contains text that is not a link. Map the file itself',
  'private-address': 'leads to a private network',
  'not-public': 'its link is not public or has expired. Map the file itself',
  gone: 'was not found: it was moved or deleted',
  'refused-download': 'did not provide it. Open the link in a browser',
  unreachable: 'cannot be reached. Check the link',
  'web-page': 'leads to a web page, not to an audio file. Use the link that downloads the file',
  json: 'leads to data (JSON), not to an audio file. Use the link that downloads the file',
  text: 'leads to text, not to an audio file. Use the link that downloads the file',
  'other-format': 'which is not supported. Save the recording as M4A, MP3, WAV, or AAC',
  'doubtful-format': 'select it in "File Extension"',
  protected: 'is copy-protected',
  video: 'not an audio file. Save only its audio track',
  'no-audio': 'not an audio file. Choose the recording itself',
  unrecognized: 'is not recognized as audio. Save the recording as M4A, MP3, WAV, or AAC',
  empty: 'is empty. Check that the recording was saved',
  incomplete: 'is incomplete: its end, or a part that players need, is missing',
  'too-fragmented': 'consists of so many small parts that reading it takes too long. Save it again',
  'too-large': 'larger than 450 MB',
  'too-long': 'longer than 4 hours',
  'no-duration': 'Enter it in "Duration (Seconds)"',
  'impossible-duration': '"Duration (Seconds)" does not contain a valid length',
  'broke-off': 'was interrupted. Try again',
  stalled: 'stalled',
  'no-room': 'not enough disk space for the audio file at the moment. Try again in a few minutes',
  'took-too-long': 'took too long. Try again later, or use a smaller file',
};
/** By `patience.test.ts`, `test/audio/download.test.ts` (a full disk), and `test/audio/probe.test.ts` (countless parts). */
const provenElsewhere: readonly AudioProblemKind[] = [
  'private-address',
  'stalled',
  'took-too-long',
  'no-room',
  'too-fragmented',
];

type Case = [
  name: string,
  kind: AudioProblemKind,
  audio: (app: AudioApp) => Promise<string> | string,
  options?: { durationSec?: string; detail?: string },
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
const compressed = (bytes: Buffer) =>
  source((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes));

const cases: readonly Case[] = [
  ['a file name', 'not-a-link', () => 'meeting.mp3'],
  ['a file of a step that did not run', 'not-a-link', () => 'hydrate|||abc|||hydrate'],
  ...([401, 404, 503] as const).map((status): Case => [
    `a link that responds with ${status}`,
    status === 401 ? 'not-public' : status === 404 ? 'gone' : 'refused-download',
    source((_request, response) => response.writeHead(status).end('<html></html>')),
  ]),
  [
    'a site that does not exist any more',
    'unreachable',
    async () => {
      const server = await loopbackServer(() => undefined);
      await server.close();
      return server.url;
    },
  ],
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
  ['a compressed download that is cut off', 'broke-off', compressed(gzipSync(audio).subarray(0, 1_000))],
  [
    'a file of more than 450 MB',
    'too-large',
    source((_request, response) => response.writeHead(200, { 'content-length': 450_000_001 }).write('RIFF')),
  ],
  ['a recording of more than 4 hours', 'too-long', file(wavOfSeconds(16_000))],
  [
    'a recording whose length cannot be detected',
    'no-duration',
    file(Buffer.concat([audio, Buffer.alloc(5 * 1024 * 1024), audio])),
  ],
  ['a duration of 0', 'impossible-duration', file(audio), { durationSec: '0' }],
  // One of each kind; `test/audio/probe.test.ts` has them all.
  ...refused
    .filter(({ kind }, index) => refused.findIndex((other) => other.kind === kind) === index)
    .map(({ name, bytes, kind, says: detail }): Case => [name, kind, file(bytes), { detail }]),
];

describe('without a request to the service, the user reads what is wrong and what to do about', () => {
  it.each(cases)('%s: %s', async (_name, kind, audioOf, { durationSec = '', detail = '' } = {}) => {
    const app = audioApp();
    const { workspace } = app.app;
    const notes = workspace.notes.size;
    const link = await audioOf(app);

    const error = await app.failure({ audio: link, durationSec });

    expect(error.name).toBe('AppError');
    expect(error.message).toContain(says[kind]);
    expect(error.message).toContain(detail);
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
      expect(error.message).toContain(says['private-address']);
      expect(error.message).not.toContain(link);
    } finally {
      environment.BASE_URL = loopback;
    }
    expect(app.sourceRequests.length).toBe(before);
    expect(workspace.requests).toStrictEqual([]);
  });

  it('every kind of problem', () => {
    const proven = new Set<string>([...provenElsewhere, ...cases.map(([, kind]) => kind)]);
    expect(Object.keys(says).filter((kind) => !proven.has(kind))).toStrictEqual([]);
  });
});
