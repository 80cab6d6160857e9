import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import type { Claim } from '../allowances/claim.ts';
import type { Env } from '../env.ts';
import type { Actor } from './actor.ts';

/**
 * What one reply uses up: of a guest's own replies, and of those that all guests of an address share in a day; and
 * the rate that it counts for, a guest's and their address's (specification, section 9; decisions, B1).
 */
export function replyClaim(actor: Actor, allowances: Env['allowances']): Claim {
  const guest = `guest:${actor.id}`;
  const address = `address:${actor.addressHash}`;
  const perMinute = allowances.repliesPerMinute;
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
