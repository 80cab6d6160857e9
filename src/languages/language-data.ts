import type { AnswerName, StatementName } from '#domain/intents.ts';
import type { Register } from '#domain/tones.ts';

/** Words or phrases separated by commas. Lower case, unless the language writes them with a capital. */
type List = string;

/**
 * Phrases that show what a sentence does, separated by commas, lower case. `src/reading/cues.ts` reads this notation:
 *
 * - `^` before the phrase: only where a clause begins ('^could you')
 * - `$` after the phrase: only where the sentence ends ('でしょうか$')
 * - `*` at the start or end of a word: any letters there ('nächst*', '*abilir misiniz')
 * - `..` between words: up to eight words between them ('hätten .. gern')
 * - `/` between forms of one word: any of them ('könnten/können sie')
 *
 * In languages without spaces between words, a phrase may be anywhere in a run of characters.
 */
type Cues = string;

/**
 * Phrases searched for in a whole text, separated by commas, lower case. `src/reading/word-lists.ts` reads this
 * notation:
 *
 * - `*` in a word: any letters; alone: a whole word
 * - `..`: up to five words
 * - `$` after the phrase: the end of the text, a colon or a dash must follow
 */
type TextCues = string;

/**
 * What a person writes into the instructions, separated by commas. `{}` is the place of the value
 * ('sign as {}', '{}と署名'). Without `{}` the words are the whole instruction.
 */
type Templates = string;

/**
 * A phrase of a reply. `{du|Sie}` holds the familiar and the polite form of address; one of them is used. Square
 * brackets hold what the person fills in. An object can give each register its own words; a register that is left
 * out uses `plain`.
 */
export type Phrase = string | ({ plain: string } & Partial<Record<Register, string>>);

/**
 * Phrases that name a day or time, separated by commas, lower case. `src/reading/dates/phrases.ts` compiles them:
 *
 * - `(the)`: optional, together with the space next to it; `[next/coming]`: one of them
 * - `*`: up to eight letters ('nächst* woche')
 * - `<am/zum> {day}`: must be before the phrase but is not part of it; `{n} days <!of>`: must not follow the phrase;
 *   `<..[will/would]>`: must follow later in the sentence
 * - `{weekday}`, `{month}`, `{year}`, `{day}` (with its mark: '14th'), `{n}` (digits or a word), `{hour}`,
 *   `{time}` (an hour, with or without minutes), `{minute}`, `{part}` ('pm'), `{end}` (a clause ends here)
 *
 * In languages without spaces between words, a space may be left out.
 */
type Phrases = string;

/** Like `Phrases`, but each entry also has its meaning: 'tomorrow = 1'. */
type Valued = string;

/** The words for days and times. `Intl` knows the names of months and weekdays. Lists of rows add more forms: one row
 * for each name, forms separated by '/', '-' for no more forms. */
