import type { AskKind } from '#domain/asks.ts';
import type { AnswerName, StatementName } from '#domain/intents.ts';
import type { Register } from '#domain/tones.ts';

/** Words or phrases, separated by commas. In lower case, except for words that the language always capitalises. */
type List = string;

/**
 * Phrases that show what a sentence does, separated by commas, in lower case. `src/reading/cues.ts` reads this
 * notation:
 *
 * - `^` before the phrase: it must begin a clause ('^could you')
 * - `$` after the phrase: it must end the sentence ('でしょうか$')
 * - `*` at the start or end of a word: any letters ('nächst*', '*abilir misiniz')
 * - `..` between words: up to eight other words ('hätten .. gern')
 * - `/` between forms of a word: any of them ('könnten/können sie')
 *
 * In languages without spaces between words, a phrase can be anywhere in the characters of a sentence.
 */
type Cues = string;

/**
 * Phrases that are searched for in a whole text, separated by commas, in lower case. `src/reading/word-lists.ts`
 * reads this notation:
 *
 * - `*` in a word: any letters; `*` alone: any word
 * - `..`: up to five words
 * - `$` after the phrase: the end of the text, a colon or a dash must follow
 */
type TextCues = string;

/**
 * Forms of an instruction, separated by commas. `{}` is the place of its value ('sign as {}', '{}と署名'). Without
 * `{}`, the words are the whole instruction.
 */
type Templates = string;

/**
 * A phrase of a reply. `{du|Sie}` has the familiar and the polite form of address; one of them is used. Square brackets
 * are gaps for the person. An object can have other words for a register; without them, `plain` is used.
 */
export type Phrase = string | ({ plain: string } & Partial<Record<Register, string>>);

/**
 * DatePatterns for a day or time, separated by commas, in lower case. `src/reading/dates/phrases.ts` compiles them:
 *
 * - `(the)`: optional, with the space next to it; `[next/coming]`: one of these words
 * - `*`: up to eight letters ('nächst* woche')
 * - `<am/zum> {day}`: one of these words must be before the phrase; `{n} days <!of>`: this word must not follow;
 *   `<..[will/would]>`: one of these words must follow later in the sentence
 * - `{weekday}`, `{month}`, `{year}`, `{day}` (with its mark: '14th'), `{n}` (digits or a word), `{hour}`,
 *   `{time}` (an hour, with or without minutes), `{minute}`, `{part}` ('pm'), `{end}` (the end of a clause)
 *
 * In languages without spaces between words, spaces can be left out.
 */
type DatePatterns = string;

/** Like `DatePatterns`, but with the meaning of each phrase: 'tomorrow = 1'. */
type DatePatternsWithMeaning = string;

/**
 * The words for days and times. `Intl` has the names of months and weekdays. A list 'as rows' has one entry for each
 * month, weekday, number or hour, in order. '/' separates the forms of an entry; '-' means no further form.
 */
