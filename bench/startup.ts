import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

import AdmZip from 'adm-zip';

import packageJson from '../package.json' with { type: 'json' };
import { madeUpMeeting } from '../sandbox/workspace/data/content.ts';
import { zapierBuild } from '../scripts/zapier_build.ts';
import { loopbackServer } from '../test/support/loopback_server.ts';
import { type Bench, bestOf, elapsedIn, type Figure } from './measure.ts';

const ROUNDS = 25;
const why =
  'most of the difference is loading the code; the rest is the platform preparing the definition on every call';

/**
 * Measures the cold start and the archive's size. Baseline: an app that contains only the platform. A cold start is the
 * time from importing the archive's entry point in a new process to the first answer.
 */
export async function measureStartup({ app, appDirectory, directory }: Bench): Promise<Figure[]> {
  await zapierBuild(writePlatformAlone, { outputDirectory: directory });
  const bareApp = join(directory, 'app');
  new AdmZip(join(directory, 'build.zip')).extractAllTo(bareApp);
  app.workspace.addNotes(3, () => madeUpMeeting(1800));
  // Stands in for Zapier's cache, which is empty, and for its log.
  const platform = await loopbackServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const answer = (call: unknown) => response.end(JSON.stringify({ ...Object(call), result: null }));
    void json(request).then(answer, answer);
  });
  const service = [app.workspace.baseUrl, app.workspace.keys.everything, platform.url];
  const start = (directory: string, given: string[]) => elapsedIn('first_answer.ts', directory, ...given);
  const bestOfStarts = (...given: string[]) =>
    bestOf(
      ROUNDS,
      () => start(appDirectory, given),
      () => start(bareApp, given),
    );
  const first = await bestOfStarts();
  const firstPoll = await bestOfStarts(...service);
  await platform.close();
  const [size, bareSize] = await Promise.all([sizeOfArchive(appDirectory), sizeOfArchive(bareApp)]);
  return [
    ['cold start to first answer (ms)', ...first, why],
    ['cold start to first poll, of three notes (ms)', ...firstPoll, 'also reads and presents the notes'],
    ['build.zip (KB)', size, bareSize],
  ];
}

/** In KB; the archive is beside the directory of the app. */
const sizeOfArchive = async (app: string) => (await stat(join(app, '../build.zip'))).size / 1024;

/** The smallest app that Zapier's CLI accepts: one trigger, which returns a list of notes as the service sends it. */
const platformAlone = {
  'package.json': JSON.stringify({
    ...{ name: 'platform-alone', version: '1.0.0', type: 'module', exports: './dist/index.js' },
    dependencies: { 'zapier-platform-core': packageJson.dependencies['zapier-platform-core'] },
  }),
  '.gitignore': 'node_modules/\n',
  'dist/index.js': `import zapier from 'zapier-platform-core';
const perform = async (z, bundle) => {
  const headers = { authorization: 'Bearer ' + bundle.authData.apiKey };
  const answer = await z.request(process.env.BASE_URL + '/v1/notes?limit=100', { headers });
  return answer.data.items;
};
const sample = { id: 'x' };
const display = { label: 'New Completed Note', description: 'Triggers when a note is completed.' };
const trigger = { key: 'note_completed', noun: 'Note', display, operation: { type: 'polling', perform, sample } };
export default { version: '1.0.0', platformVersion: zapier.version, triggers: { note_completed: trigger } };
`,
};

async function writePlatformAlone(directory: string): Promise<void> {
  await mkdir(join(directory, 'dist'));
  for (const [path, text] of Object.entries(platformAlone)) await writeFile(join(directory, path), text);
}
