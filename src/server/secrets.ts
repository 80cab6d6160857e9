import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, type Env } from './env.ts';
import { describeError } from './log.ts';

/** Keys for one purpose each, derived from APP_SECRET: none of them tells another. */
export type Keys = {
  /** Signs guest tokens. */
  guest: KeyObject;
  /** Hashes the network addresses that guests, sign-ins and sign-ups come from. */
  address: KeyObject;
  /** Hashes the addresses of accounts, where attempts on them are counted. */
  accountName: KeyObject;
  /** Seals the credentials of mailboxes (sealing.ts). */
  mailbox: KeyObject;
  /** Hashes the keys of sendings. */
  sending: KeyObject;
  /** Hashes the names and the content of the public API's calls. */
  call: KeyObject;
  /** Signs session tokens and mailed links: text, as the account library wants it. */
  session: string;
};

/** Makes the secret once; where several processes start at once, one of them wins and all read its secret. */
function readOrMakeSecret(path: string): string {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}

function readSecret(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    // What is there and cannot be read is never replaced: guests would lose their names.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return readOrMakeSecret(path);
  }
}

/** Takes the rights of others on a file that has them. A file of another owner stays as that owner wants it. */
function keepPrivate(path: string): void {
  const { mode, uid } = statSync(path);
  if (mode & 0o077 && uid === process.getuid?.()) chmodSync(path, 0o600);
}

function openSecret(path: string): string {
  try {
    const secret = readSecret(path);
    keepPrivate(path);
    return secret;
  } catch (cause) {
    const { code = 'unknown error' } = describeError(cause);
    throw new ConfigurationError(
      `DATA_DIR must hold a file "secret" that this user can read, or let it be made (${code}).`,
      { cause },
    );
  }
}

/**
 * The application's secret: APP_SECRET, else the one kept in DATA_DIR, made on first use and readable only by
 * its owner. DATA_DIR exists. Throws `ConfigurationError` where the kept one cannot be read or is no longer whole.
 */
export function loadSecret(storage: Env['storage']): string {
  if (storage.appSecret) return storage.appSecret;
  const path = join(storage.dataDir, 'secret');
  const secret = openSecret(path);
  if (secret.length >= 32) return secret;
  throw new ConfigurationError(
    'APP_SECRET must be set, or the file "secret" in DATA_DIR must hold at least 32 characters.',
  );
}

/** Derives the keys (HKDF-SHA-256, 32 bytes each). */
export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  return {
    guest: derive('guest-token'),
    address: derive('guest-address'),
    accountName: derive('account-name'),
    mailbox: derive('mailbox-credential-v1'),
    sending: derive('sending'),
    call: derive('named-call'),
    session: derive('session').export().toString('base64url'),
  };
}
