import { languageData } from '#languages/all.ts';
import type { LanguageData } from '#languages/language-data.ts';
import { type CueSet, compileCues, findCues } from '#reading/cues.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { listMark } from '#reading/list-items.ts';
import type { Reading, Sentence } from '#reading/reading.ts';

/** A sign that a mail may be fraud. */
export type FraudSign = 'secret' | 'gift-cards' | 'bank-details' | 'secret-payment' | 'fee' | 'threat';

type Word = keyof LanguageData['fraud'];

/** One set of cues for each list, because a word may be in several lists. */
const cuesOf = perLanguage((language) => {
  const lists = Object.entries(languageData[language].fraud) as [Word, string][];
  return lists.map(([word, list]) => compileCues([[list, word]]));
});

/** The words of fraud in a sentence, whether the sentence announces a list, and whether it is a line of a list. */
type FraudSentence = { words: ReadonlySet<Word>; announces: boolean; isItem: boolean };

/** A code that the mail gives to the reader ('603 418'), and how many characters before or after its name it may be. */
const GIVEN_CODE = /\d[\da-z]{2,6}\d|\d{3}[ -]\d{3}|\d\d(?:[ -]\d\d){2}/;
const CODE_BEFORE = 12;
const CODE_AFTER = 24;

/** An IBAN, or an account number of at least sixteen digits. */
const IBAN = /\b[a-z]{2}\d{2}(?: ?[\dx]{4}){2}|\d{4}(?:[ -]?\d{4}){3}/;

/** The most characters of a list mark with the space around it: ' (12) '. */
const LONGEST_MARK = 8;

/** Whether a sentence is a line of a list: the mark of a list is before it. */
function isLineOfList(newText: string, start: number): boolean {
  const before = newText.slice(Math.max(0, start - LONGEST_MARK), start);
  const lineStart = before.lastIndexOf('\n') + 1;
  return (lineStart > 0 || start < LONGEST_MARK) && listMark(`${before.slice(lineStart)}x`) !== '';
}

function fraudSentence(
  { text, start: from, words: cueText }: Sentence,
  newText: string,
  cues: readonly CueSet<Word>[],
): FraudSentence {
  const words = new Set<Word>();
  for (const { value, start, end } of cues.flatMap((set) => findCues(cueText, set))) {
    const around = cueText.text.slice(Math.max(0, start - CODE_BEFORE), end + CODE_AFTER);
    if (value !== 'secrets' || !GIVEN_CODE.test(around)) words.add(value);
  }
  if (IBAN.test(cueText.text)) words.add('bankDetails');
  return { words, announces: /[:\uff1a]$/.test(text), isItem: isLineOfList(newText, from) };
}

/** How many sentences count together where the first one announces a list. */
const LONGEST_LIST = 6;

/**
 * Finds signs that a mail tries to get a secret or money, by the words of the mail's language. Words that belong
 * together must be in one sentence, in two that follow each other, or in a list and the sentence that announces it.
 * Other words may be anywhere in the mail. A sentence that warns of such mails does not count, nor does a code that the
 * mail gives instead of asking for it. Linear.
 */
export function findFraud(
  reading: Pick<Reading, 'newText' | 'sentences' | 'language' | 'links'>,
): FraudSign[] {
  const { newText, links } = reading;
  const cues = cuesOf(reading.language?.language ?? 'English');
  const sentences = reading.sentences.map((sentence) => fraudSentence(sentence, newText, cues));
  const honest = sentences.filter(({ words }) => !words.has('warnings'));
  const has = (word: Word) => honest.some(({ words }) => words.has(word));
  const inOne = (...wanted: Word[]) => honest.some(({ words }) => wanted.every((word) => words.has(word)));
  const near = (...wanted: Word[]) =>
    sentences.some(({ announces }, place) => {
      const length = announces || sentences[place + 1]?.isItem ? LONGEST_LIST : 2;
      const window = sentences.slice(place, place + length);
      const holds = (word: Word) => window.some(({ words }) => words.has(word));
      return wanted.every(holds) && !holds('warnings');
    });
  const presses = has('haste') || has('secrecy') || has('threats');
  const wants = has('handOver') || has('secrets') || has('bankDetails');
  const hasIban = IBAN.test(newText.toLowerCase());
  const signs: FraudSign[] = [];
  if (near('secrets', 'handOver')) signs.push('secret');
  if (near('giftCards', 'buy') && (presses || has('handOver'))) signs.push('gift-cards');
  const movesAccount = inOne('bankDetails', 'changed') && (has('handOver') || presses || hasIban);
  if (movesAccount && (has('money') || has('haste') || hasIban)) signs.push('bank-details');
  const isQuick = has('haste') || has('secrets') || has('bankDetails');
  if (has('secrecy') && has('money') && isQuick) signs.push('secret-payment');
  if (has('bait') && has('money') && (presses || wants || links.length > 0)) signs.push('fee');
  if (has('threats') && (has('giftCards') || (links.length > 0 && (wants || has('money')))))
    signs.push('threat');
  return signs;
}

const reasons: Record<FraudSign, string> = {
  secret: 'it asks for a password, a code or card details',
  'gift-cards': 'it wants gift cards bought or their codes sent',
  'bank-details': 'it gives new bank details for a payment',
  'secret-payment': 'it wants a payment kept secret',
  fee: 'it asks for a fee or card details before a prize, a refund or a parcel comes',
  threat: 'it threatens in order to get money or data',
};

/** The sentence that warns the person of a mail, with the reasons. Undefined where there are no signs. */
export function fraudNote(signs: readonly FraudSign[]): string | undefined {
  if (signs.length === 0) return undefined;
  const list = signs.map((sign) => reasons[sign]);
  const why = list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list[0];
  return `This email may be fraud: ${why}. Check with the sender in another way before you answer.`;
}
