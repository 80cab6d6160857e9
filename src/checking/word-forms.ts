/** Scripts that join prefixes, such as articles, to a word. */
export const WITH_PREFIXES = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Words match if the letters that they share at the beginning are this part of the longer word. */
const SHARED_PART = 0.65;
/** Words with this many shared letters match if these are more than half of the longer word. */
const LONG_STEM = 6;
/** The least letters that all forms of a word share at the beginning. */
export const STEM_START = 3;
/** A grammatical ending has at most this many consonants. */
const ENDING_CONSONANTS = 3;
/** The vowels of Latin, Greek and Cyrillic. */
const VOWELS =
  /[aeiouy\u03b1\u03b5\u03b7\u03b9\u03bf\u03c5\u03c9\u0430\u0435\u0438\u043e\u0443\u044b\u044d\u044e\u044f\u0451\u0454\u0456\u0457]/g;
/** Letters with a mark that Unicode does not separate from them. */
const MARKED: Readonly<Record<string, string>> = {
  '\u0142': 'l',
  '\u0111': 'd',
  '\u00f8': 'o',
  '\u0131': 'i',
};

/** A word in lower case without its accents, so that 'Vertrag' and 'Verträge' have the same stem. */
export function withoutAccents(word: string): string {
  const letters = word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
  return letters.replace(/[\u0111\u0131\u0142\u00f8]/g, (letter) => MARKED[letter] ?? letter);
}

/**
 * Whether two words are probably forms of the same word: most of their letters are the same, from the first on. Both in
 * lower case and without accents.
 */
export function haveSameStem(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (WITH_PREFIXES.test(short)) {
    return short.length > 2 && long.includes(short.length > 3 ? short.slice(0, -1) : short);
  }
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared++;
  const part = shared / long.length;
  return shared >= STEM_START && (part >= SHARED_PART || (shared >= LONG_STEM && part > 0.5));
}

/**
 * Whether two names differ only in their grammatical ending, and in the vowel before it: 'anna' and 'anno', 'marek' and
 * 'marka'. Both in lower case and without accents.
 */
export function areFormsOfName(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((name) => name.replace(VOWELS, ''))
    .sort((left, right) => left.length - right.length);
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  if (shared < Math.min(one.length, other.length) - 2) return false;
  return short !== '' && long.startsWith(short) && long.length - short.length <= ENDING_CONSONANTS;
}
