import type { AskAnswer } from '#reading/reading.ts';

/** What is said to one ask, by verdict; each a whole sentence with its end mark, in the notation of phrase packs. */
export type Said = {
  /** Holds a gap for what only the person knows. */
  open: string;
  /** Granted and refused; absent where no intent can decide it: 'When does the course begin?' */
  yes?: string;
  no?: string;
};

/** One way in which a language asks, and what is said to it. */
export type TurningRule = {
  /** Matches the whole ask, without what leads to it and without its end mark; flags 'iu'. Never backtracks into another word. */
  when: RegExp;
  /** Only for asks that want this; all where absent. */
  answers?: readonly AskAnswer[];
  /** Asks more of a time that it names than whether that suits, and goes before what is said to times: 'May we come at nine?' */
  timed?: true;
  /**
   * `$1` to `$9`: the captures of `when`, seen from the other side (see `swaps`); '' for one that took no part. A function
   * gets the same, from 0 on, for what a template cannot say (a verb's form); undefined where it cannot either.
   */
  say: Said | ((parts: readonly string[]) => Said | undefined);
};

/** What stands around an ask, and around what is said to it: 'Falls es regnet, könnten Sie …', 'Was kostet es, wenn …' */
export type Around = {
  /** The ask by itself. */
  ask: string;
  /** Stands before the ask: tried before the rules, which would take it for the ask's own. */
  before: boolean;
  /** A sentence that answers the ask with what stands around it; undefined where the two cannot be joined. */
  joined: (sentence: string) => string | undefined;
};

/** Two clauses of which one is so: 'Is it covered by the guarantee, or will you bill it?' */
export type TwoClauses = {
  /** What parts them, up to where the second begins; flags 'iu'. No groups that capture. */
  or: RegExp;
  /** What an ask begins with that the rules take with both its clauses: 'Would you rather that we send it or that …'. */
  whole?: RegExp;
  /** How an alternative begins that says no to the one before it. */
  denies: RegExp;
  /** What an alternative begins with that says yes, and that a statement does without. */
  agrees: RegExp;
  /** Whether the second clause is said of what the first names: by the first's verb, and by the second's words. */
  shares: (verb: string, second: string) => boolean;
};

/**
 * How the questions and requests of a language become statements of whoever answers: 'Wie hoch ist Ihr Tagessatz?' →
 * 'Mein Tagessatz beträgt [Betrag].' Everything of the mail that a rule does not name stays as it stands.
 */
export type Turning = {
  /** What stands before the ask and is left out, as often as it is found: addresses, courtesy, 'noch eine Frage:'. */
  leads?: RegExp;
  /** A clause before the ask that stands before the answer, too, with its comma and space: 'Kalau hilang, '. No groups that capture. */
  condition?: RegExp;
  /** A clause around the ask which a function of the language turns and joins to the answer; for one not to be joined as it is. */
  around?: (words: string) => Around | undefined;
  /** What a sentence tells before it asks: 'Wir sind acht Personen, ' in front of 'geht das?' Is left out. */
  told?: RegExp;
  /** The words by which it is one, where they are `unsaid` elsewhere: 'अगर … तो'; flag 'g'. */
  ifs?: RegExp;
  /** Where its capital letters are its own: 'i' → 'İ'. */
  locale?: 'tr';
  /** Its marks are as wide as its letters, and narrow ones beside them are read as those: '您好,请问' is '您好，请问'. */
  wide?: true;
  /** What begins an ask that, however politely put, is a question: 'we should like to know whether'. */
  asksToKnow?: RegExp;
  /** What stands behind it and is left out: 'bitte', 'vielen Dank'. */
  tails?: RegExp;
  /** What parts two questions of one ask ('was kostet es, und wann …'): all are answered, or none. No groups that capture. */
  joint?: RegExp;
  /** How two things are offered to choose from. */
  either?: {
    /** What parts them. No groups that capture. */
    or: RegExp;
    /** Words that ask for more than which of the two. */
    asks: RegExp;
    /** What begins a clause that asks and is left out of it as a statement. */
    whether: RegExp;
    /** Clauses that ask have an order of their own: what is said to them is taken before their words as they stand. */
    turns?: true;
    /** A clause, seen from the other side, as a statement; undefined where it is none. */
    stated: (clause: string) => string | undefined;
    /** Ways of asking that offer a choice, tried first: 'Вам удобнее утром или вечером?' */
    rules: readonly TurningRule[];
    /** What begins an alternative that shares the clause of the other: prepositions, 'only'; flags 'iu'. */
    heads: RegExp;
  };
  /** How two clauses are told of which one is to be, where the rules' own answers to yes-no questions are put together. */
  clauses?: TwoClauses;
  /** First words that are written small elsewhere in a sentence: articles, prepositions, pronouns. A capture begins with them small. */
  small?: RegExp;
  /**
   * Words of one side and what the other says for them: sources of patterns without groups that capture, the longer before
   * the shorter, and what stands instead (`{Ihr|dein}`). All are replaced in one pass.
   */
  swaps: readonly (readonly [pattern: string, other: string])[];
  /** Requests keep the day that they name: the rules know the words for one. Else such requests are left to the phrases. */
  dated?: true;
  /**
   * Days told from the mail's own ('besok'), and what is said for one: its date, by what stands behind and before it. Where the mail
   * does not say when it was sent, they are `unsaid`.
   */
  relative?: { words: RegExp; say: (date: string, behind: string, before: string) => string };
  /** What an answer leaves out wherever it stands: weeks told from today, '(we open at nine)', ', if possible,'; flag 'g'. */
  stretches?: RegExp;
  /** What is to be confirmed is confirmed by saying so: the rules know how. Else that is left to the phrases. */
  confirms?: true;
  /** What is said to an item of a list that is to be told or sent: 'Names of the guests'. */
  item?: (thing: string) => Said | undefined;
  /** What must not be left in a capture: words that ask, days told from today, what cannot be turned safely. */
  unsaid: RegExp;
  /** The first that matches is taken. */
  rules: readonly TurningRule[];
};
