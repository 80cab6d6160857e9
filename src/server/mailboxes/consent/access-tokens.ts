import { describeError, type Logger } from '../../log.ts';
import { type ConnectedMailbox, MailboxError } from '../mailbox.ts';
import type { AccessToken, ConsentClient } from './consent-client.ts';

/** How long before its end a token is renewed, in milliseconds: it must be valid until its call has ended. */
const RENEW_BEFORE_MS = 60_000;
/** The most connections whose tokens are kept. When there are more, the oldest token is dropped. */
const MAX_KEPT = 10_000;

/** Waits for a promise that other calls wait for, too. The signal ends only this wait. */
async function waitOrAbort<Result>(
  promise: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return promise;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Access tokens by the ids of their connections, until they expire. */
function createStore() {
  const kept = new Map<string, AccessToken>();
  return {
    keep(id: string, access: AccessToken): void {
      const now = Date.now();
      for (const [other, { expiresAt }] of kept) if (expiresAt <= now) kept.delete(other);
      kept.delete(id);
      kept.set(id, access);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    },
    /** A token that is valid long enough for a call. */
    find(id: string): string | undefined {
      const access = kept.get(id);
      return access && access.expiresAt - RENEW_BEFORE_MS > Date.now() ? access.token : undefined;
    },
    /** Forgets this token; without `token`, any token of the connection. */
    forget(id: string, token?: string): void {
      if (token === undefined || kept.get(id)?.token === token) kept.delete(id);
    },
  };
}

/** The access to one connected mailbox. */
export type MailboxAccess = {
  /**
   * An access token that is valid for at least a minute. Asks the provider if there is none in memory. Throws
   * `MailboxError`: 'access-revoked' if the grant was revoked, 'unavailable' if the provider does not answer or fails.
   * Throws the signal's reason once it aborts.
   */
  get(signal?: AbortSignal): Promise<string>;
  /** Removes a token that the mailbox refused (401): the next `get` asks for another one. */
  forget(token: string): void;
  /** Revokes the grant. A failure, or no response within 5 seconds, is logged. Never rejects. */
  revoke(): Promise<void>;
};

/** The access tokens of this process. They are kept only in memory. */
export type AccessTokens = {
  of(connected: ConnectedMailbox): MailboxAccess;
  /** Keeps a token that came with connecting. */
  keep(connected: Pick<ConnectedMailbox, 'id'>, access: AccessToken): void;
};

/** A connection with a credential. */
type CredentialedMailbox = ConnectedMailbox & { credential: string };

type Options = {
  client: Pick<ConsentClient, 'refresh' | 'revoke'>;
  /** Called if the provider replaces the refresh token. */
  onRotated(connected: ConnectedMailbox, refreshToken: string): Promise<void>;
  log: Logger;
};

/** Asks the provider for access tokens when they are needed. Calls that need the same token share one request. */
export function createAccessTokens({ client, onRotated, log }: Options): AccessTokens {
  const store = createStore();
  const pending = new Map<string, Promise<string>>();

  const refresh = async (connected: CredentialedMailbox): Promise<string> => {
    const { id, credential } = connected;
    const { access, refreshToken } = await client.refresh(credential);
    // If the mailbox was disconnected meanwhile, its token is not kept.
    if (pending.has(id)) store.keep(id, access);
    if (refreshToken !== undefined && refreshToken !== credential) await onRotated(connected, refreshToken);
    return access.token;
  };

  const refreshOnce = (connected: CredentialedMailbox): Promise<string> => {
    const { id } = connected;
    const running = pending.get(id);
    if (running) return running;
    const started = refresh(connected).finally(() => {
      if (pending.get(id) === started) pending.delete(id);
    });
    pending.set(id, started);
    // The waiting calls get the error. If all of them were aborted, it must not become an unhandled rejection.
    started.catch(() => {});
    return started;
  };

  return {
    keep: ({ id }, access) => store.keep(id, access),
    of: (connected) => ({
      async get(signal) {
        signal?.throwIfAborted();
        const { id, credential } = connected;
        // A connection without a credential gets no token, even if it has the id of another one.
        if (credential === null) throw new MailboxError('access-revoked');
        return store.find(id) ?? waitOrAbort(refreshOnce({ ...connected, credential }), signal);
      },
      forget: (token) => store.forget(connected.id, token),
      async revoke() {
        const { id, kind, credential } = connected;
        store.forget(id);
        pending.delete(id);
        if (credential === null) return;
        await client.revoke(credential).catch((error) => {
          log.warn(
            { kind, error: describeError(error) },
            'A grant could not be revoked at the provider of a mailbox',
          );
        });
      },
    }),
  };
}
