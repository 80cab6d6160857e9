import { createHmac, type KeyObject } from 'node:crypto';
import { accountProblems } from '#domain/messages.ts';
import { ProblemError } from '../problems.ts';
import { DAY_MS, MINUTE_MS, type Rate, type RateState } from '../quotas/quota.ts';
import type { Keys } from '../secrets.ts';
import type { AccountContext } from './context.ts';

/**
 * The kinds of attempts that guess no password (password-attempts.ts has the others). Each kind has its own counts.
 * `limit`: attempts for one email address in ten minutes. Most of them send a mail. A change of name or plan sends
 * nothing; its limit only prevents a flood. `isKept`: the count stays when the account is deleted. Otherwise a person
 * could delete the account to have mails sent to its address again. Source: decision 9.
 */
const attempts = {
  'sign-up': { limit: 10, isKept: true },
  reset: { limit: 10, isKept: true },
  verification: { limit: 10, isKept: true },
  /** An invitation to a team. The address is that of the invited person. */
  invitation: { limit: 10, isKept: true },
  change: { limit: 60, isKept: false },
} as const;
type Attempt = keyof typeof attempts;

/** The window of the limits above. */
export const ATTEMPTS_MS = 10 * MINUTE_MS;

export type AttemptContext = Pick<AccountContext, 'ledger' | 'secrets' | 'attemptLimits' | 'addressHash'>;

/**
 * The holders of a kind of counts, one by the key of each secret, newest first. Attempts are counted under the newest
 * secret, so counts restart when the secret changes. They contain a hash and never the email address itself.
 * @param counted an email address in lower case; with a space and a network address or device for a count of that alone
 */
export function holdersOf(
  { secrets }: Pick<AttemptContext, 'secrets'>,
  kind: string,
  counted: string,
): Keys<string> {
  const holderBy = (key: KeyObject) =>
    `${kind}:${createHmac('sha256', key).update(counted).digest('base64url')}`;
  const [newest, ...old] = secrets.accountEmail;
  return [holderBy(newest), ...old.map(holderBy)];
}

/** The holders of the counts of an email address that are deleted with its account. `email` is in lower case. */
export function attemptHolders(ctx: Pick<AttemptContext, 'secrets'>, email: string): string[] {
  const kinds = Object.keys(attempts) as Attempt[];
  return kinds.filter((kind) => !attempts[kind].isKept).flatMap((kind) => holdersOf(ctx, kind, email));
}

/** Counts an attempt for all rates. Returns their states. Throws `too_many_requests`, `unavailable`. */
export async function countOrRefuse(
  { ledger }: Pick<AttemptContext, 'ledger'>,
  rates: Rate[],
): Promise<RateState[]> {
  const outcome = await ledger.count(rates);
  if (outcome.kind === 'counted') return outcome.rates;
  const { retryAfterSeconds } = outcome;
  const detail = accountProblems.tooManyAttempts(retryAfterSeconds);
  throw new ProblemError('too_many_requests', { detail, retryAfterSeconds });
}

/** The rate of a network address for one kind of attempts, with all email addresses together. */
export function addressRate(
  { addressHash, attemptLimits }: Pick<AttemptContext, 'addressHash' | 'attemptLimits'>,
  kind: string,
): Rate {
  return {
    holder: `${kind}-address:${addressHash}`,
    limit: attemptLimits.ratePerAddress,
    windowMs: MINUTE_MS,
  };
}

/**
 * Counts an attempt for the client's network address and, if given, for an email address in lower case. Throws
 * `too_many_requests`, `unavailable`.
 */
export async function countAttempt(ctx: AttemptContext, attempt: Attempt, email?: string): Promise<void> {
  const rates = [addressRate(ctx, attempt)];
  if (email !== undefined) {
    const { limit } = attempts[attempt];
    rates.push({ holder: holdersOf(ctx, attempt, email)[0], limit, windowMs: ATTEMPTS_MS });
  }
  await countOrRefuse(ctx, rates);
}

/**
 * Counts an account that is about to be created. Each network address has a limit for a day. Throws
 * `too_many_requests`, `unavailable`.
 */
export async function countNewAccount(ctx: AttemptContext): Promise<void> {
  const holder = `new-account-address:${ctx.addressHash}`;
  await countOrRefuse(ctx, [{ holder, limit: ctx.attemptLimits.signUpsPerAddress, windowMs: DAY_MS }]);
}
