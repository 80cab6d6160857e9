import type { AskKind } from '#domain/asks.ts';
import type { Language } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import type { QuestionWordKind } from '#languages/language-data.ts';
import { sidesOf } from './choice-sides.ts';
import { type CueSet, compileCues } from './cue-sets.ts';
import { type CueMatch, type CueText, cueText, findCue, findCues, LONGEST_SENTENCE } from './cues.ts';
import { perLanguage } from './language/per-language.ts';
import { spacelessLetter } from './language/script.ts';
import { announcedItems, listsIn } from './list-items.ts';
import { salutationEnd } from './parts/salutation.ts';
import type { Ask, Sentence, Span } from './reading.ts';
import { connectorsOf, readSentences } from './sentences.ts';

/** Later asks are ignored: one reply does not answer more. */
const MAX_ASKS = 50;
/**
 * A question with fewer words gets the sentence before it as context: 'Or Thursday?' In a script without spaces between
 * words, a question with at most `MIN_CHARACTERS` characters gets it.
 */
const MIN_WORDS = 3;
const MIN_CHARACTERS = 6;

type AskCues = {
  connectors: CueSet<true>;
  courtesies: CueSet<true>;
  machine: CueSet<true>;
  questionWords: CueSet<QuestionWordKind>;
  beforeQuestionWord: CueSet<true>;
  /** Whether a question word comes first in its clause. */
  questionWordFirst: boolean;
  markers: CueSet<true>;
  whether: CueSet<true>;
  or: CueSet<true>;
  asking: CueSet<'tellMe' | 'request' | 'need'>;
  endsQuestion: RegExp;
};

const cuesOf = perLanguage((language): AskCues => {
  const { asks, categories } = readingWords[language];
  const cueSet = (list: string | undefined) => compileCues([[list, true as const]]);
  const words = Object.entries(asks.questionWords) as [QuestionWordKind, string][];
  const signs = (asks.questionSigns ?? '').replace(/[\]\\^-]/g, '\\$&');
  return {
    connectors: connectorsOf(language),
    courtesies: cueSet(asks.courtesies),
    machine: cueSet(categories.machine),
    questionWords: compileCues(words.map(([kind, list]) => [list, kind])),
    beforeQuestionWord: cueSet(asks.beforeQuestionWord),
    questionWordFirst: asks.questionWordPlace === 'first',
    markers: cueSet(asks.questionMarkers),
    whether: cueSet(asks.whether),
    or: cueSet(asks.or),
    asking: compileCues([
      [asks.tellMe, 'tellMe'],
      [asks.requests, 'request'],
      [asks.needs, 'need'],
    ]),
    endsQuestion: new RegExp(`[?\\uff1f\\u061f${signs}][^\\p{L}\\p{N}]*$`, 'u'),
  };
});

/** Whether a question word leads its clause. Words that belong to it may come before: 'until when', 'for how long'. */
function leadsClause(text: CueText, { firstWord, start }: CueMatch<unknown>, cues: AskCues): boolean {
  if (firstWord < 0) return text.clauseOffsets.has(start);
  for (let at = firstWord, steps = 0; at >= 0 && steps < 3; at--, steps++) {
    if (text.clauseStarts.has(at)) return true;
    const before = text.words[at - 1];
    if (!before || !cues.beforeQuestionWord.byWord.has(before.text)) return false;
  }
  return false;
}

/**
 * Whether only connectors, or words such as 'until', come before a word. Polish 'czy' means 'or' between words, but at
 * the start it opens a question. 'Which' after a comma may only refer to the words before it.
 */
function opensSentence(text: CueText, { firstWord, start }: CueMatch<unknown>, cues: AskCues): boolean {
  if (firstWord < 0) return start === Math.min(...text.clauseOffsets);
  return text.words
    .slice(0, firstWord)
    .every(({ text: word }) => cues.connectors.byWord.has(word) || cues.beforeQuestionWord.byWord.has(word));
}

function containsOr(text: CueText, cues: AskCues): boolean {
  return findCues(text, cues.or).some((or) => !opensSentence(text, or, cues));
}

