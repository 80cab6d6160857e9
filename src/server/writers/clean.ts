import { BoldStage } from './clean-bold.ts';
import { LineStage } from './clean-lines.ts';
import { ReasoningStage } from './clean-reasoning.ts';

/** A text transformer that gets its input piece by piece. The joined output is the same, however the input is cut. */
export type TextStage = {
  push(text: string): string;
  /** Returns the text that was held back. Called when no more text comes. */
  end(): string;
};

const closingQuote: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '«': '»',
  '„': '“',
  '「': '」',
  '『': '』',
};

/**
 * How far to search for a closing quote. If there is none, the opening quote is taken as a quote around the whole
 * reply.
 */
const LONGEST_QUOTED_START = 300;

/** Removes quotes around the whole text, and white space around it. */
class EdgeStage implements TextStage {
  /** The closing quote to remove at the end; '' for none, undefined until the first text is judged. */
  #close: string | undefined;
  #held = '';
  #started = false;

  push(text: string): string {
    const all = this.#held + text;
    if (this.#close !== undefined) return this.#withholdTail(all, this.#close);
    this.#held = all.trimStart();
    const close = closingQuote[this.#held[0] ?? ''];
    if (close === undefined) {
      if (this.#held === '') return '';
      this.#close = '';
      return this.#withholdTail(this.#held, '');
    }
    return this.#judgeQuote(close);
  }

  /** An opening quote surrounds the whole reply if its own line has no closing quote. */
  #judgeQuote(close: string): string {
    const start = this.#held.slice(1, LONGEST_QUOTED_START);
    const feed = start.indexOf('\n');
    const line = feed < 0 ? start : start.slice(0, feed);
    const closed = line.indexOf(close);
    const undecided = feed < 0 && start.length < LONGEST_QUOTED_START - 1;
    // A closing quote at the very end of the text so far may still turn out to be the end of the whole reply.
    if (closed < 0 ? undecided : undecided && line.slice(closed + 1).trim() === '') return '';
    const surrounds = closed < 0;
    this.#close = surrounds ? close : '';
    return this.#withholdTail(surrounds ? this.#held.slice(1) : this.#held, this.#close);
  }

  #withholdTail(text: string, close: string): string {
    const all = this.#started ? text : text.trimStart();
    this.#started = all !== '';
    let end = all.trimEnd().length;
    if (close !== '' && all[end - 1] === close) end = all.slice(0, end - 1).trimEnd().length;
    this.#held = all.slice(end);
    return end === all.length ? all : all.slice(0, end);
  }

  end(): string {
    const rest = this.#held.trim();
    this.#held = '';
    if (this.#close !== undefined) return this.#close === '' || rest === this.#close ? '' : rest;
    const close = closingQuote[rest[0] ?? ''];
    return close !== undefined && rest.length > 1 && rest.endsWith(close) ? rest.slice(1, -1).trim() : rest;
  }
}

/**
 * Cleans a model's text while it streams. It removes reasoning blocks, bold marks, code fences, leading subject lines
 * and commentary, surrounding quotes and white space. The result is the trimmed reply, the same however the text is
 * cut. Only text that may still have to be removed is held back. One cleaner serves one reply.
 */
export class ReplyCleaner implements TextStage {
  readonly #reasoning = new ReasoningStage();
  readonly #stages: readonly TextStage[] = [
    this.#reasoning,
    new BoldStage(),
    new LineStage(),
    new EdgeStage(),
  ];

  /** True once reasoning came as plain text: a clean reply is then no longer possible. */
  get leaked(): boolean {
    return this.#reasoning.leaked;
  }

  push(text: string): string {
    let rest = text;
    for (const stage of this.#stages) {
      if (rest === '') return '';
      rest = stage.push(rest);
    }
    return rest;
  }

  end(): string {
    let rest = '';
    for (const stage of this.#stages) rest = (rest === '' ? '' : stage.push(rest)) + stage.end();
    return rest;
  }
}
