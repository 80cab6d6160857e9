import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, type Env } from './env.ts';
import { describeError } from './log.ts';

/** One secret key for each purpose, all derived from APP_SECRET. No key can be computed from another. */
export type Secrets = {
  /** Signs guest tokens. */
  guest: KeyObject;
  /** Hashes the network addresses that guests, sign-ins and sign-ups come from. */
  address: KeyObject;
  /** Hashes the email addresses of accounts, to count attempts on each account. */
  accountEmail: KeyObject;
  /** Signs the tokens of devices from which a person has signed in. */
  device: KeyObject;
  /** Seals the credentials of mailboxes (sealing.ts). */
  mailbox: KeyObject;
  /** Hashes the keys of the outbox, so that each reply is sent only once. */
  outbox: KeyObject;
  /** Hashes the idempotency keys and the content of the public API's calls. */
  call: KeyObject;
  /** Opens the operator's page. It is a text because it is part of a link. */
  operator: string;
  /** Signs session tokens and mailed links. It is a text because the account library needs a text. */
  session: string;
};

/**
 * Creates the secret once. If several processes start at the same time, one creates it and all read the same secret.
 */
function createSecret(path: string): string {
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
    // An existing file that cannot be read is never replaced: all guest tokens would become invalid.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return createSecret(path);
  }
}

/** Removes the permissions of other users from a file. A file of another owner is not changed. */
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
      `DATA_DIR must contain a file "secret" that this user can read, or allow this program to create it (${code}).`,
      { cause },
    );
  }
}

/**
 * The application's secret: APP_SECRET, or else the secret in DATA_DIR. That file is created on first use, and only its
 * owner can read it. DATA_DIR must exist. Throws `ConfigurationError` if the file cannot be read or holds fewer than 32
 * characters.
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

/**
 * Derives the keys (HKDF-SHA-256, 32 bytes each). If a purpose changes, stored data can no longer be
 * decrypted or verified. So some purposes ('account-name', 'sending', 'named-call') still have names from before.
 */
export function deriveSecrets(secret: string): Secrets {
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  return {
    guest: derive('guest-token'),
    address: derive('guest-address'),
    accountEmail: derive('account-name'),
    device: derive('device-token'),
    mailbox: derive('mailbox-credential-v1'),
    outbox: derive('sending'),
    call: derive('named-call'),
    operator: derive('operator').export().toString('base64url'),
    session: derive('session').export().toString('base64url'),
  };
}
