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
   * Where the statement stands: behind the opener; there, but only where the intent answers no ask, or only where the mail
   * asks nothing; under the ask, where the mail has only one; under the ask that names a day, or under the only one; or
   * below all answers.
   */
  place?: 'first' | 'unless-answered' | 'unless-asked' | 'under-only-ask' | 'under-dated-ask' | 'last';
  /** What the statement stands instead of: an apology behind thanks sounds false, and who thanks need not do it twice. */
  replaces?: 'every-opener' | 'opening-thanks';
  /** True where the person waits for an answer, so that the reply may close with looking forward to it. */
  expectsAnswer?: true;
  /** How the intent answers asks whose kind is certain. */
  answers: { 'yes-no'?: AnswerName; request?: AnswerName };
};
