import { setTimeout as sleep } from 'node:timers/promises';
import { parseEvents } from '../integration/server-fixture.ts';
import { type SoakState, type Span, wasKilled } from './soak-state.ts';

type Call = {
  /** What the table calls it. */
  kind: string;
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: object;
  /** The statuses that may come; default: 200. */
  expected?: readonly number[];
  /** Leaves after this number of pieces of text. */
  stopAfter?: number;
};

/**
 * How a call ended. 'cut': its process was killed. 'stopped': the caller left. 'failed': none of these, which the tally
 * has as an error.
 */
export type Answer = { span: Span; text: string } & (
  | { kind: 'answered'; status: number; headers: Headers }
  | { kind: 'cut' | 'stopped' | 'failed' }
);

const pieces = (text: string) => text.split('event: delta').length - 1;

/** Whether a body is an answer of the program: a stream of events with its last one, or no page of the proxy. */
function isAnswer(headers: Headers, text: string): boolean {
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return /^event: (done|problem)$/m.test(text);
  return !type.startsWith('text/html');
}

async function send(soak: SoakState, { method = 'GET', path, headers = {}, body, stopAfter }: Call) {
  const received: { response?: Response; text: string; isStopped: boolean; error?: unknown } = {
    text: '',
    isStopped: false,
  };
  try {
    received.response = await fetch(soak.url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const chunks = received.response.body?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const chunk of chunks) {
      received.text += chunk;
      received.isStopped = stopAfter !== undefined && pieces(received.text) >= stopAfter;
      if (received.isStopped) break;
    }
  } catch (error) {
    received.error = error;
  }
  return received;
}

/** Makes one call and counts its answer. */
export async function ask(soak: SoakState, call: Call): Promise<Answer> {
  const from = performance.now();
  const { response, text, isStopped, error } = await send(soak, call);
  // The proxy names every process that it tried. The last one has served the call.
  const address = response?.headers.get('x-served-by')?.split(', ').at(-1);
  const span = { address, from, to: performance.now() };
  const count = (answer: string) => soak.tally.answered(call.kind, answer);
  if (isStopped) {
    count('stopped');
    return { kind: 'stopped', span, text };
  }
  const { expected = [200] } = call;
  if (response && !error && expected.includes(response.status) && isAnswer(response.headers, text)) {
    count(String(response.status));
    return { kind: 'answered', span, text, status: response.status, headers: response.headers };
  }
  if (wasKilled(soak, span)) {
    count('cut');
    return { kind: 'cut', span, text };
  }
  count('failed');
  const seconds = ((span.to - from) / 1000).toFixed(1);
  const lastKill = soak.kills.findLast((kill) => kill.address === address)?.goneAt ?? 0;
  const answer =
    `${response?.status ?? 'no answer'} of ${address} after ${seconds} s, ` +
    `${((span.to - lastKill) / 1000).toFixed(1)} s after its last kill`;
  const cause = error instanceof Error ? `${error.message}: ${error.cause}` : '';
  soak.tally.fault('error', `${call.kind}: ${answer} ${cause} ${text.slice(-300)}`);
  return { kind: 'failed', span, text };
}

/** Makes a call again until a process answers it. Undefined if the soak ends before. For calls that may be repeated. */
export async function askUntilAnswered(soak: SoakState, call: Call) {
  for (;;) {
    const answer = await ask(soak, call);
    if (answer.kind === 'answered') return answer;
    if (answer.kind === 'failed' && soak.ended.aborted) return undefined;
    await sleep(200);
  }
}

/** The text of a reply, as far as it came: of a stream, or of a JSON body. */
export function replyOf(text: string): string {
  if (text.startsWith('{')) return JSON.parse(text).reply;
  const whole = text.slice(0, text.lastIndexOf('\n\n') + 2);
  const events = parseEvents(whole) as { event: string; data: { text?: string; reply?: string } }[];
  const done = events.find(({ event }) => event === 'done');
  return done?.data.reply ?? events.map(({ data }) => data.text ?? '').join('');
}
