// A fake model server without a model: the protocols of OpenAI (chat completions and Responses), Anthropic, Google,
// Mistral and Ollama over real HTTP. To run it alone: node tests/fakes/model-server.ts --port 0 --rate 50
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { type FaultKind, faults, isFaultKind } from './model-server-faults.ts';
import { type Protocol, protocols } from './model-server-protocols.ts';
import { draftFor } from './model-server-replies.ts';
import { sendTags } from './ollama-tags.ts';

/** One request as it was received. Times are `performance.now()`. */
export type RecordedRequest = {
  protocol: Protocol['name'];
  model: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  at: number;
  /** When the client left, if it left before the answer was complete. */
  leftAt?: number;
  /** Resolves when the exchange is over, with a complete answer or without. */
  over: Promise<void>;
};

export type FakeFault = FaultKind | { kind: FaultKind; retryAfter?: string };

export type ModelServerOptions = {
  /** 0 or absent: any free port. */
  port?: number;
  /** Tokens per second, each in its own event; absent: all at once. */
  rate?: number;
  /**
   * The text of an answer; a function gets the request's body as JSON. Absent: the drafter's reply to the mail in the
   * body.
   */
  reply?: string | ((body: string) => string);
  /** The names of the models that Ollama lists; absent: the server is not an Ollama. */
  ollamaModels?: readonly string[];
};

export type ModelServer = {
  /** 'http://127.0.0.1:port', no trailing slash: append '/v1', for Google '/v1beta'. */
  url: string;
  /** The last 1,000 requests, oldest first. */
  requests: RecordedRequest[];
  /** Sets the faults of the next requests, one for each. They come before a fault that a model's name asks for. */
  script(...next: FakeFault[]): void;
  /** Ends every connection, answered or not. */
  close(): Promise<void>;
};

const MAX_REQUESTS = 1_000;
const MAX_BODY = 1_000_000;

/**
 * Starts a fake model server. A model named 'fault-<kind>' always answers with that fault, such as 'fault-429' (with
 * Retry-After: 1) or 'fault-hang'; see `faults`. Every other name answers correctly.
 */
export function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  const scripted: FakeFault[] = [];
  const server = createServer((incoming, response) => {
    void answer(incoming, response, options, requests, scripted).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        requests,
        script: (...next) => void scripted.push(...next),
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  options: ModelServerOptions,
  requests: RecordedRequest[],
  scripted: FakeFault[],
): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', 'http://fake');
  if (pathname === '/api/tags' && options.ollamaModels) return sendTags(response, options.ollamaModels);
  const protocol = protocols.find(({ path }) => path.test(pathname));
  if (incoming.method !== 'POST' || protocol === undefined) {
    response.writeHead(404).end();
    return;
  }
  const body = await readBody(incoming);
  const model = protocol.path.exec(pathname)?.groups?.model ?? String(body.model);
  record({ protocol, model, pathname, incoming, response, body }, requests);
  const { kind, retryAfter } = faultFor(model, scripted);
  const given = typeof options.reply === 'function' ? options.reply(JSON.stringify(body)) : options.reply;
  const reply = given ?? (await draftFor(JSON.stringify(body)));
  faults[kind]({
    response,
    protocol,
    frames: protocol.frames({ model, path: pathname, body }),
    tokens: reply.match(/\s*\S+/g) ?? [],
    pauseMs: options.rate ? 1000 / options.rate : 0,
    retryAfter,
  });
}

type Exchange = {
  protocol: Protocol;
  model: string;
  pathname: string;
  incoming: IncomingMessage;
  response: ServerResponse;
  body: Record<string, unknown>;
};

function record(exchange: Exchange, requests: RecordedRequest[]): void {
  const { protocol, model, pathname, incoming, response, body } = exchange;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const recorded: RecordedRequest = {
    protocol: protocol.name,
    model,
    path: pathname,
    headers: incoming.headers,
    body,
    at: performance.now(),
    over,
  };
  response.on('close', () => {
    if (!response.writableFinished) recorded.leftAt = performance.now();
    resolve();
  });
  requests.push(recorded);
  if (requests.length > MAX_REQUESTS) requests.shift();
}

function faultFor(model: string, scripted: FakeFault[]): { kind: FaultKind; retryAfter: string | undefined } {
  const next = scripted.shift();
  if (next !== undefined) {
    return typeof next === 'string'
      ? { kind: next, retryAfter: undefined }
      : { kind: next.kind, retryAfter: next.retryAfter };
  }
  const name = model.startsWith('fault-') ? model.slice('fault-'.length) : 'none';
  const kind = isFaultKind(name) ? name : 'none';
  return { kind, retryAfter: kind === '429' ? '1' : undefined };
}

async function readBody(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) {
    text += chunk;
    if (text.length > MAX_BODY) throw new RangeError('body too large');
  }
  return JSON.parse(text) as Record<string, unknown>;
}

/** `--port 0 --rate 50 --reply "Hi"`: prints the address, serves until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, rate: { type: 'string' }, reply: { type: 'string' } },
  });
  const server = await startModelServer({
    port: Number(values.port ?? 0),
    ...(values.rate === undefined ? {} : { rate: Number(values.rate) }),
    ...(values.reply === undefined ? {} : { reply: values.reply }),
  });
  console.log(server.url);
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => void server.close());
}

if (import.meta.main) await main();
