import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { openPromise } from 'yauzl';

export interface ZipEntry {
  /** Path inside the archive, with `/`. */
  readonly path: string;
  /** Size in bytes, unpacked. */
  readonly size: number;
}

/** Lists the files of an archive, in the order in which they are stored. */
export async function listZip(archive: string): Promise<ZipEntry[]> {
  const zip = await openPromise(archive);
  const entries: ZipEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('/')) {
      entries.push({ path: entry.fileName, size: entry.uncompressedSize });
    }
  }
  return entries;
}

/** Unpacks an archive into a directory. yauzl refuses paths that would lead out of it. */
export async function unzip(archive: string, directory: string): Promise<void> {
  const zip = await openPromise(archive);
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('/')) {
      const file = join(directory, entry.fileName);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file));
    }
  }
}
