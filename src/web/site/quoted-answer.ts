/** A paragraph of a reply that answers an ask: the ask in the mail's words, and what is answered to it. */
type QuotedAnswer = { quote: string; answer: string };

/** The first line of such a paragraph begins with it, as in any mail. */
export const QUOTE_MARK = '> ';

/** A paragraph whose first line quotes the mail, taken apart. Undefined for any other. */
export function quotedAnswer(paragraph: string): QuotedAnswer | undefined {
  const lineEnd = paragraph.indexOf('\n');
  if (!paragraph.startsWith(QUOTE_MARK) || lineEnd < 0) return undefined;
  return { quote: paragraph.slice(QUOTE_MARK.length, lineEnd), answer: paragraph.slice(lineEnd + 1) };
}
