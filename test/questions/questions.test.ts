import { readFileSync, writeFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import type { Workspace } from '../../sandbox/workspace/index.ts';
import { noteLink } from '../../src/answers/link.ts';
import { type App, startApp } from '../app/support/app.ts';
import { reset } from '../app/support/office.ts';
import { company, ourQuestions } from './ours.ts';
import { outsidersQuestions } from './outsider.ts';
import { type Call, NOW, type Question, ZONE } from './question.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({
    now: () => new Date(NOW),
    preload: new URL('../support/fixed_date.ts', import.meta.url),
  });
  app.environment.NOW = NOW;
});
afterAll(() => app.close());

interface Answer {
  points: number;
  calls: number;
  bytes: number;
  /** What the answers lack. */
  lacking: string[];
}

/** 2 points for what is right and within its size, 1 for what is right but larger, or fails and says why. */
async function answerTo({ ask, mostBytes }: Question): Promise<Answer> {
  const { workspace, zapier, connection } = app;
  let [calls, bytes] = [0, 0];
  const { searches } = await zapier.definition();
  const call: Call = async (key, inputData) => {
    calls += 1;
    const kind = searches[key] === undefined ? 'creates' : 'searches';
    const given = { inputData, inputDataRaw: inputData, meta: { timezone: ZONE } };
    const answer = await zapier.invoke(`${kind}.${key}.operation.perform`, connection, given);
    bytes += Buffer.byteLength(JSON.stringify(answer));
    return [answer].flat() as Awaited<ReturnType<Call>>;
  };
  const { lacking, failed } = await ask(call, workspace).then(
    (checks) => ({ lacking: Object.keys(checks).filter((name) => checks[name] !== true), failed: false }),
    (error: unknown) => ({ lacking: [error instanceof Error ? error.message : ''], failed: true }),
  );
  const points = lacking.length === 0 ? (bytes <= mostBytes ? 2 : 1) : failed ? 1 : 0;
  return { points, calls, bytes, lacking };
}

/** Without a company, each question is asked of an empty workspace. */
async function figuresOf(
  questions: readonly Question[],
  company?: (workspace: Workspace) => void,
): Promise<string> {
  const lines: string[] = [];
  const sum = { points: 0, calls: 0, bytes: 0 };
  for (const [at, question] of questions.entries()) {
    if (at === 0 || company === undefined) {
      reset(app);
      app.workspace.workspace.allowedEmailDomains = ['acme.example'];
      company?.(app.workspace);
    }
    const { points, calls, bytes, lacking } = await answerTo(question);
    sum.points += points;
    sum.calls += calls;
    sum.bytes += bytes;
    const lacks = lacking.length === 0 ? '' : ` (lacks: ${lacking.join('; ')})`;
    lines.push(`${points}, ${calls}, ${bytes}/${question.mostBytes}: ${question.about}${lacks}\n`);
  }
  const total = `${sum.points} of ${2 * questions.length}, ${sum.calls}, ${sum.bytes}: all\n`;
  return ['points, calls, bytes/most bytes: question\n', ...lines, total].join('');
}

// With `FIGURES=write`, writes what is answered now.
it.each<[name: string, questions: readonly Question[], company?: (workspace: Workspace) => void]>([
  ['outsider', outsidersQuestions],
  ['ours', ourQuestions, company],
])('the answers to the questions of %s are as their file says', async (name, ...asked) => {
  const figures = await figuresOf(...asked);
  const file = new URL(`${name}.counts.txt`, import.meta.url);
  if (process.env.FIGURES === 'write') writeFileSync(file, figures);
  // A link to each note makes answers longer.
  const compared = (text: string) => ('noteUrl' in noteLink('n') ? text.replace(/, \d+(?=[/:])/g, '') : text);
  expect(compared(figures)).toBe(compared(readFileSync(file, 'utf8')));
});
