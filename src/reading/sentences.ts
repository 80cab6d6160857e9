import { type Language, languageDetails } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { compileCues } from './cue-sets.ts';
import { cueText } from './cues.ts';
import { perLanguage } from './language/per-language.ts';
import { listMark } from './list-items.ts';
import { salutationEnd } from './parts/salutation.ts';
import type { Sentence, Span } from './reading.ts';
import { listOf } from './word-lists.ts';

/** A mail program may have wrapped a line of at least this length. The writer ended a shorter line. */
const WRAPPED_LINE = 50;
/** Mail programs wrap lines before this length. The writer ended a longer line. */
const LONGEST_WRAP = 120;
/** A salutation or closing that ends in a comma is no longer than this. */
const SALUTATION_LINE = 40;

const LAST_WORD = /([\p{L}\p{M}\p{N}.]{1,12})\.$/u;
const INITIAL = /(?:^|[\s.]|\.-)\p{Lu}\.$/u;
const ORDINAL = /(?:^|[^\p{L}\p{N}])\d{1,2}\.$/u;

type Splitter = {
  segmenter: Intl.Segmenter;
  /** Words whose full stop does not end a sentence. */
  abbreviations: ReadonlySet<string>;
  /** Whether ordinal numbers have a full stop: '6. März'. */
  hasOrdinalStops: boolean;
  /** In a script without full stops, a space ends a sentence after one of these words, such as 'ครับ'. */
  lastWords: readonly string[];
  /** In a script without full stops, a space ends a sentence before one of these words. */
  firstWords: readonly string[];
};

const splitterOf = perLanguage((language): Splitter => {
  const { tag } = languageDetails(language);
  const { letter, asks } = readingWords[language];
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', calendar: 'gregory' });
  const lastWords = listOf(asks?.sentenceEnds);
  return {
    segmenter: new Intl.Segmenter(tag, { granularity: 'sentence' }),
    abbreviations: new Set(listOf(letter.abbreviations).map((word) => word.replace(/\.$/, ''))),
    hasOrdinalStops: /\d\. /.test(date.format(new Date(0))),
    lastWords,
    firstWords:
      lastWords.length > 0
        ? listOf(asks.requests).flatMap((cue) => (cue.startsWith('^') ? [cue.slice(1)] : []))
        : [],
  };
});

function isLowerCase(character: string): boolean {
  return character !== character.toUpperCase() && character === character.toLowerCase();
}

/** Whether the line break after `line` ends a sentence. */
function endsAtLineBreak(line: string, nextLine: string): boolean {
  const next = nextLine.trimStart();
  if (next === '' || line.trim() === '' || listMark(nextLine) !== '') return true;
  if (line.length >= WRAPPED_LINE && line.length <= LONGEST_WRAP) return false;
  if (line.length < SALUTATION_LINE && /[,，、،:：]\s*$/u.test(line)) return true;
  return !isLowerCase(next[0] ?? '');
}

/** Cuts a text at the line breaks that end a sentence. */
function blocksOf(text: string): Span[] {
  const blocks: Span[] = [];
  let start = 0;
  let lineStart = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const end = lineStart + line.length;
    const nextLine = lines[index + 1];
    if (nextLine === undefined || endsAtLineBreak(line, nextLine)) {
      if (end > start) blocks.push({ text: text.slice(start, end), start, end });
      start = end + 1;
    }
    lineStart = end + 1;
  }
  return blocks;
}

/** Whether the full stop at the end of a text belongs to an initial, an ordinal number or an abbreviation. */
function endsInsideSentence(segment: string, { abbreviations, hasOrdinalStops }: Splitter): boolean {
  const text = segment.trimEnd();
  if (INITIAL.test(text) || (hasOrdinalStops && ORDINAL.test(text))) return true;
  const word = LAST_WORD.exec(text)?.[1]?.toLowerCase();
  return word !== undefined && abbreviations.has(word);
}

/** The offsets in a block where the words `lastWords` or `firstWords` end a sentence. */
function endsByWords(text: string, { lastWords, firstWords }: Splitter): number[] {
  if (lastWords.length === 0) return [];
  return [...text.matchAll(/\s+/g)].flatMap(({ 0: space, index }) => {
    const isAfterLast = lastWords.some((word) => text.endsWith(word, index));
    const isBeforeFirst = firstWords.some((word) => text.startsWith(word, index + space.length));
    return isAfterLast || isBeforeFirst ? [index] : [];
  });
}

/** The sentence between two offsets, without its list mark and white space. Undefined if it has no letter or digit. */
function sentenceBetween(text: string, from: number, to: number): Span | undefined {
  const contentStart = from + listMark(text.slice(from, to)).length;
  const content = text.slice(contentStart, to);
  const start = contentStart + (content.length - content.trimStart().length);
  const end = contentStart + content.trimEnd().length;
  const sentence = text.slice(start, end);
  return /[\p{L}\p{N}?？؟]/u.test(sentence) ? { text: sentence, start, end } : undefined;
}

/**
 * Cuts a text into sentences. A salutation is a sentence. List marks are removed; lines that a mail program wrapped are
 * joined. The spans are offsets in the text, in order. `language`: the language of the text, if known. Never throws;
 * linear.
 */
export function splitSentences(text: string, language: Language = 'English'): Span[] {
  const splitter = splitterOf(language);
  const found: Span[] = [];
  const salutation = salutationEnd(text);
  for (const block of blocksOf(text)) {
    // Without these changes the segmenter would end a sentence at a line break and at the full stop of a list mark.
    const flat = block.text.replace(/[\n\r\t]/g, ' ');
    const mark = listMark(flat).length;
    const line = ' '.repeat(mark) + flat.slice(mark);
    const cuts = new Set(endsByWords(line, splitter));
    if (salutation !== undefined && block.start < salutation && salutation < block.end) {
      cuts.add(salutation - block.start);
    }
    /** The segments since the last cut. */
    let pending = '';
    for (const { segment, index } of splitter.segmenter.segment(line)) {
      pending += segment;
      const next = line[index + segment.length] ?? '';
      const isInsideLink = /\S$/.test(segment) && /[A-Za-z0-9=&]/.test(next);
      if (!isInsideLink && !endsInsideSentence(pending, splitter)) {
        cuts.add(index + segment.length);
        pending = '';
      }
    }
    let from = 0;
    for (const cut of [...cuts, line.length].sort((one, other) => one - other)) {
      const span = cut > from ? sentenceBetween(text, block.start + from, block.start + cut) : undefined;
      if (span) found.push(span);
      from = Math.max(from, cut);
    }
  }
  return found;
}

/** A mail that a person wrote has fewer sentences than this. */
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
