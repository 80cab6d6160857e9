import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { findDates } from '#reading/dates/dates.ts';
import { isNameLike } from '#reading/parts/closing.ts';
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
  /** Sentences of the person, as written. */
  statements: string[];
  /** A day or time that the person proposes, where no statement has a gap for it. */
  proposal?: string;
  /** A statement with the proposed time in its first gap. */
  withTime(statement: string): string;
  given: Map<Ask, GivenAnswer>;
  leftOut: Set<Ask>;
  notes: string[];
};

type Input = {
  reading: Reading;
  language: Language;
  intent: string;
  customPrompt?: string;
  answers?: ReadonlyMap<number, GivenAnswer | 'skip'>;
  isSuspicious?: boolean;
};

const WORD = /[\p{L}\p{M}\p{N}]{4,}/gu;
/** The number of an ask: 'question 2', '第2个'; not a sum or a time ('3 pm'). */
const ASK_NUMBER =
  /^\D{0,12}?(\d{1,2})(?:\P{Alphabetic}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}){0,4}$/u;

function longWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD) ?? []);
}

/** The asks that share a word of at least four letters or figures with `words`. */
function asksSharing(words: string, asks: readonly Ask[]): Ask[] {
  const wanted = longWords(words);
  return asks.filter((ask) => !longWords(ask.text).isDisjointFrom(wanted));
}

/** Leaves asks out of the reply. Returns false and changes nothing where the reply would then be empty. */
function leaveOut(unwanted: readonly Ask[], asks: readonly Ask[], followed: FollowedInstructions): boolean {
  const isEmpty = asks.every((ask) => unwanted.includes(ask) || followed.leftOut.has(ask));
  if (unwanted.length > 0 && isEmpty && followed.statements.length === 0) return false;
  for (const ask of unwanted) followed.leftOut.add(ask);
  return true;
}

/** The name to sign with: written as names are, or a single word. Undefined for words such as 'me' and 'my boss'. */
function nameToSign(value: string, language: Language): string | undefined {
  const { firstPerson, thirdPerson } = languageData[language].instructions;
  const name = cleanName(value);
  if (!name || containsWord(name.toLowerCase(), [...listOf(firstPerson), ...listOf(thirdPerson)]))
    return undefined;
  return isNameLike(name) || !name.includes(' ') ? name : undefined;
}

/**
 * The ask that words refer to. Without words: the only ask. Else the ask whose number they give, or the only ask that
 * shares a word with them.
 */
function askAbout(words: string, { reading }: Input): Ask | undefined {
  const { asks } = reading;
  if (words === '') return asks.length === 1 ? asks[0] : undefined;
  const place = ASK_NUMBER.exec(words)?.[1];
  // A number that an ask contains ('May 2') is part of that ask, and does not number one.
  if (place && !asks.some(({ text }) => text.match(/\d+/g)?.includes(place))) return asks[Number(place) - 1];
  const sharing = asksSharing(words, asks);
  return sharing.length === 1 ? sharing[0] : undefined;
}

/**
 * Whether a sentence of the person can be used as it is: it is in the reply's language, and does not speak of the
 * reader in the third person ('him').
 */
function isUsable({ value, language: instructionLanguage }: Instruction, language: Language): boolean {
  const others = listOf(languageData[language].instructions.thirdPerson);
  return instructionLanguage === language && !containsWord(value.toLowerCase(), others);
}

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
    case 'call': {
      const name = isNameLike(value) ? cleanName(value) : undefined;
      if (name) followed.addressAs = name;
      return name !== undefined;
    }
    case 'say':
    case 'mention':
      if (!isUsable(instruction, language)) return false;
      followed.statements.push(value);
      return true;
    case 'propose':
      if (!isUsable(instruction, language) || followed.proposal !== undefined) return false;
      if (findDates(value, undefined, { language }).length === 0) return false;
      followed.proposal = value;
      return true;
    case 'avoid':
      return leaveOut(asksSharing(value, reading.asks), reading.asks, followed);
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
 * Reads the person's instructions and answers. Returns what the drafter can follow, and a note for each clause that it
 * cannot follow. Sentences and times from the instructions are used only in the reply's own language.
 */
export function applyInstructions(input: Input): FollowedInstructions {
  const { reading, language, customPrompt, answers, intent, isSuspicious } = input;
  const followed: FollowedInstructions = {
    isShort: false,
    statements: [],
    given: new Map(),
    leftOut: new Set(),
    notes: [],
    withTime: (statement) => statement,
  };
  const likely: Language[] = [language, reading.language?.language ?? language, 'English'];
  const { instructions, notUnderstood } = readInstructions(customPrompt, likely);
  const failed = instructions.filter((instruction) => !follow(instruction, input, followed));
  for (const clause of [...failed.map(({ clause }) => clause), ...notUnderstood]) {
    followed.notes.push(`I could not follow “${cleanText(clause)}”.`);
  }
  for (const [place, answer] of answers ?? []) {
    const ask = reading.asks[place];
    if (ask && answer === 'skip') followed.leftOut.add(ask);
    else if (ask && answer !== 'skip') followed.given.set(ask, answer);
  }
  const { proposal } = followed;
  // In a reply to a suspicious mail the intent has no statement, so there is no gap for the time.
  if (proposal && intent === 'reschedule' && !isSuspicious) {
    followed.withTime = (statement) => statement.replace(/\[[^\]]*\]/u, () => proposal);
    delete followed.proposal;
  }
  return followed;
}
