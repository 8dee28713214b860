import { truncateSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { problemOf } from './problem_of.ts';
import { temporaryFolder } from './temporary_folder.ts';

const folder = temporaryFolder();
const noHurry = new Deadline(Infinity);

describe('a file of millions of parts', () => {
  it('is rejected if it has too many parts, even if there is time, and other work goes on meanwhile', async () => {
    const { path } = folder.file(Buffer.from('RIFF----WAVE'));
    truncateSync(path, 200e6);
    let turns = 0;
    const turn = () => {
      turns += 1;
      timer = setImmediate(turn);
    };
    let timer = setImmediate(turn);
    expect(await problemOf(path, noHurry)).toMatchObject({ kind: 'too-fragmented' });
    clearImmediate(timer);
    expect(turns).toBeGreaterThanOrEqual(10);
  });
});
