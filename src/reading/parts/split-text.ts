import { type HeaderBlock, isMessageHeader, readHeaderRun } from '../header/header-lines.ts';
import type { TextParts } from '../reading.ts';
import { isBlank, normalizeLineEnds, splitLines, unquoteLine } from '../text-lines.ts';
import { cutBareName } from './bare-name.ts';
import { closingColumn } from './closing-line.ts';
import { findClosing } from './find-closing.ts';
import { type MarkedLine, type MarkedText, markLines } from './segments.ts';

/** The kind of a segment. The sender writes the `sign-off`; programs and companies add the `signature` below it. */
type SegmentKind = 'text' | 'sign-off' | 'signature' | 'introduction' | 'quote' | 'history';

/** A piece of a mail of one kind, as written. All segments joined with '\n' are the body, except for white space. */
export type Segment = { kind: SegmentKind; text: string };

export type SplitMail = {
  segments: Segment[];
  parts: TextParts;
  /** The name in the closing of the sender. */
  signedBy?: string;
  /**
   * Set if the mail has no text of its own, and `newText` is the text of the message that it quotes or forwards: the
   * header of that message, empty if it has none.
   */
  inner?: HeaderBlock['fields'];
};

/** The lines of a segment. */
type LineGroup = { kind: SegmentKind; lines: string[] };

/** Groups following lines of the same kind. */
function groupLines(marked: readonly MarkedLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  let end = -1;
  for (const line of marked) {
    const last = groups.at(-1);
    // Two pieces of one line have no line break between them, so they are not in one group.
    if (last?.kind === line.kind && line.start !== end) last.lines.push(line.text);
    else groups.push({ kind: line.kind, lines: [line.text] });
    end = line.end;
  }
  return groups;
}

function hasText({ lines }: LineGroup): boolean {
  return lines.some((line) => !isBlank(line));
}

/** Cuts the last line of a text in two if a closing begins inside it. */
function cutSharedClosing(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !isBlank(line));
  const text = lines[last] ?? '';
  const column = closingColumn(text);
  if (column === undefined) return lines;
  return [...lines.slice(0, last), text.slice(0, column), text.slice(column), ...lines.slice(last + 1)];
}

/** Cuts the closings off the groups of text. A sign-off is cut only from the first and the last text. */
function cutClosings(groups: readonly LineGroup[]): { cut: LineGroup[]; signedBy?: string } {
  const lastText = groups.findLastIndex((group) => group.kind === 'text' && hasText(group));
  const firstText = groups.findIndex((group) => group.kind === 'text' && hasText(group));
  let signedBy: string | undefined;
  const cut = groups.flatMap((group, index): LineGroup[] => {
    if (group.kind !== 'text' || !hasText(group)) return [group];
    const isEdge = index === lastText || index === firstText;
    const whole = isEdge ? cutSharedClosing(group.lines) : group.lines;
    const isBelowQuote = groups.slice(0, index).some((other) => other.kind === 'quote');
    const found = findClosing(whole, isBelowQuote);
    const { lines, closing } = isEdge ? cutBareName(whole, found) : { lines: whole, closing: found };
    // In a mail that is only 'Thanks, Bob', this is the text.
    const hasTextAbove =
      lines.slice(0, closing.signOff).some((line) => !isBlank(line)) || index !== firstText;
    const signOff = hasTextAbove && isEdge ? closing.signOff : closing.signature;
    if (closing.signOff < closing.signature) signedBy ??= closing.name;
    const pieces: LineGroup[] = [
      { kind: 'text', lines: lines.slice(0, signOff) },
      { kind: 'sign-off', lines: lines.slice(signOff, closing.signature) },
      { kind: 'signature', lines: lines.slice(closing.signature) },
    ];
    return pieces.filter((piece) => piece.lines.length > 0);
  });
  return signedBy ? { cut, signedBy } : { cut };
}

function trimmed(lines: readonly string[]): string {
  let from = 0;
  let to = lines.length;
  while (from < to && isBlank(lines[from] ?? '')) from++;
  while (to > from && isBlank(lines[to - 1] ?? '')) to--;
  return lines.slice(from, to).join('\n').trimEnd();
}

/**
 * Joins the segments of the given kinds as if the mail had no other segments: blank lines above a removed segment stay,
 * blank lines below it are removed.
 */
export function joinSegments(segments: readonly Segment[], kinds: readonly SegmentKind[]): string {
  const kept: string[] = [];
  let isBelowRemoved = false;
  for (const segment of segments) {
    if (!kinds.includes(segment.kind)) {
      if (!isBlank(segment.text)) isBelowRemoved = true;
      continue;
    }
    if (isBlank(segment.text)) {
      if (!isBelowRemoved) kept.push(segment.text);
      continue;
    }
    kept.push(isBelowRemoved ? segment.text.replace(/^(?:[^\S\n]*\n)+/, '') : segment.text);
    isBelowRemoved = false;
  }
  return trimmed(kept.join('\n').split('\n'));
}

function assemble(marked: MarkedText): SplitMail {
  const { cut, signedBy } = cutClosings(groupLines(marked.lines));
  const segments = cut.map(({ kind, lines }) => ({ kind, text: lines.join('\n') }));
  const parts = {
    newText: joinSegments(segments, ['text']),
    signature: joinSegments(segments, ['sign-off', 'signature']),
    quoted: joinSegments(segments, ['introduction', 'quote', 'history']),
  };
  return {
    segments,
    parts,
    ...(signedBy ? { signedBy } : {}),
    ...(marked.forwarded ? { inner: marked.forwarded } : {}),
  };
}

/** The text of a mail that is quoted from the first to the last line, without quote marks, and its header if any. */
function unquoteMail(body: string): { text: string; header?: HeaderBlock['fields'] } {
  const text = splitLines(body)
    .map((line) => unquoteLine(line.text))
    .join('\n');
  const lines = splitLines(text);
  const first = lines.findIndex((line) => !isBlank(line.text));
  const run = first < 0 ? undefined : readHeaderRun(lines, first);
  return run && isMessageHeader(run.fields) ? { text, header: run.fields } : { text };
}

/**
 * Splits the body of a mail into segments of one kind. If a mail contains only a forwarded or quoted message, that
 * message is the text, and `inner` is its header. Never throws; linear in the length.
 */
export function splitMail(body: string): SplitMail {
  const text = normalizeLineEnds(body);
  const split = assemble(markLines(text));
  if (split.parts.newText !== '' || split.parts.quoted === '') return split;
  const inner = unquoteMail(text);
  const again = assemble(markLines(inner.text));
  if (again.parts.newText === '') return split;
  return { ...again, inner: again.inner ?? inner.header ?? {} };
}

/** Splits the body of a mail into its new text, its signature and the text that it quotes. */
export function splitText(body: string): TextParts {
  return splitMail(body).parts;
}
