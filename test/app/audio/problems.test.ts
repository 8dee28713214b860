import { gzipSync } from 'node:zlib';

import { describe, expect, it } from '@jest/globals';

import type { AudioProblemKind } from '../../../src/audio/problems.ts';
import { recording, refused, wav } from '../../audio/corpus.ts';
import { loopbackServer } from '../../support/loopback_server.ts';
import type { AudioApp } from './support.ts';
import { expectDiscreet, useAudioApp } from './support.ts';

const audioApp = useAudioApp();
const audio = recording('cbr.mp3');

/** What the user reads in each case. */
const says: Record<AudioProblemKind, string> = {
  'not-a-link': 'contains text that is not a link. Map the file itself',
  'private-address': 'leads to a private network',
  'not-public': 'its link is not public, or it has expired. Map the file itself',
  gone: 'is no longer there: it was moved or deleted',
  'refused-download': 'did not provide it. Open the link in a browser',
  unreachable: 'cannot be reached. Check the link',
  'web-page': 'leads to a web page, not to an audio file. Use the link that downloads the file',
  json: 'leads to data (JSON), not to an audio file. Use the link that downloads the file',
  text: 'leads to text, not to an audio file. Use the link that downloads the file',
  'other-format': 'which is not supported. Save the recording as M4A, MP3, WAV, or AAC',
  'doubtful-format': 'select it in the File Extension field',
  protected: 'is copy-protected',
  video: 'not an audio file. Save only its sound',
  'no-audio': 'not an audio file. Choose the recording itself',
  unrecognized: 'is not recognized as audio. Save the recording as M4A, MP3, WAV, or AAC',
  empty: 'is empty. Check that the recording was saved',
  incomplete: 'is incomplete: its end, or a part that players need, is missing',
  'too-fragmented':
    'consists of so many small parts that reading it takes too long. Save the recording again',
  'too-large': 'larger than 450 MB',
  'too-long': 'longer than 4 hours',
  'no-duration': 'Enter the length in seconds in the Duration field',
  'impossible-duration': 'The Duration field does not contain a valid length',
  'broke-off': 'was interrupted. Try again',
  stalled: 'stalled',
  'no-room': 'no room for the audio file at the moment. Try again in a few minutes',
  'took-too-long': 'took too long. Try again later, or use a smaller file',
};
/** What takes seconds is in `patience.slow.test.ts`, the full disk in `test/audio/download.test.ts`. */
const provenElsewhere: readonly AudioProblemKind[] = [
  'private-address',
  'stalled',
  'took-too-long',
  'no-room',
];

interface Case {
  name: string;
  kind: AudioProblemKind;
  audio: (app: AudioApp) => Promise<string> | string;
  durationSec?: string;
  /** What else the sentence names. */
  says?: string;
}

/** A header that makes a second of every two bytes of sound: 16,000 in all. */
function longRecording(): Buffer {
  const bytes = wav();
  bytes.writeUInt32LE(1, 24);
  return Buffer.concat([bytes.subarray(0, 40), size(32_000), Buffer.alloc(32_000)]);
}

function size(bytes: number): Buffer {
  const field = Buffer.alloc(4);
  field.writeUInt32LE(bytes);
  return field;
}

const typed: Case[] = ['meeting.mp3', 'ftp://files.example/a.mp3', 'hydrate|||abc|||hydrate'].map((text) => ({
  name: `“${text}”`,
  kind: 'not-a-link',
  audio: () => text,
}));

const refusals: Case[] = (
  [
    [401, 'not-public'],
    [403, 'not-public'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused-download'],
    [416, 'refused-download'],
    [429, 'refused-download'],
    [500, 'refused-download'],
    [503, 'refused-download'],
  ] as const
).map(([status, kind]) => ({
  name: `a link that answers ${status}`,
  kind,
  audio: ({ link }) => link((_request, response) => response.writeHead(status).end('<html></html>')),
}));

const brokenSources: Case[] = [
  {
    name: 'a site that does not exist any more',
    kind: 'unreachable',
    audio: async () => {
      const server = await loopbackServer(() => undefined);
      await server.close();
      return server.url;
    },
  },
  {
    name: 'a link that leads in circles',
    kind: 'refused-download',
    audio: ({ link }) =>
      link((request, response) => response.writeHead(302, { location: request.url }).end()),
  },
  {
    name: 'a download cut off, its length known',
    kind: 'broke-off',
    audio: ({ link }) =>
      link((_request, response) => {
        response.writeHead(200, { 'content-length': audio.length });
        response.write(audio.subarray(0, 1_000), () => response.destroy());
      }),
  },
  {
    name: 'a download cut off, its length unknown',
    kind: 'broke-off',
    audio: ({ link }) =>
      link((_request, response) => response.write(audio.subarray(0, 1_000), () => response.destroy())),
  },
  {
    name: 'a compressed download cut off',
    kind: 'broke-off',
    audio: ({ link }) =>
      link((_request, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(audio).subarray(0, 1_000)),
      ),
  },
  ...['', 'Connection: upgrade\r\nUpgrade: websocket\r\n'].map((headers): Case => ({
    name: `a site that switches protocols ${headers === '' ? 'without saying to which' : 'to WebSocket'}`,
    kind: 'refused-download',
    audio: ({ link }) =>
      link((request) => request.socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`)),
  })),
  {
    name: 'a file of more than 450 MB',
    kind: 'too-large',
    audio: ({ link }) =>
      link((_request, response) => response.writeHead(200, { 'content-length': 450_000_001 }).write('RIFF')),
  },
];

const impossibleRecordings: Case[] = [
  {
    name: 'a recording of more than 4 hours',
    kind: 'too-long',
    audio: ({ linkTo }) => linkTo(longRecording()),
  },
  {
    name: 'a recording whose length cannot be told',
    kind: 'no-duration',
    audio: ({ linkTo }) => linkTo(Buffer.concat([audio, Buffer.alloc(5 * 1024 * 1024), audio])),
  },
  {
    name: 'a recording of millions of empty parts, small as long as it is compressed',
    kind: 'too-fragmented',
    audio: ({ link }) => {
      const emptyChunks = gzipSync(Buffer.concat([Buffer.from('RIFF----WAVE'), Buffer.alloc(100e6)]));
      return link((_request, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(emptyChunks),
      );
    },
  },
  {
    name: 'a duration of 0',
    kind: 'impossible-duration',
    audio: ({ linkTo }) => linkTo(audio),
    durationSec: '0',
  },
];

const cases: readonly Case[] = [
  ...typed,
  ...refusals,
  ...brokenSources,
  ...impossibleRecordings,
  ...refused.map(({ bytes, ...known }) => ({ ...known, audio: ({ linkTo }: AudioApp) => linkTo(bytes) })),
];

describe('before the service hears of it, the user is told what is wrong and what to do', () => {
  it.each(cases)('$name: $kind', async ({ kind, audio, durationSec = '', says: detail = '' }) => {
    const app = audioApp();
    const { workspace } = app.app;
    const notes = workspace.notes.size;
    const link = await audio(app);

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

  it('whatever can be wrong with a file', () => {
    const proven = new Set<string>([...provenElsewhere, ...cases.map(({ kind }) => kind)]);
    expect(Object.keys(says).filter((kind) => !proven.has(kind))).toStrictEqual([]);
  });
});
