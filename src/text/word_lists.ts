import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../words');

/** The files in `words`, by language and by path without ending. In the built app, `scripts/bundle.ts` puts them in here as JSON. */
export function readLists(): Record<string, Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  );
  const lists: Record<string, Record<string, string>> = {};
  for (const file of files.sort()) {
    const [, language = '', list = ''] = /^(\w+)[\\/](.+)\.txt$/.exec(file) ?? [];
    const text = readFileSync(join(folder, file), 'utf8').trimEnd();
    lists[language] = { ...lists[language], [list.replace('\\', '/')]: text };
  }
  return lists;
}
