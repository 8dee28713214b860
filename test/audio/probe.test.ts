import { afterAll, describe, expect, it } from '@jest/globals';

import { probeAudio } from '../../src/audio/probe.ts';
import { accepted } from './corpus.ts';
import { temporaryFolder } from './temporary_folder.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

describe('a recording the service takes', () => {
  it.each(accepted)('$name: format and duration are found', ({ bytes, fileExtension, durationSec }) => {
    const probe = probeAudio(folder.file(bytes).path);
    expect(probe.fileExtension).toBe(fileExtension);
    expect(Math.abs((probe.durationSec ?? NaN) - durationSec)).toBeLessThan(0.02);
  });
});
