import { parseHeaderDate } from '#reading/header/header-date.ts';
import { parsePeople } from '#reading/header/people.ts';
import { stripSubjectPrefixes } from '#reading/header/subject.ts';
import { htmlToText } from '#reading/message/html-text.ts';
import { joinSegments, type Segment, splitMail } from '#reading/parts/split-text.ts';
import { readEmail } from '#reading/read-email.ts';
import { type CorpusFiles, familyOf, stemOf } from './files.ts';
import type { MailParser } from './mail-parser.ts';
import { openMessage } from './messages.ts';
import { compare, type Row, type Score, sameIgnoringSpace, sameTrimmed } from './score.ts';

const seen = (segment: Segment) => segment.text.trim() !== '';

/** Removes quotations, keeps the signature. */
function withoutQuotes(segments: readonly Segment[]): string {
  return joinSegments(segments, ['text', 'sign-off', 'signature']);
}

/** Removes quotations and the signature. Keeps the sign-off ('Best regards, Anna'): these families count it as text. */
function withoutQuotesAndSignature(segments: readonly Segment[]): string {
  return joinSegments(segments, ['text', 'sign-off']);
}

/**
 * As above, but keeps the quoted lines that have an answer somewhere below them, as the `ert` family does. Removes
 * lines that introduce a quotation. If the mail begins with such a line, removes the first quotation too.
 */
function withAnsweredQuotes(segments: readonly Segment[]): string {
  const last = segments.findLastIndex((segment) => segment.kind === 'text' && seen(segment));
  const first = segments.findIndex(seen);
  const opens = segments[first]?.kind === 'introduction';
  const firstQuote = segments.findIndex((segment) => segment.kind === 'quote');
  const textBefore = segments
    .slice(0, firstQuote)
    .some((segment) => segment.kind === 'text' && seen(segment));
  const kept = segments.map((segment, index): Segment => {
    const answered = segment.kind === 'quote' && index < last;
    return answered && !(opens && index === firstQuote && !textBefore)
      ? { ...segment, kind: 'text' }
      : segment;
  });
  return joinSegments(kept, ['text', 'sign-off']);
}

/** The mail as fragments: own text, quotations with their introductions, signatures. */
function fragmentsOf(segments: readonly Segment[]): { kind: string; text: string }[] {
  const fragments: { kind: string; text: string }[] = [];
  for (const segment of segments) {
    if (!seen(segment)) continue;
    const own = segment.kind === 'text' || segment.kind === 'sign-off';
    const kind = own ? 'text' : segment.kind === 'signature' ? 'signature' : 'quoted';
    const last = fragments.at(-1);
    if (last?.kind === kind) last.text += `\n${segment.text}`;
    else fragments.push({ kind, text: segment.text });
  }
  return fragments;
}

type Assertion = {
  fragment?: string;
  fragment_count?: number;
  matches?: string;
  isQuoted?: boolean;
  isSignature?: boolean;
  isHidden?: boolean;
};

/** Scores assertions about single fragments. The number of fragments is scored only if it should be 1. */
function scoreAssertions(
  at: { group: string; file: string },
  assertions: readonly Assertion[],
  segments: readonly Segment[],
): Score[] {
  const fragments = fragmentsOf(segments);
  return assertions.flatMap((assertion, index): Score[] => {
    const where = { ...at, field: 'assertion' };
    if (assertion.fragment_count !== undefined) {
      if (assertion.fragment_count !== 1) return [];
      return [
        { ...where, right: fragments.length === 1, note: `${fragments.length} fragments instead of 1` },
      ];
    }
    const fragment = fragments[Number(assertion.fragment)];
    const note = `assertion ${index}: ${JSON.stringify(assertion)}, got ${JSON.stringify(fragment?.text.slice(0, 80))}`;
    if (assertion.matches !== undefined) {
      return [
        {
          ...where,
          right: fragment !== undefined && new RegExp(assertion.matches, 'm').test(fragment.text.trim()),
          note,
        },
      ];
    }
    if (assertion.isSignature !== undefined) {
      return [{ ...where, right: (fragment?.kind === 'signature') === assertion.isSignature, note }];
    }
    if (assertion.isQuoted !== undefined) {
      return [{ ...where, right: (fragment?.kind === 'quoted') === assertion.isQuoted, note }];
    }
    return [];
  });
}

type Chunks = { expected_quote_intro_line: [boolean, string][] };

function visible(chunks: Chunks): string {
  return chunks.expected_quote_intro_line
    .filter(([shown]) => shown)
    .map(([, text]) => text)
    .join('');
}

