import type { Ask, LanguageGuess } from './reading.ts';
import { splitSentences } from './sentences.ts';

/** Finds the questions of a mail: a first, simple version. */
export function findAsks(newText: string, _language?: LanguageGuess): Ask[] {
  return splitSentences(newText)
    .filter((sentence) => sentence.text.endsWith('?'))
    .map((sentence) => ({ ...sentence, kind: 'question', answer: 'yes-no', sentence: sentence.text }));
}
