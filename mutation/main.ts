import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as zod from 'zod';

import { writeFigures } from '../scripts/markdown.ts';
import { projectDirectory } from '../scripts/project.ts';

/**
 * Mutates `src` and prints how many mutants the tests killed: `npm run mutate` for 100 mutants of every folder, which
 * also writes the figures into `docs/testing.md`, or `npm run mutate -- lists text/names` for all mutants of selected
 * folders or modules. `MUTATION_SAMPLE` is another number of mutants for each folder, and `MUTATION_SEED` repeats a lot.
 *
 * A folder's own unit tests must kill its mutants. This is stricter, and faster, than running all tests for each.
 *
 * Stryker depends on more than a hundred packages, so they are installed in this folder on first use.
 */
const testedBy: Readonly<Record<string, string>> = {
  answers: 'test/{answers/**/*,searches/*,triggers/*,creates/*}.test.ts',
  authentication: 'test/authentication.test.ts',
  digest: 'test/{digest/*,creates/create_digest}.test.ts',
  lists: 'test/{lists/*,triggers/*,searches/*}.test.ts',
  notes: 'test/{notes/*,triggers/*,searches/*,creates/*}.test.ts',
  polls: 'test/{polls/*,triggers/*}.test.ts',
  service: 'test/{service/*,searches/*,creates/*,dropdowns/*,authentication}.test.ts',
  text: 'test/{text/**/*,answers/hydrators}.test.ts',
  triggers: 'test/{triggers/*,polls/note_hook}.test.ts',
  zapier: 'test/{zapier/*,answers/hydrators,service/internal_domains,dropdowns/*}.test.ts',
};
const REPORT = join(projectDirectory, 'reports/mutation/mutation.json');
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

interface Score {
  /** Of these, some were drawn and tested. */
  mutants: number;
  tested: number;
  killed: number;
}

const testsOf = (folder: string) =>
  globSync(testedBy[folder] ?? `test/${folder}/**/*.test.ts`, {
    cwd: projectDirectory,
    exclude: ['**/*.slow.test.ts'],
  });

/** @param targets the folder itself, or modules in it; relative to `src` */
function mutate(folder: string, targets: readonly string[]): Score {
  const mutated = targets.flatMap((target) => [`src/${target}.ts`, `src/${target}/**/*.ts`]);
  const { status } = spawnSync(
    process.execPath,
    [
      join(stryker, 'bin/stryker.js'),
      ...['run', join('mutation', 'stryker.config.js')],
      ...['--mutate', mutated.join(',')],
    ],
    {
      cwd: projectDirectory,
      stdio: 'inherit',
      env: {
        ...process.env,
        MUTATION_TESTS: testsOf(folder).join(),
        MUTATION_SAMPLE: sample,
        MUTATION_SEED: seed,
      },
    },
  );
  if (status !== 0) throw new Error(`Mutation testing of src/${folder} failed.`);
  const { files } = report.parse(JSON.parse(readFileSync(REPORT, 'utf8')));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  // Static mutants are excluded: Stryker activates a mutant after the modules load, too late to change a constant.
  const statuses = mutants.filter((mutant) => mutant.static !== true).map(({ status }) => status);
  const count = (...wanted: string[]) => statuses.filter((each) => wanted.includes(each)).length;
  const killed = count('Killed', 'Timeout');
  const tested = killed + count('Survived', 'NoCoverage');
  return { mutants: tested + count('CompileError'), tested, killed };
}

/** A test that passes only the first time would kill every mutant it covers, because Stryker loads the tests only once. */
function runTwice(tests: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join('mutation', 'twice.js'), ...tests], {
    cwd: projectDirectory,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('These tests fail, or cannot run twice in one process.');
}

if (!existsSync(stryker)) {
  spawnSync('npm', ['ci'], { cwd: import.meta.dirname, stdio: 'inherit' });
}
/** Excluded: contains only names and links, no logic to test. */
const NAMES = 'product.ts';
const wanted = process.argv.slice(2);
const everything = globSync('*', { cwd: join(projectDirectory, 'src'), exclude: [NAMES, '*.json'] });
const targets = wanted.length > 0 ? wanted : everything.map((name) => name.replace(/\.ts$/, '')).sort();
const folders = Object.entries(Object.groupBy(targets, (target) => target.replace(/\/.*/, '')));
const { MUTATION_SAMPLE: sample = wanted.length > 0 ? 'Infinity' : '100' } = process.env;
const { MUTATION_SEED: seed = String(randomInt(2 ** 31)) } = process.env;
console.log(`MUTATION_SEED=${seed}`);
runTwice([...new Set(folders.flatMap(([folder]) => testsOf(folder)))]);
const scores = folders.map(([folder, ofFolder = []]) => ({ folder, ...mutate(folder, ofFolder) }));
const share = ({ killed, tested }: Score) => killed / Math.max(tested, 1);
const sum = (count: (score: Score) => number) => scores.reduce((total, score) => total + count(score), 0);
const mutants = sum((score) => score.mutants);
// A folder counts by its size, not by its sample.
const overall = sum((score) => score.mutants * share(score)) / Math.max(mutants, 1);
const row = (name: string, { mutants, tested, killed }: Score, share: number) => [
  name,
  `${tested.toLocaleString('en-US')} of ${mutants.toLocaleString('en-US')}`,
  killed,
  `${(100 * share).toFixed(1)}%`,
];
const rows = [
  ...scores.map((score) => row(`\`${score.folder}\``, score, share(score))),
  row('all', { mutants, tested: sum(({ tested }) => tested), killed: sum(({ killed }) => killed) }, overall),
];
console.log(rows.map((cells) => cells.join('  ')).join('\n'));
if (wanted.length === 0)
  await writeFigures('docs/testing.md', 'mutations', ['Folder', 'Mutants', 'Killed', 'Score'], rows);
process.exitCode = 100 * overall < LOWEST_SCORE ? 1 : 0;
