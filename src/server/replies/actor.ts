import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { monthlyLimitOf, type Plan } from '#domain/plans.ts';
import type { Account } from '../accounts/identify-account.ts';
import type { Env } from '../env.ts';
import { ceilingsFor } from '../quotas/ceilings.ts';
import { DAY_MS, MINUTE_MS, type Quota, type Rate, type ReservationRequest } from '../quotas/quota.ts';
import { type TeamAllowance, teamHolder } from '../teams/team-allowance.ts';

/**
 * The person who asks for a reply: a person with an account, or a guest. A guest is identified by a signed token and a
 * hashed network address.
 */
export type Actor =
  | { kind: 'account'; id: string; name: string; plan: Plan; team?: TeamAllowance | undefined }
  | { kind: 'guest'; id: string; addressHash: string };

/** The actor for an account. */
export function actorOf({
  id,
  fullName,
  plan,
  team,
}: Pick<Account, 'id' | 'fullName' | 'plan' | 'team'>): Extract<Actor, { kind: 'account' }> {
  return { kind: 'account', id, name: fullName, plan, team };
}

/** The plan that decides which options an actor may choose. Undefined for a guest, who has the free plan's options. */
export function planOf(actor: Actor): Plan | undefined {
  return actor.kind === 'account' ? actor.plan : undefined;
}

/** How long the replies of a day stay counted: longer than a month, which the dashboard shows by days. */
const DAYS_KEPT_MS = 100 * DAY_MS;

const rateOf = (holder: string, limit: number): Rate => ({ holder, limit, windowMs: MINUTE_MS });

/**
 * The quotas of an account for a month. A reply of a member of a team is counted for the member, and limited by what is
 * left of the team's replies. The quota of the team has the most callers, so it is the last one.
 */
function monthQuotas({ id, plan, team }: Extract<Actor, { kind: 'account' }>): Quota[] {
  const common = { period: 'month', refusal: 'plan_limit' } as const;
  if (!team) return [{ ...common, holder: id, limit: monthlyLimitOf(plan) }];
  return [
    { ...common, holder: id, limit: null },
    { ...common, holder: teamHolder(team.id), limit: team.replies },
  ];
}

/**
 * The quotas and rates that one reply counts against. For an account: the quotas of the account for a month, its count
 * of the day, and the rate of the account. For a guest: the quota of the guest, the quota of the address for a day, which all its guests share,
 * and the rates of both. For all: the ceilings that are set (docs/product.md, 1.2, 1.5, 1.9 and 1.12).
 */
export function replyQuotas(actor: Actor, replyLimits: Env['replyLimits']): ReservationRequest {
  const { repliesPerMinute, guestRepliesPerAddress } = replyLimits;
  const ceilings = ceilingsFor(actor.kind, replyLimits);
  if (actor.kind === 'account') {
    return {
      quotas: monthQuotas(actor),
      counts: [{ holder: actor.id, period: 'day', keptMs: DAYS_KEPT_MS }],
      rates: [rateOf(actor.id, repliesPerMinute)],
      ceilings,
      accountId: actor.id,
    };
  }
  const guest = `guest:${actor.id}`;
  const address = `address:${actor.addressHash}`;
  return {
    quotas: [
      { holder: guest, period: 'ever', limit: GUEST_REPLY_LIMIT, refusal: 'guest_limit' },
      {
        holder: address,
        period: 'day',
        limit: guestRepliesPerAddress,
        refusal: 'guest_limit',
      },
    ],
    // A client that keeps no cookie is a new guest each time. So the rate of its address also counts replies that it
    // starts and does not wait for. This rate is never below the address's quota for a day.
    rates: [
      rateOf(guest, repliesPerMinute),
      rateOf(address, Math.max(repliesPerMinute, guestRepliesPerAddress)),
    ],
    ceilings,
  };
}
