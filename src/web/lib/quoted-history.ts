import { readPastedHeader } from '#reading/header/headers.ts';
import { splitText } from '#reading/parts/split-text.ts';

/** The number of characters that are searched: megabytes of pasted text would take too long. */
const MAX_SEARCHED = 200_000;

/** The quoted history of a mail, and the mail without it. */
export type QuotedHistory = { quoted: string; newText: string };

/** A text without white space, and the position of each remaining character in the original. */
function withoutWhiteSpace(text: string): { words: string; places: number[] } {
  const places: number[] = [];
  let words = '';
  for (const { 0: run, index } of text.matchAll(/\S+/g)) {
    for (let at = 0; at < run.length; at++) places.push(index + at);
    words += run;
  }
  return { words, places };
}

/**
 * Where a part is in a text, at its last occurrence. White space is ignored, because reading changes the line breaks.
 */
function placeOf(part: string, text: string): [start: number, end: number] | undefined {
  const { words } = withoutWhiteSpace(part);
  const { words: all, places } = withoutWhiteSpace(text);
  const at = words === '' ? -1 : all.lastIndexOf(words);
  const start = places[at];
  const last = places[at + words.length - 1];
  return start === undefined || last === undefined ? undefined : [start, last + 1];
}

/**
 * Finds the quoted history that can be cut from a mail in one piece; undefined if there is none. Searches the first
 * 200,000 characters. History at their end is assumed to continue to the end of the mail.
 */
export function findQuotedHistory(text: string): QuotedHistory | undefined {
  const searched = text.slice(0, MAX_SEARCHED);
  const { quoted } = splitText(readPastedHeader(searched).body);
  const place = placeOf(quoted, searched);
  if (!place) return undefined;
  const [at, foundEnd] = place;
  const end = searched.slice(foundEnd).trim() === '' ? text.length : foundEnd;
  const newText = `${text.slice(0, at)}${text.slice(end)}`.trim();
  return newText === '' ? undefined : { quoted: text.slice(at, end).trim(), newText };
}
