import type { gmail_v1 } from '@googleapis/gmail';
import type { MailboxAccess } from '../consent/access-tokens.ts';
import type { ConnectedMailbox } from '../mailbox.ts';
import { CALL_MS } from './google-client.ts';
import { GoogleFailure, toGmailError, toSendError } from './google-failure.ts';

/**
 * The most bytes of a response. The texts and headers of a mail are far smaller. Of its files Gmail returns only the
 * ids.
 */
const MAX_RESPONSE = 8 * 1024 * 1024;
/** The code of the `GoogleFailure` for a response that is longer. */
export const TOO_LARGE = 'too-large';

type CallOptions = {
  rootUrl: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  retry: false;
  fetchImplementation: typeof fetch;
};
type GmailRequest<Data> = (users: gmail_v1.Resource$Users, options: CallOptions) => Promise<{ data: Data }>;

async function readBounded(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new GoogleFailure({ code: TOO_LARGE });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Follows no redirect, because the token would be sent along. Throws if the response is longer than `maxBytes`. */
const boundedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    const { status, headers } = response;
    return new Response(new Uint8Array(await readBounded(response, maxBytes)), { status, headers });
  };

let loading: Promise<gmail_v1.Resource$Users> | undefined;

/** Google's client, which is loaded with the first call. It keeps no data of a call. */
function loadUsers(): Promise<gmail_v1.Resource$Users> {
  loading ??= import('@googleapis/gmail').then(({ gmail }) => gmail({ version: 'v1' }).users);
  return loading;
}

/** What a connected Gmail needs. `apiRoot`: 'https://gmail.googleapis.com', no slash at its end. */
export type GmailContext = { apiRoot: string; connected: ConnectedMailbox; access: MailboxAccess };

/** The calls to one connected Gmail. */
export type GmailCalls = {
  /**
   * Makes a call. If Google refuses the token, makes it once more with another one. Throws `MailboxError`, or the
   * signal's reason once it aborts. A response of more than `maxBytes` is a failure; 8 MB if it is not given.
   */
  withRetry<Data>(request: GmailRequest<Data>, signal: AbortSignal, maxBytes?: number): Promise<Data>;
  /** Makes a call and never repeats it. Throws `MailboxError`: `unknown` if Google may have executed the call. */
  withoutRetry<Data>(request: GmailRequest<Data>, signal: AbortSignal): Promise<Data>;
};

/** Opens the calls to one connected Gmail. */
export function openGmailCalls({ apiRoot, access }: GmailContext): GmailCalls {
  const callWith = async <Data>(
    request: GmailRequest<Data>,
    { token, signal, maxBytes = MAX_RESPONSE }: { token: string; signal: AbortSignal; maxBytes?: number },
  ): Promise<Data> => {
    const { data } = await request(await loadUsers(), {
      // Set for the call, not for the client: the client would drop a path in the root.
      rootUrl: `${apiRoot}/`,
      headers: { authorization: `Bearer ${token}` },
      signal,
      retry: false,
      fetchImplementation: boundedFetch(maxBytes),
    });
    // A response that is not JSON comes as text.
    if (typeof data !== 'object' || data === null)
      throw new GoogleFailure({ status: 200, code: 'malformed' });
    return data;
  };
  return {
    async withRetry(request, signal, maxBytes = MAX_RESPONSE) {
      for (let isRetry = false; ; isRetry = true) {
        const token = await access.get(signal);
        const either = AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]);
        try {
          return await callWith(request, { token, signal: either, maxBytes });
        } catch (error) {
          signal.throwIfAborted();
          const failed = toGmailError(error);
          const isStale = failed.cause instanceof GoogleFailure && failed.cause.status === 401;
          if (isStale) access.forget(token);
          if (!isStale || isRetry) throw failed;
        }
      }
    },
    async withoutRetry(request, signal) {
      // Without a token nothing was sent, so this is not `unknown`.
      const token = await access.get(signal).catch((error) => {
        throw toGmailError(error);
      });
      try {
        return await callWith(request, { token, signal });
      } catch (error) {
        const failed = toSendError(error);
        if (failed.cause instanceof GoogleFailure && failed.cause.status === 401) access.forget(token);
        throw failed;
      }
    },
  };
}
