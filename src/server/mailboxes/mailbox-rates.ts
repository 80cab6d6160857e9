import { ProblemError } from '../problems.ts';
import type { Ledger } from '../quotas/ledger.ts';
import { MINUTE_MS } from '../quotas/quota.ts';

/** The most calls a minute to an account's mailbox. A person makes far fewer. Google has its own limits. */
const callsPerMinute = { connect: 30, read: 120, send: 30 } as const;
type MailboxCall = keyof typeof callsPerMinute;

const holderOf = (call: MailboxCall, accountId: string) => `mailbox-${call}:${accountId}`;

/** The holders of an account's counts, which are deleted with it. */
export function mailboxHolders(accountId: string): string[] {
  return (Object.keys(callsPerMinute) as MailboxCall[]).map((call) => holderOf(call, accountId));
}

/** Counts a call to an account's mailbox. Throws `too_many_requests`, `unavailable`. */
export async function limitMailboxCall(
  { ledger }: { ledger: Pick<Ledger, 'count'> },
  call: MailboxCall,
  accountId: string,
): Promise<void> {
  const rate = { holder: holderOf(call, accountId), limit: callsPerMinute[call], windowMs: MINUTE_MS };
  const outcome = await ledger.count([rate]);
  if (outcome.kind === 'rate_exceeded') {
    throw new ProblemError('too_many_requests', { retryAfterSeconds: outcome.retryAfterSeconds });
  }
}
