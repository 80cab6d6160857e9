import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import type { Claim } from '../allowances/claim.ts';
import type { Env } from '../env.ts';
import type { Actor } from './actor.ts';

/**
 * What one reply uses up: of a guest's own replies, and of those that all guests of an address share in a day
 * (specification, section 9; decisions, B1).
 */
export function replyClaim(actor: Actor, allowances: Env['allowances']): Claim {
  const guest = `guest:${actor.id}`;
  return {
    holds: [
      { holder: guest, period: 'ever', limit: GUEST_REPLY_LIMIT, refusal: 'guest_limit' },
      {
        holder: `address:${actor.addressHash}`,
        period: 'day',
        limit: allowances.guestRepliesPerAddress,
        refusal: 'guest_limit',
      },
    ],
    rate: { holder: guest, perMinute: allowances.repliesPerMinute },
  };
}
