/** An event of an event stream. `event` is 'message' if the stream gives no name. */
export type ServerEvent = { event: string; data: string };

/**
 * Parses an event stream piece by piece (WHATWG HTML, section 9.2.6). `push` takes the next piece of decoded text and
 * returns the events that it completes. An event is complete only with the empty line after it.
 */
export function createEventStreamParser(): { push(chunk: string): ServerEvent[] } {
  let rest = '';
  let event = '';
  let data: string[] = [];

  function takeLine(line: string): ServerEvent | undefined {
    if (line === '') {
      const dispatched = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : undefined;
      event = '';
      data = [];
      return dispatched;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    return undefined;
  }

  return {
    push(chunk) {
      const text = rest + chunk;
      const events: ServerEvent[] = [];
      let from = 0;
      for (const match of text.matchAll(/\r\n|\n|\r/g)) {
        // The carriage return at the end may be the first half of a pair, so it waits for the next piece.
        if (match[0] === '\r' && match.index === text.length - 1) break;
        const dispatched = takeLine(text.slice(from, match.index));
        if (dispatched) events.push(dispatched);
        from = match.index + match[0].length;
      }
      rest = text.slice(from);
      return events;
    },
  };
}

/**
 * The events of a response's body, as they arrive. `onBytes` is called for all data, also for comments. Throws the
 * error of a connection that breaks.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes?: () => void,
): AsyncGenerator<ServerEvent, void, void> {
  const parser = createEventStreamParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes?.();
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Ends the request if the caller has stopped reading. It fails after an error, which has ended the request.
    await reader.cancel().catch(() => undefined);
  }
}

/** A signal that aborts with `outer`, or if `restart` is not called for this time. */
export function limitSilence(outer: AbortSignal, milliseconds: number) {
  const controller = new AbortController();
  const stop = () => controller.abort(outer.reason);
  let timer = setTimeout(() => controller.abort(), milliseconds);
  if (outer.aborted) stop();
  outer.addEventListener('abort', stop, { once: true });
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), milliseconds);
    },
    end: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', stop);
    },
  };
}
