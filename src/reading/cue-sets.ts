import { spacelessLetter } from './language/script.ts';
import { listOf } from './word-lists.ts';

/** A form of a word. `anyBefore` and `anyAfter`: more letters may come before or after `text`. */
export type WordForm = { text: string; anyBefore: boolean; anyAfter: boolean };
/** A word of a cue: its possible forms, or a gap that matches any words. */
type CueWord = 'gap' | readonly WordForm[];
/** A compiled cue. `atStart`: it must begin a clause; `atEnd`: it must end the sentence. */
export type Pattern<T> = { value: T; cueWords: readonly CueWord[]; atStart: boolean; atEnd: boolean };
/** A compiled cue in a script without spaces between words. `pieces`: the texts between its gaps. */
export type SpacelessPattern<T> = { value: T; pieces: readonly string[]; atStart: boolean; atEnd: boolean };

/** Compiled cues. */
export type CueSet<T> = {
  /** Cues by the forms of their first word. */
  byWord: ReadonlyMap<string, readonly Pattern<T>[]>;
  /** Cues whose first word may have more letters than the cue: by the first letter of the word that they may match. */
  byFirstLetter: ReadonlyMap<string, readonly Pattern<T>[]>;
  /** Those of them that may match a word with any first letter. */
  atAnyWord: readonly Pattern<T>[];
  /** Cues in scripts without spaces, by their first character. */
  spaceless: ReadonlyMap<string, readonly SpacelessPattern<T>[]>;
};

/** A text in the form in which cues are compared: lower case, NFC, straight apostrophes. */
export function normalized(text: string): string {
  return text.normalize('NFC').replaceAll('\u0130', 'i').toLowerCase().replaceAll('’', "'");
}

function parseCueWord(word: string): CueWord {
  if (word === '..') return 'gap';
  return word.split('/').map((form) => ({
    text: form.replace(/^\*|\*$/g, ''),
    anyBefore: form.startsWith('*'),
    anyAfter: form.length > 1 && form.endsWith('*'),
  }));
}

/** Compiles lists of cues, each with the value of its cues. `src/languages/language-data.ts` explains the notation. */
export function compileCues<T>(lists: readonly (readonly [string | undefined, T])[]): CueSet<T> {
  const byWord = new Map<string, Pattern<T>[]>();
  const open: Pattern<T>[] = [];
  const spaceless = new Map<string, SpacelessPattern<T>[]>();
  for (const [list, value] of lists) {
    for (const cue of listOf(list)) {
      const base = { value, atStart: cue.startsWith('^'), atEnd: cue.endsWith('$') };
      const body = normalized(cue.replace(/^\^|\$$/g, '')).trim();
      if (spacelessLetter.test(body)) {
        const pieces = body
          .replaceAll('*', '')
          .split('..')
          .map((piece) => piece.trim());
        const first = pieces[0]?.[0] ?? '';
        spaceless.set(first, [...(spaceless.get(first) ?? []), { ...base, pieces }]);
        continue;
      }
      const cueWords = body.split(/\s+/).filter(Boolean).map(parseCueWord);
      const [first] = cueWords;
      if (!first || first === 'gap') continue;
      const pattern = { ...base, cueWords };
      if (first.some((form) => form.anyBefore || form.anyAfter)) open.push(pattern);
      else for (const { text } of first) byWord.set(text, [...(byWord.get(text) ?? []), pattern]);
    }
  }
  return { byWord, ...byFirstLetter(open), spaceless };
}

/** Groups cues whose first word may have more letters. Each group keeps their order. */
function byFirstLetter<T>(open: readonly Pattern<T>[]): Pick<CueSet<T>, 'byFirstLetter' | 'atAnyWord'> {
  const formsOf = ({ cueWords: [first] }: Pattern<T>) => (first === 'gap' ? [] : (first ?? []));
  const isAny = (pattern: Pattern<T>) => formsOf(pattern).some(({ anyBefore }) => anyBefore);
  const letters = new Set(open.flatMap(formsOf).flatMap(({ text }) => text[0] ?? []));
  const beginningWith = (letter: string) =>
    open.filter((pattern) => isAny(pattern) || formsOf(pattern).some(({ text }) => text[0] === letter));
  return {
    byFirstLetter: new Map([...letters].map((letter) => [letter, beginningWith(letter)])),
    atAnyWord: open.filter(isAny),
  };
}
