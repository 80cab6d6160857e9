import type { AnswerName, DraftIntent, StatementName } from '#domain/drafting.ts';
import { type Intent, intentDetails } from '#domain/intents.ts';
import type { LanguageData } from '#languages/language-data.ts';
import type { Ask, DateMention, MailCategory, Reading } from '#reading/reading.ts';

/** What stands under a quoted ask. */
export type PlannedAnswer =
  /** In the person's own words. */
  | { from: 'person'; text: string }
  | { from: 'phrase'; name: AnswerName }
  | { from: 'statement'; name: StatementName }
  /** The day or time that the person proposes. */
  | { from: 'proposal' }
  /** Something only the person knows. */
  | { from: 'gap'; gap: keyof LanguageData['phrases']['gaps'] }
  | { from: 'sides'; sides: readonly [string, string] };

export type PlannedItem = { ask: Ask; answer: PlannedAnswer };

export type OpenerName = keyof LanguageData['phrases']['openers'];

/** Everything a reply says, decided; how it is said is left to the phrases of the language. */
export type ReplyPlan = {
  /** The first sentence; undefined where the statement opens the reply. */
  opener?: OpenerName;
  /** Said behind the opener. */
  statement?: StatementName;
  items: PlannedItem[];
  /** True where nothing is asked and nothing certain is known: a gap stands for the person's words. */
  hasOpenGap: boolean;
  /** True where the reply may close with looking forward to an answer. */
  expectsAnswer: boolean;
  /** Said below the answers. */
  lastStatement?: StatementName;
};

/** A person's answer to an ask, told on the desk or found in the instructions. */
export type GivenAnswer = 'yes' | 'no' | 'later' | { text: string };

export type PlanInput = {
  reading: Pick<Reading, 'asks' | 'categories' | 'dates'>;
  intent: Intent;
  /** By ask. */
  given: ReadonlyMap<Ask, GivenAnswer>;
  /** Asks that the person leaves out. */
  left: ReadonlySet<Ask>;
  /** True where the person proposes a day or time. */
  hasProposal: boolean;
  /** True where the mail looks like fraud: nothing in it is agreed to. */
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
/** In a mail that asks for something the thanks are a courtesy, and to answer them first would be odd. */
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

/** What ends a question, in any script. */
const QUESTION_END = /[?;\u037e\u061f\uff1f][^\p{L}\p{N}]*$/u;

/** A gap of the ask's kind where it is a question in so many words; what is only implied leaves the form open. */
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

/** Whether an ask puts a day or time forward; not one that names the day of an invoice, or a deadline. */
function proposesTime(ask: Ask, dates: readonly DateMention[]): boolean {
  return dates.some(
    ({ start, end, proposed, deadline }) => proposed && !deadline && start >= ask.start && end <= ask.end,
  );
}

/** The one ask that puts a time forward, and the one that a time answers: that, or the one that asks when. */
function asksOfTime(asks: readonly Ask[], dates: readonly DateMention[]) {
  const proposing = asks.filter((ask) => proposesTime(ask, dates));
  const wanting = proposing.length > 0 ? proposing : asks.filter(({ kind }) => kind === 'when');
  return {
    proposing: proposing.length === 1 ? proposing[0] : undefined,
    wanting: wanting.length === 1 ? wanting[0] : undefined,
  };
}

/** The ask that an intent's statement answers as a whole: the only one, or the only one of a day. */
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
 * The asks that an intent answers: requests, and the one question of yes or no. Of several nobody knows which is meant: who
 * accepts an offer does not say that the journey home was good.
 */
function answersByIntent(asks: readonly Ask[], { answers }: DraftIntent): Map<Ask, AnswerName> {
  const certain = asks.filter((ask) => ask.certain);
  const questions = certain.filter(({ kind }) => kind === 'yes-no');
  const found = new Map<Ask, AnswerName>();
  for (const ask of certain) {
    // 'Would you be prepared to wait?' wants 'Unfortunately not', and not 'I can't'.
    const isRefusedQuestion = answers.request === 'cannotDo' && QUESTION_END.test(ask.text);
    const request = isRefusedQuestion ? answers['yes-no'] : answers.request;
    if (ask.kind === 'request' && request) found.set(ask, request);
    if (ask.kind === 'yes-no' && questions.length === 1 && answers['yes-no'])
      found.set(ask, answers['yes-no']);
  }
  return found;
}

/** The first sentence: what fits the mail's category where that is certain, else thanks; none where the statement opens. */
function openerFor({ reading, isSuspicious }: PlanInput, { replaces }: DraftIntent, hasAsks: boolean) {
  const [, fitting] = openerOf.find(([category]) => reading.categories.includes(category)) ?? [];
  const isFitting = fitting && !isSuspicious && !(hasAsks && openersWithoutAsks.includes(fitting));
  const opener: OpenerName = isFitting ? fitting : 'thanks';
  if (replaces === 'every-opener' || (replaces === 'every-thanks' && opener !== 'regret')) return undefined;
  return opener;
}

/** Where a statement stands that is under no ask: first, last or nowhere. */
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
 * Decides what a reply says. Each ask is an item: the person's answer, else what the intent answers where the ask's kind
 * is certain, else a gap. Nothing is agreed to in a mail that looks like fraud. Pure.
 */
export function planReply(input: PlanInput): ReplyPlan {
  const { reading, intent, given, left, isSuspicious, hasProposal } = input;
  const draft: DraftIntent = isSuspicious ? { answers: {} } : intentDetails(intent).draft;
  const { statement, expectsAnswer = false } = draft;
  const asks = reading.asks.filter((ask) => !left.has(ask));
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
