import type { Span } from './reading.ts';

/** The longest link, in UTF-16 code units. No person writes a longer one. */
const LONGEST_LINK = 2_000;
const MAX_FOUND = 200;

const LINK_START = /(?<![\p{L}\p{N}@.])(?:https?:\/\/|www\.)(?=[\p{L}\p{N}])/giu;
const LINK_END = /[\s<>"“”«»‹›`{}|\\^]|[、。！？】」]/u;

/** Finds http(s) and www links, without the punctuation around them. At most 200. Never throws; linear. */
export function findLinks(newText: string): Span[] {
  const found: Span[] = [];
  LINK_START.lastIndex = 0;
  for (
    let match = LINK_START.exec(newText);
    match && found.length < MAX_FOUND;
    match = LINK_START.exec(newText)
  ) {
    const start = match.index;
    let end = start + match[0].length;
    while (end < newText.length && end - start < LONGEST_LINK && !LINK_END.test(newText[end] ?? '')) end += 1;
    end = endWithoutMarks(newText, start + match[0].length, end);
    LINK_START.lastIndex = Math.max(end, LINK_START.lastIndex);
    const host = newText.slice(start + match[0].length, end).split(/[/?#:]/, 1)[0] ?? '';
    if (host === '' || (match[0].toLowerCase() === 'www.' && !host.includes('.'))) continue;
    found.push({ text: newText.slice(start, end), start, end });
  }
  return found;
}

/** The end of a link without the punctuation after it. A closing bracket stays if the link has its opening bracket. */
function endWithoutMarks(text: string, from: number, to: number): number {
  let end = to;
  while (end > from) {
    const sign = text[end - 1] ?? '';
    const opener = sign === ')' ? '(' : sign === ']' ? '[' : undefined;
    if (opener ? text.slice(from, end - 1).includes(opener) : !/[.,;:!?'’*_~]/.test(sign)) break;
    end -= 1;
  }
  return end;
}

/** Whether a mail program may show a word as a link or an address. True for 'example.com/path' too. */
export function isLinkOrAddress(word: string): boolean {
  return /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.[a-z]{2,}\//iu.test(word);
}
