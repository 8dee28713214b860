import { generate } from 'selfsigned';

/** Makes a certificate for the loopback interface that also serves as the authority to trust. */
export async function makeCertificate(): Promise<{ certificate: string; privateKey: string }> {
  const made = await generate([{ name: 'commonName', value: 'Zapier stand-in' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { certificate: made.cert, privateKey: made.private };
}
