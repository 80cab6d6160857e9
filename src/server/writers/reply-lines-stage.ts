import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { listOf } from '#reading/word-lists.ts';

/** English closings such as 'best regards', in lower case. One word alone may be a word of another language. */
const englishClosings = listOf(languageData.English.letter.closings).filter((closing) =>
  closing.includes(' '),
);

/** How a reply in another language than English closes. */
export type OwnClosing = { language: Language; closing: string };

/** What becomes of a line: another text, or nothing. 'hold': this is not certain until more of the line has come. */
type LineResult = { text: string } | 'keep' | 'drop' | 'hold';

/**
 * A stage of the reply cleaner that mends single lines: it removes the marks of headings ('## Answer') and whole lines
 * of quoted text ('> …'), and replaces an English closing in a reply in another language. A line is held back only
 * while it may be one of these. Source: docs/product.md, 3.28.
 */
export class ReplyLinesStage {
  readonly #own: OwnClosing | undefined;
  #held = '';
  #isLineStart = true;
  #isDropping = false;

  /** Without `own` the closing stays as it is. */
  constructor(own?: OwnClosing) {
    this.#own = own?.language === 'English' ? undefined : own;
  }

  push(text: string): string {
    return this.#release(text, false);
  }

  end(): string {
    return this.#release('', true);
  }

  #release(text: string, isEnd: boolean): string {
    let rest = this.#held + text;
    this.#held = '';
    let out = '';
    while (rest !== '') {
      const feed = rest.indexOf('\n');
      const line = feed < 0 ? rest : rest.slice(0, feed);
      const isWhole = feed >= 0 || isEnd;
      const result = this.#isLineStart ? this.#judge(line, isWhole) : this.#isDropping ? 'drop' : 'keep';
      if (result === 'hold') {
        this.#held = rest;
        return out;
      }
      const isDropped = result === 'drop';
      if (!isDropped) {
        out += typeof result === 'object' ? result.text : line;
        if (feed >= 0) out += '\n';
      }
      this.#isLineStart = feed >= 0;
      this.#isDropping = isDropped && feed < 0;
      if (feed < 0) return out;
      rest = rest.slice(feed + 1);
    }
    return out;
  }

  #judge(line: string, isWhole: boolean): LineResult {
    if (line.startsWith('>')) return 'drop';
    const heading = /^#{1,6}(?:[ \t]+|$)/.exec(line)?.[0];
    if (heading !== undefined) {
      return heading.length === line.length && !isWhole ? 'hold' : { text: line.slice(heading.length) };
    }
    return this.#own ? this.#judgeClosing(line, isWhole, this.#own.closing) : 'keep';
  }

  #judgeClosing(line: string, isWhole: boolean, own: string): LineResult {
    const words = line.toLowerCase().replace(/[\s,.!]+$/, '');
    if (!isWhole) return englishClosings.some((closing) => closing.startsWith(words)) ? 'hold' : 'keep';
    return englishClosings.includes(words) ? { text: own } : 'keep';
  }
}
