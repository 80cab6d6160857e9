import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { errorCode } from '../files.ts';
import { LocalModelError } from './local-model-error.ts';

const MAX_REDIRECTS = 5;

/** What the hub has answered. */
export type HubFile = {
  /**
   * The position in the file at which `body` begins. 0 if the hub sends the whole file although a part was asked for.
   */
  start: number;
  /** The size of the whole file in bytes; undefined if the hub does not say it. */
  total: number | undefined;
  /** What names this version of the file; undefined if the hub gives nothing that is exact. */
  etag: string | undefined;
  /** The bytes from `start`; undefined if there are none after `from`. */
  body: IncomingMessage | undefined;
};

export type HubRequest = {
  url: string;
  /** The position in the file from which bytes are wanted. */
  from: number;
  /** The `etag` of the answer from which the bytes before `from` came. */
  etag: string | undefined;
  signal: AbortSignal;
};

/** The code of an error of the network or the disk, such as 'ECONNREFUSED'. */
export const codeOf = (error: unknown) => errorCode(error) ?? String(error);

/** An address as people may read it in a log. What else a URL has, a password or a signature, may be a secret. */
const shown = ({ origin, pathname }: URL) => `${origin}${pathname}`;

/**
 * The answer to one request. `fetch` is not used, because it drops bytes that arrived just before a connection broke.
 */
function requestOnce(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    get(url, { headers, signal }, resolve).on('error', (cause) => {
      if (signal.aborted) reject(signal.reason);
      else
        reject(
          new LocalModelError(`The hub at ${url.origin} cannot be reached (${codeOf(cause)}).`, { cause }),
        );
    });
  });
}

async function follow({ url: firstUrl, from, etag, signal }: HubRequest): Promise<IncomingMessage> {
  const headers: Record<string, string> = {
    ...(from > 0 && { range: `bytes=${from}-` }),
    ...(from > 0 && etag && { 'if-range': etag }),
  };
  let url = new URL(firstUrl);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await requestOnce(url, headers, signal);
    const { location } = response.headers;
    if (!location || Math.floor((response.statusCode ?? 0) / 100) !== 3) return response;
    response.destroy();
    const next = URL.parse(location, url);
    if (!next || !['http:', 'https:'].includes(next.protocol)) {
      throw new LocalModelError(`The hub redirects ${shown(url)} to an address that is not http.`);
    }
    url = next;
  }
  throw new LocalModelError(
    `The hub redirects ${shown(new URL(firstUrl))} more than ${MAX_REDIRECTS} times.`,
  );
}

/** A sentence about an answer that holds no file. */
function refusal(status: number, url: string): string {
  if (status === 404 || status === 410) return `The hub has no file ${url}: it answered ${status}.`;
  if (status === 401 || status === 403) return `The hub does not give away ${url}: it answered ${status}.`;
  return `The hub failed at ${url}: it answered ${status}, so try again later.`;
}

/** An ETag that names exact bytes. A weak one may name several sequences of bytes (RFC 9110, 13.1.5). */
const strongEtag = (etag: string | undefined) => (etag?.startsWith('"') ? etag : undefined);

/**
 * Asks the hub for a file, or for what comes after its first bytes. Follows up to 5 redirects. A hub that has no such
 * part, or not of the same version, sends the whole file. Throws `LocalModelError` with one sentence if the hub cannot
 * be reached or refuses, and the reason of `signal` once it is aborted.
 */
export async function openHubFile(request: HubRequest): Promise<HubFile> {
  const response = await follow(request);
  const { statusCode: status = 0, headers } = response;
  const [, first, size] = /^bytes (?:(\d+)-\d+|\*)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
  const etag = strongEtag(headers.etag);
  if (status === 200) {
    const length = headers['content-length'];
    return { start: 0, total: length === undefined ? undefined : Number(length), etag, body: response };
  }
  const total = size === undefined ? undefined : Number(size);
  // A part of another version would spoil the file.
  const isSameVersion = request.etag === undefined || etag === undefined || etag === request.etag;
  if (status === 206 && Number(first) === request.from && isSameVersion) {
    return { start: request.from, total, etag, body: response };
  }
  response.destroy();
  if (status === 416 && total === request.from) {
    return { start: total, total, etag, body: undefined };
  }
  // The hub has another part than the one asked for. The whole file is always right.
  if ((status === 206 || status === 416) && request.from > 0) {
    return openHubFile({ ...request, from: 0, etag: undefined });
  }
  throw new LocalModelError(refusal(status, shown(new URL(request.url))));
}
