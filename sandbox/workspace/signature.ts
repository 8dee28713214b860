import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Signs a request with Amazon S3's signature version 2, which covers its method, content type, expiry, host, and path.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/RESTAuthentication.html
 */
function signatureOf(method: string, contentType: string, expires: string, address: URL): string {
  const signed = [method, '', contentType, expires, `/${address.host}${address.pathname}`];
  return createHmac('sha1', 'secret of the sandbox').update(signed.join('\n')).digest('base64');
}

/** Returns a presigned URL for a PUT with one content type. */
export function presignPut(address: string, contentType: string, expiresAt: Date): string {
  const url = new URL(address);
  const Expires = String(Math.floor(expiresAt.getTime() / 1000));
  const Signature = signatureOf('PUT', contentType, Expires, url);
  url.search = new URLSearchParams({ AWSAccessKeyId: 'sandbox', Expires, Signature }).toString();
  return url.href;
}

/** Returns why S3 would reject the signature of a request; `null` if it is valid. */
export function signatureFault({ headers, method = '', url = '' }: IncomingMessage, now: Date) {
  const address = new URL(url, `http://${headers.host ?? ''}`);
  const sent = address.searchParams.get('Signature');
  const expires = address.searchParams.get('Expires') ?? '';
  if (sent === null) return 'unsigned';
  if (signatureOf(method, headers['content-type'] ?? '', expires, address) !== sent) return 'wrong-type';
  return now.getTime() > Number(expires) * 1000 ? 'expired' : null;
}
