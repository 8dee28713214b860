import type { TestResult } from '../steps.ts';

/** Sends JSON, or a file as it is, to the preview's server; without a body, it only asks. @throws one sentence. */
export async function send<Answer>(path: string, body?: object): Promise<Answer> {
  const [type, content] =
    body instanceof File ? ['application/octet-stream', body] : ['application/json', JSON.stringify(body)];
  const post = { method: 'POST', headers: { 'content-type': type }, body: content };
  const response = await fetch(path, body === undefined ? {} : post).catch(() => {
    throw new Error('The preview has stopped. Start it again with “npm run preview”.');
  });
  if (!response.ok) throw new Error(`The preview failed (${response.status}). See its terminal.`);
  return (await response.json()) as Answer;
}

/** Runs the app. */
export const run = (order: object): Promise<TestResult> => send('/api/run', order);
