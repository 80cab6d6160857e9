/** One line of a text, without its line end: `text` equals `body.slice(start, end)`. */
export type Line = { text: string; start: number; end: number };

/** Splits at '\n'. The text must contain no '\r' (use `normalizeLineEnds`). */
export function splitLines(body: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start <= body.length) {
    const found = body.indexOf('\n', start);
    const end = found < 0 ? body.length : found;
    lines.push({ text: body.slice(start, end), start, end });
    start = end + 1;
  }
  return lines;
}

/** Replaces '\r\n', '\r', U+0085 and the Unicode line and paragraph separators with '\n'. */
export function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n');
}

/** Invisible characters (writing direction, joiners, byte order). Mail programs put them around header words. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\u180e]/g;

/** A line for comparing words: trimmed, without invisible characters, with ordinary spaces only. */
export function normalizeLine(text: string): string {
  if (!/[^ -~]/.test(text)) return text.trim();
  return text
    .replace(invisible, '')
    .replace(/[^\S ]/g, ' ')
    .trim();
}

/** Whether a line has no visible characters. */
export function isBlank(text: string): boolean {
  const bare = text.trim();
  return bare === '' || (bare.charCodeAt(0) > 0x7e && normalizeLine(bare) === '');
}

const quoteMark = /^[ \t]{0,3}>/;

/**
 * Whether a line is marked as quoted with '>'. A line that also ends with such marks is not a quotation: it is
 * decoration ('>>> look <<<') or an attribution of GroupWise ('>>> Anna <a@b.c> 06.01.20 10:00 >>>').
 */
export function isQuoteLine(text: string): boolean {
  return quoteMark.test(text) && !/(?:<<| >>>)[ \t]{0,3}$/.test(text);
}

/** Removes every '>' at the start of a line, the spaces between them, and one space after the last. */
export function unquoteLine(text: string): string {
  let at = 0;
  while (at < text.length) {
    let next = at;
    while (next < at + 3 && (text[next] === ' ' || text[next] === '\t')) next++;
    if (text[next] !== '>') break;
    at = next + 1;
  }
  return at > 0 && text[at] === ' ' ? text.slice(at + 1) : text.slice(at);
}

/** The zeros of the digits in dates of mail programs: Arabic, Persian, Devanagari, Bengali, Thai, full-width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/** Replaces the digits of other scripts with '0' to '9'. The length stays the same. */
export function asciiDigits(text: string): string {
  return text.replace(
    /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g,
    (figure) => {
      const code = figure.charCodeAt(0);
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
    },
  );
}
