import { BoldStage } from './clean-bold.ts';
import { LineStage } from './clean-lines.ts';
import { ReasoningStage } from './clean-reasoning.ts';

/** A text transformer fed piece by piece: what it returns adds up to the same text however the input is cut. */
export type TextStage = {
  push(text: string): string;
  /** What was held back, once no more text comes. */
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

/** How far a closing quote is looked for before the opening one counts as set around the whole reply. */
const LONGEST_QUOTED_START = 300;

/** Takes out quotes that stand around the whole text, and white space around it. */
class EdgeStage implements TextStage {
  /** The closing quote to take out at the end; undefined until the first text is judged. */
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

  /** An opening quote is the whole reply's where its own line holds no closing one. */
  #judgeQuote(close: string): string {
    const start = this.#held.slice(1, LONGEST_QUOTED_START);
    const feed = start.indexOf('\n');
    const line = feed < 0 ? start : start.slice(0, feed);
    const closed = line.indexOf(close);
    const undecided = feed < 0 && start.length < LONGEST_QUOTED_START - 1;
    // A quote closed at the very end may still turn out to be the whole reply's.
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
 * Cleans what a model writes while it streams: reasoning blocks, bold marks, code fences, leading subject lines
 * and commentary, surrounding quotes and white space go. Texts pushed in any cut add up to the same result, which
 * is the trimmed reply. Holds back only what may yet have to go; one cleaner serves one reply.
 */
export class ReplyCleaner implements TextStage {
  readonly #reasoning = new ReasoningStage();
  readonly #stages: readonly TextStage[] = [
    this.#reasoning,
    new BoldStage(),
    new LineStage(),
    new EdgeStage(),
  ];

  /** True once reasoning came as plain text: no clean reply can be had any more. */
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
