/** How long a new key may work, as a person chooses it: a number of days, or until it is revoked. */
export const keyTerms = [
  { value: 'never', label: 'Never', days: undefined },
  { value: '30', label: '30 days', days: 30 },
  { value: '90', label: '90 days', days: 90 },
  { value: '365', label: '1 year', days: 365 },
] as const;

export type KeyTerm = (typeof keyTerms)[number]['value'];

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a key with this term expires if it is created now, as the API takes it: ISO 8601, or null for never. */
export function expiryOf(term: KeyTerm, now = Date.now()): string | null {
  const days = keyTerms.find(({ value }) => value === term)?.days;
  return days === undefined ? null : new Date(now + days * DAY_MS).toISOString();
}
