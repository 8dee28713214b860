import { generateKeyPairSync, sign } from 'node:crypto';

/** Encoded object identifiers (RFC 5280, RFC 5758). */
const oid = {
  commonName: '0603550403',
  basicConstraints: '0603551d13',
  subjectAltName: '0603551d11',
  ecdsaWithSha256: '06082a8648ce3d040302',
};

const SEQUENCE = 0x30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates a certificate for localhost and 127.0.0.1, which also serves as the authority to trust, and its key, as PEM.
 *
 * Node.js can generate keys but not certificates, and the libraries that can add 22 packages. This is the minimum of
 * X.509 that TLS accepts.
 */
export function makeCertificate(): { certificate: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, oid.ecdsaWithSha256);
  const commonName = der(SEQUENCE, oid.commonName, der(0x0c, Buffer.from('Stand-in')));
  const name = der(SEQUENCE, der(0x31, commonName));
  const yes = der(0x01, 'ff');
  const extensions = der(
    SEQUENCE,
    der(SEQUENCE, oid.basicConstraints, yes, der(0x04, der(SEQUENCE, yes))),
    der(
      SEQUENCE,
      oid.subjectAltName,
      der(0x04, der(SEQUENCE, der(0x82, Buffer.from('localhost')), der(0x87, '7f000001'))),
    ),
  );
  const content = der(
    SEQUENCE,
    der(0xa0, der(0x02, '02')), // version 3
    der(0x02, '01'), // serial number
    algorithm,
    name,
    der(SEQUENCE, utcTime(Date.now() - dayMs), utcTime(Date.now() + 30 * dayMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, '00', sign('sha256', content, privateKey));
  const base64 = der(SEQUENCE, content, algorithm, signature).toString('base64');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Encodes an ASN.1 value by the distinguished encoding rules (DER): tag, length, content. Strings are hexadecimal. */
function der(tag: number, ...content: readonly (string | Buffer)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)),
  );
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

function utcTime(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}
