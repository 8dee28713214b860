/** The least that brings a file from an address to another: `fetch`, a temporary file, a PUT. Prints how long it took, in ms. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';

const [, , source = '', path = '', target = ''] = process.argv;

const start = performance.now();
const { body } = await fetch(source);
if (body === null) throw new Error('There is no file.');
await pipeline(body, createWriteStream(path));
const outgoing = request(target, {
  method: 'PUT',
  headers: { 'content-type': 'audio/wav', 'content-length': (await stat(path)).size },
});
const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
await pipeline(createReadStream(path), outgoing);
const [answer] = await answered;
await once(answer.resume(), 'end');
console.log(performance.now() - start);
