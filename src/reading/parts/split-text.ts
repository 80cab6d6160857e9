import { type HeaderBlock, isMessageHeader, readHeaderRun } from '../header/header-lines.ts';
import type { TextParts } from '../reading.ts';
import { isBlank, normalizeLineEnds, splitLines, unquoteLine } from '../text-lines.ts';
import { cutBareName } from './bare-name.ts';
import { closingColumn } from './closing.ts';
import { type MarkedLine, type MarkedText, markLines } from './segments.ts';
import { findClosing } from './signature.ts';

/** The kind of a part of a mail. The sender writes the `sign-off`; a `signature` is added below it. */
type SegmentKind = 'text' | 'sign-off' | 'signature' | 'introduction' | 'quote' | 'history';

/** A part of one kind, as written. All parts joined with '\n' are the body again, except for white space. */
export type Segment = { kind: SegmentKind; text: string };

type SplitMail = {
  segments: Segment[];
  parts: TextParts;
  /** The name in the closing of the sender. */
  signedBy?: string;
  /**
   * Set if the mail has no text of its own and `newText` is the text of the message that it quotes or forwards: the
   * header of that message, as far as there is one.
   */
  inner?: HeaderBlock['fields'];
};

type Stretch = { kind: SegmentKind; lines: string[]; glued: boolean };

function stretches(marked: readonly MarkedLine[]): Stretch[] {
  const found: Stretch[] = [];
  let end = -1;
  for (const line of marked) {
    const last = found.at(-1);
    if (last?.kind === line.kind && line.start !== end) last.lines.push(line.text);
    else found.push({ kind: line.kind, lines: [line.text], glued: line.start === end });
    end = line.end;
  }
  return found;
}

function hasText(stretch: Stretch): boolean {
  return stretch.lines.some((line) => !isBlank(line));
}

/** Cuts the last line of a text in two if a closing begins inside it. */
function cutSharedClosing(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !isBlank(line));
  const text = lines[last] ?? '';
  const column = closingColumn(text);
  if (column === undefined) return lines;
  return [...lines.slice(0, last), text.slice(0, column), text.slice(column), ...lines.slice(last + 1)];
}

/** Cuts the closings off the parts of text. A sign-off is cut only from the first and the last text. */
function cutClosings(found: readonly Stretch[]): { cut: Stretch[]; signedBy?: string } {
  const lastText = found.findLastIndex((stretch) => stretch.kind === 'text' && hasText(stretch));
  const own = found.findIndex((stretch) => stretch.kind === 'text' && hasText(stretch));
  let signedBy: string | undefined;
  const cut = found.flatMap((stretch, index): Stretch[] => {
    if (stretch.kind !== 'text' || !hasText(stretch)) return [stretch];
    const isEdge = index === lastText || index === own;
    const whole = isEdge ? cutSharedClosing(stretch.lines) : stretch.lines;
    const below = found.slice(0, index).some((other) => other.kind === 'quote');
    const formal = findClosing(whole, below);
    const { lines, closing } = isEdge ? cutBareName(whole, formal) : { lines: whole, closing: formal };
    // In a mail with only 'Thanks, Bob', this is the text.
    const hasTextAbove = lines.slice(0, closing.signOff).some((line) => !isBlank(line)) || index !== own;
    const signOff = hasTextAbove && isEdge ? closing.signOff : closing.signature;
    if (closing.signOff < closing.signature) signedBy ??= closing.name;
    const pieces: Stretch[] = [
      { kind: 'text', lines: lines.slice(0, signOff), glued: stretch.glued },
      { kind: 'sign-off', lines: lines.slice(signOff, closing.signature), glued: false },
      { kind: 'signature', lines: lines.slice(closing.signature), glued: false },
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
 * Joins the parts of the given kinds, as a reader sees them without the other parts: blank lines above a cut stay,
 * blank lines below it are removed.
 */
export function joinSegments(segments: readonly Segment[], kinds: readonly SegmentKind[]): string {
  const kept: string[] = [];
  let cutBefore = false;
  for (const segment of segments) {
    if (!kinds.includes(segment.kind)) {
      if (!isBlank(segment.text)) cutBefore = true;
      continue;
    }
    if (isBlank(segment.text)) {
      if (!cutBefore) kept.push(segment.text);
      continue;
    }
    kept.push(cutBefore ? segment.text.replace(/^(?:[^\S\n]*\n)+/, '') : segment.text);
    cutBefore = false;
  }
  return trimmed(kept.join('\n').split('\n'));
}

function assemble(marked: MarkedText): SplitMail {
  const { cut, signedBy } = cutClosings(stretches(marked.lines));
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
function unquoted(body: string): { text: string; header?: HeaderBlock['fields'] } {
  const text = splitLines(body)
    .map((line) => unquoteLine(line.text))
    .join('\n');
  const lines = splitLines(text);
  const first = lines.findIndex((line) => !isBlank(line.text));
  const run = first < 0 ? undefined : readHeaderRun(lines, first);
  return run && isMessageHeader(run.fields) ? { text, header: run.fields } : { text };
}

/**
 * Splits the body of a mail into parts of one kind. If a mail contains only a forwarded or quoted message, that message
 * is the text, and `inner` is its header. Never throws; linear in the length.
 */
export function splitMail(body: string): SplitMail {
  const text = normalizeLineEnds(body);
  const split = assemble(markLines(text));
  if (split.parts.newText !== '' || split.parts.quoted === '') return split;
  const inner = unquoted(text);
  const again = assemble(markLines(inner.text));
  if (again.parts.newText === '') return split;
  return { ...again, inner: again.inner ?? inner.header ?? {} };
}

/** Splits the body of a mail into its new text, its signature and the text that it quotes. */
export function splitText(body: string): TextParts {
  return splitMail(body).parts;
}
