import { readPastedHeader } from '#reading/header/headers.ts';
import { splitText } from '#reading/parts/split-text.ts';

/** Characters that are searched: pasted megabytes would take too long. */
const MOST_SEARCHED = 200_000;

/** The quoted history of a mail, and the mail without it. */
export type QuotedHistory = { quoted: string; rest: string };

/** A text without white space, and the position of each remaining character in the original. */
function squeeze(text: string): { words: string; places: number[] } {
  const places: number[] = [];
  let words = '';
  for (const { 0: run, index } of text.matchAll(/\S+/g)) {
    for (let at = 0; at < run.length; at++) places.push(index + at);
    words += run;
  }
  return { words, places };
}

/**
 * The start and the end of the last place of a part in a text. White space is ignored, because lines are separated
 * during reading.
 */
function placeOf(part: string, text: string): [start: number, end: number] | undefined {
  const { words } = squeeze(part);
  const { words: all, places } = squeeze(text);
  const at = words === '' ? -1 : all.lastIndexOf(words);
  const start = places[at];
  const last = places[at + words.length - 1];
  return start === undefined || last === undefined ? undefined : [start, last + 1];
}

/**
 * The quoted history that can be cut from a mail in one piece; undefined if there is none. Searches the first 200,000
 * characters. History that reaches their end is assumed to continue to the end of the mail.
 */
export function findQuotedHistory(text: string): QuotedHistory | undefined {
  const searched = text.slice(0, MOST_SEARCHED);
  const { quoted } = splitText(readPastedHeader(searched).body);
  const place = placeOf(quoted, searched);
  if (!place) return undefined;
  const [at, foundEnd] = place;
  const end = searched.slice(foundEnd).trim() === '' ? text.length : foundEnd;
  const rest = `${text.slice(0, at)}${text.slice(end)}`.trim();
  return rest === '' ? undefined : { quoted: text.slice(at, end).trim(), rest };
}
