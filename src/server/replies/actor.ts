import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { type Plan, plans } from '#domain/plans.ts';
import type { Env } from '../env.ts';
import { MINUTE_MS, type Rate, type ReservationRequest } from '../quotas/quota.ts';

/**
 * Who asks for a reply: a person with an account, or a guest. A guest is identified by a signed token and a hashed
 * address.
 */
export type Actor =
  | { kind: 'account'; id: string; name: string; plan: Plan }
  | { kind: 'guest'; id: string; addressHash: string };

/** The plan that decides what an actor may choose; a guest has none, which counts as free. */
export function planOf(actor: Actor): Plan | undefined {
  return actor.kind === 'account' ? actor.plan : undefined;
}

const rateOf = (holder: string, limit: number): Rate => ({ holder, limit, windowMs: MINUTE_MS });

/**
 * What one reply uses up. For an account: one reply of its plan's month, and the account's rate. For a guest: one of
 * the guest's own replies, one of those that all guests of an address share in a day, and the rates of the guest and of
 * the address (docs/product.md, 1.2, 1.5 and 1.9).
 */
export function replyQuotas(actor: Actor, quotas: Env['quotas']): ReservationRequest {
  const { repliesPerMinute } = quotas;
  if (actor.kind === 'account') {
    const limit = plans[actor.plan].monthlyLimit;
    return {
      quotas: [{ holder: actor.id, period: 'month', limit, refusal: 'plan_limit' }],
      rates: [rateOf(actor.id, repliesPerMinute)],
      account: actor.id,
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
        limit: quotas.guestRepliesPerAddress,
        refusal: 'guest_limit',
      },
    ],
    // A client that keeps no cookie is a new guest each time, so replies that it starts and leaves count for its
    // address. In a minute the address may start at least as many replies as it may receive in a day.
    rates: [
      rateOf(guest, repliesPerMinute),
      rateOf(address, Math.max(repliesPerMinute, quotas.guestRepliesPerAddress)),
    ],
  };
}
