import { writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';

import { formatted } from '../scripts/formatted.ts';
import { projectDirectory } from '../scripts/project.ts';

import { measureDurations } from './duration.ts';
import { measureMapping } from './mapping.ts';
import { measurePaging } from './paging.ts';
import { measureRequests } from './requests.ts';
import { measureStartup } from './startup.ts';
import { formatTable } from './table.ts';
import { measureUpload } from './upload.ts';

const rows = [];
for (const measure of [
  measureStartup,
  measureRequests,
  measureMapping,
  measurePaging,
  measureUpload,
  measureDurations,
]) {
  rows.push(...(await measure()));
}

const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
const table = formatTable(rows);
console.log(table);
const text = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} (${machine}). Every figure stands beside its baseline of the same run: the platform alone, the least number of requests possible, a bare parser or a bare upload. On another machine look at the ratios, not at the figures.

${table}
`;
const path = join(projectDirectory, 'docs', 'performance.md');
await writeFile(path, await formatted(path, text));
