import type { Turning } from './turning.ts';

type Swaps = Turning['swaps'];

/** Rows of forms parted by spaces. */
export type Lexicon = {
  /** A class of the alphabet. */
  letter: string;
  /** Deeds asked for: infinitive, what is said of oneself, both imperatives, both futures of the reader. */
  deeds: readonly string[];
  /** Other verbs of the reader: said by him, both forms of address. */
  verbs: readonly string[];
  /** What the writer does, and the reader is told of it, as 'we', as 'I', both forms of address: 'мы оплатим' → 'Вы оплатите'. */
  theirs: readonly string[];
  /** How a mail may write a word otherwise, as a pattern: 'е' for 'ё'. */
  spelt?: (words: string) => string;
  /** What is said of oneself, where that hangs on the way of address. */
  said?: Readonly<Record<string, string>>;
};

/** What a lexicon gives to the rules of its language; patterns without groups that capture. */
export type Words = {
  word: (words: string) => string;
  /** Forms of the reader, of which something is known to be said instead. */
  known: string;
  /** Verbs of the reader, as said by himself. */
  own: string;
  /** Verbs seen from the other side. */
  turned: Swaps;
};

/** The pattern of a whole word out of several. `\p{L}` takes hundreds of times as long to compile as a class of letters, and there are hundreds of words. */
export function wholeWord(letter: string): (words: string) => string {
  return (words) => `(?<!${letter})(?:${words})(?!${letter})`;
}

const asWritten = (words: string) => words;

/** The words of a lexicon, each pattern made once. */
export function wordsOf({ letter, deeds, verbs, theirs, spelt = asWritten, said = {} }: Lexicon): Words {
  const word = wholeWord(letter);
  const futures = deeds.map((row) => {
    const [, own = '', , , polite = '', familiar = ''] = row.split(' ');
    return `${own} ${polite} ${familiar}`;
  });
  const readers = [...futures, ...verbs].map((row) => row.split(' '));
  return {
    word,
    known: spelt(readers.flatMap(([, ...forms]) => forms).join('|')),
    own: readers.map(([own]) => own).join('|'),
    turned: [
      ...readers.map(([own = '', ...forms]) => [word(spelt(forms.join('|'))), said[own] ?? own] as const),
      ...theirs.map((row) => {
        const [many = '', one = '', polite = '', familiar = ''] = row.split(' ');
        return [word(spelt(`${many}|${one}`)), `{${polite}|${familiar}}`] as const;
      }),
    ],
  };
}

/** Possessives seen from the other side, by rows of 'your', 'our', both forms of 'your' in a reply, the familiar 'your', 'my'. */
export function possessives(
  rows: readonly (readonly [your: string, our: string, yours: string, thy: string, my: string])[],
  { word }: Words,
  spelt: (words: string) => string = asWritten,
): Swaps {
  return rows.flatMap(([your, our, yours, thy, my]): (readonly [string, string])[] => [
    [word(your), our],
    [word(spelt(thy)), my],
    [word(spelt(`${our}|${my}`)), yours],
  ]);
}

/** What is one person's, whoever asks: 'ваше имя' → 'моё имя'; `things`: what stands behind it. */
export function personal(
  rows: readonly (readonly [your: string, my: string])[],
  things: string,
  { word }: Words,
): Swaps {
  return rows.map(([your, my]) => [`${word(your)}(?= (?:\\p{L}+ )?(?:${things}))`, my] as const);
}