export type DateWords = {
  /** Further forms of the months, from January, and of the weekdays, from Monday, as rows: 'jänner, feber'. */
  months?: List;
  weekdays?: List;
  /** Names that are also other words in lower case: 'may'. They count only with a capital. */
  onlyWithCapital?: List;
  /** After the words in `after` and before those in `before`, the name of a weekday has another meaning. */
  notWeekday?: { after?: List; before?: List };
  /** Prefixes and endings that a word can have. */
  prefixes?: List;
  endings?: List;
  /** The language has no spaces between words. */
  withoutSpaces?: true;
  /** The characters after the numbers of a date; the eras, with the year before the first year of each. */
  signs?: { year: List; month: List; day: List };
  eras?: Readonly<Record<string, number>>;
  /** Words before a day ('on', 'the'), marks after its number ('th'), and words before month and year ('of'). */
  lead?: List;
  dayMarks?: List;
  ofMonth?: List;
  ofYear?: List;
  /** The word between the ends of a range: 'to'. Dashes need no entry. */
  until: List;
  /** 'Or' between days. */
  or: List;
  /** The numbers from one to ten or twelve, as rows. */
  numbers: List;
  /** Days relative to the day of the mail: 'yesterday = -1, tomorrow = 1'. */
  relativeDays: DatePatternsWithMeaning;
  /**
   * Weekdays with words for the week: 'next {weekday} = next, this {weekday} = coming'. `this`, `next` and `afterNext`
   * are weeks. `coming` is the first such day after the day of the mail, `past` the last one before it. `unclear` can
   * be in this week or in the next.
   */
  weekday: DatePatternsWithMeaning;
  /** 'In {n} days = days'; also weeks and months. No working days, because they depend on holidays. */
  distance: DatePatternsWithMeaning;
  /**
   * `week`, `weekend`, `endOfWeek`, `month`, `endOfMonth`, `year`, `endOfYear`, with the number of weeks, months or
   * years to add to the current one: 'this week = week, next week = week 1'.
   */
  periods: DatePatternsWithMeaning;
  /** 'The end of {month}'. */
  endOfMonthNamed?: DatePatterns;
  /** Phrases for a time that is not a certain day: 'early next week'. */
  vague?: DatePatterns;
  /** 'The {day}th'. */
  ordinal?: DatePatterns;
  clock: {
    /** Times: `times` anywhere, `afterDay` only after a day. '14:30' needs no entry. */
    times: DatePatterns;
    afterDay?: DatePatterns;
    /**
     * Words between a day and its time. A number alone is a time after `at` ('at 3'), and after `from` at the start of
     * a range ('from 2 to 4').
     */
    at?: List;
    from?: List;
    between?: { lead: List; and: List };
    /** Only next to an hour: 'a.m.' */
    am?: List;
    pm?: List;
    /** Words for the time before and after noon, next to an hour or a day: 'in the morning'. */
    early?: List;
    late?: List;
    /** Words before or after an hour that add minutes to it: `{ 30: 'half past' }`. */
    before?: Readonly<Record<number, string>>;
    after?: Readonly<Record<number, string>>;
    /** The hours from one to twelve, as rows, if they differ from `numbers`. */
    hours?: List;
    noon?: List;
    midnight?: List;
    /** Hours of the evening that are counted from 18:00, as in Thai. */
    evening?: DatePatterns;
    /** Hours are counted from sunrise and sunset. `night`: the parts of the day after sunset. */
    countsFromSix?: true;
    night?: List;
  };
  /**
   * Words that make a day a deadline: before the day ('by') or after it ('at the latest'). The words of `for` count
   * only if the sentence has no word of `meetings`.
   */
  deadline: { before?: List; after?: List; for?: List; meetings?: List };
  /** Words, or beginnings of words, that propose a day: 'how about', 'propos'. */
  proposals: List;
};

/** The kind of answer to a question word. */
export type QuestionWordKind = Exclude<AskKind, 'yes-no' | 'choice' | 'request' | 'need'>;

