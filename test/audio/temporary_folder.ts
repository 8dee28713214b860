import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll } from '@jest/globals';

/** Makes a folder that the tests of the calling file have to themselves, and removes it after them. */
export function temporaryFolder() {
  let path = '';
  beforeAll(() => {
    path = mkdtempSync(join(tmpdir(), 'audio-test-'));
  });
  afterAll(() => rmSync(path, { recursive: true }));
  return {
    get path() {
      return path;
    },
    /** Writes a file under a name that says nothing about it, so that only its bytes can tell. */
    file: (bytes: Buffer) => {
      const file = join(path, 'file');
      writeFileSync(file, bytes);
      return { path: file, sizeBytes: bytes.length };
    },
    /** The names of the files in it. */
    names: () => readdir(path),
  };
}

/** The descriptors that this process has open for a file. */
export function openDescriptors(path: string): string[] {
  const { dev, ino } = statSync(path);
  return readdirSync('/dev/fd').filter((descriptor) => {
    const found = statSync(`/dev/fd/${descriptor}`, { throwIfNoEntry: false });
    return found?.dev === dev && found.ino === ino;
  });
}
