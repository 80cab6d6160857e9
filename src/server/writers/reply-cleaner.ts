import { LineStage } from './line-stage.ts';

/** A text transformer that gets its input piece by piece. The joined output is the same, however the input is cut. */
type TextStage = {
  push(text: string): string;
  /** Returns the text that was held back. Called when no more text comes. */
  end(): string;
};

const tagNames = ['think', 'thinking', 'thought', 'reasoning'] as const;
const openingTags = tagNames.map((name) => `<${name}>`);
const closingTags = tagNames.map((name) => `</${name}>`);
const allTags = [...openingTags, ...closingTags];
const MAX_TAG = Math.max(...allTags.map((tag) => tag.length));

/** Finds where in `text`, from `from` on, one of the tags starts, or may start once more text comes. */
function findTag(
  text: string,
  from: number,
  tags: readonly string[],
): { at: number; tag: string | undefined } {
  for (let at = text.indexOf('<', from); at >= 0; at = text.indexOf('<', at + 1)) {
    const rest = text.slice(at, at + MAX_TAG).toLowerCase();
    const tag = tags.find((candidate) => rest.startsWith(candidate));
    if (tag !== undefined) return { at, tag };
    if (tags.some((candidate) => candidate.startsWith(rest))) return { at, tag: undefined };
  }
  return { at: -1, tag: undefined };
}

/**
 * Removes reasoning blocks (`<think>…</think>` and similar tags). A block without an end runs to the end of the text. A
 * closing tag without an opening tag means that the text before it was reasoning: `leaked` is then true.
 */
class ReasoningStage implements TextStage {
  leaked = false;
  #inside = false;
  #held = '';

  push(text: string): string {
    if (this.#held === '' && !this.#inside && !text.includes('<')) return text;
    const all = this.#held + text;
    let out = '';
    let position = 0;
    for (;;) {
      const { at, tag } = findTag(all, position, this.#inside ? closingTags : allTags);
      const end = at < 0 ? all.length : at;
      if (!this.#inside) out += all.slice(position, end);
      if (tag === undefined) {
        this.#held = all.slice(end);
        return out;
      }
      if (!this.#inside && closingTags.includes(tag)) this.leaked = true;
      this.#inside = openingTags.includes(tag);
      position = at + tag.length;
    }
  }

  end(): string {
    const rest = this.#inside ? '' : this.#held;
    this.#held = '';
    return rest;
  }
}

const digit = /[0-9]/;

/**
 * Removes markdown's bold marks: runs of two or three asterisks, unless there is a digit on both sides ('2**3'). A
 * single asterisk and runs of four or more (a masked number) stay. Only a run at the end is held back.
 */
class BoldStage implements TextStage {
  #run = 0;
  #before = '';

  push(text: string): string {
    if (this.#run === 0 && !text.includes('*')) {
      if (text !== '') this.#before = text.slice(-1);
      return text;
    }
    let out = '';
    let plain = 0;
    for (let index = 0; index < text.length; index++) {
      if (text[index] === '*') {
        out += text.slice(plain, index);
        if (index > plain) this.#before = text[index - 1] ?? '';
        plain = index + 1;
        this.#run++;
      } else if (this.#run > 0) {
        out += this.#closeRun(text[index] ?? '');
      }
    }
    if (plain < text.length) this.#before = text.slice(-1);
    return out + text.slice(plain);
  }

  end(): string {
    return this.#closeRun('');
  }

  #closeRun(after: string): string {
    const run = this.#run;
    this.#run = 0;
    const isMark = (run === 2 || run === 3) && !(digit.test(this.#before) && digit.test(after));
    return isMark ? '' : '*'.repeat(run);
  }
}

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
