import { AsyncLocalStorage } from 'node:async_hooks';
import { hash, verify } from '@node-rs/argon2';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { ProblemError } from '../problems.ts';

/** Argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Hashing uses two of Node's four worker threads, so that two are free for files while many people sign in. At most 200
 * hashes wait, which is a few seconds of work.
 */
const hashing = bulkhead(2, 200);
/** Seconds after which a client may try again if too many hashes wait. */
const RETRY_AFTER = 5;

/** Runs the work when fewer than two others run. Throws `too_many_requests` if too many wait. */
async function runLimited<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await hashing.execute(work);
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error;
    throw new ProblemError('too_many_requests', { retryAfterSeconds: RETRY_AFTER });
  }
}

/** The same text for all Unicode compositions of a password: keyboards differ in how they compose characters. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** A new password with its hash, and the current password with its hash, which was verified. */
type PreparedHashes = { password: string; hash: string; current?: { password: string; hash: string } };

const storage = new AsyncLocalStorage<PreparedHashes>();

/**
 * Runs work whose passwords were hashed and verified before. A transaction in this work then does not wait for hashing,
 * and does not block other transactions.
 */
export function withPreparedHashes<Result>(
  prepared: PreparedHashes,
  work: () => Promise<Result>,
): Promise<Result> {
  return storage.run(prepared, work);
}

/** The Argon2id hash of a password. Throws `too_many_requests`. */
export async function hashPassword(password: string): Promise<string> {
  const prepared = storage.getStore();
  if (prepared?.password === password) return prepared.hash;
  return runLimited(() => hash(normalizePassword(password), COST));
}

/** Whether a password fits a hash. Takes as long as hashing a password. Throws `too_many_requests`. */
export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  const current = storage.getStore()?.current;
  if (current?.hash === input.hash && current.password === input.password) return true;
  return runLimited(() => verify(input.hash, normalizePassword(input.password)));
}
