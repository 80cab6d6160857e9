import { fraudNoteOf } from '#domain/messages.ts';
import { languageData } from '#languages/all.ts';
import type { LanguageData } from '#languages/language-data.ts';
import { type CueSet, compileCues } from '#reading/cue-sets.ts';
import { findCues } from '#reading/cues.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { listMark } from '#reading/list-items.ts';
import type { Reading, Sentence } from '#reading/reading.ts';

/** A sign that a mail may be fraud. */
export type FraudSign = 'secret' | 'gift-cards' | 'bank-details' | 'secret-payment' | 'fee' | 'threat';

/** A list of words that are common in fraud. `language-data.ts` explains each list. */
type FraudList = keyof LanguageData['fraud'];

/** One set of cues for each list, because a word may be in several lists. */
const cuesOf = perLanguage((language) => {
  const lists = Object.entries(languageData[language].fraud) as [FraudList, string][];
  return lists.map(([name, words]) => compileCues([[words, name]]));
});

/** The lists whose words are in a sentence, and whether the sentence announces a list of items or is an item. */
type FraudSentence = { lists: ReadonlySet<FraudList>; announcesItems: boolean; isItem: boolean };

/** A code that the mail gives to its recipient ('603 418'), and the most characters between it and the word 'code'. */
const GIVEN_CODE = /\d[\da-z]{2,6}\d|\d{3}[ -]\d{3}|\d\d(?:[ -]\d\d){2}/;
const CODE_BEFORE = 12;
const CODE_AFTER = 24;

/** An IBAN, or an account number of at least sixteen digits. */
const IBAN = /\b[a-z]{2}\d{2}(?: ?[\dx]{4}){2}|\d{4}(?:[ -]?\d{4}){3}/;

/** The most characters of a list mark with the space around it: ' (12) '. */
const LONGEST_MARK = 8;

/** Whether a list mark is before a sentence. */
function isListItem(newText: string, start: number): boolean {
  const before = newText.slice(Math.max(0, start - LONGEST_MARK), start);
  const lineStart = before.lastIndexOf('\n') + 1;
  return (lineStart > 0 || start < LONGEST_MARK) && listMark(`${before.slice(lineStart)}x`) !== '';
}

function fraudSentence(
  { text, start: sentenceStart, words: cueText }: Sentence,
  newText: string,
  cues: readonly CueSet<FraudList>[],
): FraudSentence {
  const lists = new Set<FraudList>();
  for (const { value, start, end } of cues.flatMap((set) => findCues(cueText, set))) {
    const around = cueText.text.slice(Math.max(0, start - CODE_BEFORE), end + CODE_AFTER);
    if (value !== 'secrets' || !GIVEN_CODE.test(around)) lists.add(value);
  }
  if (IBAN.test(cueText.text)) lists.add('bankDetails');
  return { lists, announcesItems: /[:\uff1a]$/.test(text), isItem: isListItem(newText, sentenceStart) };
}

/** How many sentences are read together: a sentence with the next one, or with the items that it announces. */
const SENTENCES_TOGETHER = 2;
const SENTENCES_WITH_ITEMS = 6;

/**
 * Finds signs that a mail tries to get a secret or money, by the words of the mail's language. Words that belong
 * together must be in one sentence, in two sentences that follow each other, or in a list and the sentence that
 * announces it. Other words may be anywhere in the mail. Two things do not count: a sentence that warns of such mails,
 * and a code that the mail gives to its recipient. Linear.
 */
export function findFraud(
  reading: Pick<Reading, 'newText' | 'sentences' | 'language' | 'links'>,
): FraudSign[] {
  const { newText, links } = reading;
  const cues = cuesOf(reading.language?.language ?? 'English');
  const sentences = reading.sentences.map((sentence) => fraudSentence(sentence, newText, cues));
  const withoutWarnings = sentences.filter(({ lists }) => !lists.has('warnings'));
  const has = (list: FraudList) => withoutWarnings.some(({ lists }) => lists.has(list));
  const inOneSentence = (...wanted: FraudList[]) =>
    withoutWarnings.some(({ lists }) => wanted.every((list) => lists.has(list)));
  const inNearSentences = (...wanted: FraudList[]) =>
    sentences.some(({ announcesItems }, index) => {
      const hasItems = announcesItems || sentences[index + 1]?.isItem;
      const near = sentences.slice(index, index + (hasItems ? SENTENCES_WITH_ITEMS : SENTENCES_TOGETHER));
      const isNear = (list: FraudList) => near.some(({ lists }) => lists.has(list));
      return wanted.every(isNear) && !isNear('warnings');
    });
  const hasPressure = has('haste') || has('secrecy') || has('threats');
  const asksForData = has('handOver') || has('secrets') || has('bankDetails');
  const hasIban = IBAN.test(newText.toLowerCase());
  const signs: FraudSign[] = [];
  if (inNearSentences('secrets', 'handOver')) signs.push('secret');
  if (inNearSentences('giftCards', 'buy') && (hasPressure || has('handOver'))) signs.push('gift-cards');
  const changesBankDetails =
    inOneSentence('bankDetails', 'changed') && (has('handOver') || hasPressure || hasIban);
  if (changesBankDetails && (has('money') || has('haste') || hasIban)) signs.push('bank-details');
  const isPayment = has('haste') || has('secrets') || has('bankDetails');
  if (has('secrecy') && has('money') && isPayment) signs.push('secret-payment');
  if (has('bait') && has('money') && (hasPressure || asksForData || links.length > 0)) signs.push('fee');
  const asksByLink = links.length > 0 && (asksForData || has('money'));
  if (has('threats') && (has('giftCards') || asksByLink)) signs.push('threat');
  return signs;
}

const reasons: Record<FraudSign, string> = {
  secret: 'it asks for a password, a code or card details',
  'gift-cards': 'it asks for gift cards or their codes',
  'bank-details': 'it gives new bank details for a payment',
  'secret-payment': 'it asks for a secret payment',
  fee: 'it asks for a fee or card details before a prize, a refund or a parcel comes',
  threat: 'it uses a threat to get money or data',
};

/** The note that warns the person of a mail, with the reasons. Undefined if there are no signs. */
export function fraudNote(signs: readonly FraudSign[]): string | undefined {
  if (signs.length === 0) return undefined;
  const list = signs.map((sign) => reasons[sign]);
  const joined = list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list[0];
  return fraudNoteOf(joined ?? '');
}
