import type { Answer, AnsweredAsk } from '#domain/answers.ts';
import { askKey } from '#domain/asks.ts';
import { limits } from '#domain/limits.ts';
import { hasVisibleText } from '#domain/text.ts';
import type { DeskAsk, DeskCheck, OwnAnswer } from '#web/lib/desk-reading.ts';
import type { MovedAsk } from '#web/lib/moved-asks.ts';
import { isListOf, isOneOf, isRecord, isString } from '#web/lib/saved-values.ts';

const choiceValues = ['yes', 'no', 'later', 'first', 'second'] as const;

/** The button that is pressed. `first` and `second`: a side of a choice. */
type Choice = (typeof choiceValues)[number];

/** What the person decided about an ask. `ask`: its key. A pressed button takes precedence over the text. */
export type Decision = { ask: string; choice?: Choice | undefined; text: string; isLeftOut: boolean };

/** The person's work on the asks of a mail. The names of the fields are stored in the tab, so they must not change. */
export type DeskWork = {
  /** In the order in which they were made. */
  decisions: Decision[];
  /** The words of the asks that the person added. */
  added: string[];
};

export const noWork: DeskWork = { decisions: [], added: [] };

function isDecision(value: unknown): value is Decision {
  return (
    isRecord(value) &&
    isString(value.ask) &&
    (value.choice === undefined || isOneOf(choiceValues, value.choice)) &&
    isString(value.text) &&
    typeof value.isLeftOut === 'boolean'
  );
}

/** Whether a value that the tab has saved is the work on a mail. */
export function isDeskWork(value: unknown): value is DeskWork {
  return isRecord(value) && isListOf(isDecision, value.decisions) && isListOf(isString, value.added);
}

/** The decision about an ask; an empty one if there is none. */
export function decisionOn({ key }: DeskAsk, { decisions }: DeskWork): Decision {
  return decisions.find(({ ask }) => ask === key) ?? { ask: key, text: '', isLeftOut: false };
}

/** The work with a changed decision about an ask. A decision keeps its place; an empty one is removed. */
export function withDecision(work: DeskWork, { key }: DeskAsk, decision: Omit<Decision, 'ask'>): DeskWork {
  const isEmpty = decision.choice === undefined && decision.text === '' && !decision.isLeftOut;
  const changed = isEmpty ? [] : [{ ...decision, ask: key }];
  const place = work.decisions.findIndex(({ ask }) => ask === key);
  const decisions =
    place < 0 ? [...work.decisions, ...changed] : work.decisions.toSpliced(place, 1, ...changed);
  return { ...work, decisions };
}

/** The work after asks have got other words in the mail. A decision about an ask with the new words takes precedence. */
export function withMovedAsks({ decisions, added }: DeskWork, moved: readonly MovedAsk[]): DeskWork {
  const words = new Map(moved.map(({ from, to }) => [from, to]));
  const decided = new Set(decisions.map(({ ask }) => ask));
  return {
    decisions: decisions.map((decision) => {
      const key = askKey(words.get(decision.ask) ?? '');
      return key && !decided.has(key) ? { ...decision, ask: key } : decision;
    }),
    // Another list would be a reason to read the mail again.
    added: added.some((one) => words.has(askKey(one)))
      ? added.map((one) => words.get(askKey(one)) ?? one)
      : added,
  };
}

type Option = { choice: Choice; label: string; answer: Answer };

/** The buttons of an ask. */
export function optionsOf({ sides }: Pick<DeskAsk, 'sides'>): Option[] {
  const later: Option = { choice: 'later', label: 'Later', answer: 'later' };
  if (!sides) {
    return [
      { choice: 'yes', label: 'Yes', answer: 'yes' },
      { choice: 'no', label: 'No', answer: 'no' },
      later,
    ];
  }
  return [
    { choice: 'first', label: sides[0], answer: { text: sides[0] } },
    { choice: 'second', label: sides[1], answer: { text: sides[1] } },
    later,
  ];
}

function answerTo(ask: DeskAsk, { choice, text, isLeftOut }: Decision): Answer | undefined {
  if (isLeftOut) return 'skip';
  const pressed = optionsOf(ask).find((option) => option.choice === choice);
  if (pressed) return pressed.answer;
  return hasVisibleText(text) ? { text: text.trim() } : undefined;
}

/** The answers to a mail's asks: those that a request takes, and the keys of the asks whose answers are too many. */
export type DeskAnswers = { sent: AnsweredAsk[]; unsent: ReadonlySet<string> };

/** The answers to the asks of a mail, in the order in which they were given. Other decisions are left out. */
export function answersOf(asks: readonly DeskAsk[], { decisions }: DeskWork): DeskAnswers {
  const byKey = new Map(asks.map((ask) => [ask.key, ask]));
  const given = decisions.flatMap((decision) => {
    const ask = byKey.get(decision.ask);
    const answer = ask && answerTo(ask, decision);
    return answer ? [{ key: ask.key, sent: { ask: ask.words, answer } }] : [];
  });
  return {
    sent: given.slice(0, limits.answers).map(({ sent }) => sent),
    unsent: new Set(given.slice(limits.answers).map(({ key }) => key)),
  };
}

/** The answers that the person gave in their own words. */
export function ownAnswersOf({ sent }: DeskAnswers): OwnAnswer[] {
  return sent.flatMap(({ ask, answer }) => (typeof answer === 'object' ? [{ ask, text: answer.text }] : []));
}

/** Whether the text of a decision is too long to be sent. */
export function isTooLong({ text, isLeftOut, choice }: Decision): boolean {
  return !isLeftOut && choice === undefined && text.trim().length > limits.answer;
}

/** The asks that the person has not left out. */
export function wantedAsks(asks: readonly DeskAsk[], work: DeskWork): DeskAsk[] {
  return asks.filter((ask) => !decisionOn(ask, work).isLeftOut);
}

/** How many of the asks the reply answers, in words. */
export function coverageStatus(wanted: readonly DeskAsk[], coverage: DeskCheck['coverage']): string {
  const count = wanted.length;
  const answered = wanted.filter(({ words }) => coverage[words]?.state === 'answered').length;
  if (count === 1) return answered === 1 ? 'Answered' : 'Not answered yet';
  return answered === count ? `All ${count} answered` : `${answered} of ${count} answered`;
}

/** The line beside the heading of the asks: how many there are, or how many of them the reply answers. */
export function statusOf(
  asks: readonly DeskAsk[],
  work: DeskWork,
  coverage: DeskCheck['coverage'] | undefined,
): string {
  if (asks.some((ask) => isTooLong(decisionOn(ask, work)))) return 'An answer is too long';
  const wanted = wantedAsks(asks, work);
  if (wanted.length === 0) return 'All left out';
  if (coverage) return coverageStatus(wanted, coverage);
  return wanted.length === 1 ? '1 ask' : `${wanted.length} asks`;
}
