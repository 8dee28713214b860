import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../words');

/** The files of each language in `words`, by path without ending. In the built app, `scripts/bundle.ts` puts them in here as JSON. */
export function readLists(): Record<string, Record<string, string>> {
  const lists: Record<string, Record<string, string>> = {};
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const [, language, list] = /^(\w\w)[\\/](.+)\.txt$/.exec(file) ?? [];
    if (language === undefined || list === undefined) continue;
    const text = readFileSync(join(folder, file), 'utf8').trimEnd();
    lists[language] = { ...lists[language], [list.replace('\\', '/')]: text };
  }
  return lists;
}
