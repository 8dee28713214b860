import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import * as zod from 'zod';

import { projectDirectory } from '../scripts/project.ts';

/**
 * Mutates `src` and prints how many of the mutants a test noticed: `npm run mutate`, or for some of the tests
 * `npm run mutate -- text/names lists/paging`.
 *
 * Every module has one file of unit tests that has to kill its mutants alone: the one of the same name, or the one named here.
 * That is stricter than to run all tests for each mutant, and the other way takes a day.
 *
 * Stryker brings more than a hundred packages: they are installed here when they are first needed.
 */
const testedBy: Readonly<Record<string, readonly string[]>> = {
  'api/client': ['api/user_error'],
  'api/json_stream': ['api/list_splitter'],
  'audio/probe': ['audio/{file_bytes,format,frames,mp4,problems,wav}'],
  'audio/download': ['audio/temporary'],
  'creates/create_folder': ['resources/folder'],
  'creates/create_note_from_audio': ['resources/audio_note'],
  'creates/update_note': ['resources/note/note'],
  'dropdowns/dropdowns': ['dropdowns/*', 'lists/dropdown_page', 'zapier/pickers'],
  'hooks/instant_note_trigger': [
    'hooks/subscription',
    'resources/webhook',
    'triggers/{new_note,note_status_changed}',
  ],
  'resources/note/hydrators': ['resources/note/{files,part}', 'zapier/hydrators'],
  'text/action_items': ['text/{action_item_words,assignee,note_lines}'],
  'resources/note/golden': ['resources/note/present'],
  'text/names': ['text/domains'],
  'text/transcript': ['text/words'],
  'resources/outputs': ['resources/{folder,invite,member,workspace}', 'zapier/output'],
  'searches/find_note': ['lists/certainty', 'searches/get_note'],
  'searches/find_people': ['searches/{find_member,find_invite}', 'resources/{invite,member}'],
  'searches/find_places': ['searches/{find_folder,find_workspace}', 'resources/workspace'],
  'triggers/polling': [
    'lists/newest',
    'resources/note/poll',
    'triggers/{new_folder,new_invite,new_member,note_completed}',
  ],
};
const LOWEST_SCORE = 95;
const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core');

const report = zod.object({
  files: zod.record(zod.string(), zod.object({ mutants: zod.array(zod.object({ status: zod.string() })) })),
});

/** How many mutants were tested, and how many of them a test noticed. */
interface Score {
  tested: number;
  killed: number;
}

function modulesOf(test: string): string[] {
  return [test, ...(testedBy[test] ?? [])].flatMap((module) =>
    globSync(`src/${module}.ts`, { cwd: projectDirectory }),
  );
}

function mutate(test: string): Score {
  const name = test.replaceAll('/', '-');
  const { status } = spawnSync(
    process.execPath,
    [
      join(stryker, 'bin/stryker.js'),
      ...['run', join('mutation', 'stryker.config.json'), '--mutate', modulesOf(test).join(',')],
      ...['--incrementalFile', `reports/mutation/${name}.json`],
    ],
    {
      cwd: projectDirectory,
      stdio: 'inherit',
      env: { ...process.env, MUTATION_TESTS: `**/test/${test}.test.ts` },
    },
  );
  if (status !== 0) throw new Error(`The mutation of what ${test} tests did not come to its end.`);
  const path = join(projectDirectory, 'reports', 'mutation', `${name}.json`);
  const { files } = report.parse(JSON.parse(readFileSync(path, 'utf8')));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
  const count = (...wanted: string[]) => statuses.filter((each) => wanted.includes(each)).length;
  const killed = count('Killed', 'Timeout');
  return { killed, tested: killed + count('Survived', 'NoCoverage') };
}

if (!existsSync(stryker)) {
  spawnSync('npm', ['ci'], { cwd: import.meta.dirname, stdio: 'inherit' });
}
const show = ({ killed, tested }: Score) =>
  `${killed} of ${tested} mutants killed, ${((100 * killed) / Math.max(tested, 1)).toFixed(1)} %`;

const tests = globSync(['test/*.test.ts', 'test/*/*.test.ts'], { cwd: projectDirectory })
  .map((path) => path.replace(/^test\/(.*)\.test\.ts$/, '$1'))
  .filter((test) => modulesOf(test).length > 0)
  .sort();
const wanted = process.argv.slice(2);
const total = { tested: 0, killed: 0 };
const lines = tests
  .filter((test) => wanted.length === 0 || wanted.includes(test) || wanted.includes(basename(test)))
  .map((test) => {
    const score = mutate(test);
    total.tested += score.tested;
    total.killed += score.killed;
    return `${test}: ${show(score)}`;
  });
console.log([...lines, `all: ${show(total)}`].join('\n'));
process.exitCode = (100 * total.killed) / total.tested < LOWEST_SCORE ? 1 : 0;
