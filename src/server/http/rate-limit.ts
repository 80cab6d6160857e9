import type { ServerResponse } from 'node:http';
import type { RateState } from '../allowances/claim.ts';

/**
 * Tells how a rate stands, in the fields `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10):
 * '"replies";q=60;w=60' and '"replies";r=59;t=42'. What was told before stays. Nothing where no rate was counted.
 * @param policy what is counted, in letters
 */
export function tellRate(outgoing: ServerResponse, policy: string, rates: readonly RateState[]): void {
  const [rate] = rates;
  // A stream that is open already tells nothing more of itself.
  if (!rate || outgoing.headersSent) return;
  const { limit, windowSeconds, left, endsInSeconds } = rate;
  outgoing.appendHeader('ratelimit-policy', `"${policy}";q=${limit};w=${windowSeconds}`);
  outgoing.appendHeader('ratelimit', `"${policy}";r=${left};t=${endsInSeconds}`);
}
