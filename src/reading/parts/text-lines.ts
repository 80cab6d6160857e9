/** One line of a text: `text` equals `body.slice(start, end)`, without its line end. */
export type Line = { text: string; start: number; end: number };

/** Splits at '\n'; the text is expected to hold no '\r' (`normalizeLineEnds`). */
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

/** '\r\n', '\r' and the Unicode line and paragraph separators become '\n'. */
export function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n');
}

// Marks of writing direction, joiners and byte order: mail programs put them around header words.
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\u180e]/g;

/** A line as words are compared: no invisible marks, every kind of space one space, trimmed. */
export function plainLine(text: string): string {
  if (!/[^ -~]/.test(text)) return text.trim();
  return text
    .replace(invisible, '')
    .replace(/[^\S ]/g, ' ')
    .trim();
}

/** Every run of white space as one space; single spaces, which are most, are passed over. */
export function foldSpaces(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ');
}

/** Whether a line holds nothing that is seen. */
export function isBlank(text: string): boolean {
  const bare = text.trim();
  return bare === '' || (bare.charCodeAt(0) > 0x7e && plainLine(bare) === '');
}

const quoteMark = /^[ \t]{0,3}>/;

/**
 * Whether a line is marked as quoted with '>'. A line that also ends in marks is decoration ('>>> look <<<') or
 * introduces a quotation, as GroupWise does ('>>> Anna <a@b.c> 06.01.20 10:00 >>>').
 */
export function isQuoteLine(text: string): boolean {
  return quoteMark.test(text) && !/(?:<<| >>>)[ \t]{0,3}$/.test(text);
}

/** Takes every leading '>' off a line, with one space after each. */
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

/** The zeros of the digits that mail programs write dates with: Arabic, Persian, Devanagari, Bengali, Thai, wide. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/** Figures of other scripts as '0' to '9'; the length stays. */
export function asciiFigures(text: string): string {
  return text.replace(
    /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g,
    (figure) => {
      const code = figure.charCodeAt(0);
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
    },
  );
}
