/**
 * The words of a request without the day by which it is wanted, and that day; '' for none. `day` captures the day's words;
 * `soon` takes what else says when, flag 'g'.
 */
export function timeless(words: string, day: RegExp, soon: RegExp): { words: string; day: string } {
  const found = day.exec(words)?.[1]?.trim() ?? '';
  const rest = words
    .replace(found || /(?!)/, '')
    .replace(soon, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return { words: rest, day: found };
}
