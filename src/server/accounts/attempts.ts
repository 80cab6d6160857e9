import { createHmac } from 'node:crypto';
import { accountProblems } from '#domain/messages.ts';
import { DAY_MS, MINUTE_MS, type Rate } from '../allowances/claim.ts';
import { describeError } from '../log.ts';
import { ProblemError } from '../problems.ts';
import type { AccountContext } from './context.ts';

/**
 * What is tried, each with counts of its own. `most`: on one account's name in ten minutes, enough for somebody who
 * mistypes and far too few to guess; a change of name or plan guesses at nothing, and is only to be no flood.
 * `stays`: the count outlives the account, or deleting it would set somebody free to mail its address again. Source:
 * decision 9.
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

/** The keyed hash of an account's address, which is lower case: the address itself is counted nowhere. */
export function hashAccountName(email: string, { keys }: Pick<AttemptContext, 'keys'>): string {
  return createHmac('sha256', keys.accountName).update(email).digest('base64url');
}

/** The holder of an account name's count. */
function nameHolder(attempt: Attempt, email: string, ctx: Pick<AttemptContext, 'keys'>): string {
  return `${attempt}:${hashAccountName(email, ctx)}`;
}

/** The holders of what is counted for an account's name and goes with the account. `email` is lower case. */
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
 * Counts an attempt for the address that it comes from, and for the account's name where one is given, in lower
 * case. Throws `too_many_requests`, `unavailable`.
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

/** Counts an account that is about to be made, for the day of the address that asks. Throws as `countAttempt`. */
export async function countNewAccount(ctx: AttemptContext): Promise<void> {
  const holder = `new-account-address:${ctx.addressHash}`;
  await countRates(ctx, [{ holder, limit: ctx.limits.signUpsPerAddress, windowMs: DAY_MS }]);
}

/** Takes back what was counted for an account's name. A count that stays costs nobody what they came for. */
export async function clearAttempts(ctx: AttemptContext, attempt: Attempt, email: string): Promise<void> {
  try {
    await ctx.ledger.clearRate(nameHolder(attempt, email, ctx));
  } catch (error) {
    ctx.log.warn({ error: describeError(error) }, 'A count of attempts could not be taken back');
  }
}