/** `strip`: replies in plain text or as messages. Each family has its own rule. */
export async function scoreStrip(row: Row, files: CorpusFiles, parser: MailParser): Promise<Score[]> {
  const family = familyOf(row.path);
  const at = { group: `strip ${family}`, file: row.path };
  const body = row.path.endsWith('.eml')
    ? (await openMessage(files.bytes(row.path), parser)).message.text
    : files.text(row.path);
  const { segments } = splitMail(body);
  const stripped = { ...at, field: 'stripped' };
  const asserts = `${stemOf(row.path)}.asserts.json`;
  const assertions = files.has(asserts)
    ? scoreAssertions(at, files.json(asserts) as Assertion[], segments)
    : [];
  if (!row.expected || row.expected.endsWith('.asserts.json')) return assertions;
  if (family === 'qq') {
    return [
      compare(stripped, visible(files.json(row.expected) as Chunks), withoutQuotes(segments), sameTrimmed),
    ];
  }
  const expected = files.text(row.expected);
  if (family.startsWith('talon')) return [compare(stripped, expected, withoutQuotes(segments), sameTrimmed)];
  if (family === 'ert') return [compare(stripped, expected, withAnsweredQuotes(segments), sameTrimmed)];
  if (row.expectedKind.includes('first_fragment')) {
    const first = fragmentsOf(segments).find((fragment) => fragment.kind === 'text')?.text ?? '';
    return [compare(stripped, expected, first, sameTrimmed), ...assertions];
  }
  return [compare(stripped, expected, withoutQuotesAndSignature(segments), sameTrimmed)];
}

/** `strip-html`: replies in HTML, compared as text without white space. */
export function scoreStripHtml(row: Row, files: CorpusFiles): Score[] {
  const at = { group: `strip-html ${familyOf(row.path)}`, file: row.path, field: 'stripped' };
  const { segments, inner } = splitMail(htmlToText(files.text(row.path)));
  let expected: string;
  if (row.expected.endsWith('.json')) expected = htmlToText(visible(files.json(row.expected) as Chunks));
  else
    expected = row.expected.endsWith('.html')
      ? htmlToText(files.text(row.expected))
      : files.text(row.expected);
  // If a mail has no text of its own, the `qq` family hides what it quotes, but a reading takes that as the mail.
  const hidden = inner && familyOf(row.path) === 'qq';
  return [compare(at, expected, hidden ? '' : withoutQuotes(segments), sameIgnoringSpace)];
}

/** `signature`: the right answer is in a file of its own, or in the body's lines that begin with '#sig#'. */
export function scoreSignature(row: Row, files: CorpusFiles): Score[] {
  const at = { group: 'signature', file: row.path, field: 'signature' };
  let body = files.text(row.path);
  let expected: string;
  const beside = `${stemOf(row.path)}.signature.txt`;
  if (files.has(beside)) expected = files.text(beside);
  else {
    const marked = body.split('\n').filter((line) => line.startsWith('#sig#'));
    expected = marked.map((line) => line.slice(5)).join('\n');
    body = body.replace(/^#(?:sig|reply)#/gm, '');
  }
  return [compare(at, expected, splitMail(body).parts.signature, sameIgnoringSpace)];
}

type Forward = {
  type?: string;
  from?: string;
  to?: string;
  subject?: string;
  date?: string;
  text?: string;
  text_top?: string;
  text_bottom?: string;
  html_top?: string;
  html_bottom?: string;
  html?: string;
} | null;

function forwardTop(expected: NonNullable<Forward>): string | undefined {
  const top =
    expected.text_top ?? (expected.html_top === undefined ? undefined : htmlToText(expected.html_top));
  return top ?? (expected.type === 'forward' && expected.html === undefined ? '' : undefined);
}

/** `forward`: the sender's own words, and the forwarded message, read like a separate mail. */
export function scoreForward(row: Row, files: CorpusFiles): Score[] {
  const expected = (files.json(row.expected) as { expected: Forward }).expected;
  const source = files.text(row.path);
  const body = row.path.endsWith('.html') ? htmlToText(source) : source;
  const at = (field: string) => ({ group: 'forward', file: row.path, field });
  const split = splitMail(body);
  if (expected === null) return [{ ...at('no forward'), right: split.parts.quoted === '' }];
  const scores: Score[] = [];
  const top = forwardTop(expected);
  const own = split.inner || (top === '' && split.parts.quoted !== '') ? '' : withoutQuotes(split.segments);
  if (top !== undefined)
    scores.push(
      compare(
        at('own text'),
        top + (expected.text_bottom ?? htmlToText(expected.html_bottom ?? '')),
        own,
        sameIgnoringSpace,
      ),
    );
  if (expected.type !== 'forward') return scores;
  const inner = readEmail(own === '' ? body : split.parts.quoted);
  const address = (text: string | undefined) => parsePeople(text ?? '')[0]?.address ?? '';
  if (expected.from !== undefined)
    scores.push(compare(at('from'), address(expected.from), inner.sender.address ?? '', sameTrimmed));
  if (expected.to !== undefined)
    scores.push(compare(at('to'), address(expected.to), inner.recipient.address ?? '', sameTrimmed));
  if (expected.subject !== undefined) {
    scores.push(
      compare(at('subject'), stripSubjectPrefixes(expected.subject), inner.subject ?? '', sameTrimmed),
    );
  }
  if (expected.date !== undefined) {
    scores.push(
      compare(at('date'), parseHeaderDate(expected.date) ?? expected.date, inner.date ?? '', sameTrimmed),
    );
  }
  const text = expected.text ?? (expected.html === undefined ? undefined : htmlToText(expected.html));
  if (text !== undefined)
    scores.push(compare(at('text'), text, `${inner.newText}${inner.signature}`, sameIgnoringSpace));
  return scores;
}
