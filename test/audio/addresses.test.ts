import dns, { type LookupOptions } from 'node:dns';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { isPublicAddress, lookupPublic, PrivateAddressError } from '../../src/audio/addresses.ts';
import { withDownloadedAudio } from '../../src/audio/download.ts';
import { uploadAudio } from '../../src/audio/upload.ts';
import { interceptRequests, nock } from '../support/interception.ts';
import { temporaryFolder } from './temporary_folder.ts';

/** What the names in this file resolve to. */
const addresses: Record<string, string[]> = {
  'inside.example': ['10.0.0.7'],
  'rebinding.example': ['93.184.216.34', '127.0.0.1'],
  'outside.example': ['93.184.216.34', '8.8.8.8'],
  'empty.example': [],
};
function resolve(
  name: string,
  _options: object,
  callback: (error: Error | null, found?: object[]) => void,
): void {
  const found = addresses[name];
  if (found === undefined) callback(new Error('getaddrinfo ENOTFOUND'));
  else
    callback(
      null,
      found.map((address) => ({ address, family: 4 })),
    );
}
const lookup = jest.fn(resolve);
beforeEach(() => {
  jest.spyOn(dns, 'lookup').mockImplementation(lookup as never);
});

interceptRequests();
const folder = temporaryFolder();
afterEach(() => nock.cleanAll());

async function kindOf(link: string): Promise<unknown> {
  const options = { allowPrivateAddresses: false, timeoutMs: 60_000, directory: folder.path };
  const outcome: unknown = await withDownloadedAudio(link, options, () =>
    Promise.resolve('downloaded'),
  ).catch((error: unknown) => error);
  expect(await folder.names()).toStrictEqual([]);
  return outcome instanceof Error && 'kind' in outcome ? outcome.kind : outcome;
}

describe('a link to a private address', () => {
  it.each([
    'http://127.0.0.1:9001/2018-06-01/runtime/invocation/next',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://2130706433/',
  ])('is rejected: %s', async (link) => {
    expect(await kindOf(link)).toBe('private-address');
  });

  it('is rejected behind a host name', async () => {
    expect(await kindOf('http://inside.example/meeting.mp3')).toBe('private-address');
  });

  it.each(['http://169.254.169.254/latest/meta-data/', 'http://inside.example/'])(
    'is rejected behind a redirect to %s',
    async (location) => {
      nock('https://files.example').get('/meeting.mp3').reply(302, '', { location });
      expect(await kindOf('https://files.example/meeting.mp3')).toBe('private-address');
    },
  );
});

describe('a host name', () => {
  const resolved = (name: string, options: LookupOptions) =>
    new Promise((done) => lookupPublic(name, options, (...result) => done(result)));

  it('resolves to the address that was checked, or to all of them on request', async () => {
    expect(await resolved('outside.example', {})).toStrictEqual([null, '93.184.216.34', 4]);
    expect(await resolved('outside.example', { all: true })).toStrictEqual([
      null,
      [
        { address: '93.184.216.34', family: 4 },
        { address: '8.8.8.8', family: 4 },
      ],
    ]);
  });

  it('is looked up with all its addresses, even if one is requested', async () => {
    await resolved('outside.example', { family: 4, all: false });
    expect(lookup.mock.lastCall?.[1]).toStrictEqual({ family: 4, all: true });
  });

  it('is rejected if any of its addresses is private, or it has none', async () => {
    expect(await resolved('rebinding.example', {})).toStrictEqual([expect.any(PrivateAddressError), []]);
    expect(await resolved('empty.example', {})).toMatchObject([{ message: 'The name has no address' }, []]);
  });
});

it.each(['inside.example', 'rebinding.example'])(
  'an upload URL at %s is rejected for good, unlike one at an unknown host',
  async (host) => {
    const upload = (name: string) =>
      uploadAudio(
        { path: fileURLToPath(import.meta.url), sizeBytes: 5 },
        {
          presignedUrl: `https://${name}/key`,
          contentType: 'audio/mpeg',
          allowPrivateAddresses: false,
          timeoutMs: 60_000,
        },
      );
    await expect(upload(host)).rejects.toThrow('must be a public https:// address');
    await expect(upload('nowhere.example')).rejects.toThrow('was interrupted');
  },
);

it('a link to a public address is followed', async () => {
  nock('https://93.184.216.34').get('/meeting.mp3').reply(200, 'sound');
  expect(await kindOf('https://93.184.216.34/meeting.mp3')).toBe('downloaded');
});

describe('an IP address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s counts as public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1%eth0',
  ])('%s does not count as public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
