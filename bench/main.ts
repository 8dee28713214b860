/**
 * Measures the built app and writes docs/performance.md. `npm run bench -- startup paging` measures only those sections
 * and writes nothing.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';

import { formatted } from '../scripts/markdown.ts';
import { projectDirectory } from '../scripts/project.ts';
import { measureDurations } from './duration.ts';
import { measureMapping } from './mapping.ts';
import { type Figure, formatTable } from './measure.ts';
import { measurePaging } from './paging.ts';
import { measureStartup } from './startup.ts';
import { measureUpload } from './upload.ts';

const sections = {
  startup: measureStartup,
  mapping: measureMapping,
  paging: measurePaging,
  upload: measureUpload,
  duration: measureDurations,
};

const wanted = process.argv.slice(2);
const measured: [string, Figure[]][] = [];
for (const [section, measure] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(section)) continue;
  console.log(`Measuring ${section} …`);
  const figures = await measure();
  console.log(`${formatTable([[section, figures]])}\n`);
  measured.push([section, figures]);
}

if (wanted.length === 0) {
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  const text = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} (${machine}). Each figure has a baseline from the same run: the platform alone, the minimum number of requests, a bare parser, or a bare upload. To compare machines, compare the ratios.

${formatTable(measured)}
`;
  const path = join(projectDirectory, 'docs/performance.md');
  await writeFile(path, await formatted(path, text));
}
