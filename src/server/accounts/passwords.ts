import { AsyncLocalStorage } from 'node:async_hooks';
import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from './take-turns.ts';

/** Argon2id as OWASP's Password Storage Cheat Sheet has it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Two of Node's four worker threads: the others read files and write replies while many sign in. What waits at most
 * is a few seconds of work.
 */
const inTurn = takeTurns(2, 200);

/** The same password, however a keyboard composes its characters. */
const normalized = (password: string) => password.normalize('NFKC');

/** What was computed ahead: the hash of a new password, and the hash that the current one was found to fit. */
type Prepared = { password: string; hash: string; current?: { password: string; hash: string } };

const prepared = new AsyncLocalStorage<Prepared>();

/**
 * Runs work for which passwords were hashed and verified ahead: a transaction within it does not wait for that, and
 * holds up nobody.
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

/** Whether a password is the one that was hashed; costs what hashing one costs. Throws `too_many_requests`. */
export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  const current = prepared.getStore()?.current;
  if (current?.hash === input.hash && current.password === input.password) return true;
  return inTurn(() => verify(input.hash, normalized(input.password)));
}
