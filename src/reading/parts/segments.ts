import { type HeaderBlock, isMessageHeader, parseHeaderLine, readHeaderRun } from '../header/header-lines.ts';
import { isBlank, isQuoteLine, type Line, normalizeLine, splitLines } from '../text-lines.ts';
import { mailWords } from '../word-lists.ts';
import { type Attribution, attributionColumn, findAttributions } from './attribution.ts';

/**
 * The kind of a line in a mail: text of the sender, words that introduce a quotation ('On … wrote:', header lines,
 * 'Original Message'), lines marked as quoted, or history without marks. History continues to the end of the mail.
 */
type LineKind = 'text' | 'introduction' | 'quote' | 'history';

/** A line of the body with its kind. */
export type MarkedLine = Line & { kind: LineKind };

/** A body with the kind of every line, in order. */
export type MarkedText = {
  lines: MarkedLine[];
  /** The header of a forwarded message above all text. The text is then the text of that message. */
  forwarded?: HeaderBlock['fields'];
};

const originals = new Set(mailWords('original'));
const forwards = new Set(mailWords('forwarded'));
const forwardedBy = mailWords('forwardedBy');

/** Whether a line is '-----Original Message-----', 'Begin forwarded message:' or similar, in any known language. */
function isMessageSeparator(text: string): boolean {
  if (text.length > 120) return false;
  const normalized = normalizeLine(text).toLowerCase();
  const bare = normalized
    .replace(/^[-\u2010\u2011–—_=*> ]{1,60}/, '')
    .replace(/[-\u2010\u2011–—_=*: ：]{1,60}$/, '');
  const namesForwarder = forwardedBy.some(
    (words) => bare.startsWith(`${words} `) && bare.length < words.length + 80,
  );
  if (namesForwarder && normalized.startsWith('-----')) return true;
  if (!/[-‐‑–—_=*:：]$/.test(normalized)) return false;
  const wrapped = bare.length <= normalized.length - 4;
  if (originals.has(bare)) return wrapped || normalized.endsWith(':');
  if (forwards.has(bare)) return wrapped || /[:：]$/.test(normalized);
  return wrapped && namesForwarder;
}

