import { randomUUID } from 'node:crypto';

/** A file that the app stashed, as the next step of a Zap receives it. */
export interface StashedFile {
  readonly url: string;
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export type FileStash = ReturnType<typeof createFileStash>;

/** Keeps files in memory. `origin` returns the origin that receives the uploads and serves them under `/files/`. */
export function createFileStash(origin: () => string) {
  const presigned = new Set<string>();
  const files = new Map<string, StashedFile>();
  return {
    /** Returns where the platform must post a file, and the form fields to send along. */
    presign() {
      const key = `files/${randomUUID()}`;
      presigned.add(key);
      return { url: `${origin()}/`, fields: { key, acl: 'public-read' } };
    },
    /** Keeps a file that was uploaded to a presigned key. @returns its URL. @throws if the key was not presigned. */
    keep(key: string, file: Omit<StashedFile, 'url'>): string {
      if (!presigned.delete(key)) {
        throw new Error('The upload was not presigned.');
      }
      const url = `${origin()}/${key}`;
      files.set(url, { url, ...file });
      return url;
    },
    get: (url: string) => files.get(url),
  };
}
