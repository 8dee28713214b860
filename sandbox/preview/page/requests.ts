/** Sends JSON to the preview's server, or only asks it if there is no body. */
export const send = <Answer>(path: string, body?: object): Promise<Answer> =>
  body === undefined ? ask(path) : ask(path, 'application/json', JSON.stringify(body));

/** @returns a link from which the app can download the file. */
export const upload = (file: File): Promise<{ url: string }> =>
  ask('/api/upload', 'application/octet-stream', file);

async function ask<Answer>(path: string, type?: string, body: BodyInit | null = null): Promise<Answer> {
  const sent = type === undefined ? {} : { method: 'POST', headers: { 'content-type': type }, body };
  const response = await fetch(path, sent);
  if (!response.ok) throw new Error(`The preview failed (${response.status}). See its terminal.`);
  return (await response.json()) as Answer;
}
