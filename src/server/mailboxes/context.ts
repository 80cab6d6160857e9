import type { ConnectionContext } from './connections.ts';
import type { Mailboxes } from './mailboxes.ts';

/** What the operations on mailboxes need. */
export type MailboxContext = ConnectionContext & { mailboxes: Mailboxes };