export type DateWords = {
  /** More forms of the months, from January, and of the weekdays, from Monday: 'jänner, feber'. */
  months?: List;
  weekdays?: List;
  /** Names that are also other words, so they count only with a capital: 'may'. */
  onlyWithCapital?: List;
  /** The name of a weekday means something else after the words in `after` and before the words in `before`. */
  notWeekday?: { after?: List; before?: List };
  /** What may be joined to the start of a word, and to its end. */
  prefixes?: List;
  endings?: List;
  /** The language writes words without spaces between them. */
  withoutSpaces?: true;
  /** The characters after the numbers of a date, and the eras, each with the year before its first year. */
  signs?: { year: List; month: List; day: List };
  eras?: Readonly<Record<string, number>>;
  /** Words before a day ('on', 'the'), marks after its number ('th'), words before month and year ('of'). */
  lead?: List;
  dayMarks?: List;
  ofMonth?: List;
  ofYear?: List;
  /** Between the first and last day or hour of a range: 'to'. Dashes need no entry. */
  until: List;
  /** 'Or' between days. */
  or: List;
  /** One to ten or twelve, as rows. */
  numbers: List;
  /** Days counted from the day of the mail: 'yesterday = -1, tomorrow = 1'. */
  relativeDays: Valued;
  /**
   * Weekdays with the words that say in which week they are: `this`, `next` or `afterNext` week; `coming` is the first
   * such day after the mail, `past` the last one before it; `unclear` may be in this week or the next:
   * 'next {weekday} = next, this {weekday} = coming'.
   */
  weekday: Valued;
  /** 'In {n} days = days', weeks, months. Never working days: they depend on holidays. */
  distance: Valued;
  /**
   * `week`, `weekend`, `endOfWeek`, `month`, `endOfMonth`, `year`, `endOfYear`, with the number of weeks, months or
   * years to add to the current one: 'this week = week, next week = week 1'.
   */
  periods: Valued;
  /** 'The end of {month}'. */
  endOfMonthNamed?: Phrases;
  /** Phrases that name no single day: 'early next week'. */
  vague?: Phrases;
  /** 'The {day}th'. */
  ordinal?: Phrases;
  clock: {
    /** `times` count anywhere, `afterDay` only after a day. '14:30' needs no entry. */
    times: Phrases;
    afterDay?: Phrases;
    /**
     * Words between a day and its time: after `at` a number alone is a time ('at 3'), after `from` only at the start
     * of a range ('from 2 to 4').
     */
    at?: List;
    from?: List;
    between?: { lead: List; and: List };
    /** Only next to an hour: 'a.m.' */
    am?: List;
    pm?: List;
    /** Parts of the day before and after noon, next to an hour or a day: 'in the morning'. */
    early?: List;
    late?: List;
    /** Words before or after an hour, by the minutes that they add to it: `{ 30: 'half past' }`. */
    before?: Readonly<Record<number, string>>;
    after?: Readonly<Record<number, string>>;
    /** One to twelve as hours, if they differ from `numbers`. */
    hours?: List;
    noon?: List;
    midnight?: List;
    /** Hours of the evening, which Thai counts from 18:00. */
    evening?: Phrases;
    /** Hours are counted from sunrise and sunset. `night` lists the parts of the day after sunset. */
    countsFromSix?: true;
    night?: List;
  };
  /**
   * Words that make a day a deadline: `before` it ('by') or `after` it ('at the latest'). `for` counts unless one of
   * `meetings` is named.
   */
  deadline: { before?: List; after?: List; for?: List; meetings?: List };
  /** The start of words that propose a day: 'how about', 'propos'. */
  proposals: List;
};

/** The kind of answer that a question word asks for. */
export type QuestionWordKind = 'when' | 'how-much' | 'how-many' | 'who' | 'where' | 'what' | 'why' | 'how';

