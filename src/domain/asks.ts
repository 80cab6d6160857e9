/**
 * The kinds of answer that an ask of a mail needs. The question word decides the kind of a direct question; other words
 * decide 'request' and 'need'.
 */
export const askKinds = [
  'yes-no',
  'choice',
  'when',
  'how-much',
  'how-many',
  'who',
  'where',
  'what',
  'why',
  'how',
  'request',
  'need',
] as const;

export type AskKind = (typeof askKinds)[number];

/** The words of an ask without differences of case, spaces and marks. Two texts with the same key are the same ask. */
export function askKey(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
