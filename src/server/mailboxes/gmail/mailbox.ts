import { type Mailbox, MailboxError } from '../mailbox.ts';
import type { GmailContext } from './gmail-access.ts';

/** A connected Gmail. */
export function openGmail({ access }: GmailContext): Mailbox {
  const notYet = () => Promise.reject(new MailboxError('unavailable'));
  return { list: notYet, read: notYet, send: notYet, disconnect: () => access.revoke() };
}
