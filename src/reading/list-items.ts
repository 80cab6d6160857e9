import type { Span } from './reading.ts';

/** Marks of list items: '- ', '• ', '1. ', '（1）', 'a) '. Chinese and Japanese put no space after them. */
const MARKS = [
  /[*–—][ \t]+/,
  /-(?:[ \t]+|(?=\p{L}))/u,
  /[•·▪◦・][ \t]*/,
  /[(（]?\p{Nd}{1,2}[.)、．）](?!\p{Nd})[ \t]*/u,
  /\(?[a-z][.)][ \t]+/,
];
const LIST_MARK = new RegExp(`^[ \\t]*(?:${MARKS.map(({ source }) => source).join('|')})(?=\\S)`, 'u');
/** Later items of a list are ignored. */
const MAX_ITEMS = 50;
/** A line without a mark is no item if it is this long or ends like a sentence. */
const LONGEST_ITEM = 120;
const SENTENCE_END = /[.。!！:：]\s*$/u;

/** The list mark at the start of a line, with the spaces around it; '' if there is none. */
export function listMark(line: string): string {
  return LIST_MARK.exec(line)?.[0] ?? '';
}

/** The list items below the line at offset `from`, up to a blank line or a line that is no item. */
function linesBelow(newText: string, from: number, hasColon: boolean): (Span & { hasMark: boolean })[] {
  const items: (Span & { hasMark: boolean })[] = [];
  const [rest = '', ...lines] = newText.slice(from).split('\n', MAX_ITEMS + 2);
  if (rest.trim() !== '') return items;
  let at = from + rest.length + 1;
  for (const line of lines) {
    const start = at;
    at += line.length + 1;
    if (line.trim() === '' && items.length === 0) continue;
    const mark = listMark(line);
    const isUnmarkedItem = hasColon && !items.some(({ hasMark }) => hasMark);
    const isShort = line.length < LONGEST_ITEM && !SENTENCE_END.test(line);
    if (line.trim() === '' || !(mark !== '' || (isUnmarkedItem && isShort))) break;
    const text = line.slice(mark.length).trim();
    const textStart = start + line.indexOf(text, mark.length);
    items.push({ text, start: textStart, end: textStart + text.length, hasMark: mark !== '' });
  }
  return items.slice(0, MAX_ITEMS);
}

/**
 * The items of the list that a sentence announces. After a colon: lines with marks, or at least two short lines without
 * marks. After another ending: at least two lines with marks that are no sentences. A question announces no list. At
 * most 50.
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

/** The fewest items of a list whose items can show what the others are. */
const MIN_LIST = 3;

/**
 * The lists of a text: lines with marks, one directly below the other. Each has at least three items; a list
 * of more than 50 is left out.
 */
export function listsIn(newText: string): Span[][] {
  const lists: Span[][] = [];
  let items: Span[] = [];
  let at = 0;
  for (const line of `${newText}\n`.split('\n')) {
    const mark = listMark(line);
    const text = line.slice(mark.length).trim();
    if (mark !== '' && text !== '') {
      const start = at + line.indexOf(text, mark.length);
      items.push({ text, start, end: start + text.length });
    } else {
      if (items.length >= MIN_LIST && items.length <= MAX_ITEMS) lists.push(items);
      items = [];
    }
    at += line.length + 1;
  }
  return lists;
}
