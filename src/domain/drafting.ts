/** The voices of the built-in drafter's sentences. Each tone uses one of them. */
export type Register = 'plain' | 'warm' | 'formal' | 'brief';

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
  /** What the person says by choosing the intent. */
  statement?: StatementName;
  /**
   * Where the statement is.
   *
   * - `first`: after the opener
   * - `unless-answered`: after the opener; left out where the intent answers an ask
   * - `unless-asked`: after the opener; left out where the mail asks something, because the answers say it
   * - `under-only-ask`: as the answer where the mail has one ask, below all answers where it has several
   * - `under-dated-ask`: as the answer to the ask of a time, else after the opener
   * - `last`: below all answers
   */
  place?: 'first' | 'unless-answered' | 'unless-asked' | 'under-only-ask' | 'under-dated-ask' | 'last';
  /**
   * The openers that the statement replaces. An apology replaces every opener, because it sounds false after thanks.
   * Thanks replace other thanks, and follow regret.
   */
  replaces?: 'every-opener' | 'every-thanks';
  /** True where the person waits for an answer: the reply may then end with a sentence that looks forward to it. */
  expectsAnswer?: true;
  /** How the intent answers asks whose kind is certain. */
  answers: { 'yes-no'?: AnswerName; request?: AnswerName };
};