type Question = { kind: AskKind; certain: boolean };

/** The kind of a direct question: its question word decides. Without one it is a choice or a yes-no question. */
function directQuestion(text: CueText, sentence: string, cues: AskCues): Question {
  const words = findCues(text, cues.questionWords);
  const leading = cues.questionWordFirst ? words.filter((word) => leadsClause(text, word, cues)) : words;
  const hasOr = containsOr(text, cues);
  const [first] = leading;
  if (first) {
    const isChoice = hasOr && first.value === 'what';
    const isSimple = !hasOr && words.length === 1;
    return {
      kind: isChoice ? 'choice' : first.value,
      certain: isSimple && (!cues.questionWordFirst || opensSentence(text, first, cues)),
    };
  }
  if (hasOr) return { kind: 'choice', certain: words.length === 0 };
  return { kind: 'yes-no', certain: words.length === 0 && !/[?？؟].*[?？؟]/u.test(sentence) };
}

/** The kind of a question after 'let me know': the next question word or 'whether' decides. */
function indirectQuestion(text: CueText, lead: CueMatch<unknown>, cues: AskCues): Question {
  // The phrase itself may begin or end with the question word: 'I have no idea when'.
  const words = findCues(text, cues.questionWords).filter(
    ({ start, end }) => start <= lead.start || end >= lead.end,
  );
  const whether = findCue(text, cues.whether, lead.end) ?? findCue(text, cues.whether);
  // Dutch 'of' is both 'whether' and 'or'.
  const hasOr = findCues(text, cues.or).some(({ start }) => start !== whether?.start);
  const following = words.find(({ end }) => end >= lead.end) ?? words[0];
  if (whether && (!following || whether.start <= following.start)) {
    return { kind: hasOr ? 'choice' : 'yes-no', certain: words.length === 0 };
  }
  if (!following) return { kind: 'request', certain: false };
  return { kind: following.value, certain: !hasOr && words.length === 1 };
}

/** What a sentence asks for; undefined if it asks nothing. */
function questionIn(sentence: string, text: CueText, cues: AskCues): Question | undefined {
  const isQuestion = cues.endsQuestion.test(sentence) || findCue(text, cues.markers) !== undefined;
  const asking = findCue(text, cues.asking);
  if (!isQuestion && !asking) return undefined;
  if (findCue(text, cues.courtesies) || findCue(text, cues.machine)) return undefined;
  if (asking?.value === 'tellMe') return indirectQuestion(text, asking, cues);
  const hasOr = containsOr(text, cues);
  // 'Would you rather come on Monday or on Tuesday?' asks for a choice.
  if (asking?.value === 'request' && !(isQuestion && hasOr)) {
    return { kind: 'request', certain: !hasOr && findCues(text, cues.questionWords).length === 0 };
  }
  if (isQuestion) return directQuestion(text, sentence, cues);
  return { kind: 'need', certain: false };
}

/** A remark in brackets at the end of a sentence. */
const LAST_REMARK = /[(（][^()（）]*[)）][^\p{L}\p{N}]*$/u;

/** What a sentence asks for, also if a remark in brackets is behind the question. */
function questionOf(sentence: string, text: CueText, cues: AskCues): Question | undefined {
  const found = questionIn(sentence, text, cues);
  const remark = found ? null : LAST_REMARK.exec(sentence);
  if (!remark) return found;
  const bare = sentence.slice(0, remark.index).trim();
  return questionIn(bare, cueText(bare, cues.connectors), cues);
}

/**
 * The last part of a long sentence, because the question is usually at the end. At most 500 code units, the part in
 * which cues are searched. Cut at punctuation, else at a space.
 */
function shortened({ text, start, end }: Span): Span {
  if (text.length <= LONGEST_SENTENCE) return { text, start, end };
  const tail = text.slice(-LONGEST_SENTENCE);
  const cut = /[,;:.。，；、\n]\s*(?=\S)/u.exec(tail) ?? /\s+(?=\S)/u.exec(tail);
  const from = text.length - tail.length + (cut ? cut.index + cut[0].length : 0);
  return { text: text.slice(from), start: start + from, end };
}

