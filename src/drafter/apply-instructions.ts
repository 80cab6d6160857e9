import { type Intent, intentDetails } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { findDates } from '#reading/dates/dates.ts';
import { isNameLike } from '#reading/parts/closing-line.ts';
import type { Ask, Reading } from '#reading/reading.ts';
import { containsWord, listOf } from '#reading/word-lists.ts';
import { type Instruction, readInstructions } from './instructions.ts';
import { cleanName } from './names.ts';
import { cleanText } from './phrases.ts';
import type { GivenAnswer } from './plan.ts';

/** The parts of the person's instructions that the drafter can follow. */
export type FollowedInstructions = {
  isShort: boolean;
  signAs?: string;
  addressAs?: string;
  /** Sentences of the person, unchanged. */
  sentences: string[];
  /** The day or time that the person proposes. Absent if `withTime` puts it into a statement. */
  proposal?: string;
  /** Puts the proposed time into the first gap of a statement, if the intent needs it there. */
  withTime(statement: string): string;
  given: Map<Ask, GivenAnswer>;
  /** Asks that the reply must not mention. */
  skipped: Set<Ask>;
  /** For the person: instructions that could not be followed. */
  notes: string[];
};

type Input = {
  reading: Reading;
  language: Language;
  intent: Intent;
  customPrompt?: string;
  answers?: ReadonlyMap<Ask, GivenAnswer | 'skip'>;
  isSuspicious?: boolean;
};

const LONG_WORD = /[\p{L}\p{M}\p{N}]{4,}/gu;
/** The number of an ask: 'question 2', '第2个'; not a sum or a time ('3 pm'). */
const ASK_NUMBER =
  /^\D{0,12}?(\d{1,2})(?:\P{Alphabetic}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}){0,4}$/u;

function longWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(LONG_WORD) ?? []);
}

/** The asks that share a word of at least four letters or figures with `words`. */
function asksSharing(words: string, asks: readonly Ask[]): Ask[] {
  const wanted = longWords(words);
  return asks.filter((ask) => !longWords(ask.text).isDisjointFrom(wanted));
}

/** Skips asks in the reply. Returns false and changes nothing if the reply would then be empty. */
function skipAsks(unwanted: readonly Ask[], asks: readonly Ask[], followed: FollowedInstructions): boolean {
  const isEmpty = asks.every((ask) => unwanted.includes(ask) || followed.skipped.has(ask));
  if (unwanted.length > 0 && isEmpty && followed.sentences.length === 0) return false;
  for (const ask of unwanted) followed.skipped.add(ask);
  return true;
}

/** The name to sign with: it looks like a name or is a single word. Undefined for words such as 'me' and 'my boss'. */
function nameToSign(value: string, language: Language): string | undefined {
  const { firstPerson, thirdPerson } = languageData[language].instructions;
  const name = cleanName(value);
  if (!name || containsWord(name.toLowerCase(), [...listOf(firstPerson), ...listOf(thirdPerson)]))
    return undefined;
  return isNameLike(name) || !name.includes(' ') ? name : undefined;
}

/**
 * The ask that words refer to. If there are no words: the only ask. Else the ask whose number is in the words, or the
 * only ask that shares a long word with them.
 */
function askAbout(words: string, { reading }: Input): Ask | undefined {
  const { asks } = reading;
  if (words === '') return asks.length === 1 ? asks[0] : undefined;
  const number = ASK_NUMBER.exec(words)?.[1];
  // A number that an ask contains ('May 2') refers to that text, not to the position of an ask.
  if (number && !asks.some(({ text }) => text.match(/\d+/g)?.includes(number)))
    return asks[Number(number) - 1];
  const sharing = asksSharing(words, asks);
  return sharing.length === 1 ? sharing[0] : undefined;
}

/**
 * Whether the reply can use a sentence of the person unchanged: it is in the reply's language, and does not name the
 * recipient in the third person ('him').
 */
function isUsable({ value, language: instructionLanguage }: Instruction, language: Language): boolean {
  const thirdPerson = listOf(languageData[language].instructions.thirdPerson);
  return instructionLanguage === language && !containsWord(value.toLowerCase(), thirdPerson);
}

/** Follows one instruction by changing `followed`. Returns false and changes nothing if that is not possible. */
function follow(instruction: Instruction, input: Input, followed: FollowedInstructions): boolean {
  const { language, reading } = input;
  const value = cleanText(instruction.value);
  switch (instruction.kind) {
    case 'short':
      followed.isShort = true;
      return true;
    case 'signAs': {
      const name = nameToSign(value, instruction.language);
      if (name) followed.signAs = name;
      return name !== undefined;
    }
    case 'addressAs': {
      const name = isNameLike(value) ? cleanName(value) : undefined;
      if (name) followed.addressAs = name;
      return name !== undefined;
    }
    case 'say':
    case 'mention':
      if (!isUsable(instruction, language)) return false;
      followed.sentences.push(value);
      return true;
    case 'propose':
      if (!isUsable(instruction, language) || followed.proposal !== undefined) return false;
      if (findDates(value, undefined, { language }).length === 0) return false;
      followed.proposal = value;
      return true;
    case 'avoid':
      return skipAsks(asksSharing(value, reading.asks), reading.asks, followed);
    case 'answer': {
      const ask = reading.asks[instruction.askIndex ?? -1];
      if (!ask || !isUsable(instruction, language)) return false;
      followed.given.set(ask, { text: value });
      return true;
    }
    case 'yes':
    case 'no': {
      const ask = askAbout(value, input);
      if (!ask || (ask.kind !== 'yes-no' && ask.kind !== 'request')) return false;
      followed.given.set(ask, instruction.kind);
      return true;
    }
  }
}

/**
 * Reads the person's instructions and answers. Returns the parts that the drafter can follow, and a note for each
 * clause that it cannot follow. Sentences and times of the instructions are used only if they are in the reply's
 * language.
 */
export function applyInstructions(input: Input): FollowedInstructions {
  const { reading, language, customPrompt, answers, intent, isSuspicious } = input;
  const followed: FollowedInstructions = {
    isShort: false,
    sentences: [],
    given: new Map(),
    skipped: new Set(),
    notes: [],
    withTime: (statement) => statement,
  };
  const likely: Language[] = [language, reading.language?.language ?? language, 'English'];
  const { instructions, notUnderstood } = readInstructions(customPrompt, likely);
  const failed = instructions.filter((instruction) => !follow(instruction, input, followed));
  for (const clause of [...failed.map(({ clause }) => clause), ...notUnderstood]) {
    followed.notes.push(`I could not follow “${cleanText(clause)}”.`);
  }
  for (const [ask, answer] of answers ?? []) {
    if (answer === 'skip') followed.skipped.add(ask);
    else followed.given.set(ask, answer);
  }
  const { proposal } = followed;
  // A reply to a suspicious mail has no statement of the intent, so it has no gap for the time.
  if (proposal && intentDetails(intent).draft.hasTimeGap && !isSuspicious) {
    followed.withTime = (statement) => statement.replace(/\[[^\]]*\]/u, () => proposal);
    delete followed.proposal;
  }
  return followed;
}
