import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that one test file has to itself. */
export interface TemporaryFolder {
  path: string;
  /** Writes a file under a name that says nothing about it, so that only its bytes can tell. */
  file(bytes: Buffer): { path: string; sizeBytes: number };
  /** The names of the files in it. */
  names(): Promise<string[]>;
  remove(): void;
}

export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'audio-test-'));
  return {
    path,
    file: (bytes) => {
      const file = join(path, 'file');
      writeFileSync(file, bytes);
      return { path: file, sizeBytes: bytes.length };
    },
    names: () => readdir(path),
    remove: () => rmSync(path, { recursive: true }),
  };
}
