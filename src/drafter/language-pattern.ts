import { joinedLetter } from '#reading/language/script.ts';

const beginsAnywhere = (word: string) => word.startsWith('-') || joinedLetter.test(word);

function alternatives(words: readonly string[]): string {
  const each = words.map((word) => {
    const text = word.replace(/^-/, '').replace(/_$/, '');
    return word.endsWith('_') ? String.raw`${text}(?![\p{L}\p{M}])` : text;
  });
  return `(?:${each.join('|')})`;
}

/**
 * One pattern of words of many languages, in lists parted by '|', lower case. A word is the beginning of one; '-' in front
 * lets it begin inside a word, '_' behind makes it end there.
 */
export function languagePattern(lists: readonly string[]): RegExp {
  const words = lists.flatMap((list) => list.split('|'));
  const anywhere = words.filter(beginsAnywhere);
  const starts = words.filter((word) => !beginsAnywhere(word));
  const parts = [
    ...(starts.length > 0 ? [String.raw`(?<![\p{L}\p{M}])${alternatives(starts)}`] : []),
    ...(anywhere.length > 0 ? [alternatives(anywhere)] : []),
  ];
  return new RegExp(parts.join('|'), 'u');
}
