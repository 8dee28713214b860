/** Sends a GET request to the preview's server. */
export async function load<Answer>(path: string): Promise<Answer> {
  return answerOf<Answer>(await fetch(path));
}

export async function send<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return answerOf<Answer>(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** @returns a link from which the app can download the file. */
export async function upload(file: File): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await fetch('/api/upload', { method: 'POST', headers, body: file });
  return (await answerOf<{ url: string }>(response)).url;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`The preview failed (${response.status}). See its terminal.`);
  return (await response.json()) as Answer;
}
