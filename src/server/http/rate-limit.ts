import type { ServerResponse } from 'node:http';
import type { RateState } from '../quotas/quota.ts';

/**
 * Sends the state of a rate in the fields `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10):
 * '"replies";q=60;w=60' and '"replies";r=59;t=42'. Values that are already set stay. Does nothing if no rate was
 * counted.
 * @param policy what is counted, in letters
 */
export function tellRate(outgoing: ServerResponse, policy: string, rates: readonly RateState[]): void {
  const [rate] = rates;
  // An open stream has already sent its headers.
  if (!rate || outgoing.headersSent) return;
  const { limit, windowSeconds, left, endsInSeconds } = rate;
  outgoing.appendHeader('ratelimit-policy', `"${policy}";q=${limit};w=${windowSeconds}`);
  outgoing.appendHeader('ratelimit', `"${policy}";r=${left};t=${endsInSeconds}`);
}
