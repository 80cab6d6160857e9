import { type Language, type LanguageTag, languages, languageValues } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import type { LanguageGuess } from '../reading.ts';
import { countScripts, type Script } from './script.ts';
import { indonesianEvidence, isOtherLanguage, shapeScore } from './word-evidence.ts';

/** How much of a text is read, in UTF-16 code units. More text does not make the result more certain. */
const SAMPLE = 800;
/** The score of a common word for its language, on the scale of the n-gram levels (0 to 56). */
const WORD_WEIGHT = 40;
/**
 * With this score from common words a language is certain, if no other has more than half of it. N-grams would give the
 * same result.
 */
const CERTAIN = 8 * WORD_WEIGHT;
/** The second language is given as `close` if it has at least this share of the first language's score. */
const CLOSE_SHARE = 0.9;

const languageOfTag = new Map<LanguageTag, Language>(languages.map((row) => [row.tag, row.value]));

/** The languages by their script, taken from their greetings. */
const languagesOfScript = Map.groupBy(languageValues, (language) => {
  const counts = [...countScripts(readingWords[language].letter.greetings)];
  return counts.sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'other';
});

/** The languages of each common word. */
const languagesOfWord = new Map<string, Language[]>();
for (const language of languageValues) {
  for (const word of new Set(readingWords[language].commonWords.split(/\s+/))) {
    if (word !== '') languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
  }
}

type NgramScore = (words: readonly string[], scores: Map<LanguageTag, number>) => void;
let scoreByNgrams: NgramScore | undefined;

/**
 * Loads the table of n-grams (370 kB), which distinguishes short texts in Latin and Cyrillic letters. Until it is
 * loaded, `detectLanguage` uses only the script, common words and the form of words; this is enough for a mail of a few
 * sentences. Call it when the server is ready, or when a page reads its first mail. Later calls cost nothing.
 */
export async function loadNgrams(): Promise<void> {
  if (!scoreByNgrams) ({ scoreByNgrams } = await import('./ngram-model.ts'));
}

/**
 * Detects which of the 27 languages a text is in: by its script if that is enough, else by common words, the form of
 * words and, after `loadNgrams`, n-grams. Only the first 800 UTF-16 code units count. Undefined if the text has no
 * letters of a known script, or no sign of any language. `outside` if it is in another language.
 */
export function detectLanguage(text: string): LanguageGuess | undefined {
  const sample = withoutCodes(text.slice(0, SAMPLE));
  const counts = countScripts(sample);
  const latin = counts.get('latin') ?? 0;
  const han = counts.get('han') ?? 0;
  const kana = counts.get('kana') ?? 0;
  let script: Script = 'latin';
  // Texts in all scripts contain names and terms in Latin letters, so letters of another script count double.
  let most = latin / 2;
  for (const [each, count] of counts) {
    if (each === 'latin' || count <= most) continue;
    script = each;
    most = count;
  }
  // A Chinese or Japanese character has as much content as two or three letters.
  if ((han + kana) * 2 > most) return guessEast(han, kana);
  if (most === 0 || script === 'other') return undefined;
  const plain = withoutNames(sample);
  const words = wordsOf(plain);
  const guess = guessAmong(languagesOfScript.get(script) ?? [], words);
  return guess && markOutside(guess, plain, words);
}

/** The guess, with `outside` if the text is in none of the 27 languages. */
function markOutside(guess: LanguageGuess, text: string, words: readonly string[]): LanguageGuess {
  const known = words.filter((word) => languagesOfWord.get(word)?.includes(guess.language)).length;
  return isOtherLanguage(text, words, known) ? { ...guess, outside: true } : guess;
}

/** Characters that mark a run of printable ASCII as an address, a link or a word with digits. */
const CODE = /[@\d]|:\/\/|(?<![\x21-\x7e])www\./g;
const RUN_END = /[^\x21-\x7e]|$/g;

