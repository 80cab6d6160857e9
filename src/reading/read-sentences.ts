import type { Language } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { type CueText, compileCues, cueText } from './cues.ts';
import { perLanguage } from './language/per-language.ts';
import type { Span } from './reading.ts';
import { splitSentences } from './sentences.ts';

/** A sentence of a mail, prepared for the search for cues. */
export type ReadSentence = Span & { words: CueText };

/** A mail that a person wrote has fewer sentences. */
const MOST_SENTENCES = 500;

/** The words of a language after which a new clause begins. */
export const connectorsOf = perLanguage((language) =>
  compileCues([[readingWords[language].asks.connectors, true as const]]),
);

/** The sentences of a text, at most 500, each prepared for the search for cues. Linear. */
export function readSentences(text: string, language: Language = 'English'): ReadSentence[] {
  const connectors = connectorsOf(language);
  return splitSentences(text, language)
    .slice(0, MOST_SENTENCES)
    .map((span) => ({ ...span, words: cueText(span.text, connectors) }));
}
