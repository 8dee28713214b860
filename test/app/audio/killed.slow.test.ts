import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { recording } from '../../audio/corpus.ts';
import { expectNothingLeft, startAudioApp } from './support.ts';

const audio = recording('cbr.mp3');

let started: Awaited<ReturnType<typeof startAudioApp>>;
beforeAll(async () => {
  started = await startAudioApp({ timeLimitMs: 7_000 });
}, 30_000);
afterAll(() => started.close());

it('what a run leaves on the disk that Zapier has killed, a later one removes', async () => {
  const { app, create, failure, link, linkTo } = started;
  const { temporaryDirectory } = app.zapier;

  const endless = link((_request, response) => response.write(audio.subarray(0, 1_000)));
  expect((await failure({ audio: endless })).name).toBe('TimeoutError');
  const [left = ''] = await readdir(temporaryDirectory);
  expect(left).not.toBe('');

  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(temporaryDirectory, left), anHourAgo, anHourAgo);
  await create({ audio: linkTo(audio) });
  await expectNothingLeft(started);
}, 30_000);
