import type { ServerResponse } from 'node:http';
import type { Problem, ReplyResponse } from '#domain/replies.ts';

const EVENTS = 'text/event-stream';
const JSON_TYPE = 'application/json';

/** The quality of each media range in an Accept header, 0 to 1 (RFC 9110, 12.5.1). */
function parseAccept(header: string): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    const value = quality === undefined ? 1 : Number(quality);
    // An invalid quality counts as 0.
    if (range) wanted.set(range, value > 0 && value <= 1 ? value : 0);
  }
  return wanted;
}

/** The quality of a type. The most specific range that matches decides. */
function qualityOf(wanted: Map<string, number>, type: string): number {
  return wanted.get(type) ?? wanted.get(type.replace(/\/.*/, '/*')) ?? wanted.get('*/*') ?? 0;
}

/**
 * Whether a client gets events instead of JSON: its header gives events a higher quality, or the same quality and names
 * events.
 */
export function prefersEvents(accept: string | undefined): boolean {
  const wanted = parseAccept(accept ?? '');
  const events = qualityOf(wanted, EVENTS);
  const json = qualityOf(wanted, JSON_TYPE);
  return events > 0 && (events > json || (events === json && wanted.has(EVENTS)));
}

/** After this time without events, a comment is sent so that proxies keep the stream open. In milliseconds. */
export const HEARTBEAT_MS = 15_000;

/** The headers of every event stream. */
export const eventHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** A reply as server-sent events: `waiting` while it has no turn, any number of deltas, then `done` or `problem`. */
type EventStream = {
  /** False until the first byte. Until then the response can have an error status. */
  readonly isOpen: boolean;
  /** Writes how many replies are ahead. Writes 0, which means that the turn has come, only after another number. */
  waiting(ahead: number): void;
  /** Writes one delta. Returns a promise if the client reads too slowly; wait for it before the next delta. */
  delta(text: string): Promise<void> | undefined;
  done(reply: ReplyResponse): void;
  problem(problem: Problem): void;
  /** Stops the heartbeat of a stream that never opened. */
  release(): void;
};

/**
 * Writes text as one chunk of the body, in one write to the socket. Node's own framing uses four writes, which costs
 * 1.5 times the CPU. The headers must have been written.
 */
function writeChunk(outgoing: ServerResponse, text: string): boolean {
  const { socket } = outgoing;
  if (!outgoing.chunkedEncoding || !socket) return outgoing.write(text);
  return socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
}

/**
 * Writes events directly to Node's response, which costs a third of a web stream. Headers that the response already has
 * are kept.
 */
export function openEventStream(outgoing: ServerResponse): EventStream {
  let isQuiet = true;
  let isWaiting = false;
  const write = (text: string): boolean => {
    isQuiet = false;
    if (outgoing.headersSent) return writeChunk(outgoing, text);
    outgoing.writeHead(200, eventHeaders);
    return outgoing.write(text);
  };
  const heartbeat = setInterval(() => {
    if (isQuiet && !outgoing.socket?.writableNeedDrain) write(':\n\n');
    isQuiet = true;
  }, HEARTBEAT_MS);
  const finish = (text: string) => {
    clearInterval(heartbeat);
    if (!outgoing.headersSent) outgoing.writeHead(200, eventHeaders);
    outgoing.end(text);
  };
  const drained = () =>
    new Promise<void>((resolve) => {
      const { socket } = outgoing;
      const settle = () => {
        socket?.off('drain', settle);
        outgoing.off('close', settle);
        resolve();
      };
      socket?.on('drain', settle);
      outgoing.on('close', settle);
    });
  return {
    get isOpen() {
      return outgoing.headersSent;
    },
    waiting(ahead) {
      if (ahead > 0 || isWaiting) write(`event: waiting\ndata: {"ahead":${ahead}}\n\n`);
      isWaiting = ahead > 0;
    },
    delta(text) {
      const hasRoom = write(`event: delta\ndata: {"text":${JSON.stringify(text)}}\n\n`);
      return hasRoom || outgoing.destroyed ? undefined : drained();
    },
    done: (reply) => finish(`event: done\ndata: ${JSON.stringify(reply)}\n\n`),
    problem: (problem) => finish(`event: problem\ndata: ${JSON.stringify(problem)}\n\n`),
    release: () => clearInterval(heartbeat),
  };
}
