import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { plans } from '#domain/plans.ts';
import type { Claim } from '../allowances/claim.ts';
import type { Env } from '../env.ts';
import type { Actor } from './actor.ts';

/**
 * What one reply uses up: of an account's month as its plan has it, or of a guest's own replies and of those that
 * all guests of an address share in a day; and the rate that it counts for, the account's, or the guest's and their
 * address's (specification, section 9; decisions, A1 and B1).
 */
export function replyClaim(actor: Actor, allowances: Env['allowances']): Claim {
  const perMinute = allowances.repliesPerMinute;
  if (actor.kind === 'account') {
    const limit = plans[actor.plan].monthlyLimit;
    return {
      holds: [{ holder: actor.id, period: 'month', limit, refusal: 'plan_limit' }],
      rates: [{ holder: actor.id, perMinute }],
    };
  }
  const guest = `guest:${actor.id}`;
  const address = `address:${actor.addressHash}`;
  return {
    holds: [
      { holder: guest, period: 'ever', limit: GUEST_REPLY_LIMIT, refusal: 'guest_limit' },
      {
        holder: address,
        period: 'day',
        limit: allowances.guestRepliesPerAddress,
        refusal: 'guest_limit',
      },
    ],
    // Whoever keeps no cookie is a new guest each time: what they begin and leave counts for their address, which
    // may begin in a minute what it may receive in a day.
    rates: [
      { holder: guest, perMinute },
      { holder: address, perMinute: Math.max(perMinute, allowances.guestRepliesPerAddress) },
    ],
  };
}
