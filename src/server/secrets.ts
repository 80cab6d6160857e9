import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, type Env } from './env.ts';
import { SECRET_MIN, type SecretTexts } from './env-fields.ts';
import { errorCode, publishDraft } from './files.ts';
import { describeError } from './log.ts';

/** The keys of one purpose, one of each secret. The newest signs, seals and hashes; all verify, open and look up. */
export type Keys<Key = KeyObject> = readonly [newest: Key, ...old: Key[]];

/**
 * The purposes of keys. A new key is one row. If the text of a purpose changes, stored data can no longer be decrypted
 * or verified. So some ('account-name', 'sending', 'named-call') still have names from before.
 */
const purposes = {
  /** Signs guest tokens. */
  guest: 'guest-token',
  /** Hashes the network addresses that guests, sign-ins and sign-ups come from. */
  address: 'guest-address',
  /** Hashes the email addresses of accounts, to count attempts on each account. */
  accountEmail: 'account-name',
  /** Signs the tokens of devices from which a person has signed in. */
  device: 'device-token',
  /** Seals the credentials of mailboxes (sealing.ts). */
  mailbox: 'mailbox-credential-v1',
  /** Hashes the keys of the outbox, so that each reply is sent only once. */
  outbox: 'sending',
  /** Hashes the idempotency keys and the content of the public API's calls. */
  call: 'named-call',
} as const;

/** The purposes of keys that must be texts. */
const textPurposes = {
  /** Opens the operator's page, as a part of its link. */
  operator: 'operator',
  /** Signs session tokens and mailed links. The account library needs a text. */
  session: 'session',
} as const;

/** The secret keys of each purpose, all derived from APP_SECRET. No key can be computed from another. */
export type Secrets = Readonly<
  Record<keyof typeof purposes, Keys> & Record<keyof typeof textPurposes, Keys<string>>
>;

/**
 * Creates the secret once. If several processes start at the same time, one creates it and all read the same secret.
 */
function createSecret(path: string): string {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    publishDraft(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

function readSecret(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    // An existing file that cannot be read is never replaced: all guest tokens would become invalid.
    if (errorCode(error) !== 'ENOENT') throw error;
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

/** The secret in DATA_DIR has this name. */
export function secretPath(dataDir: string): string {
  return join(dataDir, 'secret');
}

/**
 * The application's secrets: those of APP_SECRET, or else the one in DATA_DIR. That file is created on first use, and
 * only its owner can read it. DATA_DIR must exist. Throws `ConfigurationError` if the file cannot be read or holds
 * fewer than 32 characters.
 */
export function loadSecrets({ appSecrets, dataDir }: Env['storage']): SecretTexts {
  if (appSecrets) return appSecrets;
  const secret = openSecret(secretPath(dataDir));
  if (secret.length >= SECRET_MIN) return [secret];
  throw new ConfigurationError(
    `APP_SECRET must be set, or the file "secret" in DATA_DIR must hold at least ${SECRET_MIN} characters.`,
  );
}

function deriveAll<Name extends string, Key>(
  names: Record<Name, string>,
  [newest, ...old]: SecretTexts,
  toKey: (bytes: Buffer) => Key,
): Record<Name, Keys<Key>> {
  const derive = (secret: string, purpose: string) =>
    toKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  const keys = Object.entries<string>(names).map(([name, purpose]): [string, Keys<Key>] => [
    name,
    [derive(newest, purpose), ...old.map((secret) => derive(secret, purpose))],
  ]);
  return Object.fromEntries(keys) as Record<Name, Keys<Key>>;
}

/** Derives the keys of every purpose from every secret (HKDF-SHA-256, 32 bytes each). */
export function deriveSecrets(secrets: SecretTexts): Secrets {
  return {
    ...deriveAll(purposes, secrets, (bytes) => createSecretKey(bytes)),
    ...deriveAll(textPurposes, secrets, (bytes) => bytes.toString('base64url')),
  };
}
