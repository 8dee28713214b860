import { randomUUID } from 'node:crypto';

/** A file that the app stashed, as the next step of a Zap gets it. */
export interface StashedFile {
  readonly url: string;
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export type FileStash = ReturnType<typeof createFileStash>;

/** Files kept in memory. `origin` tells where the uploads are received and served, under `/files/`. */
export function createFileStash(origin: () => string) {
  const presigned = new Set<string>();
  const files = new Map<string, StashedFile>();
  return {
    /** What the platform asks for before an upload: where to post, and the fields to post along. */
    presign(): { url: string; fields: Record<string, string> } {
      const key = `files/${randomUUID()}`;
      presigned.add(key);
      return { url: `${origin()}/`, fields: { key, acl: 'public-read' } };
    },
    /** Keeps the file of an upload to a presigned key. @throws when the key was not presigned. */
    keep(key: string, file: Omit<StashedFile, 'url'>): void {
      if (!presigned.delete(key)) {
        throw new Error('The upload was not presigned.');
      }
      const url = `${origin()}/${key}`;
      files.set(url, { url, ...file });
    },
    get: (url: string) => files.get(url),
  };
}