/** Replaces addresses, links and words with digits by spaces, because they do not show the language. */
function withoutCodes(text: string): string {
  let plain = '';
  let end = 0;
  CODE.lastIndex = 0;
  for (let code = CODE.exec(text); code; code = CODE.exec(text)) {
    let start = code.index;
    while (start > end && isPrintableAscii(text.charCodeAt(start - 1))) start -= 1;
    RUN_END.lastIndex = code.index;
    plain += `${text.slice(end, start)} `;
    end = RUN_END.exec(text)?.index ?? text.length;
    CODE.lastIndex = end;
  }
  return plain + text.slice(end);
}

function isPrintableAscii(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

function guessEast(han: number, kana: number): LanguageGuess {
  if (kana * 20 >= han + kana) return { language: 'Japanese' };
  return han < 6 ? { language: 'Chinese', close: 'Japanese' } : { language: 'Chinese' };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
}

type Scores = Map<Language, number>;

function add(scores: Scores, language: Language | undefined, score: number): void {
  if (language) scores.set(language, (scores.get(language) ?? 0) + score);
}

function scoreByWords(words: readonly string[]): Scores {
  const scores: Scores = new Map();
  for (const word of words) {
    const owners = languagesOfWord.get(word) ?? [];
    for (const language of owners) add(scores, language, WORD_WEIGHT / owners.length);
  }
  return scores;
}

/** The most likely of the languages that share the script of the text. */
function guessAmong(candidates: readonly Language[], words: readonly string[]): LanguageGuess | undefined {
  const [only, other, third] = candidates;
  if (!only || !other) return only && { language: only };
  const scores = scoreByWords(words);
  const certain = certainLanguage(scores);
  if (certain) return { language: certain };
  const byNgrams = new Map<LanguageTag, number>();
  scoreByNgrams?.(words, byNgrams);
  for (const [tag, score] of byNgrams) add(scores, languageOfTag.get(tag), score);
  for (const language of candidates) add(scores, language, shapeScore(words, language));
  // The table of n-grams does not separate Indonesian and Malay: here they share one score. `guessIndonesianOrMalay`
  // decides later.
  scores.set('Indonesian', Math.max(scores.get('Malay') ?? 0, scores.get('Indonesian') ?? 0));
  scores.delete('Malay');
  const ranked = [...scores]
    .filter(([language, score]) => score > 0 && candidates.includes(language))
    .sort((a, b) => b[1] - a[1]);
  const [first, second] = ranked;
  // With only two candidates it must be one of them, even if no word helps.
  if (!first) return third ? undefined : { language: only, close: other };
  if (first[0] === 'Indonesian') return guessIndonesianOrMalay(words);
  const isNear = second && second[1] >= first[1] * CLOSE_SHARE;
  return isNear ? { language: first[0], close: second[0] } : { language: first[0] };
}

/** A text of this many words would show clear signs of Indonesian. Without them, weak evidence for Malay is enough. */
const FEW_WORDS = 20;

/** Without evidence for Malay the result is Indonesian, because ten times more people write it. */
function guessIndonesianOrMalay(words: readonly string[]): LanguageGuess {
  const evidence = indonesianEvidence(words);
  if (evidence <= -1) return { language: 'Malay' };
  if (evidence < 0 && words.length >= FEW_WORDS) return { language: 'Malay', close: 'Indonesian' };
  return evidence >= 1 ? { language: 'Indonesian' } : { language: 'Indonesian', close: 'Malay' };
}

/** A word with a capital after a word without one: a name, or a German noun. */
const NAME = /(?<=[\p{Ll},;] )\p{Lu}[\p{L}\p{M}'’-]*/gu;

/** The text without words that have a capital inside a sentence, if at least four words are left: they may be names. */
function withoutNames(text: string): string {
  const plain = text.replace(NAME, ' ');
  return (plain.match(/\p{Ll}{2,}/gu)?.length ?? 0) >= 4 ? plain : text;
}

/** The language that common words alone make certain. Never Indonesian or Malay, which share most of their words. */
function certainLanguage(scoresOfWords: Scores): Language | undefined {
  const [first, second] = [...scoresOfWords].sort((a, b) => b[1] - a[1]);
  if (!first || first[0] === 'Indonesian' || first[0] === 'Malay' || first[1] < CERTAIN) return undefined;
  return (second?.[1] ?? 0) * 2 > first[1] ? undefined : first[0];
}
