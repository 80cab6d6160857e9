import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { refusalCode } from './model-events.ts';
import { ModelFailure, plainCode } from './model-failure.ts';

const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
};

/** How much of a refusal's body is read to find its code, in UTF-16 code units. */
const LONGEST_REFUSAL = 64 * 1024;

/**
 * Statuses other than 5xx that say 'try again': request timeout, conflict of attempts, too early, too many requests.
 */
const passing = new Set([408, 409, 425, 429]);

/**
 * How long a `Retry-After` header asks to wait, in milliseconds: seconds or an HTTP date (RFC 9110, 10.2.3).
 * Undefined if it is absent or neither. A date that has passed gives 0.
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
    const secure = target.protocol === 'https:';
    const outgoing = (secure ? httpsRequest : httpRequest)(target, {
      method: 'POST',
      headers: { ...headers, accept: 'text/event-stream', 'content-length': Buffer.byteLength(body) },
      agent: secure ? agents['https:'] : agents['http:'],
      signal,
    });
    let hasHead = false;
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // After the headers, an error concerns the response. The reader of the response gets it.
      if (hasHead) return;
      // The server closed a kept connection in the meantime. That says nothing about its health, so try a new
      // connection.
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
    });
    outgoing.once('response', (response) => {
      hasHead = true;
      const status = response.statusCode ?? 0;
      if (status >= 200 && status < 300) resolve(response);
      else void refusal(response, status).then(reject);
    });
    outgoing.end(body);
  });
}

async function refusal(response: IncomingMessage, status: number): Promise<ModelFailure> {
  let body = '';
  response.setEncoding('utf8');
  try {
    for await (const chunk of response) {
      body += chunk;
      if (body.length > LONGEST_REFUSAL) break;
    }
  } catch {
    // A refusal that breaks off is still a refusal.
  }
  const again = passing.has(status) || status >= 500;
  return new ModelFailure(`answered ${status} (${refusalCode(body)})`, {
    retryable: again,
    unhealthy: again,
    retryAfterMs: parseRetryAfter(response.headers['retry-after'], Date.now()),
  });
}
