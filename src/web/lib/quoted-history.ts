import { readPastedHeader } from '#reading/header/headers.ts';
import { splitText } from '#reading/parts/split-text.ts';

/** Characters that are searched: pasted megabytes would hold the page up. */
const MOST_SEARCHED = 200_000;

/** The quoted history of a mail, and the mail without it. */
export type QuotedHistory = { quoted: string; rest: string };

/**
 * The quoted history that can be cut from a mail in one piece; undefined where there is none. It is looked for in
 * the first 200,000 characters: history that is still going on there is taken to go on to the end.
 */
export function findQuotedHistory(text: string): QuotedHistory | undefined {
  const searched = text.slice(0, MOST_SEARCHED);
  const { quoted } = splitText(readPastedHeader(searched).body);
  const at = quoted === '' ? -1 : searched.lastIndexOf(quoted);
  if (at < 0) return undefined;
  const foundEnd = at + quoted.length;
  const end = searched.slice(foundEnd).trim() === '' ? text.length : foundEnd;
  const rest = `${text.slice(0, at)}${text.slice(end)}`.trim();
  return rest === '' ? undefined : { quoted: text.slice(at, end).trim(), rest };
}
