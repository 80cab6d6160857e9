import { unfinishedEnd, withoutMisleading } from '#domain/text.ts';

/** Control characters except tab and line feed, and other ends of lines. */
const control = /\r\n?|[\u2028\u2029]|(?![\t\n])\p{Cc}/gu;

/**
 * A stage of the reply cleaner that removes invisible characters: NUL and other controls, and those that change the
 * order of the text around them (`withoutMisleading`). Ends of lines become '\n'. Half a character becomes U+FFFD. It
 * only holds back half a character, or a part of a flag, at the end of a piece. Source: docs/product.md, 3.28.
 */
export class CharacterStage {
  #held = '';
  #endsWithReturn = false;

  push(text: string): string {
    let all = this.#held + text;
    // The line already ended with the piece before.
    if (this.#endsWithReturn && all.startsWith('\n')) all = all.slice(1);
    if (text !== '') this.#endsWithReturn = text.endsWith('\r');
    this.#held = unfinishedEnd(all);
    return clean(all.slice(0, all.length - this.#held.length));
  }

  end(): string {
    const rest = clean(this.#held);
    this.#held = '';
    return rest;
  }
}

function clean(text: string): string {
  const shown = text
    .toWellFormed()
    .replace(control, (found) => (/[\r\u2028\u2029\u0085]/.test(found) ? '\n' : ''));
  return withoutMisleading(shown);
}
