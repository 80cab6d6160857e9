/** A paragraph of a reply that answers an ask: the ask in the mail's words, and the answer to it. */
type QuotedAnswer = { quote: string; answer: string };

/** The first line of such a paragraph begins with this mark, which is usual in mails. */
export const QUOTE_MARK = '> ';

/** Splits a paragraph whose first line quotes the mail. Undefined for any other paragraph. */
export function quotedAnswer(paragraph: string): QuotedAnswer | undefined {
  const lineEnd = paragraph.indexOf('\n');
  if (!paragraph.startsWith(QUOTE_MARK) || lineEnd < 0) return undefined;
  return { quote: paragraph.slice(QUOTE_MARK.length, lineEnd), answer: paragraph.slice(lineEnd + 1) };
}
