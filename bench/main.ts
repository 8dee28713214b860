/**
 * Measures the built app and writes docs/performance.md. `npm run bench -- startup paging` measures only those sections
 * and writes nothing. It fails if a figure is above its limit.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';

import { builtApp } from '../scripts/app_package.ts';
import { formatted, table } from '../scripts/markdown.ts';
import { projectDirectory, temporaryDirectory } from '../scripts/project.ts';
import { startApp } from '../test/app/support/app.ts';
import { measureAnswers } from './answers.ts';
import { measureHostile } from './hostile.ts';
import { measureLongNotes } from './long_notes.ts';
import { measureMapping } from './mapping.ts';
import type { Bench, Figure } from './measure.ts';
import { measurePaging } from './paging.ts';
import { measureRequests } from './requests.ts';
import { measureStartup } from './startup.ts';
import { measureSteady } from './steady.ts';
import { measureUpload } from './upload.ts';

const sections: Readonly<Record<string, (bench: Bench) => Promise<Figure[]>>> = {
  startup: measureStartup,
  requests: measureRequests,
  mapping: measureMapping,
  steady: measureSteady,
  long: measureLongNotes,
  paging: measurePaging,
  answers: measureAnswers,
  upload: measureUpload,
  hostile: measureHostile,
};
const HEAD = ['section', 'figure', 'value', 'baseline', 'ratio', 'limit', 'note'];

/** The rows of a section, with one for all figures that equal their baseline. */
function rowsOf(section: string, figures: readonly Figure[]): string[][] {
  const different = figures.filter(([, value, baseline]) => value !== baseline);
  const rows = different.map(([figure, value, baseline, note = '', most]) => {
    const ratio = (value / baseline).toFixed(2);
    const limit = most === undefined ? '' : `at most ${most}`;
    return [section, figure, value.toFixed(1), baseline.toFixed(1), ratio, limit, note];
  });
  const same = figures.length - different.length;
  if (same > 0) rows.push([section, `${same} more`, '–', '–', '1.00', '', 'equal to the baseline']);
  return rows;
}

const wanted = process.argv.slice(2);
const appDirectory = await builtApp();
const measured: string[][] = [];
const tooHigh: string[] = [];
for (const [section, measure] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(section)) continue;
  console.log(`Measuring ${section} …`);
  const app = await startApp({ appDirectory });
  const directory = await mkdtemp(join(await temporaryDirectory(), 'bench-'));
  try {
    const figures = await measure({ app, appDirectory, directory });
    for (const [figure, value, baseline, , most = Infinity] of figures)
      if (value / baseline > most) tooHigh.push(figure);
    const rows = rowsOf(section, figures);
    console.log(`${table(HEAD, rows)}\n`);
    measured.push(...rows);
  } finally {
    await app.close();
    await rm(directory, { recursive: true });
  }
}

if (wanted.length === 0) {
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  const text = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} (${machine}). Each figure has a baseline from the same run: the platform alone, the minimum number of requests, a bare parser, or a bare upload. To compare machines, compare the ratios.

${table(HEAD, measured)}
`;
  const path = join(projectDirectory, 'docs/performance.md');
  await writeFile(path, await formatted(path, text));
}

if (tooHigh.length > 0) {
  console.error(`Above their limits:\n${tooHigh.join('\n')}`);
  process.exitCode = 1;
}
