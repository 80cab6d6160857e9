import type { ApiKey } from '#domain/api-keys.ts';
import { keyScopes } from '#domain/key-scopes.ts';
import { dayOf } from '#web/lib/day.ts';

/** Whether a key has expired. */
export function isExpired({ expires_at }: Pick<ApiKey, 'expires_at'>, now = Date.now()): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now;
}

/** When a key was last used, in few words: 'Used today', 'Used on Nov 3, 2026', 'Never used'. */
export function lastUseOf({ last_used_at }: Pick<ApiKey, 'last_used_at'>, now = Date.now()): string {
  if (last_used_at === null) return 'Never used';
  const label = dayOf(last_used_at);
  return label === dayOf(now) ? 'Used today' : `Used on ${label}`;
}

/** What a key may do, in words: 'Write replies, read usage'. */
export function scopesOf({ scopes }: Pick<ApiKey, 'scopes'>): string {
  const [first = '', ...rest] = scopes.map((scope) => keyScopes[scope]);
  return [first, ...rest.map((words) => words.charAt(0).toLowerCase() + words.slice(1))].join(', ');
}
