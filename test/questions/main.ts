/** Puts the questions to the built app and writes what they scored beside them: an evaluation, not a test. */
import { writeFile } from 'node:fs/promises';

import { builtApp } from '../../scripts/app_package.ts';
import { startApp } from '../app/support/app.ts';
import { reset } from '../app/support/office.ts';
import { outsidersQuestions } from './outsider.ts';
import { type Call, NOW, type Question, ZONE } from './question.ts';

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

const app = await startApp({
  appDirectory: await builtApp(),
  now: () => new Date(NOW),
  preload: new URL('../support/fixed_date.ts', import.meta.url),
});
app.environment.NOW = NOW;
const lines: string[] = [];
const sum = { points: 0, calls: 0, bytes: 0 };
try {
  for (const question of outsidersQuestions) {
    reset(app);
    app.workspace.workspace.allowedEmailDomains = ['acme.example'];
    const { points, calls, bytes, lacking } = await answerTo(question);
    sum.points += points;
    sum.calls += calls;
    sum.bytes += bytes;
    const lacks = lacking.length === 0 ? '' : ` (lacks: ${lacking.join('; ')})`;
    lines.push(`${points}, ${calls}, ${bytes}/${question.mostBytes}: ${question.about}${lacks}\n`);
  }
} finally {
  await app.close();
}
const total = `${sum.points} of ${2 * lines.length}, ${sum.calls}, ${sum.bytes}: all\n`;
const figures = ['points, calls, bytes/most bytes: question\n', ...lines, total].join('');
console.log(figures);
await writeFile(new URL('outsider.counts.txt', import.meta.url), figures);
