import type { Connection, ConnectResult, MailboxKind } from '#domain/mailbox.ts';
import { messages } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { callApi } from '#web/lib/api.ts';
import { showToast } from '#web/lib/toasts.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';

/**
 * Starts to connect a mailbox and leaves the page. Goes to the page that asks the mailbox's owner for permission. If no
 * permission is needed, goes to the inbox, which shows the toast. Throws `ApiProblem`, like all calls here.
 */
export async function connectMailbox(kind: MailboxKind): Promise<true> {
  const { value } = await callApi<ConnectResult>('POST', apiPaths.gmailConnect, { kind });
  if ('url' in value) {
    window.location.assign(value.url);
  } else {
    leaveToast('success', value.kind === 'sample' ? messages.sampleConnected : messages.mailboxConnected);
    window.location.assign(pagePaths.gmail);
  }
  return true;
}

/** Disconnects the mailbox. `connection` is the state before; returns the state after. */
export async function disconnectMailbox(connection: Connection): Promise<Connection> {
  await callApi('DELETE', apiPaths.gmail);
  showToast('success', messages.mailboxDisconnected);
  return { ...connection, connected: false, kind: null, address: null };
}
