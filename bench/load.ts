import { Agent, type IncomingMessage, request } from 'node:http';

/** One exchange, in ms from the moment the request was sent. */
export type Exchange = { status: number; firstTextMs: number; totalMs: number; events: number; body: string };

/** A POST, or a GET if the body is empty. */
export type Call = {
  url: string;
  body: string;
  accept: string;
  agent: Agent;
  headers?: Record<string, string>;
};

/**
 * Sends one request and reads the whole answer. `firstTextMs` is the time to the first byte of the body and `events`
 * counts blank-line separated blocks of an event stream.
 */
export function exchange({ url, body, accept, agent, headers }: Call): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const outgoing = request(
      url,
      {
        method: body === '' ? 'GET' : 'POST',
        agent,
        headers: {
          ...(body !== '' && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
          accept,
          'accept-encoding': 'identity',
          ...headers,
        },
      },
      (incoming: IncomingMessage) => {
        let firstTextMs = 0;
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => {
          if (firstTextMs === 0) firstTextMs = performance.now() - startedAt;
          text += chunk;
        });
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            firstTextMs,
            totalMs: performance.now() - startedAt,
            events: text.split('\n\n').length - 1,
            body: text,
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** An HTTP agent that keeps one connection open for each caller. */
export function callers(count: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: count });
}

/** A call that is repeated. `body` is called for the body of each. */
export type RepeatedCall = Omit<Call, 'agent' | 'body'> & { body: () => string };

/** Keeps `atOnce` calls running for `durationMs`, and returns all exchanges. */
export async function saturate(call: RepeatedCall, atOnce: number, durationMs: number): Promise<Exchange[]> {
  const agent = callers(atOnce);
  const end = performance.now() + durationMs;
  const exchanges: Exchange[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) exchanges.push(await exchange({ ...call, body: call.body(), agent }));
    }),
  );
  agent.destroy();
  return exchanges;
}

/** Starts `perSecond` calls a second, evenly, for `durationMs`, whether earlier ones have ended or not. */
export async function pace(call: RepeatedCall, perSecond: number, durationMs: number): Promise<Exchange[]> {
  const agent = callers(Number.POSITIVE_INFINITY);
  const pending: Promise<Exchange>[] = [];
  const startedAt = performance.now();
  const count = Math.round((perSecond * durationMs) / 1000);
  for (let index = 0; index < count; index += 1) {
    const wait = startedAt + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    pending.push(exchange({ ...call, body: call.body(), agent }));
  }
  const exchanges = await Promise.all(pending);
  agent.destroy();
  return exchanges;
}
