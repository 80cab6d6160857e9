import {
  type AnswerName,
  type DraftIntent,
  type Intent,
  intentDetails,
  type StatementName,
} from '#domain/intents.ts';
import type { LanguageData } from '#languages/language-data.ts';
import type { Ask, DateMention, MailCategory, Reading } from '#reading/reading.ts';

/** What a reply says under a quoted ask. */
export type PlannedAnswer =
  /** In the person's own words. */
  | { from: 'person'; text: string }
  | { from: 'phrase'; name: AnswerName }
  | { from: 'statement'; name: StatementName }
  /** The day or time that the person proposes. */
  | { from: 'proposal' }
  /** A gap for something that only the person knows. */
  | { from: 'gap'; gap: keyof LanguageData['phrases']['gaps'] }
  | { from: 'sides'; sides: readonly [string, string] };

type PlannedItem = { ask: Ask; answer: PlannedAnswer };

type OpenerName = keyof LanguageData['phrases']['openers'];

/** What a reply says. The phrases of the language decide how it is said. */
export type ReplyPlan = {
  /** The first sentence; undefined where the statement opens the reply. */
  opener?: OpenerName;
  /** Said after the opener. */
  statement?: StatementName;
  items: PlannedItem[];
  /**
   * True where the mail asks nothing, the intent has no statement, and the opener is plain thanks or the mail
   * complains. The reply then has a gap for the person's words.
   */
  hasOpenGap: boolean;
  /** True where the reply may end with a sentence that looks forward to an answer. */
  expectsAnswer: boolean;
  /** Said below the answers. */
  lastStatement?: StatementName;
};

/** A person's answer to an ask: given in the request, or found in the instructions. */
export type GivenAnswer = 'yes' | 'no' | 'later' | { text: string };

type PlanInput = {
  reading: Pick<Reading, 'asks' | 'categories' | 'dates'>;
  intent: Intent;
  /** By ask. */
  given: ReadonlyMap<Ask, GivenAnswer>;
  /** Asks that the person leaves out. */
  leftOut: ReadonlySet<Ask>;
  /** True where the person proposes a day or time. */
  hasProposal: boolean;
  /** True where the mail looks like fraud: the intent then agrees to nothing in it. */
  isSuspicious: boolean;
};

/** The opener that fits a category. */
const openerOf: readonly [MailCategory, OpenerName][] = [
  ['condolence', 'praise'],
  ['complaint', 'regret'],
  ['badNews', 'regret'],
  ['invitation', 'invitation'],
  ['praise', 'praise'],
  ['thanks', 'welcome'],
];
/**
 * Openers only for mails without asks. In a mail that asks for something, praise and thanks are a courtesy, and it
 * would be odd to answer them first.
 */
const openersWithoutAsks: readonly OpenerName[] = ['praise', 'welcome'];

const gapOf: Partial<Record<Ask['kind'], keyof LanguageData['phrases']['gaps']>> = {
  'yes-no': 'yesNo',
  request: 'willDo',
  when: 'date',
  'how-much': 'amount',
  'how-many': 'number',
  who: 'person',
  where: 'place',
  why: 'reason',
};

/** The end of a question, in any script. */
const QUESTION_END = /[?;\u037e\u061f\uff1f][^\p{L}\p{N}]*$/u;

/**
 * The sides of a choice; else a gap of the ask's kind where the kind is certain and the ask ends as a question; else a
 * gap for any answer.
 */
function gapFor(ask: Ask): PlannedAnswer {
  if (ask.sides) return { from: 'sides', sides: ask.sides };
  const isTyped = ask.certain && QUESTION_END.test(ask.text);
  return { from: 'gap', gap: (isTyped && gapOf[ask.kind]) || 'answer' };
}

function givenAnswer(ask: Ask, given: GivenAnswer): PlannedAnswer {
  if (typeof given === 'object') return { from: 'person', text: given.text };
  if (given === 'later') return { from: 'phrase', name: 'later' };
  if (ask.kind === 'request' || ask.kind === 'need') {
    return { from: 'phrase', name: given === 'yes' ? 'willDo' : 'cannotDo' };
  }
  return { from: 'phrase', name: given };
}

/** Whether an ask proposes a day or time. The day of an invoice or a deadline does not count. */
function proposesTime(ask: Ask, dates: readonly DateMention[]): boolean {
  return dates.some(
    ({ start, end, proposed, deadline }) => proposed && !deadline && start >= ask.start && end <= ask.end,
  );
}

/**
 * `proposing`: the only ask that proposes a time. `wanting`: the only ask that a time answers, which is an ask that
 * proposes a time or, where there is none, an ask for the time.
 */
function asksOfTime(asks: readonly Ask[], dates: readonly DateMention[]) {
  const proposing = asks.filter((ask) => proposesTime(ask, dates));
  const wanting = proposing.length > 0 ? proposing : asks.filter(({ kind }) => kind === 'when');
  return {
    proposing: proposing.length === 1 ? proposing[0] : undefined,
    wanting: wanting.length === 1 ? wanting[0] : undefined,
  };
}

