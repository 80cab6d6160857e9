import type { Language } from '#domain/languages.ts';
import type { NamedTone } from '#domain/tones.ts';
import type { Cause, Deed, GistKind, Thing } from '#reading/matters/matter.ts';
import type { AskAnswer } from '#reading/reading.ts';
import type { Addition } from './composer.ts';
import type { FewLines, Lines, One, Three, ToneLines } from './lines.ts';
import type { Turning } from './turning/turning.ts';

/** A person to be greeted, as far as known. Nothing set: a company, a team, a machine, nobody known. */
export type Person = {
  /** What the person asked to be called; it goes before everything else. */
  called?: string;
  /** The whole name, in the order in which it was written. */
  full?: string;
  first?: string;
  last?: string;
  /** Only where the mail itself gives it: nobody's gender or degree is guessed. */
  title?: 'mr' | 'ms' | 'dr' | 'prof';
  /** The mail calls its reader by title and surname. */
  reserved?: true;
};

/** How a reply addresses its reader. */
export type Register = 'polite' | 'familiar';

/** A thing in the forms that phrases need; languages without cases write the same form several times. */
export type ThingForms = {
  /** As a subject, definite: 'der Vertrag', 'the contract'. */
  name: string;
  /** As what is sent, signed, checked: 'den Vertrag'. */
  object: string;
  /** As what a sentence begins with to say what it is about: 'zum Vertrag', 'as for the contract'. Lower case. */
  about: string;
};

/** Seven names of days, from Sunday on. */
export type Weekdays = readonly [string, string, string, string, string, string, string];

/**
 * A day or time in a sentence. `{weekday}` is the pack's own form of the day's name or Intl's, `{date}` day and month, with
 * the year where it is another one, `{time}` the clock time ('15:00', '14:00–15:00'): by Intl, but for what the pack says.
 */
export type TimePhrase = {
  /** Names of days in the form that this phrase needs, with what belongs to them ('в среду'). Intl's where absent. */
  weekdays?: Weekdays;
  day: string;
  time: string;
  both: string;
  /** The same of a stretch of hours, where 'um 8:00–10:00 Uhr' is not said; `joint` stands between them: ' bis '. */
  stretch?: { time: string; both: string; joint: string };
};

/** What is said to one thing that was asked: agreed to, turned down, left to the person. `It`: what it is about is not known. */
type DeedPhrases = {
  /** Filled: `{object}`, `{name}`, `{about}` of the thing; `{by}` the day it is wanted by, else nothing. */
  yes: One;
  no: One;
  /** Holds one gap: what only the person knows. */
  open: One;
  yesIt: One;
  noIt: One;
  openIt: One;
};

/**
 * What is said to one question. Filled: `{re}`, which says what the sentence is about: the `about` form of a thing, or
 * one of `questionRefs`. A phrase may begin with it.
 */
type QuestionPhrases = { yes: One; no: One; open: One };

/** One passage for one question or request (`{re}` filled as in QuestionPhrases), another for several at once. */
export type Passage = { one: Lines; many: FewLines };

