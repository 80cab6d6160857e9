import { CharacterStage } from './character-stage.ts';
import { LineStage } from './line-stage.ts';
import { type OwnClosing, ReplyLinesStage } from './reply-lines-stage.ts';

/** Changes a text that comes in pieces. The joined output does not depend on how the input is cut into pieces. */
type TextStage = {
  push(text: string): string;
  /** Ends the text. Returns the text that was held back. */
  end(): string;
};

const tagNames = ['think', 'thinking', 'thought', 'reasoning'] as const;
const openingTags = tagNames.map((name) => `<${name}>`);
const closingTags = tagNames.map((name) => `</${name}>`);
const allTags = [...openingTags, ...closingTags];
const MAX_TAG = Math.max(...allTags.map((tag) => tag.length));

/**
 * Finds the first of the tags in `text`, at or after `from`. `tag` is undefined if there is none, or if the text ends
 * with the beginning of one. `at` is -1 if there is neither.
 */
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
 * Removes reasoning blocks (`<think>…</think>` and similar tags). A block without a closing tag ends with the text.
 * `leaked` is true after a closing tag without an opening tag: then the text before it was reasoning.
 */
export class ReasoningStage implements TextStage {
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
 * Removes markdown's bold marks: two or three asterisks, unless there is a digit on both sides ('2**3'). One asterisk
 * stays, and so do four or more (a masked number). Only asterisks at the end of a piece are held back.
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
 * How far to search for a closing quote, in UTF-16 code units. If there is none, the quotes surround the whole reply.
 */
const LONGEST_QUOTED_START = 300;

/** Removes quotes and white space around the whole text. */
class EdgeStage implements TextStage {
  /** The closing quote to remove at the end; '' if there is none, undefined until that is known. */
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

  /** Decides about the opening quote: it surrounds the whole reply if its own line has no closing quote. */
  #judgeQuote(close: string): string {
    const start = this.#held.slice(1, LONGEST_QUOTED_START);
    const feed = start.indexOf('\n');
    const line = feed < 0 ? start : start.slice(0, feed);
    const closed = line.indexOf(close);
    const mayContinue = feed < 0 && start.length < LONGEST_QUOTED_START - 1;
    // A closing quote at the end of the text so far may be the end of the whole reply.
    if (mayContinue && (closed < 0 || line.slice(closed + 1).trim() === '')) return '';
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
 * Cleans a model's text while it streams. It removes invisible characters, reasoning blocks, bold marks, code
 * fences, leading subject lines and commentary, marks of headings, quoted lines, surrounding quotes and white space. An
 * English closing becomes one in the reply's language. The result is the trimmed reply. It does not depend on how the
 * text is cut into pieces. Only text that may have to be removed is held back. Each reply needs its own cleaner.
 */
export class ReplyCleaner implements TextStage {
  readonly #reasoning = new ReasoningStage();
  readonly #stages: readonly TextStage[];

  /** `own`: how the reply closes in its language. Without it, an English closing stays. */
  constructor(own?: OwnClosing) {
    this.#stages = [
      new CharacterStage(),
      this.#reasoning,
      new BoldStage(),
      new LineStage(),
      new ReplyLinesStage(own),
      new EdgeStage(),
    ];
  }

  /** True once reasoning came as plain text. Then there is no clean reply. */
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
