/** Sends JSON, or a file as it is, to the preview's server; without a body, it only asks. */
export async function send<Answer>(path: string, body?: object): Promise<Answer> {
  const [type, content] =
    body instanceof File ? ['application/octet-stream', body] : ['application/json', JSON.stringify(body)];
  const post = { method: 'POST', headers: { 'content-type': type }, body: content };
  const response = await fetch(path, body === undefined ? {} : post);
  if (!response.ok) throw new Error(`The preview failed (${response.status}). See its terminal.`);
  return (await response.json()) as Answer;
}
