import { readFileSync } from 'node:fs';

/** The rows of a table of texts, as long as one for each word would be: a JSON array a line, in `test/tables`. */
export const rows = <Row extends unknown[]>(name: string): Row[] =>
  readFileSync(new URL(`../tables/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
