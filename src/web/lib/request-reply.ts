import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import {
  firstIssueMessage,
  problemSchema,
  type ReplyRequest,
  type ReplyResponse,
  replyRequestSchema,
  replyResponseSchema,
} from '#domain/replies.ts';
import { forgetRefusedSession, sessionHeaders } from './api.ts';
import { ApiProblem, unreachableProblem } from './api-problem.ts';
import { limitSilence, readEvents } from './event-stream.ts';
import { readSession } from './session.ts';

function generationFailed(): ApiProblem {
  return new ApiProblem('generation_failed', problems.generation_failed.detail);
}

/** A request, ready to send, or the first error in it: the field and the message. */
export type CheckedRequest =
  | { ok: true; request: ReplyRequest }
  | { ok: false; field: PropertyKey | undefined; message: string };

/** Validates a request with the domain's schema, as the server does. */
export function checkRequest(request: ReplyRequest): CheckedRequest {
  const parsed = replyRequestSchema.safeParse(request);
  if (parsed.success) return { ok: true, request: parsed.data };
  return { ok: false, field: parsed.error.issues[0]?.path[0], message: firstIssueMessage(parsed.error) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw generationFailed();
  }
}

/** The problem in a response, or 'generation_failed' if the value is not a problem. */
function toProblem(value: unknown): ApiProblem {
  const parsed = problemSchema.safeParse(value);
  return parsed.success ? new ApiProblem(parsed.data.code, parsed.data.detail) : generationFailed();
}

function textOfDelta(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string') {
    return value.text;
  }
  throw generationFailed();
}

/** How many replies are ahead. 0 if the value has no number, because the reply comes without it too. */
function aheadOf(value: unknown): number {
  const hasPlace = typeof value === 'object' && value !== null && 'ahead' in value;
  return hasPlace && typeof value.ahead === 'number' ? value.ahead : 0;
}

/** A finished reply. A blank one counts as a failure. */
function toReply(value: unknown): ReplyResponse {
  const parsed = replyResponseSchema.safeParse(value);
  if (parsed.success && parsed.data.reply.trim() !== '') return parsed.data;
  throw generationFailed();
}

/**
 * Milliseconds without a byte after which the connection counts as broken. Longer than a reply may take by default
 * (AI_TIMEOUT_MS, 60 s), because a proxy may hold back all data, also heartbeats, until the reply is complete.
 */
const SILENCE_MS = 90_000;

/** What the caller of `requestReply` gets before the finished reply. */
type ReplyListeners = {
  /** Called while the reply waits for its turn, with the number of replies ahead, and with 0 when its turn comes. */
  onWaiting: (ahead: number) => void;
  onText: (text: string) => void;
};

async function readStream(
  body: ReadableStream<Uint8Array>,
  { onWaiting, onText }: ReplyListeners,
  onBytes: () => void,
): Promise<ReplyResponse> {
  for await (const { event, data } of readEvents(body, onBytes)) {
    if (event === 'waiting') onWaiting(aheadOf(parseJson(data)));
    if (event === 'delta') onText(textOfDelta(parseJson(data)));
    if (event === 'problem') throw toProblem(parseJson(data));
    if (event === 'done') return toReply(parseJson(data));
  }
  // The server ends every stream with `done` or `problem`, so the connection was cut, for example by a proxy.
  throw unreachableProblem('generation_failed');
}

/**
 * Requests a reply and passes on its place in the queue, and its text as it is written. Resolves with the finished
 * reply. Throws `ApiProblem` if the server wrote none or the connection broke, and the signal's reason if the signal
 * aborts.
 */
export async function requestReply({
  request,
  signal,
  ...listeners
}: {
  request: ReplyRequest;
  signal: AbortSignal;
} & ReplyListeners): Promise<ReplyResponse> {
  const token = readSession()?.token;
  const silence = limitSilence(signal, SILENCE_MS);
  try {
    const response = await fetch(apiPaths.generateReply, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...sessionHeaders(token),
      },
      body: JSON.stringify(request),
      signal: silence.signal,
    });
    if (!response.ok) throw toProblem(parseJson(await response.text()));
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    // A response that is not a stream is the whole reply as JSON.
    if (!isStream || !response.body) return toReply(parseJson(await response.text()));
    return await readStream(response.body, listeners, silence.restart);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiProblem) {
      await forgetRefusedSession(error.code, token);
      throw error;
    }
    throw unreachableProblem('generation_failed');
  } finally {
    silence.end();
  }
}
