import { describeError } from '../log.ts';
import type { Rate } from '../quotas/quota.ts';
import { MINUTE_MS } from '../quotas/quota.ts';
import { ATTEMPTS_MS, type AttemptContext, addressRate, countOrRefuse, holdersOf } from './attempts.ts';
import type { AccountContext } from './context.ts';
import type { Device } from './devices.ts';

/** The operations that verify a password. Each has its own counts. */
const kinds = ['sign-in', 'password-change'] as const;

/**
 * An attempt at the password of an email address, which must be in lower case. `device`: from which the owner has
 * signed in before (devices.ts).
 */
export type PasswordAttempt = {
  kind: (typeof kinds)[number];
  email: string;
  device?: Device | undefined;
};

/**
 * Wrong passwords for one email address from one network address, or from one device of the owner, in ten minutes. That
 * is enough for a person who mistypes, and far too few to guess a password.
 */
const PER_SOURCE = 10;
/**
 * Wrong passwords for one email address in an hour, also if they come from many network addresses. A stranger can use
 * them up, so this limit does not refuse the owner's devices.
 */
const PER_EMAIL = 100;
const EMAIL_MS = 60 * MINUTE_MS;
/** Attempts from all devices of one owner in ten minutes, also with the right password. Only prevents a flood. */
const PER_OWNER = 60;

/** The holder of the count for an email address from the network address or the device of an attempt. */
function sourceHolder(ctx: AttemptContext, { kind, email, device }: PasswordAttempt): string {
  return holdersOf(ctx, `${kind}-from`, `${email} ${device?.id ?? ctx.addressHash}`)[0];
}

/** The holders of an email address's counts that are deleted with its account. The others end after ten minutes. */
export function passwordAttemptHolders(ctx: Pick<AttemptContext, 'secrets'>, email: string): string[] {
  return kinds.flatMap((kind) => [...holdersOf(ctx, kind, email), ...holdersOf(ctx, `${kind}-own`, email)]);
}

/**
 * Counts an attempt before its password is verified, so that many attempts at once are counted too. Returns how many
 * wrong passwords the email address had in this hour, with this one. Throws `too_many_requests`, `unavailable`.
 */
export async function countPasswordAttempt(ctx: AttemptContext, attempt: PasswordAttempt): Promise<number> {
  const { kind, email, device } = attempt;
  const ofEmail: Rate = {
    holder: holdersOf(ctx, kind, email)[0],
    limit: device ? null : PER_EMAIL,
    windowMs: EMAIL_MS,
  };
  const [{ used } = { used: 0 }] = await countOrRefuse(ctx, [
    ofEmail,
    { holder: sourceHolder(ctx, attempt), limit: PER_SOURCE, windowMs: ATTEMPTS_MS },
    device
      ? { holder: holdersOf(ctx, `${kind}-own`, email)[0], limit: PER_OWNER, windowMs: ATTEMPTS_MS }
      : addressRate(ctx, kind),
  ]);
  return used;
}

/** Changes counts after an attempt. A failure is only logged, so that it does not make the request fail. */
async function changeCounts({ log }: Pick<AccountContext, 'log'>, changes: Promise<void>[]): Promise<void> {
  try {
    await Promise.all(changes);
  } catch (error) {
    log.warn({ error: describeError(error) }, 'A count of attempts could not be reset');
  }
}

type CountingContext = AttemptContext & Pick<AccountContext, 'log'>;

/**
 * Takes back an attempt whose password was right. The count of its network address or device starts anew; the count of
 * the email address keeps the wrong passwords of other people.
 */
export async function forgiveAttempt(ctx: CountingContext, attempt: PasswordAttempt): Promise<void> {
  const { kind, email } = attempt;
  await changeCounts(ctx, [
    ctx.ledger.clearRate(sourceHolder(ctx, attempt)),
    ctx.ledger.takeBack(holdersOf(ctx, kind, email)[0]),
  ]);
}

/** Takes back an attempt whose password was not verified, for example because the server is too busy. */
export async function takeBackAttempt(ctx: CountingContext, attempt: PasswordAttempt): Promise<void> {
  await changeCounts(ctx, [
    ctx.ledger.takeBack(sourceHolder(ctx, attempt)),
    ctx.ledger.takeBack(holdersOf(ctx, attempt.kind, attempt.email)[0]),
  ]);
}

/** Resets the counts of sign-ins after a password reset: a person who forgot a password has usually tried others. */
export async function clearSignIns(ctx: CountingContext, email: string): Promise<void> {
  await changeCounts(ctx, [
    ctx.ledger.clearRate(sourceHolder(ctx, { kind: 'sign-in', email })),
    ctx.ledger.clearRate(holdersOf(ctx, 'sign-in', email)[0]),
  ]);
}
