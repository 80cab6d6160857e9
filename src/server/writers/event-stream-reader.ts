/** The longest event, in UTF-16 code units. The events of a model's text stream are shorter. */
const LONGEST_EVENT = 1_000_000;

/**
 * Reads server-sent events piece by piece and calls `onData` with the data of each event (WHATWG HTML, section 9.2.6).
 * Ignores comments and fields other than `data`. It does as little as possible, because it runs for every token. Throws
 * RangeError if an event is longer than `LONGEST_EVENT`.
 */
export class EventStreamReader {
  readonly #onData: (data: string) => void;
  #rest = '';
  #data: string | undefined;

  constructor(onData: (data: string) => void) {
    this.#onData = onData;
  }

  push(text: string): void {
    const all = this.#rest === '' ? text : this.#rest + text;
    let start = 0;
    for (let end = all.indexOf('\n'); end >= 0; end = all.indexOf('\n', start)) {
      this.#line(all, start, all.charCodeAt(end - 1) === 13 && end > start ? end - 1 : end);
      start = end + 1;
    }
    this.#rest = start === 0 ? all : all.slice(start);
    if (this.#rest.length > LONGEST_EVENT) throw new RangeError('event too long');
  }

  /** Ends the stream. The rest of its text is an event, because some servers omit the last blank line. */
  end(): void {
    if (this.#rest !== '') this.#line(this.#rest, 0, this.#rest.length);
    this.#rest = '';
    this.#dispatch();
  }

  #line(all: string, start: number, end: number): void {
    if (start === end) this.#dispatch();
    else if (all.startsWith('data:', start)) {
      const from = start + (all.charCodeAt(start + 5) === 32 ? 6 : 5);
      const value = all.slice(Math.min(from, end), end);
      this.#data = this.#data === undefined ? value : `${this.#data}\n${value}`;
      if (this.#data.length > LONGEST_EVENT) throw new RangeError('event too long');
    }
  }

  #dispatch(): void {
    const data = this.#data;
    this.#data = undefined;
    if (data !== undefined) this.#onData(data);
  }
}
