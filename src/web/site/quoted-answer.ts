/** A paragraph of a reply that quotes an ask of the mail and answers it. */
type QuotedAnswer = { quote: string; answer: string };

/** The start of the line with the quotation, as usual in mails. */
export const QUOTE_MARK = '> ';

/** The quotation and the answer of a paragraph; undefined if its first line is no quotation. */
export function quotedAnswer(paragraph: string): QuotedAnswer | undefined {
  const lineEnd = paragraph.indexOf('\n');
  if (!paragraph.startsWith(QUOTE_MARK) || lineEnd < 0) return undefined;
  return { quote: paragraph.slice(QUOTE_MARK.length, lineEnd), answer: paragraph.slice(lineEnd + 1) };
}
