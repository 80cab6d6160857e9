import type { Mailbox } from '../mailbox.ts';
import type { GmailContext } from './gmail-access.ts';
import { openGmailCalls } from './gmail-calls.ts';
import { listMessages } from './list.ts';
import { readMessage } from './read.ts';
import { sendMessage } from './send.ts';

/** A connected Gmail. */
export function openGmail(ctx: GmailContext): Mailbox {
  const calls = openGmailCalls(ctx);
  return {
    list: (options) => listMessages(calls, options),
    read: (options) => readMessage(calls, options),
    send: (reply) => sendMessage(calls, reply),
    disconnect: () => ctx.access.revoke(),
  };
}
