/** Longer openings exclude more places of a text but make a larger set. */
const LONGEST = 3;

/** An opening of the texts that a pattern matches. `isOpen`: any characters may follow, so it cannot be made longer. */
type Opening = { text: string; isOpen: boolean };

const EMPTY: Opening = { text: '', isOpen: false };
const ANY: Opening = { text: '', isOpen: true };
const DIGITS = [...'0123456789'];

const unique = (openings: readonly Opening[]): Opening[] => [
  ...new Map(openings.map((opening) => [`${opening.text}|${opening.isOpen}`, opening])).values(),
];

/** The openings of one part of a pattern that another part follows. */
function joined(firsts: readonly Opening[], seconds: readonly Opening[]): Opening[] {
  const openings = firsts.flatMap((first) =>
    first.isOpen
      ? [first]
      : seconds.map(({ text, isOpen }) => ({ text: (first.text + text).slice(0, LONGEST), isOpen })),
  );
  return unique(
    openings.map((opening) => (opening.text.length === LONGEST ? { ...opening, isOpen: true } : opening)),
  );
}

/** Reads the source of a pattern from left to right. It knows only what the patterns of dates contain. */
class OpeningParser {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  alternatives(): Opening[] {
    const openings = [...this.#sequence()];
    while (this.#skip('|')) for (const opening of this.#sequence()) openings.push(opening);
    return unique(openings);
  }

  #skip(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #sequence(): Opening[] {
    let openings: Opening[] = [EMPTY];
    while (!this.#isAtEnd()) {
      openings = joined(openings, this.#repeated(this.#atom()));
      if (openings.every(({ isOpen }) => isOpen)) this.#passSequence();
    }
    return openings;
  }

  #isAtEnd(): boolean {
    const sign = this.#source[this.#at];
    return sign === undefined || sign === '|' || sign === ')';
  }

  /** Passes over the rest of a sequence, which no longer changes how it opens. */
  #passSequence(): void {
    for (let depth = 0, isInClass = false; this.#at < this.#source.length; this.#at++) {
      const sign = this.#source[this.#at];
      if (depth === 0 && !isInClass && this.#isAtEnd()) return;
      if (sign === '\\') this.#at++;
      else if (sign === '[' || sign === ']') isInClass = sign === '[';
      else if (!isInClass && sign === '(') depth++;
      else if (!isInClass && sign === ')') depth--;
    }
  }

  #repeated(atom: readonly Opening[]): Opening[] {
    if (!'?*+{'.includes(this.#source[this.#at] || '|')) return [...atom];
    const match = /^(?:([?*+])|\{(\d+)(,?)\d*\})\??/.exec(this.#source.slice(this.#at, this.#at + 12));
    if (!match) return [...atom];
    this.#at += match[0].length;
    const [, sign, least, comma] = match;
    const isOptional = sign === '?' || sign === '*' || least === '0';
    const isOnce = sign === '?' || (least === '1' && comma === '');
    const openings = isOnce ? atom : atom.map((opening) => ({ ...opening, isOpen: true }));
    return isOptional ? [...openings, EMPTY] : [...openings];
  }

  #atom(): Opening[] {
    if (this.#skip('(')) return this.#group();
    if (this.#skip('[')) return this.#characterClass();
    if (this.#skip('^') || this.#skip('$')) return [EMPTY];
    if (this.#skip('.')) return [ANY];
    return this.#character();
  }

  #group(): Opening[] {
    const isLookaround = /^\?<?[=!]/.test(this.#source.slice(this.#at, this.#at + 3));
    this.#at += /^\?(?::|<?[=!]|<\w+>)/.exec(this.#source.slice(this.#at, this.#at + 30))?.[0].length ?? 0;
    const openings = this.alternatives();
    this.#skip(')');
    return isLookaround ? [EMPTY] : openings;
  }

  /** A class of single characters. A class with ranges or of all other characters counts as any character. */
  #characterClass(): Opening[] {
    const openings: Opening[] = [];
    let isAny = this.#skip('^');
    while (!this.#skip(']')) {
      openings.push(...this.#character());
      if (this.#source[this.#at] === '-' && this.#source[this.#at + 1] !== ']') isAny = true;
    }
    return isAny ? [ANY] : openings;
  }

  #character(): Opening[] {
    const first = this.#source[this.#at] ?? '';
    if (first !== '\\') {
      this.#at++;
      return [{ text: first, isOpen: false }];
    }
    const escaped = /^\\(?:u([\da-f]{4})|p\{[^}]*\}|(.))/i.exec(this.#source.slice(this.#at, this.#at + 40));
    if (!escaped) throw new SyntaxError('a pattern that ends with a backslash');
    this.#at += escaped[0].length;
    const [, code, sign] = escaped;
    if (code) return [{ text: String.fromCharCode(Number.parseInt(code, 16)), isOpen: false }];
    if (sign === 'd') return DIGITS.map((text) => ({ text, isOpen: false }));
    // All white space is one character here, and in the search.
    if (sign === 's') return [{ text: ' ', isOpen: false }];
    return sign && !/\w/.test(sign) ? [{ text: sign, isOpen: false }] : [ANY];
  }
}

/** The characters that may come next, by their code units. `true`: the opening is complete. */
type Openings = Map<number, Openings | true>;

const SPACE = 0x20;

function openingsOf(texts: Iterable<string>): Openings {
  const root: Openings = new Map();
  for (const text of texts) {
    let node = root;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      const next = node.get(code);
      // A shorter opening already allows everything that follows.
      if (next === true) break;
      const isLast = index === text.length - 1;
      const following: Openings | true = isLast || (next ?? new Map());
      node.set(code, following);
      if (following !== true) node = following;
    }
  }
  return root;
}

/** Whether a code unit may be white space: true for all white space and for a few other signs. */
function mayBeSpace(code: number): boolean {
  return code <= SPACE || code === 0xa0 || (code >= 0x1680 && code <= 0x3000) || code === 0xfeff;
}

/** Whether a code unit is a digit or letter of ASCII, in lower case. */
function isAsciiWord(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

/**
 * Makes a search for the next place of a lower-case text where a pattern may match, at or after an index; -1 if there
 * is none. A pattern with hundreds of alternatives is slow where none of them matches, and most words of a mail begin
 * no date. The search finds every place where the pattern matches, and some more. `onlyWords`: places after a letter or
 * digit do not count.
 */
export function placeFinder(source: string, onlyWords: boolean): (text: string, from: number) => number {
  const texts = new Set(new OpeningParser(source).alternatives().map(({ text }) => text));
  if (texts.has('')) return (text, from) => (from < text.length ? from : -1);
  const openings = openingsOf(texts);
  return (text, from) => {
    let isAfterWord = onlyWords && from > 0 && isAsciiWord(text.charCodeAt(from - 1));
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const isInside = isAfterWord;
      isAfterWord = onlyWords && isAsciiWord(code);
      if (isInside) continue;
      let node = openings.get(code);
      for (let next = at + 1; node !== undefined && node !== true && next < text.length; next++) {
        const nextCode = text.charCodeAt(next);
        node = node.get(nextCode) ?? (mayBeSpace(nextCode) ? node.get(SPACE) : undefined);
      }
      if (node === true) return at;
    }
    return -1;
  };
}
