import type { Answer } from '#domain/answers.ts';
import {
  type AnswerName,
  type DraftIntent,
  type Intent,
  intentDetails,
  type StatementName,
} from '#domain/intents.ts';
import type { LanguageData } from '#languages/language-data.ts';
import type { Ask, DateMention, MailCategory, Reading } from '#reading/reading.ts';

/** The text below a quoted ask, by its source. */
export type PlannedAnswer =
  /** The person's own words, used unchanged. */
  | { from: 'person'; text: string }
  | { from: 'phrase'; name: AnswerName }
  | { from: 'statement'; name: StatementName }
  /** The day or time that the person proposes. */
  | { from: 'proposal' }
  /** A gap for something that only the person knows. */
  | { from: 'gap'; gap: keyof LanguageData['phrases']['gaps'] }
  /** A gap with the two sides of a choice. */
  | { from: 'sides'; sides: readonly [string, string] };

type PlannedItem = { ask: Ask; answer: PlannedAnswer };

type OpenerName = keyof LanguageData['phrases']['openers'];

/** The content of a reply, independent of its language. `draft.ts` renders it with the phrases of a language. */
export type ReplyPlan = {
  /** The first sentence; undefined if the statement opens the reply. */
  opener?: OpenerName;
  /** The intent's statement after the opener. */
  statement?: StatementName;
  items: PlannedItem[];
  /**
   * True if the mail asks nothing, the intent has no statement, and the opener is plain thanks or the mail complains.
   * The reply then has a gap for the person's words. A mail whose asks are all left out still asks something.
   */
  hasOpenGap: boolean;
  /** True if the reply may end with a sentence that looks forward to an answer. */
  expectsAnswer: boolean;
  /** The intent's statement below the answers. */
  lastStatement?: StatementName;
};

/** A person's answer to an ask: given in the request, or found in the instructions. */
export type GivenAnswer = Exclude<Answer, 'skip'>;

type PlanInput = {
  reading: Pick<Reading, 'asks' | 'categories' | 'dates'>;
  intent: Intent;
  given: ReadonlyMap<Ask, GivenAnswer>;
  /** Asks that the reply must not mention. */
  skipped: ReadonlySet<Ask>;
  /** True if the person proposes a day or time. */
  hasProposal: boolean;
  /** True if the mail looks like fraud: the intent then agrees to nothing in it. */
  isSuspicious: boolean;
};

/** The openers by category. The first category that the mail has decides. */
const openersByCategory: readonly [MailCategory, OpenerName][] = [
  ['condolence', 'kindWords'],
  ['complaint', 'regret'],
  ['badNews', 'regret'],
  ['invitation', 'invitation'],
  ['praise', 'kindWords'],
  ['thanks', 'welcome'],
];
/**
 * Openers only for mails without asks. In a mail that asks for something, praise and thanks are a courtesy. A reply
 * that answers the courtesy first sounds odd.
 */
const openersWithoutAsks: readonly OpenerName[] = ['kindWords', 'welcome'];

