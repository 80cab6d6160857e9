/** A reply's text as it is in the mail, and whether it is declared as flowed (RFC 3676). */
type ComposedBody = { text: string; isFlowed: boolean };

/**
 * The space at the end of a line that is not a signature mark: in flowed text it would join the next line to this one.
 */
const trailingSpace = /(?<!(?:^|\n)(?:>+ ?)?--) (?=\n|$)/;
/** The starts of lines that get a space in front, which the reader removes again (RFC 3676, section 4.4). */
const stuffed = /(^|\n)(?= |From )/g;

/**
 * Prepares a reply's text for sending. Read as flowed text, it is exactly what the person wrote, character for
 * character. No line is broken: the transfer encoding allows any length, and a reader without flowed text, such as
 * Gmail's own page, would show the breaks. Lines quoted with '>' stay quotations. A text with spaces at the end of a
 * line would lose them as flowed text, so it is sent as plain text. Line ends become CRLF.
 */
export function composeBody(body: string): ComposedBody {
  const lines = body.toWellFormed().replace(/\r\n?/g, '\n');
  const isFlowed = !trailingSpace.test(lines);
  const text = isFlowed ? lines.replace(stuffed, '$1 ') : lines;
  // A mail ends with a line end that is not part of its text. If the person's text ends with one, it needs another.
  return { text: (text.endsWith('\n') ? `${text}\n` : text).replaceAll('\n', '\r\n'), isFlowed };
}
