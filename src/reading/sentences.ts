import { type Language, languageDetails } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { compileCues, cueText } from './cues.ts';
import { perLanguage } from './language/per-language.ts';
import { listMark } from './list-items.ts';
import type { Sentence, Span } from './reading.ts';
import { listOf } from './word-lists.ts';

/** A mail program may have wrapped a line of at least this length. The writer ended a shorter line. */
const WRAPPED_LINE = 50;
/** Mail programs wrap lines before this length. The writer ended a longer line. */
const LONGEST_WRAP = 120;
/** A salutation or closing that ends in a comma is no longer than this. */
const SALUTATION_LINE = 40;

const LAST_WORD = /([\p{L}\p{M}\p{N}.]{1,12})\.$/u;
const INITIAL = /(?:^|[\s.])\p{Lu}\.$/u;
const ORDINAL = /(?:^|[^\p{L}\p{N}])\d{1,2}\.$/u;

type Splitter = {
  segmenter: Intl.Segmenter;
  /** Words whose full stop does not end a sentence. */
  abbreviations: ReadonlySet<string>;
  /** Whether the language writes a day before its month as '6.'. */
  pointsOrdinals: boolean;
  /** In a script without a full stop, a space ends a sentence after a word of `ends` or before a word of `starts`. */
  ends: readonly string[];
  starts: readonly string[];
};

const splitterOf = perLanguage((language): Splitter => {
  const { tag } = languageDetails(language);
  const { letter, asks } = readingWords[language];
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', calendar: 'gregory' });
  const ends = listOf(asks?.sentenceEnds);
  return {
    segmenter: new Intl.Segmenter(tag, { granularity: 'sentence' }),
    abbreviations: new Set(listOf(letter.abbreviations).map((word) => word.replace(/\.$/, ''))),
    pointsOrdinals: /\d\. /.test(date.format(new Date(0))),
    ends,
    starts:
      ends.length > 0
        ? listOf(asks.requests).flatMap((cue) => (cue.startsWith('^') ? [cue.slice(1)] : []))
        : [],
  };
});

function isLowerLetter(sign: string): boolean {
  return sign !== sign.toUpperCase() && sign === sign.toLowerCase();
}

/** Whether the line break after `line` ends a sentence. */
function endsAtLine(line: string, next: string): boolean {
  const bare = next.trimStart();
  if (bare === '' || line.trim() === '' || listMark(next) !== '') return true;
  const goesOn = isLowerLetter(bare[0] ?? '');
  if (line.length >= WRAPPED_LINE && line.length <= LONGEST_WRAP) return false;
  if (line.length < SALUTATION_LINE && /[,，、،:：]\s*$/u.test(line)) return true;
  return !goesOn;
}

/** Groups of lines that belong together. */
function blocksOf(text: string): Span[] {
  const blocks: Span[] = [];
  let start = 0;
  let at = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const end = at + line.length;
    const next = lines[index + 1];
    if (next === undefined || endsAtLine(line, next)) {
      if (end > start) blocks.push({ text: text.slice(start, end), start, end });
      start = end + 1;
    }
    at = end + 1;
  }
  return blocks;
}

/** Whether the sentence continues in the next piece, because the full stop of this piece does not end it. */
function goesOn(piece: string, { abbreviations, pointsOrdinals }: Splitter): boolean {
  const text = piece.trimEnd();
  if (INITIAL.test(text) || (pointsOrdinals && ORDINAL.test(text))) return true;
  const word = LAST_WORD.exec(text)?.[1]?.toLowerCase();
  return word !== undefined && abbreviations.has(word);
}

/** The offsets in a block where words end a sentence, without a full stop. */
function endsByWords(text: string, { ends, starts }: Splitter): number[] {
  if (ends.length === 0) return [];
  return [...text.matchAll(/\s+/g)].flatMap(({ 0: space, index }) => {
    const isEnd = ends.some((word) => text.endsWith(word, index));
    return isEnd || starts.some((word) => text.startsWith(word, index + space.length)) ? [index] : [];
  });
}

function trimmed(text: string, from: number, to: number): Span | undefined {
  const mark = listMark(text.slice(from, to)).length;
  const piece = text.slice(from + mark, to);
  const start = from + mark + (piece.length - piece.trimStart().length);
  const end = from + mark + piece.trimEnd().length;
  const bare = text.slice(start, end);
  return /[\p{L}\p{N}?？؟]/u.test(bare) ? { text: bare, start, end } : undefined;
}

/**
 * Cuts a text into sentences. List marks are removed; lines that a mail program wrapped are joined. The spans are
 * offsets in the text, in order. `language`: the language of the text, if known. Never throws; linear.
 */
export function splitSentences(text: string, language: Language = 'English'): Span[] {
  const splitter = splitterOf(language);
  const found: Span[] = [];
  for (const block of blocksOf(text)) {
    // The segmenter would end the sentence at a line break, and at the point of a list mark.
    const flat = block.text.replace(/[\n\r\t]/g, ' ');
    const mark = listMark(flat).length;
    const line = ' '.repeat(mark) + flat.slice(mark);
    const cuts = new Set(endsByWords(line, splitter));
    let pending = '';
    for (const { segment, index } of splitter.segmenter.segment(line)) {
      pending += segment;
      const next = line[index + segment.length] ?? '';
      // 'www.example.com/a?b=c'
      const isInside = /\S$/.test(segment) && /[A-Za-z0-9=&]/.test(next);
      if (!isInside && !goesOn(pending, splitter)) {
        cuts.add(index + segment.length);
        pending = '';
      }
    }
    let from = 0;
    for (const cut of [...cuts, line.length].sort((one, other) => one - other)) {
      const span = cut > from ? trimmed(text, block.start + from, block.start + cut) : undefined;
      if (span) found.push(span);
      from = Math.max(from, cut);
    }
  }
  return found;
}

/** A mail that a person wrote has fewer sentences. */
const MAX_SENTENCES = 500;

/** The words of a language after which a new clause begins. */
export const connectorsOf = perLanguage((language) =>
  compileCues([[readingWords[language].asks.connectors, true as const]]),
);

/** The sentences of a text, at most 500, each prepared for the search for cues. Linear. */
export function readSentences(text: string, language: Language = 'English'): Sentence[] {
  const connectors = connectorsOf(language);
  return splitSentences(text, language)
    .slice(0, MAX_SENTENCES)
    .map((span) => ({ ...span, words: cueText(span.text, connectors) }));
}
