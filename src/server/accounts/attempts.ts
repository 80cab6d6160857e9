import { createHmac } from 'node:crypto';
import { accountProblems } from '#domain/messages.ts';
import { describeError } from '../log.ts';
import { ProblemError } from '../problems.ts';
import { DAY_MS, MINUTE_MS, type Rate } from '../quotas/quota.ts';
import type { AccountContext } from './context.ts';

/**
 * The kinds of attempts; each has its own counts. `most`: attempts on one account's name in ten minutes. That is enough
 * for a person who mistypes, and far too few to guess a password. A change of name or plan guesses nothing: its limit
 * only prevents a flood. `stays`: the count is kept when the account is deleted. Otherwise a person could delete the
 * account to have mails sent to its address again. Source: decision 9.
 */
const attempts = {
  'sign-in': { most: 10, stays: false },
  'sign-up': { most: 10, stays: true },
  reset: { most: 10, stays: true },
  verification: { most: 10, stays: true },
  'password-change': { most: 10, stays: false },
  change: { most: 60, stays: false },
} as const;
type Attempt = keyof typeof attempts;

const NAME_WINDOW_MS = 10 * MINUTE_MS;

type AttemptContext = Pick<AccountContext, 'ledger' | 'keys' | 'limits' | 'addressHash' | 'log'>;

/** The keyed hash of an account's email address, which is in lower case. Counts never contain the address itself. */
export function hashAccountName(email: string, { keys }: Pick<AttemptContext, 'keys'>): string {
  return createHmac('sha256', keys.accountName).update(email).digest('base64url');
}

/** The holder under which attempts on an account's name are counted. */
function nameHolder(attempt: Attempt, email: string, ctx: Pick<AttemptContext, 'keys'>): string {
  return `${attempt}:${hashAccountName(email, ctx)}`;
}

/** The holders of the counts of an account's name that are deleted with the account. `email` is in lower case. */
export function leavingHolders(email: string, ctx: Pick<AttemptContext, 'keys'>): string[] {
  const names = Object.keys(attempts) as Attempt[];
  return names.filter((name) => !attempts[name].stays).map((name) => nameHolder(name, email, ctx));
}

async function countRates({ ledger }: AttemptContext, rates: Rate[]): Promise<void> {
  const outcome = await ledger.count(rates);
  if (outcome.kind === 'too_fast') {
    const { retryAfterSeconds } = outcome;
    const detail = accountProblems.tooManyAttempts(retryAfterSeconds);
    throw new ProblemError('too_many_requests', { detail, retryAfterSeconds });
  }
}

/**
 * Counts an attempt for the client's address and, if `email` is given (in lower case), for the account's name. Throws
 * `too_many_requests`, `unavailable`.
 */
export async function countAttempt(ctx: AttemptContext, attempt: Attempt, email?: string): Promise<void> {
  const rates: Rate[] = [
    {
      holder: `${attempt}-address:${ctx.addressHash}`,
      limit: ctx.limits.ratePerAddress,
      windowMs: MINUTE_MS,
    },
  ];
  if (email !== undefined) {
    const limit = attempts[attempt].most;
    rates.push({ holder: nameHolder(attempt, email, ctx), limit, windowMs: NAME_WINDOW_MS });
  }
  await countRates(ctx, rates);
}

/**
 * Counts an account that is about to be created. Each client address has a limit for a day. Throws as `countAttempt`.
 */
export async function countNewAccount(ctx: AttemptContext): Promise<void> {
  const holder = `new-account-address:${ctx.addressHash}`;
  await countRates(ctx, [{ holder, limit: ctx.limits.signUpsPerAddress, windowMs: DAY_MS }]);
}

/** Resets the count of an account's name. A failure is only logged: it must not make the request itself fail. */
export async function clearAttempts(ctx: AttemptContext, attempt: Attempt, email: string): Promise<void> {
  try {
    await ctx.ledger.clearRate(nameHolder(attempt, email, ctx));
  } catch (error) {
    ctx.log.warn({ error: describeError(error) }, 'A count of attempts could not be taken back');
  }
}
