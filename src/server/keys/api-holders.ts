/** What of the public API is counted beside replies: mails that are read, and those that come as files. */
const countedCalls = ['reading', 'file'] as const;
export type CountedCall = (typeof countedCalls)[number];

/** Who is counted in the ledger for an account's calls of a kind. */
export function apiHolder(call: CountedCall, accountId: string): string {
  return `api-${call}:${accountId}`;
}

/** The holders of an account's counts, which go with it. */
export function apiHolders(accountId: string): string[] {
  return countedCalls.map((call) => apiHolder(call, accountId));
}
