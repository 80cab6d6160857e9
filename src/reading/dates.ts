import type { DateMention, LanguageGuess } from './reading.ts';

/** Finds days and times in a mail: a first, simple version that knows ISO days. */
export function findDates(newText: string, _mailDate?: string, _language?: LanguageGuess): DateMention[] {
  return [...newText.matchAll(/\b\d{4}-\d{2}-\d{2}\b/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    resolved: match[0],
    proposed: false,
  }));
}
