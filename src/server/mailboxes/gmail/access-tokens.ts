import { describeError, type Logger } from '../../log.ts';
import { type ConnectedMailbox, MailboxError } from '../mailbox.ts';
import type { AccessToken, GoogleClient } from './google-client.ts';
import { GoogleFailure } from './google-failure.ts';

/** How long before its end a token is renewed, in milliseconds: it must be valid until its call has ended. */
const RENEW_BEFORE_MS = 60_000;
/** The most connections whose tokens are kept. When there are more, the oldest token is dropped. */
const MAX_KEPT = 10_000;

/** Throws the mailbox error for Google's refusal of a refresh token. */
function throwMailboxError(cause: unknown): never {
  const isRevoked = cause instanceof GoogleFailure && cause.code === 'invalid_grant';
  throw new MailboxError(isRevoked ? 'access-revoked' : 'unavailable', { cause });
}

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

/** The access to Gmail for one connection. */
export type GmailAccess = {
  /**
   * An access token that is valid for at least a minute. Asks Google if there is none in memory. Throws `MailboxError`:
   * 'access-revoked' if the grant was revoked, 'unavailable' if Google does not answer or fails. Throws the signal's
   * reason once it aborts.
   */
  get(signal?: AbortSignal): Promise<string>;
  /** Removes a token that Gmail refused (401): the next `get` asks Google for another one. */
  forget(token: string): void;
  /** Revokes the grant at Google. A failure, or no response within 5 seconds, is logged. Never rejects. */
  revoke(): Promise<void>;
};

/** The access tokens of this process. They are kept only in memory. */
export type AccessTokens = {
  of(connected: ConnectedMailbox): GmailAccess;
  /** Keeps a token that came with connecting. */
  keep(connected: Pick<ConnectedMailbox, 'id'>, access: AccessToken): void;
};

/** A connection with a credential. */
type CredentialedMailbox = ConnectedMailbox & { credential: string };

type Options = {
  google: Pick<GoogleClient, 'refresh' | 'revoke'>;
  /** Called if Google replaces the refresh token. */
  onRotated(connected: ConnectedMailbox, refreshToken: string): Promise<void>;
  log: Logger;
};

/** Asks Google for access tokens when they are needed. Calls that need the same token share one request. */
export function createAccessTokens({ google, onRotated, log }: Options): AccessTokens {
  const store = createStore();
  const pending = new Map<string, Promise<string>>();

  const refresh = async (connected: CredentialedMailbox): Promise<string> => {
    const { id, credential } = connected;
    const { access, refreshToken } = await google.refresh(credential).catch(throwMailboxError);
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
        const { id, credential } = connected;
        store.forget(id);
        pending.delete(id);
        if (credential === null) return;
        await google.revoke(credential).catch((error) => {
          log.warn({ error: describeError(error) }, 'A grant could not be revoked at Google');
        });
      },
    }),
  };
}
