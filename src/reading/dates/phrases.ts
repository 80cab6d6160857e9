/**
 * Letters, marks and figures of the scripts of our languages, as ranges: \\p{L} in some hundred places of a pattern
 * takes a second to compile.
 */
export const WORD =
  '[0-9a-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u037d\\u037f-\\u0386\\u0388-\\u052f\\u0591-\\u05bd\\u05bf-\\u05c7\\u05d0-\\u05ea\\u0610-\\u061a\\u0620-\\u0669\\u066e-\\u06d3\\u06d5-\\u06ff\\u0900-\\u0963\\u0966-\\u0e3e\\u0e40-\\u0e59\\u1e00-\\u1fff\\u3041-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3]';

/** How the words of a language stand: what may be before and after them, and what a space in a phrase means. */
export type Spelling = {
  /** Sources of patterns: where a word may begin, and where it ends, with and without endings written onto it. */
  start: string;
  end: string;
  wholeEnd: string;
  space: string;
};

/** Sources of patterns by the names of slots. */
export type Slots = Readonly<Record<string, string>>;

/** Letters with a dot below that some write as one sign and some as two, by the two. */
const dotted = new Map(
  [0x958, 0x959, 0x95a, 0x95b, 0x95c, 0x95d, 0x95e, 0x9dc, 0x9dd, 0x9df].map((code) => {
    const sign = String.fromCharCode(code);
    return [sign.normalize('NFC'), sign] as const;
  }),
);

/** A list's entry as text in small letters is compared with it. */
export function toKey(written: string): string {
  return written
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2019\u02bc\u05f3]/g, "'")
    .replace(/\s+/g, ' ');
}

/** `(word)` takes the space beside it along. */
function withSpaces(phrase: string): string {
  return phrase.replace(
    /(?<![^\s([/<])\(([^()]*)\) | \(([^()]*)\)(?=[\s)\]/>]|$)/g,
    (_, first: string | undefined, last: string | undefined) =>
      first === undefined ? `( [${last}])` : `([${first}] )`,
  );
}

/** A phrase in the notation of language files as the source of a pattern. */
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
      if (token === '*') return `${WORD}{0,8}`;
      if (token === ' ') return space;
      if (/^\{.+\}$/.test(token)) {
        const isName = /weekday|month/.test(token) && !/^[\p{L}*]/u.test(tokens[index + 1] ?? '');
        return `${slots[token.slice(1, -1)] ?? '(?!)'}${isName ? end : ''}`;
      }
      const sign = dotted.get(token);
      return sign ? `(?:${token}|${sign})` : token.replace(/[.+?^$|\\]/g, '\\$&');
    })
    .join('');
}

/** Entries of a list as a pattern that matches any of them, the longest first; matches nothing where there are none. */
export function anyOf(entries: Iterable<string>, spelling: Spelling, slots?: Slots): string {
  const sorted = [...new Set(entries)].sort((one, other) => other.length - one.length);
  const source = (entry: string) =>
    entry.includes('<') ? boundSource(entry, spelling, slots, '') : sourceOf(entry, spelling, slots);
  return sorted.map(source).join('|') || '(?!)';
}

/** What must or must not stand before or behind a phrase: `<am/zum> {day}`, `{n} days <!of>`. */
function contextOf(mark: string, content: string, isBefore: boolean, spelling: Spelling): string {
  const far = content.startsWith('..');
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
  return `(?${sign}${far ? '[^.?!\\n\\u0964]{0,80}?' : '\\s?'}(?:${words}))`;
}

/** A phrase with what must stand around it, but for the border of a word before it, as the source of a pattern. */
export function boundSource(phrase: string, spelling: Spelling, slots?: Slots, end = spelling.end): string {
  const parts = /^(?:<(!?)([^>]*)> ?)?([^<>]+?)(?: ?<(!?)([^>]*)>)?$/.exec(phrase);
  if (!parts) throw new SyntaxError(`not a phrase: ${phrase}`);
  const [, mark = '', before, body = '', not = '', behind] = parts;
  return [
    before ? contextOf(mark, before, true, spelling) : '',
    `(?:${sourceOf(body, spelling, slots)})${end}`,
    behind ? contextOf(not, behind, false, spelling) : '',
  ].join('');
}

/** A pattern that is run at one place of a text in small letters. */
export function sticky(source: string): RegExp {
  return new RegExp(source, 'uy');
}

/** The match of a sticky pattern that begins at `at`, or null. */
export function runAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The text in small letters with the apostrophes of `toKey`, sign for sign, so that places stay what they are. */
export function inSmallLetters(text: string): string {
  const plain = text.replaceAll('\u0130', 'i').replace(/[\u2019\u02bc\u05f3]/g, "'");
  const small = plain.toLowerCase();
  if (small.length === text.length) return small;
  return plain.replace(/\p{Lu}/gu, (sign) =>
    sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign,
  );
}
