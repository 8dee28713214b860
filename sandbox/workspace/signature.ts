import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * https://docs.aws.amazon.com/AmazonS3/latest/API/RESTAuthentication.html: signature version 2 in the query, which holds for
 * one method, content type, host, and path.
 */
function signatureOf(method: string, contentType: string, expires: string, address: URL): string {
  const signed = [method, '', contentType, expires, `/${address.host}${address.pathname}`];
  return createHmac('sha1', 'secret of the sandbox').update(signed.join('\n')).digest('base64');
}

/** Presigns a PUT of one content type. */
export function presignPut(address: string, contentType: string, expiresAt: Date): string {
  const url = new URL(address);
  const Expires = String(Math.floor(expiresAt.getTime() / 1000));
  const Signature = signatureOf('PUT', contentType, Expires, url);
  url.search = new URLSearchParams({ AWSAccessKeyId: 'sandbox', Expires, Signature }).toString();
  return url.href;
}

/** Why S3 would refuse a request; `null` when the signature holds. */
export function signatureFault({ headers, method = '', url = '' }: IncomingMessage, now: Date) {
  const address = new URL(url, `http://${headers.host ?? ''}`);
  const sent = address.searchParams.get('Signature');
  const expires = address.searchParams.get('Expires') ?? '';
  if (sent === null) return 'unsigned';
  if (signatureOf(method, headers['content-type'] ?? '', expires, address) !== sent) return 'wrong-type';
  return now.getTime() > Number(expires) * 1000 ? 'expired' : null;
}
