import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The only credentials of the store. */
const accessKey = 'sandbox';
const secretKey = 'sandbox';
const region = 'us-east-1';

/** Presigns a PUT of one content type, as S3 does: AWS Signature Version 4 in the query. */
export function presignPut(address: string, contentType: string, at: Date, expiresSec: number): string {
  const url = new URL(address);
  const timestamp = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  url.search = new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKey}/${timestamp.slice(0, 8)}/${region}/s3/aws4_request`,
    'X-Amz-Date': timestamp,
    'X-Amz-Expires': String(expiresSec),
    'X-Amz-SignedHeaders': 'content-type;host',
  }).toString();
  const signature = signatureOf('PUT', url, { 'content-type': contentType, host: url.host });
  url.searchParams.set('X-Amz-Signature', signature);
  return url.href;
}

/** Why S3 would answer 403 to a request: its code and message; `null` when the signature holds. */
export function signatureFault(
  method: string,
  url: URL,
  headers: IncomingHttpHeaders,
  now: Date,
): readonly [code: string, message: string] | null {
  const sent = url.searchParams.get('X-Amz-Signature');
  const signedAt = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(url.searchParams.get('X-Amz-Date') ?? '');
  if (sent === null || signedAt === null) return ['AccessDenied', 'Access Denied'];
  if (signatureOf(method, url, headers) !== sent) {
    return [
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    ];
  }
  const [year = 0, month = 0, ...rest] = signedAt.slice(1).map(Number);
  const expiresAt = Date.UTC(year, month - 1, ...rest) + Number(url.searchParams.get('X-Amz-Expires')) * 1000;
  return now.getTime() > expiresAt ? ['AccessDenied', 'Request has expired'] : null;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html, with an unsigned body. */
function signatureOf(method: string, url: URL, headers: IncomingHttpHeaders): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const signedHeaders = url.searchParams.get('X-Amz-SignedHeaders') ?? '';
  const headerLines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    headerLines.join(''),
    signedHeaders,
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const timestamp = url.searchParams.get('X-Amz-Date') ?? '';
  const scope = [timestamp.slice(0, 8), region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    `AWS4${secretKey}`,
  );
  const canonicalHash = createHash('sha256').update(canonical).digest('hex');
  return createHmac('sha256', key)
    .update(['AWS4-HMAC-SHA256', timestamp, scope.join('/'), canonicalHash].join('\n'))
    .digest('hex');
}
