import { readPastedHeader } from '#reading/header/headers.ts';
import { splitText } from '#reading/parts/split-text.ts';

/** Characters that are searched: pasted megabytes would hold the page up. */
const MOST_SEARCHED = 200_000;

/** The quoted history of a mail, and the mail without it. */
export type QuotedHistory = { quoted: string; rest: string };

/** A text without its white space, and where each character of it stands. */
function squeeze(text: string): { words: string; places: number[] } {
  const places: number[] = [];
  let words = '';
  for (const { 0: run, index } of text.matchAll(/\S+/g)) {
    for (let at = 0; at < run.length; at++) places.push(index + at);
    words += run;
  }
  return { words, places };
}

/** Where a part of a text begins and ends, last; its white space may be another: lines are set apart while reading. */
function placeOf(part: string, text: string): [start: number, end: number] | undefined {
  const { words } = squeeze(part);
  const { words: all, places } = squeeze(text);
  const at = words === '' ? -1 : all.lastIndexOf(words);
  const start = places[at];
  const last = places[at + words.length - 1];
  return start === undefined || last === undefined ? undefined : [start, last + 1];
}

/**
 * The quoted history that can be cut from a mail in one piece; undefined where there is none. It is looked for in
 * the first 200,000 characters: history that is still going on there is taken to go on to the end.
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
