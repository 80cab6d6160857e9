import type { Span } from './reading.ts';

/** What begins an item of a list: '- ', '• ', '1. ', 'a) ', '（1）'; Chinese and Japanese put no space behind it. */
const LIST_MARK =
  /^[ \t]*(?:[*–—][ \t]+|-(?:[ \t]+|(?=\p{L}))|[•·▪◦・][ \t]*|[(（]?\p{Nd}{1,2}[.)、．）](?!\p{Nd})[ \t]*|\(?[a-z][.)][ \t]+)(?=\S)/u;
/** Nobody reads a longer list. */
const MOST_ITEMS = 50;
/** A line without a mark that is longer than this, or ends as a sentence does, is no item. */
const LONGEST_ITEM = 120;
const SENTENCE_END = /[.。!！:：]\s*$/u;

/** The mark that a line of a list begins with, with the space around it; '' where it has none. */
export function listMark(line: string): string {
  return LIST_MARK.exec(line)?.[0] ?? '';
}

/** The lines below a text from a place on, up to a blank one or one that is no item. */
function linesBelow(newText: string, from: number, hasColon: boolean): (Span & { hasMark: boolean })[] {
  const items: (Span & { hasMark: boolean })[] = [];
  const [rest = '', ...lines] = newText.slice(from).split('\n', MOST_ITEMS + 2);
  if (rest.trim() !== '') return items;
  let at = from + rest.length + 1;
  for (const line of lines) {
    const start = at;
    at += line.length + 1;
    if (line.trim() === '' && items.length === 0) continue;
    const mark = listMark(line);
    const isPlainItem = hasColon && !items.some(({ hasMark }) => hasMark);
    const isShort = line.length < LONGEST_ITEM && !SENTENCE_END.test(line);
    if (line.trim() === '' || !(mark !== '' || (isPlainItem && isShort))) break;
    const text = line.slice(mark.length).trim();
    const place = start + line.indexOf(text, mark.length);
    items.push({ text, start: place, end: place + text.length, hasMark: mark !== '' });
  }
  return items.slice(0, MOST_ITEMS);
}

/**
 * The items of the list that a sentence announces. Below a colon: lines with marks, or at least two short ones without.
 * Below a request that ends otherwise: lines with marks that are no sentences. A question announces none. At most 50.
 */
export function announcedItems(newText: string, lead: Span): Span[] {
  const hasColon = /[:：]$/u.test(lead.text);
  if (!hasColon && /[?？؟]\s*$/u.test(lead.text)) return [];
  const items = linesBelow(newText, lead.end, hasColon);
  const isList = hasColon
    ? items.some(({ hasMark }) => hasMark) || items.length > 1
    : items.length > 1 && items.every(({ text }) => !SENTENCE_END.test(text));
  return isList ? items.map(({ text, start, end }) => ({ text, start, end })) : [];
}
