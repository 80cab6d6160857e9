const QUOTE = /["“”]/g;

/** Whether a place of a text, in UTF-16 code units, stands between double quotation marks. Linear. */
export function insideQuotes(text: string, at: number): boolean {
  let marks = 0;
  for (const [sign] of text.slice(0, at).matchAll(QUOTE)) {
    if (sign === '"') marks += 1;
    else marks = sign === '“' ? 1 : 0;
  }
  return marks % 2 === 1;
}
