import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** A certificate and its private key, as PEM. It is signed by itself, so it is also the authority to trust. */
export type Certificate = { key: string; cert: string };

/** Makes a certificate for names and IP addresses, such as 'DNS:localhost'. It needs the command `openssl`. */
export async function makeCertificate(names = ['DNS:localhost', 'IP:127.0.0.1']): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    await runFile('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=test', '-addext', `subjectAltName=${names.join(',')}`],
      ...['-keyout', key, '-out', cert],
    ]);
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lets TLS connections of this process trust certificates, as NODE_EXTRA_CA_CERTS does at a process's start. */
export function trust(...certificates: Certificate[]): void {
  const known = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...known, ...certificates.map(({ cert }) => cert)]);
}
