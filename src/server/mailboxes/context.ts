import type { ConnectionContext } from './connections.ts';
import type { Mailboxes } from './mailboxes.ts';

/** What the verbs of mailboxes work with. */
export type MailboxContext = ConnectionContext & { mailboxes: Mailboxes };