/** Joins a question that is too short to be clear with the sentence before it, if no line break is between them. */
function withContext(span: Span, before: Span | undefined, newText: string): Span {
  const words = span.text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isLong =
    words.length >= MIN_WORDS ||
    words.some((word) => spacelessLetter.test(word) && word.length > MIN_CHARACTERS);
  if (isLong || !before || span.end - before.start > LONGEST_SENTENCE) return span;
  if (newText.slice(before.end, span.start).includes('\n')) return span;
  return { text: newText.slice(before.start, span.end), start: before.start, end: span.end };
}

function askOf(span: Span, question: Question, cues: AskCues): Ask {
  const sides = question.kind === 'choice' && question.certain ? sidesOf(span.text, cues) : undefined;
  const certain = question.kind === 'choice' ? sides !== undefined : question.certain;
  return { ...span, kind: question.kind, certain, ...(sides ? { sides } : {}) };
}

/** Where the paragraph around a position ends. What follows a sentence to a machine is probably for the machine too. */
function paragraphEnd(text: string, from: number): number {
  const blankLine = /\n[^\S\n]*\n/g;
  blankLine.lastIndex = from;
  return blankLine.exec(text)?.index ?? text.length;
}

/** The items that ask nothing by their own words, in lists of which more than half of the items are asks. */
function itemsAmongAsks(newText: string, asks: readonly Ask[]): Span[] {
  const isAsk = (item: Span) => asks.some(({ start, end }) => start < item.end && item.start < end);
  return listsIn(newText).flatMap((items) => {
    const others = items.filter((item) => !isAsk(item));
    return others.length * 2 < items.length ? others : [];
  });
}

/**
 * Finds what a mail asks: questions, requests, needs written as statements, and the items of a list that a request
 * announces or whose other items are asks. Each ask is a span of the text, cut only at punctuation. No ask appears
 * twice. At most 50. Never throws; linear in the length of the text. `sentences`: the sentences of the text, if the
 * caller already has them.
 */
export function findAsks(
  newText: string,
  language: Language = 'English',
  sentences: readonly Sentence[] = readSentences(newText, language),
): Ask[] {
  const cues = cuesOf(language);
  const asks: Ask[] = [];
  const seen = new Set<string>();
  const add = (ask: Ask) => {
    const words = ask.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (words === '' || seen.has(words) || asks.length >= MAX_ASKS) return;
    seen.add(words);
    asks.push(ask);
  };
  const salutation = salutationEnd(newText) ?? 0;
  let itemsEnd = 0;
  let machineEnd = 0;
  for (const [index, sentence] of sentences.entries()) {
    if (findCue(sentence.words, cues.machine)) machineEnd = paragraphEnd(newText, sentence.end);
    if (sentence.start < itemsEnd) continue;
    // An intent answers only what is certain. What may be written to a machine is left to the person.
    const isForMachine = sentence.start < machineEnd;
    const span = shortened(sentence);
    const words = span.start === sentence.start ? sentence.words : cueText(span.text, cues.connectors);
    const found = questionOf(span.text, words, cues);
    if (!found) continue;
    const question = isForMachine ? { ...found, certain: false } : found;
    const items = announcedItems(newText, span).map(shortened);
    for (const item of items) {
      const itemQuestion = isForMachine
        ? undefined
        : questionIn(item.text, cueText(item.text, cues.connectors), cues);
      add(askOf(item, itemQuestion ?? { kind: 'need', certain: false }, cues));
      itemsEnd = item.end;
    }
    if (items.length === 0) {
      const last = sentences[index - 1];
      const isContext = last && last.end > salutation && asks.at(-1)?.end !== last.end;
      const before = isContext ? last : undefined;
      const whole = withContext(span, before, newText);
      add(askOf(whole, whole === span ? question : { ...question, certain: false }, cues));
    }
  }
  for (const item of itemsAmongAsks(newText, asks).map(shortened)) {
    add({ ...item, kind: 'need', certain: false });
  }
  return asks.sort((one, other) => one.start - other.start);
}