const delimiter = /^(?:[-_=*~#+—–]{3,}|[-_=*] ?[-_=*] ?[-_=*][-_=* ]*)$/;

function isDelimiter(text: string): boolean {
  return text.length <= 200 && /^\s*[-_=*~#+—–]/.test(text) && delimiter.test(normalizeLine(text));
}

/** Cuts a line in two if an attribution begins inside it. */
function cutSharedLines(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    const column = attributionColumn(line.text);
    if (column === undefined) return [line];
    const at = line.start + column;
    return [
      { text: line.text.slice(0, column), start: line.start, end: at },
      { text: line.text.slice(column), start: at, end: line.end },
    ];
  });
}

/** The index of the first line with text, at or after `from`; the number of lines if there is none. */
function nextText(lines: readonly Line[], from: number): number {
  let index = from;
  while (index < lines.length && isBlank(lines[index]?.text ?? '')) index++;
  return index;
}

/** Whether a line between quoted lines lost its '>' when a program wrapped it: it is not the start of a sentence. */
function isOverflow(lines: readonly Line[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  const next = lines[index + 1]?.text ?? '';
  if (isBlank(text) || !isQuoteLine(next)) return false;
  const before = lines[index - 1]?.text ?? '';
  return /^\s*[\p{Ll}(<[]/u.test(text) || (before.length > 70 && /^\s*[\p{Ll}\d]/u.test(text));
}

/** The end of the quoted lines that begin at `from`. Blank lines between them belong to them. */
function quoteEnd(lines: readonly Line[], from: number): number {
  let end = from;
  let index = from;
  while (index < lines.length) {
    const text = lines[index]?.text ?? '';
    if (isQuoteLine(text) || (end === index && isOverflow(lines, index))) end = ++index;
    else if (isBlank(text)) index++;
    else break;
  }
  return end;
}

const initials = /^ ?[\p{Lu}]{1,4}> ?/u;

/** The end of at least two lines that are quoted with the initials of the author ('AB> text'); else `from`. */
function initialsEnd(lines: readonly Line[], from: number): number {
  const mark = initials.exec(lines[from]?.text ?? '')?.[0].trim();
  let end = from;
  while (mark && (lines[end]?.text ?? '').trimStart().startsWith(mark)) end++;
  return end - from >= 2 ? end : from;
}

/** The introduction of a quotation: the first line after it, and its header if it has one. */
type Introduction = { end: number; header?: HeaderBlock['fields'] };

function introductionAt(
  lines: readonly Line[],
  index: number,
  found: ReadonlyMap<number, Attribution>,
): Introduction | undefined {
  const text = lines[index]?.text ?? '';
  const attribution = found.get(index);
  if (isMessageSeparator(text)) {
    // Lotus Notes wraps this line: '---- Forwarded by Anna on 04/04/2001' and '01:19 PM ----'.
    const wrapped = /-{5,}\s*$/.test((lines[index + 1]?.text ?? '').slice(0, 200));
    const end = wrapped && !/[-=_:]\s*$/.test(text) ? index + 2 : index + 1;
    const below = nextText(lines, end);
    const run = below <= end + 3 ? readHeaderRun(lines, below) : undefined;
    if (run && !isQuoteLine(lines[below]?.text ?? '')) return { end: run.end, header: run.fields };
    return { end };
  }
  if (attribution) return { end: attribution.end };
  if (isDelimiter(text)) {
    let below = nextText(lines, index + 1);
    if (below < lines.length && isDelimiter(lines[below]?.text ?? '')) below = nextText(lines, below + 1);
    if (below > index + 8 || below >= lines.length || isQuoteLine(lines[below]?.text ?? '')) return undefined;
    return (
      messageHeaderAt(lines, below) ??
      (isMessageSeparator(lines[below]?.text ?? '') ? introductionAt(lines, below, found) : undefined)
    );
  }
  return messageHeaderAt(lines, index);
}

function messageHeaderAt(lines: readonly Line[], index: number): Introduction | undefined {
  const text = lines[index]?.text ?? '';
  if (isQuoteLine(text) || !parseHeaderLine(text)) return undefined;
  const run = readHeaderRun(lines, index);
  return run && isMessageHeader(run.fields) ? { end: run.end, header: run.fields } : undefined;
}

/** The lines of closed code blocks ('```'). Inside them '>' and header words have no meaning. */
function fencedLines(lines: readonly Line[]): Set<number> {
  const fenced = new Set<number>();
  let open: number | undefined;
  for (const [index, { text }] of lines.entries()) {
    if (!/^ {0,3}```/.test(text)) continue;
    if (open === undefined) open = index;
    else {
      for (let inside = open; inside <= index; inside++) fenced.add(inside);
      open = undefined;
    }
  }
  return fenced;
}

/**
 * Marks every line of the body of a mail: text of the sender, introduction of a quotation, or quoted text. Linear in
 * the length of the body. Expects '\n' line ends.
 */
export function markLines(body: string): MarkedText {
  const lines = cutSharedLines(splitLines(body));
  const found = findAttributions(lines);
  const fenced = fencedLines(lines);
  const marked: MarkedLine[] = [];
  const take = (end: number, kind: LineKind) => {
    for (const line of lines.slice(marked.length, end)) marked.push({ ...line, kind });
  };
  let forwarded: HeaderBlock['fields'] | undefined;
  let hasText = false;
  /** The end of the header lines that were already read and belong to no message. */
  let headerLinesEnd = 0;
  while (marked.length < lines.length) {
    const index = marked.length;
    const text = lines[index]?.text ?? '';
    if (isBlank(text) || fenced.has(index)) {
      hasText ||= fenced.has(index);
      take(index + 1, 'text');
      continue;
    }
    const quotedTo = isQuoteLine(text) ? quoteEnd(lines, index) : initialsEnd(lines, index);
    if (quotedTo > index) {
      take(quotedTo, 'quote');
      continue;
    }
    // Header lines that belong to no message are read only once, so that the time stays linear.
    const introduction =
      index < headerLinesEnd && !found.has(index) ? undefined : introductionAt(lines, index, found);
    if (!introduction) {
      if (index >= headerLinesEnd && parseHeaderLine(text))
        headerLinesEnd = readHeaderRun(lines, index)?.end ?? headerLinesEnd;
      take(index + 1, 'text');
      hasText = true;
      continue;
    }
    const below = nextText(lines, introduction.end);
    const hasMarks = below < lines.length && isQuoteLine(lines[below]?.text ?? '');
    const { header } = introduction;
    if (hasText && !hasMarks) {
      take(lines.length, 'history');
    } else {
      take(introduction.end, 'introduction');
      if (!hasText && !hasMarks && header) forwarded ??= header;
    }
  }
  return forwarded ? { lines: marked, forwarded } : { lines: marked };
}
