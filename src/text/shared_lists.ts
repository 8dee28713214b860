import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../words/shared');

/**
 * The lines of a file in `words/shared`, which the app needs when it starts, unlike the words of each language. In the built
 * app, `scripts/bundle.ts` puts them in here as JSON.
 */
export function sharedList(name: string): readonly string[] {
  return readFileSync(join(folder, `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
}
