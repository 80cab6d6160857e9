import type { ConnectionContext } from '../connections.ts';
import { createConsent } from '../consent/consent.ts';
import { type Mailbox, MailboxError, type MailboxProvider } from '../mailbox.ts';
import type { GoogleEnv } from '../mailbox-env.ts';
import { listFolders } from './folders.ts';
import { type GmailContext, openGmailCalls } from './gmail-calls.ts';
import { createGoogleClient, DRAFT_SCOPE } from './google-client.ts';
import { listMessages, searchMessages } from './list.ts';
import { readMessage } from './read.ts';
import { saveDraft, sendMessage } from './send.ts';
import { readThread } from './thread.ts';

/** Turns every error of `work` into a `MailboxError`: a response in an unexpected form is a failure of the mailbox. */
async function withMailboxErrors<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof MailboxError ? error : new MailboxError('unavailable', { cause: error });
  }
}

/** Opens a connected Gmail. Makes no call yet. */
export function openGmail(ctx: GmailContext): Mailbox {
  const calls = openGmailCalls(ctx);
  const drafts: Pick<Mailbox, 'saveDraft'> = {
    saveDraft: (reply, options) => withMailboxErrors(options.signal, saveDraft(calls, reply, options)),
  };
  return {
    list: (options) => withMailboxErrors(options.signal, listMessages(calls, options)),
    search: (options) => withMailboxErrors(options.signal, searchMessages(calls, options)),
    listFolders: (options) => withMailboxErrors(options.signal, listFolders(calls, options)),
    read: (options) => withMailboxErrors(options.signal, readMessage(calls, options)),
    readThread: (options) => withMailboxErrors(options.signal, readThread(calls, options)),
    send: (reply) => sendMessage(calls, reply),
    ...(ctx.connected.scope?.split(' ').includes(DRAFT_SCOPE) ? drafts : {}),
    disconnect: () => ctx.access.revoke(),
  };
}

type GmailDeps = ConnectionContext & {
  google: GoogleEnv;
  /** The public address, without a slash at its end. */
  origin: () => string;
};

/** Creates the provider of Gmail mailboxes. `google` is the installation's client at Google. */
export function createGmailProvider({ google, ...deps }: GmailDeps): MailboxProvider {
  const { tokens, ...steps } = createConsent({ ...deps, kind: 'gmail', client: createGoogleClient(google) });
  return {
    ...steps,
    open: (connected) => openGmail({ apiRoot: google.apiRoot, connected, access: tokens.of(connected) }),
  };
}
