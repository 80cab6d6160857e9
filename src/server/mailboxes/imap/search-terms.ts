/** A word or a phrase to search for, and the part of a message that it must be in. `text`: anywhere. */
export type SearchTerm = { field: 'text' | 'from' | 'to' | 'subject'; value: string };

/** The most terms of a search. Each is a search of its own: IMAP would look for words as one phrase. */
const MAX_TERMS = 4;

/** A phrase in quotation marks, or a word. The name of a field and a colon can be before it. */
const termFormat = /(?:\b(from|to|subject):)?(?:["“”„]([^"“”„]+)["“”„]|([^\s"“”„]+))/gi;

/**
 * The terms of what a person typed: `from:anna "two words" offer`. The fields are those that IMAP can search in; any
 * other word with a colon is a word. Source: RFC 9051, section 6.4.4.
 */
export function searchTerms(typed: string): SearchTerm[] {
  const found = [...typed.matchAll(termFormat)].map(([, field = 'text', phrase, word = '']) => ({
    field: field.toLowerCase() as SearchTerm['field'],
    value: (phrase ?? word).trim(),
  }));
  return found.filter(({ value }) => value !== '').slice(0, MAX_TERMS);
}
