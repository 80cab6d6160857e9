import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { bodyErrorCode } from './model-events.ts';
import { ModelFailure, plainCode } from './model-failure.ts';

const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
};

/** How much of the body of an error response is read to find its code, in UTF-16 code units. */
const LONGEST_ERROR_BODY = 64 * 1024;

/**
 * Statuses below 500 after which another attempt may succeed: request timeout, conflict, too early, too many requests.
 */
const retryableStatuses = new Set([408, 409, 425, 429]);

/**
 * The wait that a `Retry-After` header asks for, in milliseconds: seconds or an HTTP date (RFC 9110, 10.2.3). Undefined
 * if there is no header or its value is neither. 0 if the date has passed.
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = /^[A-Za-z]{3},/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Posts to a model's server and returns the response once its headers are there, with status 2xx. Any other status and
 * every network error rejects with `ModelFailure`. When the signal aborts, the connection is destroyed at once. Uses
 * plain `node:http`, because fetch costs 1.5 times as much CPU for each event of the stream.
 */
export function postToModel(
  url: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const target = new URL(url);
    const isSecure = target.protocol === 'https:';
    const outgoing = (isSecure ? httpsRequest : httpRequest)(target, {
      method: 'POST',
      headers: { ...headers, accept: 'text/event-stream', 'content-length': Buffer.byteLength(body) },
      agent: isSecure ? agents['https:'] : agents['http:'],
      signal,
    });
    const onError = (error: NodeJS.ErrnoException) => {
      // The server closed a connection that was kept open. That is no fault, so try a new connection.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET' && !signal.aborted) {
        resolve(postToModel(url, headers, body, signal));
        return;
      }
      reject(
        new ModelFailure(`could not be reached (${plainCode(error.code)})`, {
          retryable: true,
          unhealthy: true,
        }),
      );
    };
    outgoing.on('error', onError);
    outgoing.once('response', (response) => {
      // From now on an error concerns the response, and its reader gets it. `onError` would keep the body in memory.
      outgoing.off('error', onError).on('error', ignore);
      const status = response.statusCode ?? 0;
      if (status >= 200 && status < 300) resolve(response);
      else void failureOf(response, status).then(reject);
    });
    outgoing.end(body);
  });
}

function ignore(): void {}

async function failureOf(response: IncomingMessage, status: number): Promise<ModelFailure> {
  let body = '';
  response.setEncoding('utf8');
  try {
    for await (const chunk of response) {
      body += chunk;
      if (body.length > LONGEST_ERROR_BODY) break;
    }
  } catch {
    // The status is enough if the body breaks off.
  }
  const isRetryable = retryableStatuses.has(status) || status >= 500;
  return new ModelFailure(`answered ${status} (${bodyErrorCode(body)})`, {
    retryable: isRetryable,
    unhealthy: isRetryable,
    retryAfterMs: parseRetryAfter(response.headers['retry-after'], Date.now()),
  });
}
