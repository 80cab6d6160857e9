import type { AskKind } from '#domain/asks.ts';
import type { Language } from '#domain/languages.ts';
import type { Ask } from '#reading/reading.ts';
import type { Gap } from './gaps.ts';
import { type QuotedAnswer, quotedAnswers } from './quoted-asks.ts';
import { type ReplyClosing, type ReplySentence, sentencesOf } from './reply-sentences.ts';
import { type Meaning, meaningAcrossLanguages, meaningOf, wordIndex } from './shared-words.ts';

/**
 * Whether a reply answers an ask. 'unsure': the words do not show it. `at`: where in the reply the answer is, or where
 * it belongs, in UTF-16 code units.
 */
export type AskCoverage = { state: 'answered' | 'open' | 'unsure'; at: number };

type CoverageInput = {
  asks: readonly Ask[];
  /** The answers that the person gave in their own words. A sentence with all their words gives the answer. */
  answers: ReadonlyMap<Ask, string>;
  reply: string;
  closing: ReplyClosing;
  gaps: readonly Gap[];
  language: Language;
  mailLanguage: Language;
  /** True if mail and reply are certainly in different languages. Then they share only numbers, days and names. */
  crossLanguage: boolean;
};

/**
 * The least similarity of an ask and the sentence that answers it: twice the words that they share, divided by the
 * words that they have. docs/replies.md has the reason for this value.
 */
const MIN_SIMILARITY = 0.45;

/** What an ask and each sentence share, by the index of the sentence: 0 for nothing, 1 for the same words. */
type Similarities = ReadonlyMap<number, number>;

function sizeOf({ words, values }: Meaning): number {
  return words.size + values.size;
}

/** The similarities of each ask with the sentences of the reply. */
function similaritiesOf(
  asks: readonly Meaning[],
  meanings: readonly Meaning[],
  withWord: Evidence['withWord'],
): Similarities[] {
  return asks.map((ask) => {
    const shared = new Map<number, number>();
    const count = (index: number) => shared.set(index, (shared.get(index) ?? 0) + 1);
    for (const word of ask.words) for (const index of withWord(word)) count(index);
    for (const [index, { values }] of meanings.entries()) {
      for (const value of ask.values) if (values.has(value)) count(index);
    }
    return new Map(
      [...shared].map(([index, both]) => {
        const sizes = sizeOf(ask) + sizeOf(meanings[index] as Meaning);
        return [index, (2 * both) / sizes];
      }),
    );
  });
}

const WANTS_VALUE: ReadonlySet<AskKind> = new Set(['when', 'how-many', 'how-much']);
/** Kinds whose answers may have other words than the ask, so that shared words show only the topic. */
const WANTS_OTHER_WORDS: ReadonlySet<AskKind> = new Set(['who', 'where', 'what', 'why', 'how']);

/** Whether a sentence can be the answer to an ask of this kind: it has a number or day that the ask has not. */
function canAnswer({ kind }: Ask, own: Meaning, { meaning }: ReplySentence): boolean {
  if (WANTS_OTHER_WORDS.has(kind)) return false;
  return !WANTS_VALUE.has(kind) || [...meaning.values].some((value) => !own.values.has(value));
}

/** What the sentences of a reply say about its asks. */
type Evidence = {
  sentences: readonly ReplySentence[];
  asks: readonly Ask[];
  meanings: readonly Meaning[];
  similarities: readonly Similarities[];
  /** The indexes of the sentences with a word, in any of its forms. */
  withWord: ReturnType<typeof wordIndex>;
  /** The greatest similarity of each sentence with an ask. */
  greatest: readonly number[];
};

/** The sentences that are as similar to an ask as to any other ask, the most similar one first. */
function ownSentences(ask: number, { sentences, similarities, greatest }: Evidence) {
  return [...(similarities[ask] ?? [])]
    .flatMap(([index, similarity]) => {
      const sentence = sentences[index];
      const isOwn = sentence && !sentence.isCourtesy && similarity === greatest[index];
      return isOwn ? [{ index, sentence, similarity }] : [];
    })
    .sort((one, other) => other.similarity - one.similarity);
}

