import type { Language } from '#domain/languages.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { segmentWords } from '#reading/language/segment-words.ts';
import { plainWords } from './plain-words.ts';
import { folded } from './reply-text.ts';

/** Languages that part no words, or part them by phrases. */
const unparted: readonly Language[] = ['Chinese', 'Japanese', 'Thai'];
/** How many letters a word has at least, and how many of them stand for it in all its forms. Elsewhere 4 and 5. */
const lengths: Partial<Record<Language, readonly [least: number, stem: number]>> = {
  English: [3, 5],
  Korean: [2, 2],
  Chinese: [2, 4],
  Japanese: [2, 4],
  Thai: [3, 12],
  Arabic: [3, 4],
  Hebrew: [3, 4],
  Hindi: [3, 4],
  Bengali: [3, 4],
  Vietnamese: [3, 7],
};
/** Languages whose shorter words change their last letter: 'listy', 'listę'. */
const inflected: readonly Language[] = [
  'Russian',
  'Ukrainian',
  'Polish',
  'Czech',
  'Greek',
  'Romanian',
  'Turkish',
];
/** Articles and prepositions written as one with the word behind them. */
const PREFIX = /^(?:وال|بال|فال|كال|لل|ال|ו?(?:שה|[הבלמכ])(?=\p{L}{3}))/u;
const KANA = /^\p{Script=Hiragana}+$/u;

function wordsOf(text: string, language: Language): string[] {
  const said = folded(text);
  if (!unparted.includes(language)) return said.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return segmentWords(said);
}

const plainOf = perLanguage((language) => new Set(folded(plainWords[language]).split(' ')));

/** The words of a text that tell what it is about, each cut to what its forms share. Linear. */
export function tellingWords(text: string, language: Language): Set<string> {
  const [least, stem] = lengths[language] ?? [4, 5];
  const words = wordsOf(text, language).filter((word) => !plainOf(language).has(word) && !KANA.test(word));
  const bare = words.map((word) => word.replace(PREFIX, '')).filter((word) => word.length >= least);
  const end = inflected.includes(language) ? 1 : 0;
  return new Set(bare.map((word) => word.slice(0, Math.min(stem, word.length - end))));
}
