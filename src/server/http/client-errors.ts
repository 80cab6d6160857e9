import { randomUUID } from 'node:crypto';
import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ProblemCode } from '#domain/problems.ts';
import { ProblemError, presentProblem, problemResponse, toProblemError } from '../problems.ts';
import type { AppDeps, HonoEnv } from './app-types.ts';
import { logProblem, msSince } from './request-log.ts';

/** The route of an answer that does not come from the app, for the metrics. */
const NO_ROUTE = 'none';

type Headers = readonly [string, string][];
type Refusal = { status: number; code: ProblemCode; detail?: string; headers?: Headers };

/** A request that Node could read, but no URL follows from its address and its Host header. */
const unreadable = () =>
  new ProblemError('validation', { detail: 'The address of the request, or its Host header, is not valid.' });

const malformed: Refusal = { status: 400, code: 'validation', detail: 'The request is not valid HTTP.' };

/** The responses to data that is not a request, by the error's code. Every other code counts as malformed. */
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'validation',
    detail: 'The request took too long to arrive.',
  },
  HPE_INVALID_METHOD: {
    status: 400,
    code: 'validation',
    detail: 'The request is not valid HTTP, or its method is not known.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'validation',
    detail: 'The headers of the request are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'payload_too_large' },
};

/** The server is no proxy. */
const connectRefusal: Refusal = { status: 405, code: 'method_not_allowed', headers: [['allow', '']] };

function rawResponse(
  { status, headers: own = [] }: Refusal,
  problem: ProblemError,
  headers: Headers,
): string {
  const presented = presentProblem(problem);
  const title = STATUS_CODES[status] ?? presented.title;
  const body = JSON.stringify({ ...presented, title, status });
  const lines = [
    ...headers,
    ...own,
    ['content-type', 'application/problem+json'],
    ['content-length', Buffer.byteLength(body)],
    ['cache-control', 'no-store'],
    ['connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`;
}

/** What the responses outside of the app share with all others: `headers`, and a line in the log. */
type ResponseParts = Pick<AppDeps, 'log' | 'metrics'> & { headers: Headers };

/** Logs and counts an answer that does not come from the app. `line`: what is known of its request. */
function noteAnswer(
  observers: ResponseParts,
  {
    id,
    problem,
    status,
    ...line
  }: { id: string; problem: ProblemError; status: number } & Record<string, unknown>,
): void {
  logProblem(observers, id, problem);
  observers.metrics.countRequest(NO_ROUTE, status);
  observers.log.info({ id, status, ...line });
}

/**
 * Node's listener for an app. A request whose address or Host header cannot be read does not reach the app: the
 * response is a problem with `headers`, an id and a line in the log, as from the app.
 */
export function createRequestListener(app: Hono<HonoEnv>, parts: ResponseParts): RequestListener {
  const { headers } = parts;
  return (incoming, outgoing) => {
    // Of a connection that was ended, Node still reads the requests that it has received.
    if (incoming.socket.destroyed) return;
    const start = performance.now();
    const errorHandler = (error: unknown): Response | undefined => {
      if (outgoing.headersSent) {
        outgoing.destroy();
        return undefined;
      }
      const id = randomUUID();
      for (const [name, value] of [...headers, ['x-request-id', id] as const])
        outgoing.setHeader(name, value);
      const problem = error instanceof RequestError ? unreadable() : toProblemError(error);
      const response = problemResponse(problem);
      const { status } = response;
      noteAnswer(parts, { id, problem, status, method: incoming.method, ms: msSince(start) });
      return response;
    };
    // An HTTP/1.0 request may have no Host. Nothing reads the name that is used instead.
    getRequestListener(app.fetch, { hostname: 'localhost', errorHandler })(incoming, outgoing);
  };
}

/** The requests of a connection that may wait for their answers. Browsers and proxies send one after the other. */
const MAX_UNANSWERED = 100;

/**
 * If Node cannot read data as a request: responds with a problem and `headers`, then ends the connection. If whole
 * requests before it still wait for their answers, they get them first, and then the connection only ends: a reply may
 * be among them. A connection with too many unanswered requests is ended, because their answers would fill the memory.
 */
export function respondToClientErrors(server: Server, parts: ResponseParts): void {
  const refuse = (socket: Duplex, refusal: Refusal, reason: string | undefined) => {
    const id = randomUUID();
    const { code, status, detail } = refusal;
    const problem = new ProblemError(code, detail === undefined ? {} : { detail });
    noteAnswer(parts, { id, problem, status, reason });
    const headers: Headers = [...parts.headers, ['x-request-id', id]];
    socket.end(rawResponse(refusal, problem, headers), () => socket.destroy());
  };
  const unanswered = new WeakMap<Duplex, Set<ServerResponse>>();
  const broken = new WeakSet<Duplex>();
  const responsesOf = (socket: Duplex) => [...(unanswered.get(socket) ?? [])];
  const isWaiting = ({ req }: ServerResponse) => req.complete;
  const watch: RequestListener = ({ socket }, response) => {
    const responses = (unanswered.get(socket) ?? new Set()).add(response);
    unanswered.set(socket, responses);
    if (responses.size > MAX_UNANSWERED) socket.destroy();
    response.once('close', () => {
      responses.delete(response);
      if (broken.has(socket) && !responsesOf(socket).some(isWaiting)) socket.end(() => socket.destroy());
    });
  };
  server.on('request', watch);
  // Node announces a request with an unknown Expect only by this event.
  server.on('checkExpectation', watch);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const responses = responsesOf(socket);
    if (socket.writable && error.code !== 'ECONNRESET') {
      if (responses.some(isWaiting)) return broken.add(socket);
      // A second response would damage the one that has begun.
      const hasBegun = responses.some(({ headersSent }) => headersSent);
      if (!hasBegun) return refuse(socket, refusals[error.code ?? ''] ?? malformed, error.code);
    }
    return socket.destroy();
  });
  server.on('connect', (_incoming, socket) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, connectRefusal, 'CONNECT');
  });
}
