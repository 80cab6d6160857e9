/** A reply's text as it stands in the mail, and whether it is declared as flowed (RFC 3676). */
type ComposedBody = { text: string; isFlowed: boolean };

/** A line that ends in a space and is no signature's mark: in flowed text it would swallow the line below. */
const trailingSpace = /(?<!(?:^|\n)(?:>+ ?)?--) (?=\n|$)/;
/** Lines that are stuffed with a space, which the reader takes off again (RFC 3676, section 4.4). */
const stuffed = /(^|\n)(?= |From )/g;

/**
 * Makes a reply's text ready to be sent: read as flowed text it is, character for character, what the person wrote. No
 * line is broken: the transfer encoding takes any length, and what does not know flowed text, Gmail's own page for one,
 * would show the breaks. Lines quoted with '>' stay quotations. A text with spaces at the end of a line cannot be flowed
 * without losing them, and goes as plain text. Line ends become CRLF.
 */
export function composeBody(body: string): ComposedBody {
  const lines = body.toWellFormed().replace(/\r\n?/g, '\n');
  const isFlowed = !trailingSpace.test(lines);
  const text = isFlowed ? lines.replace(stuffed, '$1 ') : lines;
  // A mail's text ends with a line end, which is none of it: one that the person wrote needs another.
  return { text: (text.endsWith('\n') ? `${text}\n` : text).replaceAll('\n', '\r\n'), isFlowed };
}
