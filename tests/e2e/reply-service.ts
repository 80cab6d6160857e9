import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { type ProblemCode, problems } from '#domain/problems.ts';
import type { ReplyRequest, ReplyResponse } from '#domain/replies.ts';

/** One request for a reply from the screen. The test answers it piece by piece over a real connection. */
export class ReplyCall {
  readonly request: ReplyRequest;
  readonly accept: string | undefined;
  /** Resolves when the browser has left, or the answer has ended. */
  readonly closed: Promise<void>;
  readonly #response: ServerResponse;

  constructor(incoming: IncomingMessage, body: string, response: ServerResponse) {
    this.request = JSON.parse(body);
    this.accept = incoming.headers.accept;
    this.#response = response;
    this.closed = new Promise((resolve) => response.on('close', () => resolve()));
  }

  #event(event: string, data: unknown): void {
    if (!this.#response.headersSent) {
      this.#response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    }
    this.#response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Says how many replies are ahead of this one; 0: its turn has come. */
  wait(ahead: number): void {
    this.#event('waiting', { ahead });
  }

  write(text: string): void {
    this.#event('delta', { text });
  }

  /** Writes the whole reply and ends. */
  finish(answer: Partial<ReplyResponse> & { reply: string }): void {
    this.#event('delta', { text: answer.reply });
    this.#event('done', { writer: 'Built-in drafter', notes: [], ...answer });
    this.#response.end();
  }

  /** Ends with a problem: as the response if nothing was written yet, else as an event. */
  fail(code: ProblemCode, detail: string = problems[code].detail): void {
    const { status } = problems[code];
    const problem = { type: 'about:blank', title: code, status, code, detail };
    if (this.#response.headersSent) {
      this.#event('problem', problem);
      this.#response.end();
      return;
    }
    this.#response.writeHead(status, { 'content-type': 'application/problem+json' });
    this.#response.end(JSON.stringify(problem));
  }

  /** Ends the connection normally, but without a final event. */
  end(): void {
    this.#response.end();
  }

  /** Breaks the connection. */
  cut(): void {
    this.#response.destroy();
  }
}

/** Replaces POST /api/generate-reply for one page. */
export class ReplyService {
  readonly #server: Server;
  readonly #waiting: ((call: ReplyCall) => void)[] = [];
  readonly #calls: ReplyCall[] = [];
  /** How many requests came. */
  count = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(page: Page): Promise<ReplyService> {
    const server = createServer();
    const service = new ReplyService(server);
    server.on('request', async (incoming, response) => {
      service.count += 1;
      const call = new ReplyCall(incoming, await text(incoming), response);
      const next = service.#waiting.shift();
      if (next) next(call);
      else service.#calls.push(call);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await page.route('**/api/generate-reply', (route) =>
      route.continue({ url: `http://127.0.0.1:${port}/api/generate-reply` }),
    );
    return service;
  }

  /** Waits for the next request and returns it. */
  next(): Promise<ReplyCall> {
    const call = this.#calls.shift();
    return call ? Promise.resolve(call) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