/** All data of a language. No other file has words of the language. */
export type LanguageData = {
  /** Common words, separated by spaces. The language of a short text is detected by them. */
  commonWords: string;

  /** The greeting, the closing and the names of a letter. */
  letter: {
    /** Words of address before a name: 'dear'. */
    greetings: List;
    /** Greetings between people who know each other: 'hi'. */
    familiarGreetings: List;
    /** Words of address after a name: '様'. */
    afterName?: List;
    /** Closings, in a line above the name. */
    closings: List;
    /** The last words of a closing sentence: 'salutations distinguées'. */
    closingEnds?: List;
    /** Words between a closing and a place: 'aus' in 'Viele Grüße aus Köln'. */
    closingFrom?: List;
    /** Words that are a closing only above a name: 'many thanks'. */
    thanks: List;
    /** Titles before a name, without a full stop: 'mr', 'frau'. */
    titles: List;
    /** Titles and words of respect after a name: 'bey', '部長'. */
    titlesAfter?: List;
    /** Words that address the recipient without a name: 'all', 'sir or madam'. */
    genericAddressees: List;
    /** Small words inside a name: 'von'. */
    nameParticles?: List;
    /** Words before the name of the person who signs: 'yours', 'ihr', 'i. a.'. */
    beforeSignedName?: List;
    /** Words of respect after the name of the person who signs: '드림'. */
    afterSignedName?: List;
    /** Words that are part of the name of a company or department, before a name: '株式会社'. */
    companies?: List;
    /** Words at the end of a mail that are not names: 'asap'. */
    notNames?: List;
    /** Words before one's own name: 'my name is'. */
    nameIs?: List;
    /** Abbreviations whose full stop does not end a sentence, listed without that full stop: 'approx'. */
    abbreviations?: List;
  };

  /** Words that mail programs add. Sources: the translations of Gmail, Outlook, Apple Mail, Thunderbird and Yahoo. */
  mailProgram: {
    /** The start of the line above a quotation: 'on' in 'On … Anna wrote:'. */
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
    /** Like `forwarded`, before a name: 'forwarded by'. */
    forwardedBy?: List;
    /** The name of the header with the address for replies: 'reply-to'. */
    replyTo?: List;
    /** Names of headers that are not used: 'attachments'. */
    otherHeaders?: List;
    /** The start of the line that a phone adds: 'sent from'. */
    sentFrom: List;
    /** Prefixes of a subject, without the colon: 're', 'aw'. */
    replyPrefixes?: List;
    forwardPrefixes?: List;
    /** The line below the sender on the pages of Gmail: 'to me'. */
    toMe?: List;
    /** Words around a mail on the pages of a mailbox: 'inbox'. */
    folders?: List;
    /** The end of the line that a phone adds: 'から送信'. */
    sentFromEnds?: List;
    /** Parts of words for the device that sends a mail: 'phone'. */
    devices?: List;
    /** Words next to the numbers and addresses of a signature: 'tel'. */
    contact?: List;
    /** The start of a footer, without commas: 'you received this', 'disclaimer'. */
    footers?: List;
    /** Parts of words for secrecy in a disclaimer: 'confidenti'. */
    confidential?: List;
    /** Parts of words for the intended recipient in a disclaimer: 'recipient'. */
    addressee?: List;
    /** Words of bulk mail: 'unsubscribe'. */
    bulk?: TextCues;
    /** The start of the subject of an automatic mail, such as a receipt or an absence notice: 'out of office'. */
    automaticSubjects?: TextCues;
    /** The start of the address of an automatic sender: 'no-reply'. A hyphen also matches '_', '.' or nothing. */
    automaticSenders?: List;
  };

  /** Sums of money. */
  amounts: {
    /** Words for currencies with the ISO 4217 code, or '?' if several currencies have the name: 'euro EUR, peso ?'. */
    currencies: List;
    /** Words that multiply a number, with their factor: 'million 1e6'. */
    factors: List;
  };

  /** The form of the words. Only for a language that cannot be detected by common words and n-grams alone. */
  shape?: {
    /** Letters that no other language in the same script has. */
    ownLetters?: string;
    /** Starts and ends of words that similar languages do not have. */
    starts?: List;
    ends?: List;
    /**
     * For a language without n-grams: all its letters, the letters at the end of words, and pairs of letters that none
     * of its words has.
     */
    letters?: string;
    lastLetters?: string;
    foreignPairs?: string;
  };

  /** The differences from a similar language that has most of the same words. */
  closeLanguage?: {
    /** Words that only this language has, and words that it uses much more often; separated by spaces. */
    only: string;
    mostly: string;
    /** Starts and ends of words that the other language does not have. */
    starts: List;
    ends: List;
    /** Endings that can be added to any word. */
    enclitics: List;
  };

  /** Words and phrases of questions and requests. */
  asks: {
    /** Question words, by the kind of answer. A longer phrase must be before a phrase that it contains. */
    questionWords: Partial<Record<QuestionWordKind, Cues>>;
    /** Whether a question word is at the start of its clause, or anywhere ('你什么时候到'). */
    questionWordPlace: 'first' | 'anywhere';
    /** Words before a question word that belong to it: 'until', 'for', 'bis', 'à'. */
    beforeQuestionWord?: List;
    /** Words that show a question without a question mark: '吗$', '^czy', '^est-ce que'. */
    questionMarkers?: Cues;
    /** Marks other than '?' that end a question: ';' in Greek. */
    questionSigns?: string;
    /** 'Whether', 'if'. After a phrase of `tellMe`, the answer is yes or no. */
    whether: Cues;
    /** 'Or' between two alternatives. */
    or: List;
    /** A request for an action: '^could you', '^please', 'would you be able to'. */
    requests: Cues;
    /** A request for information: 'let me know', 'i was wondering'. The following words decide the kind of answer. */
    tellMe: Cues;
    /** Something is missing or needed: 'we still need', 'it would help if', 'is missing from'. */
    needs: Cues;
    /** Polite sentences that look like asks but need no answer: 'how are you', 'please find attached'. */
    courtesies: Cues;
    /** Words that can be at the start of a clause, before the words that ask: 'and', 'also', 'so'. */
    connectors: List;
    /** Words at the end of a sentence, for a script without a full stop: 'ครับ'. */
    sentenceEnds?: List;
  };

  /** Phrases that show the category of a mail. */
  categories: {
    /** The sender complains: 'i am disappointed with', 'arrived damaged'. */
    complaint: Cues;
    /** Illness, death, a loss or a dismissal: 'passed away', 'in hospital'. */
    badNews: Cues;
    /** The sender is sorry about a death, or wishes the recipient well in an illness: 'sorry for your loss'. */
    condolence: Cues;
    /** The sender congratulates or praises the recipient: 'congratulations on', 'great job'. */
    praise: Cues;
    /** The sender thanks the recipient for an action: 'thank you for your help'. No closings. */
    thanks: Cues;
    /** The sender invites the recipient: 'would like to invite you'. */
    invitation: Cues;
    /** Advertising and prizes that the recipient did not ask for. */
    unsolicited: Cues;
    /** Instructions to a machine: 'ignore all previous instructions'. */
    machine: Cues;
  };

  /** Words that are common in fraud. `src/checking/fraud.ts` reads them. */
  fraud: {
    /** Secrets: passwords, PIN, TAN, verification codes, card numbers, CVV. */
    secrets: Cues;
    /** Words that ask for such secrets: 'reply with', 'send', 'confirm', 'enter'. */
    handOver: Cues;
    /** 'Gift cards' and other payments that cannot be reversed: 'bitcoin'. */
    giftCards: Cues;
    buy: Cues;
    /** Bank details: 'account number', 'IBAN'. */
    bankDetails: Cues;
    /** 'New', 'changed', 'updated'. They count in a sentence with bank details. */
    changed: Cues;
    /** 'Keep this between us', 'do not tell anyone'. */
    secrecy: Cues;
    /** 'Immediately', 'within the hour', 'or your account will be closed'. */
    haste: Cues;
    /** 'Transfer', 'wire', 'payment', 'fee'. */
    money: Cues;
    /** Things that the recipient gets for a fee: a prize, an inheritance, a tax refund, a parcel at customs. */
    bait: Cues;
    /** Threats: 'will be suspended', 'legal action', 'recorded you'. */
    threats: Cues;
    /** Words of a warning against fraud: 'never', 'do not share', 'we will not ask'. */
    warnings: Cues;
  };

  /** Instructions of the person that the built-in drafter can follow. */
  instructions: {
    /** 'Keep it short'. */
    short: Templates;
    /** 'Sign as {}'. */
    signAs: Templates;
    /** 'Mention that {}', 'say that {}'. The value is a sentence for the reply. */
    mention: Templates;
    /** 'Propose {}', 'suggest {}'. The value is a day or time. */
    propose: Templates;
    /** 'Call them {}', 'address her as {}'. */
    addressAs: Templates;
    /** 'Do not mention {}'. */
    avoid: Templates;
    /** 'Say yes', 'accept': the answer to the only ask, or to the ask whose words follow. `no`: 'say no', 'decline'. */
    yes: Templates;
    no: Templates;
    /** First words of a sentence about the person: 'i', 'we', 'my'. The sentence is put into the reply unchanged. */
    firstPerson: List;
    /** Words about the recipient of the reply in the third person: 'him', 'her'. Such a sentence is not put into it. */
    thirdPerson: List;
  };

  /** Words of the familiar form of address ('du', 'dein') and of the polite form ('Sie', 'Ihr'). */
  address: { familiar: List; polite: List };

  /** The sentences that make up a reply. */
  phrases: {
    /** `{name}`: the whole name; `{first}`: the first name; `{last}`: the last name. With the punctuation after it. */
    greeting: {
      familiar: Phrase;
      polite: Phrase;
      /** If the name of the reply's recipient is not known. */
      familiarNameless: Phrase;
      politeNameless: Phrase;
      /**
       * Greetings of a mail, in lower case, and the same greeting for the reply: `{ moin: 'Moin {first},' }`. Only
       * greetings for a person of any gender. Not used in a formal reply.
       */
      inReturn?: Record<string, string>;
      /** By the title in the mail, in lower case, without a full stop: `{ frau: 'Sehr geehrte Frau {last},' }`. */
      byTitle?: Record<string, string>;
    };
    /** The first sentence, below the greeting. */
    openers: {
      thanks: Phrase;
      /** For a complaint or bad news. It admits nothing: 'I am sorry to read this.' */
      regret: Phrase;
      /** For praise, congratulations or condolences. */
      kindWords: Phrase;
      /** For thanks. */
      welcome: Phrase;
      invitation: Phrase;
    };
    /** The statements of the intents. */
    statements: Readonly<Record<StatementName, Phrase>>;
    /** Complete answers below a quoted ask: 'Yes.', 'Yes, gladly.' for a request, 'I will get back to you.' */
    answers: Readonly<Record<AnswerName, Phrase>>;
    /** `{time}` is a day or time: 'Would {time} suit you?' */
    proposeTime: Phrase;
    /** A sentence that looks forward to an answer; '' for none. */
    lookingForward: Phrase;
    /** The line above the name. */
    signOff: Phrase;
    /** The text of a gap, without its square brackets. Alternatives are separated by ' / '. */
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

  /** Further words for comparing a reply with its mail. `src/checking` reads them. */
  checking: {
    /**
     * Words that are not names, although they have a capital or are before a word of respect. Words in `letter` and
     * `address` need no entry.
     */
    notNames: List;
    /** A word is a name only after a title, because all nouns have a capital. */
    namesByTitleOnly?: true;
    /** Names have grammatical endings: 'Anno', 'Marka'. */
    inflectsNames?: true;
    /** Words of respect that show a name inside a sentence too: '様'. For scripts without spaces. */
    honorifics?: List;
    /** Numbers of points in a letter: '第{n}'. */
    counters?: List;
    /**
     * Months and weekdays in grammatical cases that never name a day by themselves, as rows. Reading does not use them.
     */
    months?: List;
    weekdays?: List;
    /**
     * Further numbers in words with their values: 'thirteen 13'. `dates.numbers` has the smaller ones. Without this
     * list, the numbers in words of a reply are not compared.
     */
    numberWords?: List;
    /** Words between the parts of a number: 'und', 'y'. */
    numberAnds?: List;
    /** The parts of a number can be one word: 'sechsundzwanzig'. */
    joinsNumbers?: true;
    /** Numbers that are also other words: 'neuf'. Alone they are not compared. */
    notNumbers?: List;
    /** What numbers in the characters of a script without spaces count: '名'. */
    countedUnits?: List;
  };

  /** How to address the recipient of the reply: a sentence in English for the prompt of a language model. */
  promptAddress: string;
  /** A line in which a model announces its reply: it begins with a word of `opens` and has a word of `nouns`. */
  announcement: { opens: List; nouns: List };
};

/** The parts of a language for reading a mail. A browser loads them for all languages. */
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

/**
 * The further parts of a language for checking a reply and for writing a draft once more. A browser loads them for the
 * languages of the mail and of the reply.
 */
export const replyParts = [
  'checking',
  'instructions',
  'phrases',
] as const satisfies readonly (keyof LanguageData)[];

export type ReadingWords = Pick<LanguageData, (typeof readingParts)[number]>;
