import type { Language } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { type CueText, compileCues, cueText } from './cues.ts';
import { perLanguage } from './language/per-language.ts';
import type { Span } from './reading.ts';
import { splitSentences } from './sentences.ts';

/** A sentence of a mail, made ready for looking up cues. */
export type ReadSentence = Span & { words: CueText };

/** No mail that a person wrote has more. */
const MOST_SENTENCES = 500;

/** The words after which a clause begins anew in a language. */
export const connectorsOf = perLanguage((language) =>
  compileCues([[readingWords[language].asks.connectors, true as const]]),
);

/** The sentences of a text, at most 500, each made ready for looking up cues. Linear. */
export function readSentences(text: string, language: Language = 'English'): ReadSentence[] {
  const connectors = connectorsOf(language);
  return splitSentences(text, language)
    .slice(0, MOST_SENTENCES)
    .map((span) => ({ ...span, words: cueText(span.text, connectors) }));
}
