/** The parts used of a library that brings no types. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';
  import type { Readable } from 'node:stream';

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    readonly logger: { close(): void };
    readonly store: {
      getObject(bucket: string, key: string): Promise<{ content: Readable } | null>;
      deleteObject(bucket: string, key: string): Promise<void>;
    };
    configureBuckets(): Promise<unknown>;
    getMiddleware(): RequestListener;
  }
}