const gapsByKind: Partial<Record<Ask['kind'], keyof LanguageData['phrases']['gaps']>> = {
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
 * The sides of a choice; else a gap for the ask's kind if the kind is certain and the ask ends with a question mark;
 * else a gap for any answer.
 */
function gapFor(ask: Ask): PlannedAnswer {
  if (ask.sides) return { from: 'sides', sides: ask.sides };
  const hasKind = ask.certain && QUESTION_END.test(ask.text);
  return { from: 'gap', gap: (hasKind && gapsByKind[ask.kind]) || 'answer' };
}

function givenAnswer(ask: Ask, given: GivenAnswer): PlannedAnswer {
  if (typeof given === 'object') return { from: 'person', text: given.text };
  if (given === 'later') return { from: 'phrase', name: 'later' };
  if (ask.kind === 'request' || ask.kind === 'need') {
    return { from: 'phrase', name: given === 'yes' ? 'willDo' : 'cannotDo' };
  }
  return { from: 'phrase', name: given };
}

/** Whether an ask proposes a day or time. A day that is only mentioned and a deadline do not count. */
function proposesTime(ask: Ask, dates: readonly DateMention[]): boolean {
  return dates.some(
    ({ start, end, proposed, deadline }) => proposed && !deadline && start >= ask.start && end <= ask.end,
  );
}

/**
 * `proposing`: the only ask that proposes a time. `answeredByTime`: the only ask that proposes a time or, if no ask
 * does, the only ask for a time.
 */
function asksAboutTime(asks: readonly Ask[], dates: readonly DateMention[]) {
  const proposing = asks.filter((ask) => proposesTime(ask, dates));
  const answeredByTime = proposing.length > 0 ? proposing : asks.filter(({ kind }) => kind === 'when');
  return {
    proposing: proposing.length === 1 ? proposing[0] : undefined,
    answeredByTime: answeredByTime.length === 1 ? answeredByTime[0] : undefined,
  };
}

/**
 * The ask that an intent's statement answers. For `under-only-ask`: the only ask. For `under-dated-ask`: the only ask
 * that proposes a time, else the only ask if its kind is 'yes-no' or 'request'.
 */
function statementTarget(
  asks: readonly Ask[],
  { place }: DraftIntent,
  dates: readonly DateMention[],
): Ask | undefined {
  const [only] = asks.length === 1 ? asks : [];
  if (place === 'under-only-ask') return only;
  if (place !== 'under-dated-ask') return undefined;
  const mayPropose = only?.kind === 'yes-no' || only?.kind === 'request';
  return asksAboutTime(asks, dates).proposing ?? (mayPropose ? only : undefined);
}

/**
 * The asks that an intent answers: all requests whose kind is certain, and a certain yes-no question if there is only
 * one. With several questions it is not clear which one is meant: a person who accepts an offer does not say that the
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

/** The first sentence: the opener of the mail's category, else thanks. Undefined if the statement opens the reply. */
function openerFor({ reading, isSuspicious }: PlanInput, { replaces }: DraftIntent, hasAsks: boolean) {
  const [, fitting] = openersByCategory.find(([category]) => reading.categories.includes(category)) ?? [];
  const isFitting = fitting && !isSuspicious && !(hasAsks && openersWithoutAsks.includes(fitting));
  const opener: OpenerName = isFitting ? fitting : 'thanks';
  if (replaces === 'every-opener' || (replaces === 'every-thanks' && opener !== 'regret')) return undefined;
  return opener;
}

/** The place of a statement that answers no ask; undefined if the statement is left out. */
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
 * Decides the content of a reply. Each ask gets the first available answer of: the person's own, the intent's
 * statement, the intent's answer, the proposed time, a gap. The intent agrees to nothing in a mail that looks like
 * fraud. Pure.
 */
export function planReply(input: PlanInput): ReplyPlan {
  const { reading, intent, given, skipped, isSuspicious, hasProposal } = input;
  const draft: DraftIntent = isSuspicious ? { answers: {} } : intentDetails(intent).draft;
  const { statement, expectsAnswer = false } = draft;
  const asks = reading.asks.filter((ask) => !skipped.has(ask));
  const open = asks.filter((ask) => !given.has(ask));
  const statementAsk = statement ? statementTarget(open, draft, reading.dates) : undefined;
  const intentAnswers = answersByIntent(open, draft);
  const proposalAsk = hasProposal ? asksAboutTime(open, reading.dates).answeredByTime : undefined;
  const answerTo = (ask: Ask): PlannedAnswer => {
    const answer = given.get(ask);
    if (answer !== undefined) return givenAnswer(ask, answer);
    if (ask === statementAsk && statement) return { from: 'statement', name: statement };
    const name = intentAnswers.get(ask);
    if (name) return { from: 'phrase', name };
    if (ask === proposalAsk) return { from: 'proposal' };
    return isSuspicious ? { from: 'gap', gap: 'answer' } : gapFor(ask);
  };
  const items = asks.map((ask): PlannedItem => ({ ask, answer: answerTo(ask) }));
  const hasAsks = asks.length > 0;
  const opener = openerFor(input, draft, hasAsks);
  const place = statementAsk ? undefined : placeOf(draft, hasAsks, given.size > 0 || intentAnswers.size > 0);
  const isComplaint = reading.categories.includes('complaint');
  return {
    ...(opener ? { opener } : {}),
    ...(statement && place === 'first' ? { statement } : {}),
    items,
    expectsAnswer,
    hasOpenGap: reading.asks.length === 0 && !statement && (opener === 'thanks' || isComplaint),
    ...(statement && place === 'last' ? { lastStatement: statement } : {}),
  };
}