/** Everything a language needs to say. A missing phrase does not compile. */
export type PhrasePack = {
  /** BCP 47 tag for Intl, with what the language needs: 'ar-u-nu-latn'. */
  locale: string;
  /** How the first day of a month is written, where Intl writes '1' and people do not: '1er'. */
  firstOfMonth?: string;
  /** `{date}` (day and month) and `{year}`, where people put them otherwise than Intl: '{date} {year} года'. */
  dateWithYear?: string;
  /** What stands between hour and minutes, where Intl writes a colon and people do not: '15h30', and '15h' on the hour. */
  hourMark?: string;
  /**
   * A clock time, or a stretch of it, 'HH:mm' each, where people say it otherwise than Intl ('दोपहर 3'): what `{time}` is
   * filled with.
   */
  clock?(from: string, until: string | undefined): string;
  /** Where letters part the thousands of four figures, too, and Intl does not: '1.250'. */
  grouping?: 'always';
  /** Between two sentences: ' ', or '' where none is written. */
  space: ' ' | '';
  /** Quotation marks, with their spaces where they have any. */
  quotes: readonly [string, string];
  /** Tones that address familiarly whatever the mail does. Empty where the language has one address. */
  familiarTones: readonly NamedTone[];

  /** The line that greets, with its mark, '' for none. Gender-neutral where neither a title nor the name itself tells. */
  salutation(person: Person, how: { tone: NamedTone; register: Register }): string;
  /** The line above the name, with its mark where one is written. */
  valediction: ToneLines;
  /**
   * How the first sentence begins after the salutation, where it does not begin with a capital letter ('Guten Tag,'
   * and on the next line 'vielen Dank'); names and words of polite address keep theirs.
   */
  opens?(text: string): string;
  /** The gap for an unknown signer, in square brackets. */
  nameGap: string;

  /** A day of the week without a date, where the phrases of `times` do not fit it: 'jeudi', not 'le jeudi'. */
  weekdayAlone?(phrase: string): string;
  times: {
    /** 'am Donnerstag, 21. November, um 15:00 Uhr': when something takes place. */
    on: TimePhrase;
    /** 'bis Donnerstag, 21. November': the last moment. */
    by: TimePhrase;
    /** 'Donnerstag, 21. November, 15:00 Uhr': the time as a name, as a subject or in a list. */
    named: TimePhrase;
    /** What stands behind a day where the hour (`{time}`) is the first that is meant, or the last: ', ab {time} Uhr'. */
    after: string;
    before: string;
  };
  things: Record<Thing, ThingForms>;
  /** How mails of this language are answered in their own words; absent in English, whose composer takes asks apart itself. */
  turning?: Turning;
  /** The forms of what a mail of this language names in its own words; absent where nouns change with their place. */
  named?(words: string): ThingForms;
  /** The same of what an ask in another language is about, beyond the things; undefined where its words are not known. */
  foreign?(ask: string, language: Language): ThingForms | undefined;
  /** A whole sentence with its gap to such an ask, by its name as `foreign` gives it; undefined where its words do not tell what it asks. */
  said?(
    name: string,
    ask: { text: string; answer: AskAnswer; isTold: boolean; asksWho: boolean },
    language: Language,
  ): string | undefined;
  /** What one is sorry for, in the form that `apologies` and `openings.complaint` need. */
  causes: Record<Cause, string>;

  /**
   * The first words, by the kind of mail. Not for every intent: who apologises, follows up or thanks has lines of their
   * own. `sharing` and `invoice` do without the thing: `thanks` says it. `plain` and `information` thank for the mail, in each tone.
   */
  openings: Record<Exclude<GistKind, 'plain' | 'information' | 'unsolicited'>, Lines> & {
    plain: ToneLines;
    information: Lines;
    /** Somebody who is introduced by name: `{name}`. */
    introduced: Lines;
  };
  /** Thanks, where the person wants to thank or something was sent. `{object}`: the thing; `bare`: for the mail or the effort. */
  thanks: { thing: Lines; bare: Lines };
  /** An apology: `{cause}`; `open` holds a gap for what it is for. Then what is done about it. */
  apologies: { cause: Lines; open: Lines; remedy: Lines };
  /** A question after something that was said. `{mail}`: one of `earlierMail`. */
  followUp: Lines;
  /** The mail that is followed up on, in the form that `followUp` needs: `{subject}` in quotation marks, `{date}`. */
  earlierMail: { subjectAndDate: string; subject: string; date: string; bare: string };

  /** Requests answered by what is asked for. */
  deeds: Record<Deed, DeedPhrases>;
  /** Proposed times. Filled: `{on}`, `{named}`; `{other}` the times the person proposes instead, or `otherTime`. `It`: without a day. */
  proposals: {
    yes: Lines;
    yesIt: Lines;
    no: Lines;
    noIt: Lines;
    /** Holds a gap: whether it suits. */
    open: One;
    openIt: One;
    move: Lines;
    moveIt: Lines;
    /** The person proposes `{other}` where nothing was proposed. */
    propose: Lines;
    /** The gap for a time, in square brackets. */
    otherTime: string;
    /** How the times in `{other}` are said, where not as `on`: 'I would suggest Friday'. */
    otherAs?: 'named';
    /** One of several times is chosen: `{times}`, a gap of alternatives. */
    oneOf: One;
  };
  questions: Record<
    'yes-no' | 'choice' | 'time' | 'amount' | 'fact' | 'explanation' | 'action',
    QuestionPhrases
  >;
  /** 'Zu Ihrer Frage', lower case: which one of several is meant, where the thing is not known. */
  questionRefs: {
    only: string;
    first: string;
    second: string;
    third: string;
    further: string;
    /** The same by the mail's own words, where they are of this language: `{question}`, in quotation marks. */
    quoted: string;
    /** Of what is wanted done, by the mail's own words: `{request}`, in quotation marks. */
    requested: string;
  };
  /** What the person said the answer is: `{re}`, `{value}`. */
  told: One;
  /**
   * Gaps for the answer to a question in another language that nothing else names, in square brackets: `{question}`, the
   * mail's own. Absent where the gap says only which of the questions it is.
   */
  askedGap?: { 'yes-no': string; other: string };

  askBack: Passage;
  need: Passage;
  explain: Passage;
  /** Where a matter stands, one ask: `{re}` and a gap. */
  status: One;
  /** Other terms. `amount`: the sum that was named, `{amount}`; each holds a gap for the terms. */
  bargain: { amount: Lines; bare: Lines };
  /** Passwords, codes, bank details; payments asked for by mail. */
  guarded: { secret: Three; payment: Three };
  /** The line above a numbered list of answers, with its mark. */
  listLead: One;

  /** What the intent says where the mail asks nothing. `confirm.facts`: `{facts}`, days and sums that the mail states. */
  bodies: {
    question: Lines;
    accept: Lines;
    decline: Lines;
    reschedule: Lines;
    request: Lines;
    update: Lines;
    clarify: Lines;
    confirm: { facts: Lines; bare: Lines };
    introduce: Lines;
  };
  /** A statement of the person's, as a letter of this language ends one; absent where it stands as it was said. */
  stated?(text: string): string;
  /** What the person wants said, `{text}`, in words of this language or as a gap. */
  additions: Record<Addition['act'], string>;
  /** What stands in a gap for words of another language that the person has to put into this one: '{text}' filled. */
  toTranslate: string;

  closings: {
    /** After a question, a request, a proposal: an answer is hoped for. */
    awaiting: ToneLines;
    /** After an answer: at the reader's disposal. */
    available: ToneLines;
    /** After a time was agreed on. */
    meeting: Lines;
    /** After a refusal. */
    declined: Lines;
    /** After an apology or a complaint. */
    sorry: Lines;
    /** After grief or illness. */
    grave: Lines;
    /** After thanks, congratulations and news, where nothing is open. */
    content: Lines;
  };
};
