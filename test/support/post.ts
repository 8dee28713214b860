import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

/**
 * Delivers a notification by HTTPS, as the service does.
 *
 * @param certificate PEM of the authority to trust
 */
export async function post(
  url: string,
  body: string,
  options: { certificate: string; contentType?: string },
): Promise<{ status: number; body: string }> {
  const outgoing = request(url, {
    method: 'POST',
    ca: options.certificate,
    headers: { 'content-type': options.contentType ?? 'application/json' },
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}
