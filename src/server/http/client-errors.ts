import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProblemCode } from '#domain/problems.ts';
import { ProblemError, presentProblem } from '../problems.ts';

type Refusal = { status: number; code: ProblemCode; detail?: string };

const malformed: Refusal = { status: 400, code: 'validation', detail: 'The request is not valid HTTP.' };

/** The responses to data that is not a request, by the error's code. Every other code counts as malformed. */
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'validation',
    detail: 'The request took too long to arrive.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'validation',
    detail: 'The headers of the request are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'payload_too_large' },
};

function rawResponse({ status, code, detail }: Refusal, headers: readonly [string, string][]): string {
  const problem = presentProblem(new ProblemError(code, detail === undefined ? {} : { detail }));
  const title = STATUS_CODES[status] ?? problem.title;
  const body = JSON.stringify({ ...problem, title, status });
  const lines = [
    ...headers,
    ['content-type', 'application/problem+json'],
    ['content-length', Buffer.byteLength(body)],
    ['cache-control', 'no-store'],
    ['connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`;
}

/**
 * If Node cannot read data as a request: responds with a problem and `headers`, then ends the connection. If a response
 * has already begun on the connection, only ends the connection, because a second response would damage the first.
 */
export function respondToClientErrors(server: Server, headers: readonly [string, string][]): void {
  const openResponses = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }, response) => {
    const responses = openResponses.get(socket) ?? new Set();
    openResponses.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const hasBegun = [...(openResponses.get(socket) ?? [])].some((response) => response.headersSent);
    if (hasBegun || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const refusal = refusals[error.code ?? ''] ?? malformed;
    socket.end(rawResponse(refusal, headers), () => socket.destroy());
  });
}
