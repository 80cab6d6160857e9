import { readPastedHeader } from '#reading/header/headers.ts';
import { splitText } from '#reading/parts/split-text.ts';

/** Quoted history of a mail: its length in characters, and the mail without it. */
export type QuotedHistory = { length: number; rest: string };

/** The quoted history that can be cut from a mail in one piece; undefined where there is none. */
export function findQuotedHistory(text: string): QuotedHistory | undefined {
  const { quoted } = splitText(readPastedHeader(text).body);
  const at = quoted === '' ? -1 : text.lastIndexOf(quoted);
  if (at < 0) return undefined;
  const rest = `${text.slice(0, at)}${text.slice(at + quoted.length)}`.trim();
  return rest === '' ? undefined : { length: quoted.length, rest };
}
