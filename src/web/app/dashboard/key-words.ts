import type { ApiKey } from '#domain/api-keys.ts';
import { keyScopes } from '#domain/key-scopes.ts';

/** How long a new key may work, as a person chooses it: days, or for as long as nobody revokes it. */
export const keyTerms = [
  { value: 'never', label: 'Never', days: undefined },
  { value: '30', label: '30 days', days: 30 },
  { value: '90', label: '90 days', days: 90 },
  { value: '365', label: '1 year', days: 365 },
] as const;

export type KeyTerm = (typeof keyTerms)[number]['value'];

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a key of this term ends that is made now, as the API takes it: ISO 8601, or null for never. */
export function expiryOf(term: KeyTerm, now = Date.now()): string | null {
  const days = keyTerms.find(({ value }) => value === term)?.days;
  return days === undefined ? null : new Date(now + days * DAY_MS).toISOString();
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** A day as a person reads it where they are: 'Nov 21, 2026'. `time` is ISO 8601. */
export function dayOf(time: string): string {
  return day.format(new Date(time));
}

/** Whether a key's time is over. */
export function isExpired({ expires_at }: Pick<ApiKey, 'expires_at'>, now = Date.now()): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now;
}

/** When a key was last used, as short as can be: 'Used today', 'Used on Nov 3, 2026', 'Never used'. */
export function lastUseOf({ last_used_at }: Pick<ApiKey, 'last_used_at'>, now = Date.now()): string {
  if (last_used_at === null) return 'Never used';
  const label = dayOf(last_used_at);
  return label === day.format(now) ? 'Used today' : `Used on ${label}`;
}

/** What a key may do, as a person reads it: 'Write replies, read usage'. */
export function scopesOf({ scopes }: Pick<ApiKey, 'scopes'>): string {
  const [first = '', ...rest] = scopes.map((scope) => keyScopes[scope]);
  return [first, ...rest.map((words) => words.charAt(0).toLowerCase() + words.slice(1))].join(', ');
}
