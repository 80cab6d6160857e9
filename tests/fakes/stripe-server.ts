// How the fake Stripe answers a call: keys, repeated requests, faults and errors.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Form, Refusal } from './stripe-form.ts';
import { expanded } from './stripe-lists.ts';
import { callOf, routes, type StripeCall } from './stripe-routes.ts';
import type { Route, World } from './stripe-world.ts';

/**
 * A status: refused before anything is done. `lost`: done, but the connection breaks before the answer. `broken`: the
 * connection breaks before anything is done.
 */
export type StripeFault = 429 | 500 | 503 | 'lost' | 'broken';

/**
 * Gets each call when it is `received`, before anything is done, and when it is `done`, before it is answered. The fake
 * waits for the promise, so a test can be slow here, or kill the program.
 */
export type WatchCalls = (call: RecordedStripeCall, moment: 'received' | 'done') => Promise<void> | void;

export type RecordedStripeCall = {
  name: StripeCall;
  method: string;
  path: string;
  body: string;
  idempotencyKey: string | undefined;
  version: string | undefined;
  /** Undefined until it is answered, and if the answer was lost. */
  status: number | undefined;
  /** Whether it got the stored answer of an earlier request with the same key. */
  replayed: boolean;
};

type Answer = { status: number; text: string };
type Stored = Answer & { hash: string; at: number };

const DAY = 86_400;
/** How long an answer is kept for the same key. Source: https://docs.stripe.com/api/idempotent_requests. */
const KEPT_SECONDS = DAY;

function errorOf(error: unknown): Answer {
  const refusal = error instanceof Refusal ? error : new Refusal(500, String(error), { type: 'api_error' });
  return { status: refusal.status, text: JSON.stringify({ error: refusal.details }, null, 2) };
}

/** Refusals of wrong parameters are not stored: the request has not begun. */
const isBegun = ({ text }: Answer) => !/"code": "(parameter_|resource_missing)/.test(text);

export class StripeApi {
  readonly calls: RecordedStripeCall[] = [];
  watch: WatchCalls = () => {};
  readonly #world: World;
  readonly #secretKey: string;
  readonly #answers = new Map<string, Stored>();
  readonly #faults = new Map<StripeCall | 'any', { fault: StripeFault; left: number }>();
  #requests = 0;

  constructor(world: World, secretKey: string) {
    this.#world = world;
    this.#secretKey = secretKey;
  }

  setFault(call: StripeCall | 'any', fault: StripeFault, times: number): void {
    this.#faults.set(call, { fault, left: times });
  }

  heal(call?: StripeCall | 'any'): void {
    if (call) this.#faults.delete(call);
    else this.#faults.clear();
  }

  #nextFault(call: StripeCall): StripeFault | undefined {
    const key = this.#faults.has(call) ? call : 'any';
    const waiting = this.#faults.get(key);
    if (!waiting) return undefined;
    waiting.left -= 1;
    if (waiting.left <= 0) this.#faults.delete(key);
    return waiting.fault;
  }

  /** Stored answers get older, too. */
  forget(seconds: number): void {
    for (const stored of this.#answers.values()) stored.at -= seconds;
  }

  #checkKey(incoming: IncomingMessage): void {
    const key = incoming.headers.authorization?.replace(/^Bearer /, '');
    if (key === this.#secretKey) return;
    const message = key
      ? `Invalid API Key provided: ${key.slice(0, 8)}***`
      : 'You did not provide an API key in the Authorization header, using Bearer auth.';
    throw new Refusal(401, message);
  }

  #work(route: Route, { id, path, text }: { id: string; path: string; text: string }): Answer {
    try {
      const form = new Form(text);
      const answer = route({ world: this.#world, form, id });
      return { status: 200, text: JSON.stringify(expanded(this.#world, answer, form), null, 2) };
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(`The fake Stripe failed at ${path}:`, error);
      return errorOf(error);
    }
  }

  /** Answers a repeated request as the first one, without doing it again. */
  #once(key: string, hash: string, work: () => Answer): Answer & { replayed: boolean } {
    const stored = this.#answers.get(key);
    const now = this.#world.now();
    if (stored && stored.at + KEPT_SECONDS > now) {
      if (stored.hash === hash) return { ...stored, replayed: true };
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`;
      return { ...errorOf(new Refusal(400, message, { type: 'idempotency_error' })), replayed: false };
    }
    const answer = work();
    if (isBegun(answer)) this.#answers.set(key, { ...answer, hash, at: now });
    return { ...answer, replayed: false };
  }

  #do(call: RecordedStripeCall, id: string, text: string): Answer {
    const { idempotencyKey: key, method, path, name } = call;
    this.#requests += 1;
    this.#world.request = { id: `req_${this.#requests}`, idempotency_key: key ?? null };
    try {
      const work = () => this.#work(routes[name], { id, path, text });
      if (method !== 'POST' || !key) return work();
      const hash = createHash('sha256').update(`${path}\n${text}`).digest('hex');
      const answer = this.#once(key, hash, work);
      call.replayed = answer.replayed;
      return answer;
    } finally {
      this.#world.request = null;
    }
  }

  async #answerCall(call: RecordedStripeCall, id: string, text: string): Promise<Answer | 'broken'> {
    await this.watch(call, 'received');
    const fault = this.#nextFault(call.name);
    if (fault === 'broken') return 'broken';
    if (typeof fault === 'number') {
      const details = fault === 429 ? { code: 'rate_limit' } : { type: 'api_error' };
      return errorOf(new Refusal(fault, 'The fake was told to refuse this call.', details));
    }
    const answer = this.#do(call, id, text);
    await this.watch(call, 'done');
    return fault === 'lost' ? 'broken' : answer;
  }

  async answer(incoming: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const method = incoming.method ?? 'GET';
    const { pathname: path, search } = new URL(incoming.url ?? '/', 'http://fake');
    const found = callOf(method, path);
    const send = (answer: Answer, headers: Record<string, string> = {}) => {
      const type = { 'content-type': 'application/json', 'request-id': `req_${this.#requests}` };
      response.writeHead(answer.status, { ...type, ...headers }).end(answer.text);
    };
    try {
      this.#checkKey(incoming);
      if (!found) throw new Refusal(404, `Unrecognized request URL (${method}: ${path}).`);
    } catch (error) {
      send(errorOf(error));
      return;
    }
    const call: RecordedStripeCall = {
      ...{ name: found.name, method, path: path + search, body, status: undefined, replayed: false },
      idempotencyKey: incoming.headers['idempotency-key']?.toString(),
      version: incoming.headers['stripe-version']?.toString(),
    };
    this.calls.push(call);
    const answer = await this.#answerCall(call, found.id, method === 'POST' ? body : search.slice(1));
    if (answer === 'broken') {
      response.destroy();
      return;
    }
    call.status = answer.status;
    send(answer, call.replayed ? { 'idempotent-replayed': 'true' } : {});
  }
}
