import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8 alone decides when to collect the garbage of a smaller heap. */
const SMALL_HEAP_BYTES = 120e6;
const MOST_GARBAGE_BYTES = 40e6;

let collect: unknown;
let mostUsed = SMALL_HEAP_BYTES;

/**
 * Collects garbage as soon as there may be much of it. V8 waits as long as the machine has memory, but Zapier ends a process
 * that holds more than 450 MB.
 */
export function limitGarbage(): void {
  if (getHeapStatistics().used_heap_size < mostUsed) return;
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc');
  }
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
  mostUsed = Math.max(SMALL_HEAP_BYTES, getHeapStatistics().used_heap_size + MOST_GARBAGE_BYTES);
}
