import type { TextStage } from './clean.ts';

const digit = /[0-9]/;

/**
 * Removes markdown's bold marks: runs of two or three asterisks, unless there is a digit on both sides ('2**3'). A
 * single asterisk and runs of four or more (a masked number) stay. Only a run at the end is held back.
 */
export class BoldStage implements TextStage {
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
