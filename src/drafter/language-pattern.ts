/** Scripts that join words: a word of theirs may begin anywhere. */
const joined =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]/u;

function alternative(word: string): string {
  const text = word.replace(/^-/, '').replace(/_$/, '');
  const start = joined.test(word) || word.startsWith('-') ? '' : String.raw`(?<![\p{L}\p{M}])`;
  return `${start}${text}${word.endsWith('_') ? String.raw`(?![\p{L}\p{M}])` : ''}`;
}

/**
 * One pattern of words of many languages, in lists parted by '|', lower case. A word is the beginning of one; '-' in front
 * lets it begin inside a word, '_' behind makes it end there.
 */
export function languagePattern(lists: readonly string[]): RegExp {
  return new RegExp(
    lists
      .flatMap((list) => list.split('|'))
      .map(alternative)
      .join('|'),
    'u',
  );
}
