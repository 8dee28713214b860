import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as zod from 'zod';

import { projectDirectory } from './project.ts';

/**
 * Mutates `src` area by area, each against the unit tests that mirror it, and prints the score of each and of all.
 * An area's own tests alone have to kill its mutants: that is stricter than all tests together, and takes a tenth of the time.
 */
const areas: Readonly<Record<string, { mutate: string[]; tests: string[] }>> = {
  notes: {
    mutate: ['src/notes/**/*.ts', '!src/notes/sample.ts', 'src/text.ts', 'src/dates.ts'],
    tests: ['test/notes/*.test.ts'],
  },
  audio: { mutate: ['src/audio/*.ts'], tests: ['test/audio/!(mutation).test.ts'] },
  api: { mutate: ['src/api/*.ts'], tests: ['test/api/*.test.ts'] },
  hooks: { mutate: ['src/hooks/*.ts'], tests: ['test/hooks/*.test.ts'] },
  zapier: { mutate: ['src/zapier/*.ts', 'src/pickers.ts'], tests: ['test/zapier/*.test.ts'] },
  creates: { mutate: ['src/creates/*.ts'], tests: ['test/creates/*.test.ts'] },
  searches: {
    mutate: ['src/searches/*.ts', 'src/searching/*.ts'],
    tests: ['test/{searches,searching}/*.test.ts'],
  },
  triggers: {
    mutate: ['src/triggers/*.ts', 'src/polling/*.ts', 'src/dropdowns/*.ts'],
    tests: ['test/{triggers,dropdowns}/*.test.ts'],
  },
  rest: {
    mutate: ['src/outputs/*.ts', 'src/hydrators/*.ts', 'src/authentication.ts'],
    tests: ['test/{outputs,hydrators}/*.test.ts', 'test/authentication.test.ts'],
  },
};
const LOWEST_SCORE = 85;

const report = zod.object({
  files: zod.record(zod.string(), zod.object({ mutants: zod.array(zod.object({ status: zod.string() })) })),
});

/** How many mutants were tested, and how many of them a test noticed. */
interface Score {
  tested: number;
  killed: number;
}

function mutate(area: string, { mutate, tests }: { mutate: string[]; tests: string[] }): Score {
  const { status } = spawnSync(
    'stryker',
    ['run', '--mutate', mutate.join(','), '--incrementalFile', `reports/mutation/${area}.json`],
    {
      cwd: projectDirectory,
      stdio: 'inherit',
      env: { ...process.env, MUTATION_TESTS: tests.map((path) => `**/${path}`).join(' ') },
    },
  );
  if (status !== 0) throw new Error(`The mutation of ${area} did not come to its end.`);
  const path = join(projectDirectory, 'reports', 'mutation', `${area}.json`);
  const { files } = report.parse(JSON.parse(readFileSync(path, 'utf8')));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
  const count = (...wanted: string[]) => statuses.filter((each) => wanted.includes(each)).length;
  const killed = count('Killed', 'Timeout');
  return { killed, tested: killed + count('Survived', 'NoCoverage') };
}

const percent = ({ killed, tested }: Score) => ((100 * killed) / tested).toFixed(1);

const wanted = process.argv.slice(2);
const scores = new Map<string, Score>();
for (const [area, files] of Object.entries(areas)) {
  if (wanted.length === 0 || wanted.includes(area)) scores.set(area, mutate(area, files));
}
const total = { tested: 0, killed: 0 };
for (const [area, score] of scores) {
  total.tested += score.tested;
  total.killed += score.killed;
  console.log(`${area}: ${score.killed} of ${score.tested} mutants killed, ${percent(score)} %`);
}
console.log(`all: ${total.killed} of ${total.tested} mutants killed, ${percent(total)} %`);
process.exitCode = (100 * total.killed) / total.tested < LOWEST_SCORE ? 1 : 0;
