import { type Mailbox, MailboxError } from '../mailbox.ts';
import type { GmailContext } from './gmail-access.ts';
import { openGmailCalls } from './gmail-calls.ts';
import { listMessages } from './list.ts';
import { readMessage } from './read.ts';
import { sendMessage } from './send.ts';

/** An answer in an unexpected form is a failure of the mailbox, not of the program. */
async function understand<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof MailboxError ? error : new MailboxError('unavailable', { cause: error });
  }
}

/** A connected Gmail. */
export function openGmail(ctx: GmailContext): Mailbox {
  const calls = openGmailCalls(ctx);
  return {
    list: (options) => understand(options.signal, listMessages(calls, options)),
    read: (options) => understand(options.signal, readMessage(calls, options)),
    send: (reply) => sendMessage(calls, reply),
    disconnect: () => ctx.access.revoke(),
  };
}
