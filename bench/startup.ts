import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

import AdmZip from 'adm-zip';

import { madeUpMeeting } from '../sandbox/workspace/data/content.ts';
import { startWorkspace } from '../sandbox/workspace/index.ts';
import { builtApp } from '../scripts/app_package.ts';
import { zapierBuild } from '../scripts/zapier_build.ts';
import { loopbackServer } from '../test/support/loopback_server.ts';
import { bestOf, elapsedIn, type Figure, inTemporaryDirectory } from './measure.ts';

const ROUNDS = 25;
const why =
  'most of the difference is loading the code; the rest is the platform preparing the definition on every call';

/**
 * Measures the cold start and the archive's size. Baseline: an app that contains only the platform. A cold start is the
 * time from importing the archive's entry point in a new process to the first answer.
 */
export function measureStartup(): Promise<Figure[]> {
  return inTemporaryDirectory(async (outputDirectory) => {
    const app = await builtApp();
    const archive = join(app, '../build.zip');
    await zapierBuild(writePlatformAlone, { outputDirectory });
    const bareArchive = join(outputDirectory, 'build.zip');
    const bareApp = join(outputDirectory, 'app');
    new AdmZip(bareArchive).extractAllTo(bareApp);
    const workspace = await startWorkspace({ data: 'empty' });
    workspace.addNotes(3, () => madeUpMeeting(1800));
    // Stands in for Zapier's cache, which is empty, and for its log.
    const platform = await loopbackServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      const answer = (call: unknown) => response.end(JSON.stringify({ ...Object(call), result: null }));
      void json(request).then(answer, answer);
    });
    const service = [workspace.baseUrl, workspace.keys.everything, platform.url];
    const bestOfStarts = (...given: string[]) =>
      bestOf(
        ROUNDS,
        () => elapsedIn('first_answer.ts', app, ...given),
        () => elapsedIn('first_answer.ts', bareApp, ...given),
      );
    const first = await bestOfStarts();
    const firstPoll = await bestOfStarts(...service);
    await Promise.all([workspace.close(), platform.close()]);
    return [
      ['cold start to first answer (ms)', ...first, why],
      ['cold start to first poll, of three notes (ms)', ...firstPoll, 'also reads and presents the notes'],
      ['build.zip (KB)', (await stat(archive)).size / 1024, (await stat(bareArchive)).size / 1024],
    ];
  });
}

/** An app with one trigger, which returns a list of notes as the service sends it. */
const platformAlone = `import zapier from 'zapier-platform-core';
const perform = async (z, bundle) => {
  const headers = { authorization: 'Bearer ' + bundle.authData.apiKey };
  const answer = await z.request(process.env.BASE_URL + '/v1/notes?limit=100', { headers });
  return answer.data.items;
};
const sample = { id: 'x' };
const display = { label: 'New Completed Note', description: 'Triggers when a note is completed.' };
const trigger = { key: 'note_completed', noun: 'Note', display, operation: { type: 'polling', perform, sample } };
export default { version: '1.0.0', platformVersion: zapier.version, triggers: { note_completed: trigger } };
`;

/** Writes the smallest app that Zapier's CLI accepts. */
async function writePlatformAlone(directory: string): Promise<void> {
  const manifest = { name: 'platform-alone', version: '1.0.0', type: 'module', exports: './dist/index.js' };
  const dependencies = { 'zapier-platform-core': '19.1.0' };
  await mkdir(join(directory, 'dist'));
  await writeFile(join(directory, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  await writeFile(join(directory, '.gitignore'), 'node_modules/\n');
  await writeFile(join(directory, 'dist/index.js'), platformAlone);
}
