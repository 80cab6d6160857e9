/** The sentences of a reply that carry out an intent. */
export type StatementName =
  | 'accept'
  | 'decline'
  | 'thank'
  | 'reschedule'
  | 'request'
  | 'question'
  | 'clarify'
  | 'update'
  | 'apologize'
  | 'followUp'
  | 'confirm'
  | 'negotiate'
  | 'introduce';

/** The complete answers that can be under a quoted ask. */
export type AnswerName = 'yes' | 'no' | 'willDo' | 'cannotDo' | 'confirmed' | 'later';

/** What an intent does in a reply of the built-in drafter. */
export type DraftIntent = {
  /** The statement that the person makes by choosing the intent. */
  statement?: StatementName;
  /**
   * The place of the statement in the reply.
   *
   * - `first`: after the opener
   * - `unless-answered`: after the opener; left out if the intent or the person answers an ask
   * - `unless-asked`: after the opener; left out if the mail asks something, because the answers say the same
   * - `under-only-ask`: as the answer if the mail has one ask, below all answers if it has several
   * - `under-dated-ask`: as the answer to the ask that proposes a time, else after the opener
   * - `last`: below all answers
   */
  place?: 'first' | 'unless-answered' | 'unless-asked' | 'under-only-ask' | 'under-dated-ask' | 'last';
  /**
   * The openers that the statement replaces. An apology replaces every opener, because an apology after thanks sounds
   * false. A statement of thanks replaces other thanks, and comes after an opener of regret.
   */
  replaces?: 'every-opener' | 'every-thanks';
  /** True if the first gap of the statement is for a time: a time that the person proposes fills it. */
  hasTimeGap?: true;
  /** True if the person expects an answer: the reply may then end with a sentence that looks forward to it. */
  expectsAnswer?: true;
  /** The answers of the intent to asks whose kind is certain. */
  answers: { 'yes-no'?: AnswerName; request?: AnswerName };
};

/** A row of the table of intents. */
type IntentRow = {
  value: string;
  label: string;
  /** The task of the reply, as an instruction to a language model. */
  prompt: string;
  /** What the built-in drafter does for the intent. */
  draft: DraftIntent;
};

const agreeing: DraftIntent['answers'] = { 'yes-no': 'yes', request: 'willDo' };
const refusing: DraftIntent['answers'] = { 'yes-no': 'no', request: 'cannotDo' };
const confirming: Record<'yes-no' | 'request', AnswerName> = { 'yes-no': 'confirmed', request: 'willDo' };

/** The intents: what a reply should do. The order is that of the selector. Source: docs/product.md, 3.3. */
export const intents = [
  {
    value: 'general',
    label: 'General',
    prompt: 'Reply to what the mail says, and name the next step.',
    draft: { answers: {} },
  },
  {
    value: 'question',
    label: 'Question',
    prompt: 'Ask the sender for the information that is missing; put the questions clearly, one by one.',
    draft: { statement: 'question', place: 'last', expectsAnswer: true, answers: {} },
  },
  {
    value: 'accept',
    label: 'Accept',
    prompt: 'Accept what the mail proposes, offers or asks, and name what is accepted.',
    draft: { statement: 'accept', place: 'unless-answered', answers: agreeing },
  },
  {
    value: 'decline',
    label: 'Decline',
    prompt: 'Decline what the mail proposes, offers or asks: clearly, kindly, without an invented reason.',
    draft: { statement: 'decline', place: 'unless-answered', answers: refusing },
  },
  {
    value: 'thank',
    label: 'Thank',
    prompt: 'Thank the sender, and say what the thanks are for.',
    draft: { statement: 'thank', place: 'first', replaces: 'every-thanks', answers: {} },
  },
  {
    value: 'reschedule',
    label: 'Reschedule',
    prompt:
      'Move the appointment that the mail mentions: say the present time does not work and ask for, ' +
      'or propose, another. Propose a time only if the person named one, else leave a gap such ' +
      'as [another time].',
    draft: {
      statement: 'reschedule',
      place: 'under-dated-ask',
      hasTimeGap: true,
      expectsAnswer: true,
      answers: {},
    },
  },
  {
    value: 'request',
    label: 'Request',
    prompt: 'Ask the sender to do or send what is needed next, and say by when only if that is known.',
    draft: { statement: 'request', place: 'last', expectsAnswer: true, answers: {} },
  },
  {
    value: 'update',
    label: 'Update',
    prompt: 'Tell the sender the current state; if it is not known, leave a gap such as [current status].',
    draft: { statement: 'update', place: 'unless-asked', answers: {} },
  },
  {
    value: 'clarify',
    label: 'Clarify',
    prompt:
      'Clear up what is unclear: restate the point as understood and ask, or explain, what remains open.',
    draft: { statement: 'clarify', place: 'unless-asked', answers: {} },
  },
  {
    value: 'apologize',
    label: 'Apologize',
    prompt:
      'Apologise for what the mail complains of or waits for; do not invent a cause, blame or a remedy.',
    draft: { statement: 'apologize', place: 'first', replaces: 'every-opener', answers: {} },
  },
  {
    value: 'follow-up',
    label: 'Follow-up',
    prompt: 'Follow up: name the open point, and ask for its current state, without reproach.',
    draft: { statement: 'followUp', place: 'first', expectsAnswer: true, answers: {} },
  },
  {
    value: 'confirm',
    label: 'Confirm',
    prompt: 'Confirm what the mail asks to have confirmed, repeating its details exactly.',
    draft: { statement: 'confirm', place: 'unless-asked', answers: confirming },
  },
  {
    value: 'negotiate',
    label: 'Negotiate',
    prompt:
      'Negotiate: show willingness, name the point that does not fit yet and invite or make a ' +
      'counter-proposal; every figure not given is a gap such as [our offer].',
    draft: { statement: 'negotiate', place: 'under-only-ask', expectsAnswer: true, answers: {} },
  },
  {
    value: 'introduce',
    label: 'Introduce',
    prompt:
      'Introduce the person who replies, and say why they write; what is not known of them is a ' +
      'gap such as [your role].',
    draft: { statement: 'introduce', place: 'first', answers: {} },
  },
] as const satisfies readonly IntentRow[];

export type Intent = (typeof intents)[number]['value'];

/** The values alone, in selector order, as a tuple for schemas. */
export const intentValues = intents.map((intent) => intent.value) as [Intent, ...Intent[]];

/** The row of an intent. */
export function intentDetails(value: Intent): IntentRow {
  const row = intents.find((intent) => intent.value === value);
  if (!row) throw new RangeError(`unknown intent: ${value}`);
  return row;
}
