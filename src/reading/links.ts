import type { Span } from './reading.ts';

/** The greatest lengths, in UTF-16 code units. Source for addresses: RFC 5321. No person writes a longer link. */
const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 255;
const LONGEST_LINK = 2_000;
const MAX_FOUND = 200;

const LOCAL_SIGN = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const DOMAIN_SIGN = /[\p{L}\p{N}.-]/u;

/** Finds e-mail addresses: searches for '@' and reads in both directions from it. At most 200. Never throws; linear. */
export function findAddresses(newText: string): Span[] {
  const found: Span[] = [];
  let previousEnd = 0;
  for (
    let at = newText.indexOf('@');
    at >= 0 && found.length < MAX_FOUND;
    at = newText.indexOf('@', at + 1)
  ) {
    let start = at;
    while (start > previousEnd && at - start < LONGEST_LOCAL && LOCAL_SIGN.test(newText[start - 1] ?? ''))
      start -= 1;
    while (start < at && !/[\p{L}\p{N}_]/u.test(newText[start] ?? '')) start += 1;
    let end = at + 1;
    while (end < newText.length && end - at < LONGEST_DOMAIN && DOMAIN_SIGN.test(newText[end] ?? ''))
      end += 1;
    while (end > at + 1 && /[.-]/.test(newText[end - 1] ?? '')) end -= 1;
    const domain = newText.slice(at + 1, end);
    if (start === at || newText[at - 1] === '.' || !isDomain(domain)) continue;
    found.push({ text: newText.slice(start, end), start, end });
    previousEnd = end;
  }
  return found;
}

/** Labels separated by single dots. The last one begins with a letter. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    /^\p{L}[\p{L}\p{N}-]{1,62}$/u.test(last) &&
    labels.every((label) => label !== '' && label.length < 64 && !label.startsWith('-'))
  );
}

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