/** The coverage that shared words show. Without `at` the reply does not mention the ask. */
function coverageByWords(
  ask: number,
  evidence: Evidence,
  crossLanguage: boolean,
): { state: AskCoverage['state']; at?: number; end?: number } {
  const { sentences, similarities, greatest, asks, meanings } = evidence;
  const [best] = ownSentences(ask, evidence);
  if (!best) {
    if (crossLanguage) return { state: 'unsure' };
    const others = sentences.filter(
      ({ isCourtesy, asks: isQuestion }, index) =>
        !isCourtesy && !isQuestion && (greatest[index] ?? 0) < MIN_SIMILARITY,
    );
    return { state: others.length > 0 ? 'unsure' : 'open' };
  }
  const { index, sentence, similarity } = best;
  if (sentence.gap !== undefined) return { state: 'open', at: sentence.gap, end: sentence.end };
  if (sentence.asks) return { state: 'open', at: sentence.end, end: sentence.end };
  const isShared = similarities.some((each, other) => other !== ask && each.get(index) === similarity);
  const wanted = canAnswer(asks[ask] as Ask, meanings[ask] as Meaning, sentence);
  const isCertain = !isShared && wanted && similarity >= MIN_SIMILARITY;
  return { state: isCertain ? 'answered' : 'unsure', at: sentence.start, end: sentence.end };
}

/** The sentence that says what the person answered: it has all words, numbers and days of the answer, and no gap. */
function sentenceWith(
  text: string | undefined,
  { sentences, withWord }: Evidence,
  language: Language,
): ReplySentence | undefined {
  if (text === undefined) return undefined;
  const { words, values } = meaningOf(text, language);
  if (words.size + values.size === 0) return undefined;
  const places = [...words].map((word) => withWord(word));
  return sentences.find(
    ({ meaning, gap, asks }, index) =>
      gap === undefined &&
      !asks &&
      places.every((place) => place.has(index)) &&
      [...values].every((value) => meaning.values.has(value)),
  );
}

/** The evidence of the words. Sentences below a quoted ask belong to that ask alone. */
function evidenceOf(
  { asks, reply, gaps, language, mailLanguage, crossLanguage }: CoverageInput,
  quoted: readonly (QuotedAnswer | undefined)[],
  end: number,
): Evidence {
  const sentences = sentencesOf(reply, { language, gaps, end }).filter(
    (sentence) =>
      !quoted.some((answer) => answer && sentence.start >= answer.start && sentence.end <= answer.end),
  );
  const meanings = asks.map(({ text }) =>
    crossLanguage ? meaningAcrossLanguages(text, mailLanguage) : meaningOf(text, language),
  );
  const said = sentences.map(({ meaning }) => meaning);
  const withWord = wordIndex(said);
  const similarities = similaritiesOf(meanings, said, withWord);
  const greatest = sentences.map((_, index) =>
    Math.max(0, ...similarities.map((each) => each.get(index) ?? 0)),
  );
  return { sentences, asks, meanings, similarities, greatest, withWord };
}

/**
 * The coverage of each ask, in the order of `asks`. Below a quotation of the ask the text decides. Elsewhere a sentence
 * with the person's own answer decides, else the words, numbers and days that only this ask and a sentence share. Linear.
 */
export function coverAsks(input: CoverageInput): AskCoverage[] {
  const { asks, answers, reply, gaps, crossLanguage } = input;
  const end = input.closing.start;
  const quoted = quotedAnswers(asks, reply, gaps, end);
  const evidence = evidenceOf(input, quoted, end);
  /** Where the answer to the next ask belongs: after the answer to the ask before it. */
  let next = reply.slice(0, end).trimEnd().length;
  return asks.map((ask, index) => {
    const given = sentenceWith(answers.get(ask), evidence, input.language);
    const found =
      quoted[index] ??
      (given
        ? { state: 'answered' as const, at: given.start, end: given.end }
        : coverageByWords(index, evidence, crossLanguage));
    next = found.end ?? next;
    return { state: found.state, at: found.at ?? next };
  });
}
