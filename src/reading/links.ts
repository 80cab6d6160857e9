import type { Span } from './reading.ts';

/** Finds e-mail addresses: a first, simple version. */
export function findAddresses(newText: string): Span[] {
  return [...newText.matchAll(/[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,100}\w/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Finds http(s) and www links: a first, simple version. */
export function findLinks(newText: string): Span[] {
  return [...newText.matchAll(/\b(?:https?:\/\/|www\.)\S+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
