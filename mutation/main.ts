import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import * as zod from 'zod';

import { projectDirectory } from '../scripts/project.ts';

/**
 * Mutates `src` and prints how many of the mutants a test noticed: `npm run mutate`, or for some folders or modules
 * `npm run mutate -- lists text/names`. The whole run takes hours: `MUTATION_SHARE=0.1 npm run mutate` tries a random
 * tenth of the code.
 *
 * The unit tests of a folder have to kill its mutants alone. That is stricter than to run all tests for each mutant, and the
 * other way takes a day.
 *
 * Stryker brings more than a hundred packages: they are installed here when they are first needed.
 */
const testedBy: Readonly<Record<string, string>> = {
  authentication: 'test/authentication.test.ts',
  lists: 'test/{lists/*,triggers/*,searches/*}.test.ts',
  digest: 'test/{digest/*,creates/create_digest}.test.ts',
  resources: 'test/{resources/**/*,triggers/*,searches/*,hooks/note_hook,authentication}.test.ts',
  triggers: 'test/{triggers/*,hooks/note_hook}.test.ts',
  zapier: 'test/{zapier/*,resources/note/hydrators,dropdowns/*}.test.ts',
};
const LOWEST_SCORE = 95;
const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core');

const report = zod.object({
  files: zod.record(
    zod.string(),
    zod.object({
      mutants: zod.array(zod.object({ status: zod.string(), static: zod.optional(zod.boolean()) })),
    }),
  ),
});

/** Lines that are chosen or left out together. */
const STRETCH = 10;
const share = Number(process.env.MUTATION_SHARE ?? 1);

/** What to mutate of a folder in `src` or of a module: all of it, or random stretches of its lines. */
function sampled(target: string): string[] {
  const patterns = [`src/${target}.ts`, `src/${target}/**/*.ts`];
  if (share === 1) return patterns;
  return globSync(patterns, { cwd: projectDirectory }).flatMap((path) => {
    const lines = readFileSync(join(projectDirectory, path), 'utf8').split('\n').length;
    return Array.from({ length: Math.ceil(lines / STRETCH) }, (_, index) => index * STRETCH)
      .filter(() => Math.random() < share)
      .map((start) => `${path}:${start + 1}-${start + STRETCH}`);
  });
}

/** How many mutants were tested, and how many of them a test noticed. */
interface Score {
  tested: number;
  killed: number;
}

/** @param targets a folder in `src`, or modules in it. */
function mutate(folder: string, targets: readonly string[]): Score {
  const chosen = targets.flatMap(sampled);
  if (chosen.length === 0) return { tested: 0, killed: 0 };
  const path = join('reports', 'mutation', share < 1 ? `${folder}-sample.json` : `${folder}.json`);
  if (share < 1) rmSync(join(projectDirectory, path), { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      join(stryker, 'bin/stryker.js'),
      ...['run', join('mutation', 'stryker.config.json')],
      ...['--mutate', chosen.join(',')],
      ...['--incrementalFile', path],
    ],
    {
      cwd: projectDirectory,
      stdio: 'inherit',
      env: { ...process.env, MUTATION_TESTS: testedBy[folder] ?? `test/${folder}/**/*.test.ts` },
    },
  );
  if (status !== 0) throw new Error(`The mutation of src/${folder} did not come to its end.`);
  const { files } = report.parse(JSON.parse(readFileSync(join(projectDirectory, path), 'utf8')));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  // Stryker switches a mutant on after the modules have loaded, which is too late for a constant.
  const statuses = mutants.filter((mutant) => mutant.static !== true).map(({ status }) => status);
  const count = (...wanted: string[]) => statuses.filter((each) => wanted.includes(each)).length;
  const killed = count('Killed', 'Timeout');
  return { killed, tested: killed + count('Survived', 'NoCoverage') };
}

if (!existsSync(stryker)) {
  spawnSync('npm', ['ci'], { cwd: import.meta.dirname, stdio: 'inherit' });
}
const show = ({ killed, tested }: Score) =>
  `${killed} of ${tested} mutants killed, ${((100 * killed) / Math.max(tested, 1)).toFixed(1)} %`;

/** What is in `src` but has no code that a test could notice: names and links. */
const NAMES = 'product.ts';
const wanted = process.argv.slice(2);
const everything = globSync('*', { cwd: join(projectDirectory, 'src'), exclude: [NAMES] });
const targets = wanted.length > 0 ? wanted : everything.map((name) => name.replace(/\.ts$/, ''));
const total = { tested: 0, killed: 0 };
const lines = Object.entries(Object.groupBy(targets, (target) => target.replace(/\/.*/, ''))).map(
  ([folder, ofFolder = []]) => {
    const score = mutate(folder, ofFolder);
    total.tested += score.tested;
    total.killed += score.killed;
    return `${folder}: ${show(score)}`;
  },
);
console.log([...lines, `all: ${show(total)}`].join('\n'));
process.exitCode = (100 * total.killed) / total.tested < LOWEST_SCORE ? 1 : 0;
