import { NUMBER } from './numbers.ts';

/** Signs, codes and names of currencies that are often mistaken for one another, in any of the languages; '~' is any ending. */
const names: Readonly<Record<string, readonly [signs: string, words: string]>> = {
  dollar: [
    '\\$|دولار|ドル|美元|달러|ดอลลาร์|דולר',
    'usd|us\\$|dollar~|dolar~|dólar~|доллар~|долар~|डॉलर|ডলার|δολάρι~|δολαρί~|đô la|dola',
  ],
  euro: ['€|يورو|ユーロ|欧元|유로|ยูโร|אירו|יורו', 'eur|euros?|eura|евро|євро|यूरो|ইউরো|ευρώ|yuro'],
  pound: [
    '£|ポンド|英镑|파운드|ปอนด์|ליש"ט',
    'gbp|pounds?|pfund|livres?|libras?|sterlin~|фунт~|पाउंड|পাউন্ড|pauni',
  ],
  rouble: ['₽|روبل|ルーブル|卢布|루블', 'rub|roubles?|rubel|rubl~|руб|рубл~|рубел~'],
  franc: ['フラン|瑞士法郎', 'chf|franken|francs?|franchi|франк~'],
};

const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const patterns = Object.values(names).map(([signs, words]) => {
  const word = `(?<!${LETTER})(?:${words.normalize('NFC').replaceAll('~', '[\\p{L}\\p{M}]*')})(?!${LETTER})`;
  const source = `(?:${signs}|${word})`;
  return {
    anywhere: new RegExp(source, 'iu'),
    before: new RegExp(`${source}[ \\u00a0\\u202f]?$`, 'iu'),
    behind: new RegExp(`^[ \\u00a0\\u202f]?${source}`, 'iu'),
  };
});

/** No sign or name is longer, in UTF-16 code units. */
const LONGEST = 14;

/**
 * Sums of `text` in a currency that `source` does not know while it knows another one: 'the hall costs $4,500' where the
 * mail has euros. Start and end are places in `text`. Linear.
 */
export function foreignSums(text: string, source: string): { start: number; end: number }[] {
  const known = patterns.filter(({ anywhere }) => anywhere.test(source));
  if (known.length === 0) return [];
  const unknown = patterns.filter((pattern) => !known.includes(pattern) && pattern.anywhere.test(text));
  if (unknown.length === 0) return [];
  return [...text.matchAll(NUMBER)].flatMap(({ index, 0: figure }) => {
    const end = index + figure.length;
    const from = Math.max(0, index - LONGEST);
    for (const { before, behind } of unknown) {
      const ahead = before.exec(text.slice(from, index));
      if (ahead) return [{ start: from + ahead.index, end }];
      const after = behind.exec(text.slice(end, end + LONGEST));
      if (after) return [{ start: index, end: end + after[0].length }];
    }
    return [];
  });
}
