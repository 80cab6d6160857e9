import type { MailboxKind } from '#domain/mailbox.ts';
import type { MailboxProvider } from './mailbox.ts';
import { createSampleProvider } from './sample/sample-provider.ts';

/** The kinds of mailboxes that this installation knows. A kind is one folder beside this file and one row here. */
export type Mailboxes = {
  providers: Partial<Record<MailboxKind, MailboxProvider>>;
  /** What can be connected: Gmail where its client is configured, else the sample inbox. */
  offered: readonly MailboxKind[];
};

/** Builds the table from the configuration. */
export function createMailboxes(): Mailboxes {
  return { providers: { sample: createSampleProvider() }, offered: ['sample'] };
}