/** All data of one language. No other file contains a word of that language. */
export type LanguageData = {
  /** Small and common words, separated by spaces. They distinguish a short text from other languages. */
  commonWords: string;

  /** The opening and the closing of letters. */
  letter: {
    /** Words of address before a name: 'dear'. */
    greetings: List;
    /** Greetings between people who know each other well: 'hi'. */
    familiarGreetings: List;
    /** Words of address after a name: '様'. */
    afterName?: List;
    /** Lines that close a letter above the name. */
    closings: List;
    /** Words that end a closing sentence, with any words before them: 'salutations distinguées'. */
    closingEnds?: List;
    /** Words between a closing and a place: 'aus' of 'Viele Grüße aus Köln'. */
    closingFrom?: List;
    /** Closings that can also be sentences: only a name below makes them a closing. 'Many thanks'. */
    thanks: List;
    /** Titles before a name, without a full stop: 'mr', 'frau'. */
    titles: List;
    /** Titles and words of respect after a name: 'bey', '部長'. */
    titlesAfter?: List;
    /** Words that address the reader without a name: 'all', 'sir or madam'. */
    genericAddressees: List;
    /** Small words inside a name: 'von'. */
    nameParticles?: List;
    /** Words before the name of the person who signs: 'yours', 'ihr', 'i. a.'. */
    beforeSignedName?: List;
    /** Words of respect after the name of the person who signs: '드림'. */
    afterSignedName?: List;
    /** Words that show that the words before a name are a company or department: '株式会社'. */
    companies?: List;
    /** Words with a capital at the end of a mail that are not names: 'asap'. */
    notNames?: List;
    /** Words before one's own name: 'my name is'. */
    nameIs?: List;
    /** Abbreviations whose full stop does not end a sentence, listed without that full stop: 'approx'. */
    abbreviations?: List;
  };

  /** The words that mail programs add. Sources: the translations of Gmail, Outlook, Apple Mail, Thunderbird, Yahoo. */
  mailProgram: {
    /** The start of the line above a quotation: 'on' of 'On … Anna wrote:'. */
    lead?: List;
    wrote: List;
    from: List;
    date: List;
    to: List;
    cc: List;
    subject: List;
    /** 'Original message' between dashes. */
    original: List;
    forwarded: List;
    /** The same, with a name after it: 'forwarded by'. */
    forwardedBy?: List;
    /** Header words for the address that answers go to: 'reply-to'. */
    replyTo?: List;
    /** Header words whose values are not used: 'attachments'. */
    otherHeaders?: List;
    /** The start of the line that a phone adds: 'sent from'. */
    sentFrom: List;
    /** Prefixes of a subject, without the colon: 're', 'aw'. */
    replyPrefixes?: List;
    forwardPrefixes?: List;
    /** The line below the sender on Gmail's page: 'to me'. */
    toMe?: List;
    /** Words around a mail on the page of a mailbox: 'inbox'. */
    folders?: List;
    /** The end of the line that a phone adds: 'から送信'. */
    sentFromEnds?: List;
    /** Parts of words for the device that sends a mail: 'phone'. */
    devices?: List;
    /** Words next to the numbers and addresses of a signature: 'tel'. */
    contact?: List;
    /** The start of a footer, without commas: 'you received this', 'disclaimer'. */
    footers?: List;
    /** Parts of words in a disclaimer that mean secrecy: 'confidenti'. */
    confidential?: List;
    /** Parts of words in a disclaimer for the intended reader: 'recipient'. */
    addressee?: List;
    /** Words of bulk mail: 'unsubscribe'. */
    bulk?: TextCues;
    /** The start of the subject of a receipt or an absence notice: 'out of office'. */
    automaticSubjects?: TextCues;
    /** The start of an address that a program sends from: 'no-reply'. A hyphen also matches '_', '.' or nothing. */
    automaticSenders?: List;
  };

  /** Sums of money. */
  amounts: {
    /** Words for currencies with the ISO 4217 code, or '?' if several countries share the word: 'euro EUR, peso ?'. */
    currencies: List;
    /** Words that multiply a number, with their factor: 'million 1e6'. */
    factors: List;
  };

  /** The form of its words. Given only where common words and n-grams are not enough to detect the language. */
  shape?: {
    /** Letters that no other language of its script has. */
    ownLetters?: string;
    /** Starts and ends of its words that similar languages do not have. */
    starts?: List;
    ends?: List;
    /**
     * For a language without n-grams: all letters of its words, the letters that a word can end in, and pairs of
     * letters that no word contains.
     */
    letters?: string;
    lastLetters?: string;
    foreignPairs?: string;
  };

  /** The differences from a language that shares most of its words. */
  closeLanguage?: {
    /** Words that only this language has, and words that it uses far more often; separated by spaces. */
    only: string;
    mostly: string;
    /** Starts and ends of its words that the other language does not have. */
    starts: List;
    ends: List;
    /** Endings that can be added to any word. */
    enclitics: List;
  };

  /** How a mail asks. */
  asks: {
    /** Words that ask for one thing, by the kind of answer. A longer phrase comes before a phrase that it contains. */
    questionWords: Partial<Record<QuestionWordKind, Cues>>;
    /** Whether a question word comes first in its clause, or anywhere ('你什么时候到'). */
    questionWordPlace: 'first' | 'anywhere';
    /** Words before a question word that belong to it: 'until', 'for', 'bis', 'à'. */
    beforeQuestionWord?: List;
    /** Words that make a sentence a question without a question mark: '吗$', '^czy', '^est-ce que'. */
    questionMarkers?: Cues;
    /** Marks other than '?' that end a question: ';' in Greek. */
    questionSigns?: string;
    /** 'Whether', 'if': after a phrase of `tellMe` the answer is yes or no. */
    whether: Cues;
    /** 'Or' between the sides of a choice. */
    or: List;
    /** Asks for something to be done: '^could you', '^please', 'would you be able to'. */
    requests: Cues;
    /** Asks for information: 'let me know', 'i was wondering'. The words that follow decide the kind. */
    tellMe: Cues;
    /** Says that something is missing or needed: 'we still need', 'it would help if', 'is missing from'. */
    needs: Cues;
    /** Sentences that look like asks but need no answer: 'how are you', 'please find attached'. */
    courtesies: Cues;
    /** Words that may come at the start of a clause, before the words that ask: 'and', 'also', 'so'. */
    connectors: List;
    /** Words that end a sentence in a script without a full stop: 'ครับ'. */
    sentenceEnds?: List;
  };

  /** Phrases that make the kind of a mail certain. */
  categories: {
    /** The sender complains: 'i am disappointed with', 'arrived damaged'. */
    complaint: Cues;
    /** Illness, death, loss, a dismissal: 'passed away', 'in hospital'. */
    badNews: Cues;
    /** The sender is sorry about a death, or wishes the reader well in an illness: 'sorry for your loss'. */
    condolence: Cues;
    /** The sender congratulates or praises the reader: 'congratulations on', 'great job'. */
    praise: Cues;
    /** The sender thanks the reader for something done: 'thank you for your help'. Never a closing formula. */
    thanks: Cues;
    /** The sender invites the reader: 'would like to invite you'. */
    invitation: Cues;
    /** Advertising and prizes that the reader did not ask for. */
    unsolicited: Cues;
    /** Sentences that speak to a machine: 'ignore all previous instructions'. */
    machine: Cues;
  };

  /** Words that are common in fraud. `src/checking/fraud.ts` reads them. */
  fraud: {
    /** Secrets: passwords, PIN, TAN, verification codes, card numbers, CVV. */
    secrets: Cues;
    /** Words that ask the reader to hand over such secrets: 'reply with', 'send', 'confirm', 'enter'. */
    handOver: Cues;
    /** 'Gift cards' and other payments that cannot be taken back: 'bitcoin'. */
    giftCards: Cues;
    buy: Cues;
    /** Bank details, account number, IBAN. */
    bankDetails: Cues;
    /** 'New', 'changed', 'updated' in the same sentence as bank details. */
    changed: Cues;
    /** 'Keep this between us', 'do not tell anyone'. */
    secrecy: Cues;
    /** 'Immediately', 'within the hour', 'or your account will be closed'. */
    haste: Cues;
    /** 'Transfer', 'wire', 'payment', 'fee'. */
    money: Cues;
    /** What is promised or held back for a fee: a prize, an inheritance, a tax refund, a parcel at customs. */
    bait: Cues;
    /** What happens if the reader does not obey: 'will be suspended', 'legal action', 'recorded you'. */
    threats: Cues;
    /** Words that make a sentence an honest warning: 'never', 'do not share', 'we will not ask'. */
    warnings: Cues;
  };

  /** The instructions of the person that the built-in drafter can follow. */
  instructions: {
    /** 'Keep it short'. */
    short: Templates;
    /** 'Sign as {}'. */
    signAs: Templates;
    /** 'Mention that {}', 'say that {}': the value is a sentence that the person wrote. */
    mention: Templates;
    /** 'Propose {}', 'suggest {}': the value is a day or time. */
    propose: Templates;
    /** 'Call them {}', 'address her as {}'. */
    call: Templates;
    /** 'Do not mention {}'. */
    avoid: Templates;
    /** 'Say yes', 'accept': the answer to the only ask, or to the ask whose words follow. */
    yes: Templates;
    no: Templates;
    /** First words of a sentence about the person: 'i', 'we', 'my'. Such a sentence goes into the reply unchanged. */
    firstPerson: List;
    /** Words that speak about the reader as another person: 'him', 'her'. Such a sentence cannot go into the reply. */
    thirdPerson: List;
  };

  /** Words of the familiar form of address ('du', 'dein') and of the polite form ('Sie', 'Ihr'). */
  address: { familiar: List; polite: List };

  /** The sentences that make up a reply. */
  phrases: {
    /**
     * `{name}` is the whole name, `{first}` the first name, `{last}` the last name. The punctuation is the one that
     * the language uses.
     */
    greeting: {
      familiar: Phrase;
      polite: Phrase;
      /** If no name is known. */
      familiarNameless: Phrase;
      politeNameless: Phrase;
      /**
       * Greetings of a mail, in lower case, with the same greeting for the reply: `{ moin: 'Moin {first},' }`. Only
       * greetings that fit a person of any gender. Not used in a formal letter.
       */
      inReturn?: Record<string, string>;
      /** By the title in the mail, lower case, without a full stop: `{ frau: 'Sehr geehrte Frau {last},' }`. */
      byTitle?: Record<string, string>;
    };
    /** The first sentence, as written below the greeting. */
    openers: {
      thanks: Phrase;
      /** To a complaint or bad news. Makes no claim: 'I am sorry to read this.' */
      regret: Phrase;
      /** To praise or congratulations. */
      praise: Phrase;
      /** To thanks. */
      welcome: Phrase;
      invitation: Phrase;
    };
    /** What a person says when they choose an intent. */
    statements: Readonly<Record<StatementName, Phrase>>;
    /** Whole answers below a quoted ask: 'Yes.', 'Yes, gladly.' to a request, 'I will get back to you.' */
    answers: Readonly<Record<AnswerName, Phrase>>;
    /** `{time}` is a day or time: 'Would {time} suit you?' */
    proposeTime: Phrase;
    closing: Phrase;
    /** Above the name. */
    signOff: Phrase;
    /** The text inside square brackets, without the brackets. Choices are separated by ' / '. */
    gaps: {
      answer: string;
      yesNo: string;
      willDo: string;
      date: string;
      amount: string;
      number: string;
      person: string;
      place: string;
      reason: string;
      yourName: string;
    };
  };

  /** Days and times. */
  dates: DateWords;

  /** More words that comparing a reply with its mail needs. `src/checking` reads them. */
  checking: {
    /**
     * Words with a capital, or before a word of respect, that are not names. Those in `letter` and `address` need no
     * entry.
     */
    notNames: List;
    /** Only a title shows that a word is a name, because all nouns have capitals. */
    namesByTitleOnly?: true;
    /** How a letter numbers its points: '第{n}'. */
    counters?: List;
    /** Grammatical cases of months and weekdays that do not name a day alone. Rows as in `dates`. */
    months?: List;
    weekdays?: List;
  };

  /** How to address the reader in this language: a sentence in English for the prompt of a language model. */
  promptAddress: string;
  /** How a model announces its reply: the first line begins with one of `opens` and contains one of `nouns`. */
  announcement: { opens: List; nouns: List };
};

/** The parts of a language that are needed to read a mail. A browser gets only these. */
export const readingParts = [
  'commonWords',
  'letter',
  'mailProgram',
  'amounts',
  'shape',
  'closeLanguage',
  'asks',
  'categories',
  'address',
  'dates',
] as const satisfies readonly (keyof LanguageData)[];

export type ReadingWords = Pick<LanguageData, (typeof readingParts)[number]>;
