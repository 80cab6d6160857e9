import { useEffect } from 'react';
import type {
  ConnectedMailbox,
  Connection,
  ConnectRequest,
  ConnectResult,
} from '#domain/mailbox-connection.ts';
import { type MailboxKind, mailboxKindDetails, mailboxKindNames } from '#domain/mailbox-kinds.ts';
import { mailboxProblems, messages } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { currentAccount } from '#web/lib/account.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';
import { storeToastForNextPage } from '#web/lib/waiting-toast.ts';
import { useAction } from '../use-action.ts';
import { useLoaded, useLoadWithPage } from '../use-loaded.ts';

/** The connected mailboxes and the kinds that can be connected. */
export type Mailboxes = Pick<Connection, 'mailboxes' | 'kinds'>;

async function readMailboxes(): Promise<Mailboxes> {
  const { value } = await callApi<Connection>('GET', apiPaths.gmail);
  return value;
}

/** The mailboxes of the account. */
export function useMailboxes() {
  const { state, load, retry, change } = useLoaded(readMailboxes);
  useLoadWithPage(load);
  const isFailed = state.kind === 'failed';
  useEffect(() => {
    // If the account could not be loaded either, that failure is shown instead.
    if (isFailed && currentAccount().kind !== 'failed') {
      showToast('error', mailboxProblems.connectionNotLoaded);
    }
  }, [isFailed]);
  return {
    state,
    retry,
    /** Takes a mailbox that was disconnected from the list. */
    remove: (id: string) =>
      change((now) => ({ ...now, mailboxes: now.mailboxes.filter((mailbox) => mailbox.id !== id) })),
  };
}

/** How long connecting may take in milliseconds: both servers are found and tried first. */
const CONNECT_MS = 90_000;

/**
 * Connects a mailbox and leaves the page: goes to a provider that asks for permission, or, for a kind that is connected
 * at once, to the mailbox. Throws `ApiProblem`.
 */
export async function connectMailbox(request: ConnectRequest): Promise<'leaving'> {
  const options = { deadlineMs: CONNECT_MS };
  const { value } = await callApi<ConnectResult>('POST', apiPaths.gmailConnect, request, options);
  if ('url' in value) {
    window.location.assign(value.url);
  } else {
    storeToastForNextPage('success', mailboxKindDetails(request.kind).connected);
    window.location.assign(pagePaths.gmail);
  }
  return 'leaving';
}

/** The action of a button that connects a kind without a form. Without a kind, it does nothing. */
export function useConnect(kind: MailboxKind | undefined) {
  return useAction({
    work: async () => (kind ? connectMailbox({ kind }) : 'done'),
    failureToast: mailboxProblems.notConnected,
  });
}

/** Disconnects a mailbox. Also succeeds if it already is, for example in another tab. Throws `ApiProblem`. */
export async function disconnectMailbox({ id }: Pick<ConnectedMailbox, 'id'>): Promise<void> {
  try {
    await callApi('DELETE', `${apiPaths.gmail}?mailbox=${id}`);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'mailbox_not_found')) throw error;
  }
  showToast('success', messages.mailboxDisconnected);
}

/** A kind that the card offers. `isOffered`: false for one that the site cannot connect, but whose button says why. */
type MailboxOffer = { kind: MailboxKind; isOffered: boolean };

/**
 * The kinds that the person can connect now, in their order. A kind that needs nothing is a trial: it is offered only
 * while no mailbox is connected.
 */
export function mailboxOffers({ kinds, mailboxes }: Mailboxes): MailboxOffer[] {
  return mailboxKindNames.flatMap((kind) => {
    const { needs, notOffered } = mailboxKindDetails(kind);
    const isOffered = kinds.includes(kind);
    if (!isOffered && !notOffered) return [];
    return needs === 'nothing' && mailboxes.length > 0 ? [] : [{ kind, isOffered }];
  });
}
