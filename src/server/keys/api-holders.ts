/** Calls of the public API that are counted in addition to replies: readings of mails, and mails that come as files. */
const countedCalls = ['reading', 'file'] as const;
export type CountedCall = (typeof countedCalls)[number];

/** The ledger's holder for an account's calls of one kind. */
export function apiHolder(call: CountedCall, accountId: string): string {
  return `api-${call}:${accountId}`;
}

/** The holders of an account's counts, which are deleted with it. */
export function apiHolders(accountId: string): string[] {
  return countedCalls.map((call) => apiHolder(call, accountId));
}
