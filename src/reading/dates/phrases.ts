/**
 * A character of a word: letters, marks and digits of the scripts of our languages, as ranges. A pattern with hundreds
 * of \\p{L} would take a second to compile.
 */
export const WORD_CHARACTER =
  '[0-9a-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u037d\\u037f-\\u0386\\u0388-\\u052f\\u0591-\\u05bd' +
  '\\u05bf-\\u05c7\\u05d0-\\u05ea\\u0610-\\u061a\\u0620-\\u0669\\u066e-\\u06d3\\u06d5-\\u06ff' +
  '\\u0900-\\u0963\\u0966-\\u0e3e\\u0e40-\\u0e59\\u1e00-\\u1fff\\u3041-\\u30ff\\u3400-\\u9fff' +
  '\\uac00-\\ud7a3]';

/** How a language separates words: what may be before and after a word, and what a space in a phrase means. */
export type Spelling = {
  /**
   * Sources of patterns: where a word may begin (`start`) and where it ends, with (`end`) and without (`wholeEnd`)
   * endings joined to it.
   */
  start: string;
  end: string;
  wholeEnd: string;
  space: string;
};

/** Sources of patterns, by the name of the slot: 'weekday' for `{weekday}`. */
export type Slots = Readonly<Record<string, string>>;

/** Indic letters with a dot: the form of two code points, which NFC gives, and the same letter as one code point. */
const singleCodePoints = new Map(
  [0x958, 0x959, 0x95a, 0x95b, 0x95c, 0x95d, 0x95e, 0x9dc, 0x9dd, 0x9df].map((code) => {
    const letter = String.fromCharCode(code);
    return [letter.normalize('NFC'), letter] as const;
  }),
);

/** A word in the form that can be compared: lower case, NFC, straight apostrophes, single spaces. */
export function toKey(written: string): string {
  return written
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2019\u02bc\u05f3]/g, "'")
    .replace(/\s+/g, ' ');
}

/** Moves the space next to an optional `(word)` into its brackets, so that both are optional. */
export function withSpaces(phrase: string): string {
  return phrase.replace(
    /(?<![^\s([/<])\(([^()]*)\) | \(([^()]*)\)(?=[\s)\]/>]|$)/g,
    (_, first: string | undefined, last: string | undefined) =>
      first === undefined ? `( [${last}])` : `([${first}] )`,
  );
}

/** The source of a pattern for a phrase in the notation of language files. */
function sourceOf(phrase: string, { space, end }: Spelling, slots: Slots = {}): string {
  let depth = 0;
  const tokens = withSpaces(toKey(phrase)).match(/\{\w+\}|.[\u093c\u09bc]|./gu) ?? [];
  return tokens
    .map((token, index) => {
      if (token === '(' || token === '[') depth += 1;
      if (token === ')' || token === ']') depth -= 1;
      if (token === '(' || token === '[') return '(?:';
      if (token === ')') return ')?';
      if (token === ']') return ')';
      if (token === '/') return depth > 0 ? '|' : '/';
      if (token === '*') return `${WORD_CHARACTER}{0,8}`;
      if (token === ' ') return space;
      if (/^\{.+\}$/.test(token)) {
        const isName = /weekday|month/.test(token) && !/^[\p{L}*]/u.test(tokens[index + 1] ?? '');
        return `${slots[token.slice(1, -1)] ?? '(?!)'}${isName ? end : ''}`;
      }
      const letter = singleCodePoints.get(token);
      return letter ? `(?:${token}|${letter})` : token.replace(/[.+?^$|\\]/g, '\\$&');
    })
    .join('');
}

/** The source of a pattern that matches any entry, the longest first. Without entries it matches nothing. */
export function anyOf(entries: Iterable<string>, spelling: Spelling, slots?: Slots): string {
  const sorted = [...new Set(entries)].sort((one, other) => other.length - one.length);
  const source = (entry: string) =>
    entry.includes('<') ? phraseSource(entry, spelling, slots, '') : sourceOf(entry, spelling, slots);
  return sorted.map(source).join('|') || '(?!)';
}

/** The source of a pattern for words that must, or with '!' must not, be next to a phrase: `<am/zum> {day}`. */
function contextOf(mark: string, content: string, isBefore: boolean, spelling: Spelling): string {
  const mayBeFar = content.startsWith('..');
  const words = anyOf(
    content
      .replace(/^\.\./, '')
      .split('/')
      .map((words) => words.trim()),
    spelling,
  );
  const sign = mark === '!' ? '!' : '=';
  if (isBefore) {
    const start = sign === '=' ? spelling.start : '';
    return `(?<${sign}${start}(?:${words})${spelling.start ? '[\\s-]' : spelling.space})`;
  }
  return `(?${sign}${mayBeFar ? '[^.?!\\n\\u0964]{0,80}?' : '\\s?'}(?:${words}))`;
}

/** The source of a pattern for a phrase with its context. The word border before the phrase is not included. */
export function phraseSource(phrase: string, spelling: Spelling, slots?: Slots, end = spelling.end): string {
  const parts = /^(?:<(!?)([^>]*)> ?)?([^<>]+?)(?: ?<(!?)([^>]*)>)?$/.exec(phrase);
  if (!parts) throw new SyntaxError(`not a phrase: ${phrase}`);
  const [, markBefore = '', before, body = '', markAfter = '', after] = parts;
  return [
    before ? contextOf(markBefore, before, true, spelling) : '',
    `(?:${sourceOf(body, spelling, slots)})${end}`,
    after ? contextOf(markAfter, after, false, spelling) : '',
  ].join('');
}

/** A pattern that matches only at one place of a lower-case text (see `runAt`). */
export function sticky(source: string): RegExp {
  return new RegExp(source, 'uy');
}

/** The match of a sticky pattern at `at`, or null. */
export function runAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The text in lower case with straight apostrophes, as in `toKey`. Its length, and so all offsets, stay the same. */
export function lowerCased(text: string): string {
  const straight = text.replaceAll('\u0130', 'i').replace(/[\u2019\u02bc\u05f3]/g, "'");
  const lower = straight.toLowerCase();
  if (lower.length === text.length) return lower;
  return straight.replace(/\p{Lu}/gu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
}
