import { AsyncLocalStorage } from 'node:async_hooks';
import { hash, verify } from '@node-rs/argon2';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { ProblemError } from '../problems.ts';

/** Argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Hashing uses two of Node's four worker threads. The other two read files and write replies while many people sign in.
 * At most 200 hashes wait, which is a few seconds of work.
 */
const hashing = bulkhead(2, 200);
/** Seconds after which a client may try again if too many hashes wait. */
const RETRY_AFTER = 5;

/** Runs the work as soon as fewer than two others run. Throws `too_many_requests` if too many wait. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await hashing.execute(work);
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error;
    throw new ProblemError('too_many_requests', { retryAfterSeconds: RETRY_AFTER });
  }
}

/** Returns the same text for a password, however a keyboard composes its characters. */
const normalized = (password: string) => password.normalize('NFKC');

/** What was computed before: the hash of a new password, and the current password with the hash that it fits. */
type Prepared = { password: string; hash: string; current?: { password: string; hash: string } };

const prepared = new AsyncLocalStorage<Prepared>();

/**
 * Runs work whose passwords were hashed and verified before. So a transaction in this work does not wait for hashing,
 * and does not block other transactions.
 */
export function withPrepared<Result>(known: Prepared, work: () => Promise<Result>): Promise<Result> {
  return prepared.run(known, work);
}

/** The Argon2id hash of a password. Throws `too_many_requests`. */
export async function hashPassword(password: string): Promise<string> {
  const known = prepared.getStore();
  if (known?.password === password) return known.hash;
  return inTurn(() => hash(normalized(password), COST));
}

/** Whether a password fits a hash. Takes as long as hashing a password. Throws `too_many_requests`. */
export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  const current = prepared.getStore()?.current;
  if (current?.hash === input.hash && current.password === input.password) return true;
  return inTurn(() => verify(input.hash, normalized(input.password)));
}