/**
 * The ask that an intent's statement answers as a whole. For `under-only-ask`: the only ask. For `under-dated-ask`: the
 * only ask that proposes a time, else the only ask where its kind is 'yes-no' or 'request'.
 */
function statementTarget(
  asks: readonly Ask[],
  { place }: DraftIntent,
  dates: readonly DateMention[],
): Ask | undefined {
  const [only] = asks.length === 1 ? asks : [];
  if (place === 'under-only-ask') return only;
  if (place !== 'under-dated-ask') return undefined;
  const isMeeting = only?.kind === 'yes-no' || only?.kind === 'request';
  return asksOfTime(asks, dates).proposing ?? (isMeeting ? only : undefined);
}

/**
 * The asks that an intent answers, where their kind is certain: all requests, and a yes-no question where there is only
 * one. With several questions it is not known which one is meant: a person who accepts an offer does not say that the
 * journey home was good.
 */
function answersByIntent(asks: readonly Ask[], { answers }: DraftIntent): Map<Ask, AnswerName> {
  const certain = asks.filter((ask) => ask.certain);
  const questions = certain.filter(({ kind }) => kind === 'yes-no');
  const found = new Map<Ask, AnswerName>();
  for (const ask of certain) {
    // The answer to 'Would you be prepared to wait?' is 'Unfortunately not', and not 'I can't'.
    const isRefusedQuestion = answers.request === 'cannotDo' && QUESTION_END.test(ask.text);
    const request = isRefusedQuestion ? answers['yes-no'] : answers.request;
    if (ask.kind === 'request' && request) found.set(ask, request);
    if (ask.kind === 'yes-no' && questions.length === 1 && answers['yes-no'])
      found.set(ask, answers['yes-no']);
  }
  return found;
}

/**
 * The first sentence: the opener of the mail's category where that is certain, else thanks. Undefined where the
 * statement opens the reply.
 */
function openerFor({ reading, isSuspicious }: PlanInput, { replaces }: DraftIntent, hasAsks: boolean) {
  const [, fitting] = openerOf.find(([category]) => reading.categories.includes(category)) ?? [];
  const isFitting = fitting && !isSuspicious && !(hasAsks && openersWithoutAsks.includes(fitting));
  const opener: OpenerName = isFitting ? fitting : 'thanks';
  if (replaces === 'every-opener' || (replaces === 'every-thanks' && opener !== 'regret')) return undefined;
  return opener;
}

/** The place of a statement that is under no ask; undefined where it is left out. */
function placeOf(
  { place }: DraftIntent,
  hasAsks: boolean,
  isAnswered: boolean,
): 'first' | 'last' | undefined {
  if (place === 'last' || (place === 'under-only-ask' && hasAsks)) return 'last';
  const isLeftOut = (place === 'unless-answered' && isAnswered) || (place === 'unless-asked' && hasAsks);
  return isLeftOut ? undefined : 'first';
}

/**
 * Decides what a reply says. Each ask gets the first answer there is: the person's own, the intent's statement, the
 * intent's answer where the ask's kind is certain, the proposed time, a gap. The intent agrees to nothing in a mail
 * that looks like fraud. Pure.
 */
export function planReply(input: PlanInput): ReplyPlan {
  const { reading, intent, given, leftOut, isSuspicious, hasProposal } = input;
  const draft: DraftIntent = isSuspicious ? { answers: {} } : intentDetails(intent).draft;
  const { statement, expectsAnswer = false } = draft;
  const asks = reading.asks.filter((ask) => !leftOut.has(ask));
  const open = asks.filter((ask) => !given.has(ask));
  const target = statement ? statementTarget(open, draft, reading.dates) : undefined;
  const answerable = answersByIntent(open, draft);
  const proposed = hasProposal ? asksOfTime(open, reading.dates).wanting : undefined;
  const answerTo = (ask: Ask): PlannedAnswer => {
    const own = given.get(ask);
    if (own !== undefined) return givenAnswer(ask, own);
    if (ask === target && statement) return { from: 'statement', name: statement };
    const name = answerable.get(ask);
    if (name) return { from: 'phrase', name };
    if (ask === proposed) return { from: 'proposal' };
    return isSuspicious ? { from: 'gap', gap: 'answer' } : gapFor(ask);
  };
  const items = asks.map((ask): PlannedItem => ({ ask, answer: answerTo(ask) }));
  const hasAsks = asks.length > 0;
  const opener = openerFor(input, draft, hasAsks);
  const place = target ? undefined : placeOf(draft, hasAsks, answerable.size > 0);
  const isComplaint = reading.categories.includes('complaint');
  return {
    ...(opener ? { opener } : {}),
    ...(statement && place === 'first' ? { statement } : {}),
    items,
    expectsAnswer,
    hasOpenGap: !hasAsks && !statement && (opener === 'thanks' || isComplaint),
    ...(statement && place === 'last' ? { lastStatement: statement } : {}),
  };
}
