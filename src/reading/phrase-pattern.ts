import { joinedLetter } from './language/script.ts';

/** The source of a pattern that matches any of the words literally. Longer words must come before their beginnings. */
export function anyOf(words: readonly string[]): string {
  return words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
}

function sourceOf(phrase: string): string {
  const words = phrase.replace(/\$$/, '').split(' ');
  let source = '';
  for (const [place, word] of words.entries()) {
    if (place > 0 && words[place - 1] !== '..') source += '\\s';
    if (word === '..') source += '(?:\\S{1,40}\\s){0,5}';
    else source += word === '*' ? '\\S{1,40}' : anyOf([word]).replaceAll('\\*', '[\\p{L}\\p{M}\\p{N}]*');
  }
  if (phrase.endsWith('$')) return `${source}(?=\\s*[.!]?$|\\s*[:–-])`;
  return phrase.endsWith('*') || joinedLetter.test(phrase.slice(-1)) ? source : `${source}(?![\\p{L}\\p{M}])`;
}

/**
 * A pattern for phrases of language files. The text must be lower case with straight apostrophes (`comparedText`). '*'
 * means any letters or a whole word, '..' up to five words, '$' after a phrase the end of the text, a colon or a dash.
 */
export function phrasePattern(phrases: readonly string[], place: 'start' | 'anywhere' = 'anywhere'): RegExp {
  const isJoined = (phrase: string) => joinedLetter.test(phrase.slice(0, 1));
  const NONE = '(?!)';
  const joined = phrases.filter(isJoined).map(sourceOf).join('|') || NONE;
  const parted = phrases.filter((phrase) => !isJoined(phrase)).map(sourceOf);
  const source = `(?<![\\p{L}\\p{M}])(?:${parted.join('|') || NONE})|(?:${joined})`;
  return new RegExp(place === 'start' ? `^(?:${source})` : source, 'u');
}

/** A text in the form that `phrasePattern` needs. */
export function comparedText(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
