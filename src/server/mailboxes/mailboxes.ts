import { type MailboxKind, mailboxKindDetails, mailboxKindNames } from '#domain/mailbox-kinds.ts';
import type { MailFiles } from '../mail-files/mail-files.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ConnectionContext } from './connections.ts';
import { createGmailProvider } from './gmail/gmail-provider.ts';
import { createImapProvider } from './imap/imap-provider.ts';
import type { MailboxProvider } from './mailbox.ts';
import type { MailboxEnv } from './mailbox-env.ts';
import { measureCalls } from './measure-calls.ts';
import { createSampleProvider } from './sample/sample-provider.ts';

/** The kinds of mailboxes that this installation knows. A kind is one folder next to this file and one row here. */
export type Mailboxes = {
  /** Undefined for a kind that is not configured. If a kind is missing, the program does not compile. */
  providers: Record<MailboxKind, MailboxProvider | undefined>;
  /**
   * The kinds that can be connected now: those that are configured. A trial, which needs nothing, is offered only if no
   * kind with a page for consent is configured.
   */
  offered: readonly MailboxKind[];
  /** Ends the connections of all kinds. */
  close(): Promise<void>;
};

/** What the operations on mailboxes need. */
export type MailboxContext = ConnectionContext & { mailboxes: Mailboxes };

/** `origin`: the public address, without a slash at its end. */
type MailboxesDeps = ConnectionContext & {
  env: MailboxEnv;
  origin: () => string;
  metrics: Pick<Metrics, 'countMailboxCall'>;
  mailFiles: MailFiles;
};

/**
 * Creates the providers that the configuration names. A sample inbox that was connected before Gmail was offered stays
 * connected.
 */
export function createMailboxes({
  env: { google, allowPrivate },
  metrics,
  mailFiles,
  ...deps
}: MailboxesDeps): Mailboxes {
  const created: Mailboxes['providers'] = {
    gmail: google && createGmailProvider({ ...deps, google }),
    imap: createImapProvider({ allowPrivate, mailFiles, log: deps.log }),
    sample: createSampleProvider(),
  };
  const needsOf = (kind: MailboxKind) => mailboxKindDetails(kind).needs;
  const configured = mailboxKindNames.filter((kind) => created[kind] !== undefined);
  const hasConsent = configured.some((kind) => needsOf(kind) === 'consent');
  const providers = { ...created };
  for (const kind of mailboxKindNames) {
    const provider = created[kind];
    if (provider) providers[kind] = measureCalls(kind, provider, metrics);
  }
  return {
    providers,
    offered: configured.filter((kind) => !hasConsent || needsOf(kind) !== 'nothing'),
    async close() {
      await Promise.all(configured.map((kind) => created[kind]?.close?.()));
    },
  };
}
