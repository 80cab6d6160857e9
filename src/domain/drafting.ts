/** The voices in which the built-in drafter has sentences; each tone speaks in one of them. */
export type Register = 'plain' | 'warm' | 'formal' | 'brief';

/** The sentences by which a reply says what an intent sets out to do. */
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

/** The whole answers that can stand under a quoted ask. */
export type AnswerName = 'yes' | 'no' | 'willDo' | 'cannotDo' | 'confirmed' | 'later';

/** What an intent does in a reply of the built-in drafter. */
export type DraftIntent = {
  /** What the person says by choosing the intent. */
  statement?: StatementName;
  /**
   * Where the statement stands.
   *
   * - `first`: behind the opener
   * - `unless-answered`: behind the opener, and nowhere where the intent answers an ask
   * - `unless-asked`: behind the opener, and nowhere where the mail asks: the answers say it
   * - `under-only-ask`: as the answer where the mail has one ask, below all answers where it has several
   * - `under-dated-ask`: as the answer to the ask of a time, else behind the opener
   * - `last`: below all answers
   */
  place?: 'first' | 'unless-answered' | 'unless-asked' | 'under-only-ask' | 'under-dated-ask' | 'last';
  /**
   * The openers that the statement replaces. An apology replaces every one: behind thanks it sounds false. Thanks replace
   * other thanks, and stand behind regret.
   */
  replaces?: 'every-opener' | 'every-thanks';
  /** True where the person waits for an answer, so that the reply may close with looking forward to it. */
  expectsAnswer?: true;
  /** How the intent answers asks whose kind is certain. */
  answers: { 'yes-no'?: AnswerName; request?: AnswerName };
};
