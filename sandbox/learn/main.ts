import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { profileFile } from '../../scripts/bundle.ts';
import { projectDirectory } from '../../scripts/project.ts';
import { baseUrl } from '../../src/api/base_url.ts';
import { type Profile, profileText } from '../../src/service/profile.ts';
import { savedDialectFile } from '../workspace/index.ts';
import { dialectOf, type Finding, findings } from './findings.ts';
import { notificationFindings } from './notification.ts';
import { profileOf } from './profile.ts';
import { refusalsOf, reportOf, stepsReport } from './report.ts';
import { survey } from './survey.ts';
import { SurveyError, visit } from './visit.ts';

const USAGE = `Learns how a service behaves where the API document is silent. Sends at most 60 requests, all GET.

  BASE_URL=https://… API_KEY=… npm run learn                 surveys the service (or set both in .env)
  npm run learn -- --notification FILE                       analyzes one captured notification
  npm run learn -- --save                                    also writes ${savedDialectFile}, which npm start,
                                                             npm run sandbox, and the tests then use, and
                                                             ${profileFile}, which the build includes`;

const { values: options } = parseArgs({
  options: { notification: { type: 'string' }, save: { type: 'boolean' }, help: { type: 'boolean' } },
});

async function learn(): Promise<void> {
  const { found, profile } =
    options.notification === undefined ? await fromService() : await fromFile(options.notification);
  if (options.save === true) await save(found, profile);
}

interface Learned {
  found: Finding[];
  /** What the app needs to know; a notification shows nothing of it. */
  profile?: Profile;
}

async function fromService(): Promise<Learned> {
  const apiKey = (process.env.API_KEY ?? process.env.authData_apiKey ?? '').trim();
  if (apiKey === '') throw new SurveyError(`API_KEY is missing.\n\n${USAGE}`);
  const visitor = visit({ baseUrl: baseUrl(), apiKey });
  console.log('Surveying the service, one request at a time. Nothing is changed.');
  const surveyed = await survey(visitor);
  const found = findings(surveyed);
  const profile = profileOf(surveyed);
  console.log(
    `\n${reportOf(found)}\n\n${stepsReport(found)}\n\n${visitor.requests} requests. ${refusalsOf(visitor.refused)}`,
  );
  console.log(
    '\nOnly a change shows how the service handles webhooks, updates, and uploads, so they were not tried.',
  );
  console.log(`\nWhat the app can know beforehand: ${profileText(profile) || 'nothing'}.`);
  return { found, profile };
}

async function fromFile(path: string): Promise<Learned> {
  try {
    const found = notificationFindings(await readFile(path, 'utf8'));
    console.log(reportOf(found));
    return { found };
  } catch (error) {
    throw new SurveyError(
      `The file ${path} can't be read (${error instanceof Error ? error.message : 'unknown'}).`,
    );
  }
}

/** Merges with the result of earlier runs, because the service and a notification are analyzed in separate runs. */
async function save(found: readonly Finding[], profile: Profile | undefined): Promise<void> {
  const path = join(projectDirectory, savedDialectFile);
  const earlier: unknown = existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {};
  await writeFile(path, `${JSON.stringify({ ...Object(earlier), ...dialectOf(found) }, null, 2)}\n`);
  console.log(
    `Saved ${savedDialectFile}: npm start and npm run sandbox now behave like this service, and the tests run each case that way, too, until you delete it.`,
  );
  if (profile === undefined) return;
  await writeFile(join(projectDirectory, profileFile), `${JSON.stringify(profile, null, 2)}\n`);
  console.log(`Saved ${profileFile}: the next build knows this from the start. Every run checks it.`);
}

if (options.help === true) console.log(USAGE);
else {
  try {
    await learn();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
