import dns, { type LookupOptions } from 'node:dns';
import { fileURLToPath } from 'node:url';

import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { isPublicAddress, lookupPublic, PrivateAddressError } from '../../src/audio/addresses.ts';
import { withDownloadedAudio } from '../../src/audio/download.ts';
import { uploadAudio } from '../../src/audio/upload.ts';
import { interceptRequests } from '../support/interception.ts';
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
const lookup = jest.spyOn(dns, 'lookup').mockImplementation(resolve as never);

const network = interceptRequests();
const folder = temporaryFolder();
afterEach(() => network.cleanAll());
afterAll(() => {
  folder.remove();
});

async function kindOf(link: string): Promise<unknown> {
  const options = { allowPrivateAddresses: false, timeoutMs: 2_000, directory: folder.path };
  const outcome: unknown = await withDownloadedAudio(link, options, () =>
    Promise.resolve('downloaded'),
  ).catch((error: unknown) => error);
  expect(await folder.names()).toStrictEqual([]);
  return outcome instanceof Error && 'kind' in outcome ? outcome.kind : outcome;
}

describe('a link to a private address', () => {
  it.each([
    'http://127.0.0.1:9001/2018-06-01/runtime/invocation/next',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fd00:ec2::254]/',
    'http://0.0.0.0/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://192.168.1.10/meeting.mp3',
  ])('%s: refused', async (link) => {
    expect(await kindOf(link)).toBe('private-address');
  });

  it('behind a name: refused', async () => {
    expect(await kindOf('http://inside.example/meeting.mp3')).toBe('private-address');
  });

  it('behind a name that has a public address too: refused', async () => {
    expect(await kindOf('https://rebinding.example/meeting.mp3')).toBe('private-address');
  });

  it.each(['http://169.254.169.254/latest/meta-data/', 'http://inside.example/'])(
    'behind a redirect to %s: refused',
    async (location) => {
      network('https://files.example').get('/meeting.mp3').reply(302, '', { location });
      expect(await kindOf('https://files.example/meeting.mp3')).toBe('private-address');
    },
  );

  it('a name without an address: unreachable', async () => {
    expect(await kindOf('https://nowhere.example/meeting.mp3')).toBe('unreachable');
  });
});

describe('a name, resolved for a connection', () => {
  const resolved = (name: string, options: LookupOptions) =>
    new Promise((done) => lookupPublic(name, options, (...result) => done(result)));

  it('gives the address that was checked, or all where all are wanted', async () => {
    expect(await resolved('outside.example', {})).toStrictEqual([null, '93.184.216.34', 4]);
    expect(await resolved('outside.example', { all: true })).toStrictEqual([
      null,
      [
        { address: '93.184.216.34', family: 4 },
        { address: '8.8.8.8', family: 4 },
      ],
    ]);
  });

  it('is looked up whole, whatever part of it is wanted', async () => {
    await resolved('outside.example', { family: 4, all: false });
    expect(lookup.mock.lastCall?.[1]).toStrictEqual({ family: 4, all: true });
  });

  it('is a private address if any of its addresses is', async () => {
    expect(await resolved('rebinding.example', {})).toStrictEqual([expect.any(PrivateAddressError), []]);
  });

  it.each([
    ['nowhere.example', 'ENOTFOUND'],
    ['empty.example', 'no address'],
  ])('is an error without any address for %s', async (name, message) => {
    expect(await resolved(name, {})).toMatchObject([{ message: expect.stringContaining(message) }, []]);
  });
});

it.each(['inside.example', 'rebinding.example'])(
  'an upload URL of %s: refused, unlike one of a name that is unknown',
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
    await expect(upload(host)).rejects.toThrow('not a public https:// address');
    await expect(upload('nowhere.example')).rejects.toThrow('was interrupted');
  },
);

it('a link to a public address is followed', async () => {
  network('https://93.184.216.34').get('/meeting.mp3').reply(200, 'sound');
  expect(await kindOf('https://93.184.216.34/meeting.mp3')).toBe('downloaded');
});

describe('of all addresses, only those of the public internet pass', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'fc00::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
