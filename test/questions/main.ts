/** Puts the questions to the built app and writes what they scored beside them: an evaluation, not a test. */
import { writeFile } from 'node:fs/promises';

import type { Item } from '../../sandbox/zapier/index.ts';
import { builtApp } from '../../scripts/app_package.ts';
import { startApp } from '../app/support/app.ts';
import { reset } from '../app/support/office.ts';
import { filledIn, furnish, lackingIn, NOW, type Question, questions, ZONE } from './question.ts';

interface Score {
  points: number;
  calls: number;
  bytes: number;
  /** What the answers lack. */
  lacking: string[];
}

/** 2 points for what is right and within its size, 1 for what is right but larger, or fails and says why. */
async function scoreOf(question: Question): Promise<Score> {
  const { workspace, zapier, connection } = app;
  const { searches } = await zapier.definition();
  const answers: Record<string, Item[]> = {};
  let bytes = 0;
  async function ask(): Promise<string[]> {
    for (const [name, key, input] of question.calls) {
      const kind = searches[key] === undefined ? 'creates' : 'searches';
      const inputData = filledIn(input, answers);
      const given = { inputData, inputDataRaw: inputData, meta: { timezone: ZONE } };
      const answer = await zapier.invoke(`${kind}.${key}.operation.perform`, connection, given);
      bytes += Buffer.byteLength(JSON.stringify(answer));
      answers[name] = [...(answers[name] ?? []), ...([answer].flat() as Item[])];
    }
    return lackingIn(answers, question);
  }
  furnish(workspace, question);
  const calls = question.calls.length;
  return ask().then(
    (lacking) => {
      const isSmall = bytes <= question.mostKilobytes * 1000;
      return { points: lacking.length > 0 ? 0 : isSmall ? 2 : 1, calls, bytes, lacking };
    },
    (error: unknown) => ({ points: 1, calls, bytes, lacking: [error instanceof Error ? error.message : ''] }),
  );
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
  for (const question of questions) {
    reset(app);
    app.workspace.workspace.allowedEmailDomains = ['acme.example'];
    const { points, calls, bytes, lacking } = await scoreOf(question);
    sum.points += points;
    sum.calls += calls;
    sum.bytes += bytes;
    const lacks = lacking.length === 0 ? '' : ` (lacks: ${lacking.join('; ')})`;
    lines.push(`${points}, ${calls}, ${bytes}/${question.mostKilobytes * 1000}: ${question.about}${lacks}\n`);
  }
} finally {
  await app.close();
}
const total = `${sum.points} of ${2 * lines.length}, ${sum.calls}, ${sum.bytes}: all\n`;
const figures = ['points, calls, bytes/most bytes: question\n', ...lines, total].join('');
console.log(figures);
await writeFile(new URL('counts.txt', import.meta.url), figures);
