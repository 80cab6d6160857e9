import type { AnswerName, Register, StatementName } from '#domain/drafting.ts';

/** Words or phrases parted by commas, lower case unless the language writes them with a capital. */
type List = string;

/**
 * Phrases that mark a sentence, parted by commas, lower case. Marks, read by `src/reading/cues.ts`:
 *
 * - `^` before the phrase: only where a clause begins ('^could you')
 * - `$` behind it: only where the sentence ends ('でしょうか$')
 * - `*` at the begin or end of a word: any letters there ('nächst*', '*abilir misiniz')
 * - `..` between words: up to eight words between them ('hätten .. gern')
 * - `/` between forms of one word: any of them ('könnten/können sie')
 *
 * In languages that put no spaces between words a phrase may stand within a run of signs.
 */
type Cues = string;

/**
 * Phrases looked for in a whole text, parted by commas, lower case. Marks, read by `src/reading/phrase-pattern.ts`: `*` is
 * any letters, or by itself a whole word; `..` up to five words; `$` behind the phrase the end of the text or a colon.
 */
type TextCues = string;

/**
 * What a person writes into the instructions, parted by commas: `{}` is where the value stands
 * ('sign as {}', '{}と署名'). Without `{}` the words are the whole instruction.
 */
type Templates = string;

/**
 * A phrase of a reply. `{du|Sie}` holds the familiar and the polite form of address, of which one is taken. Square
 * brackets hold what the person fills in. With an object each register may have words of its own; `plain` stands in
 * for those that are left out.
 */
export type Phrase = string | ({ plain: string } & Partial<Record<Register, string>>);

/**
 * Phrases that name a day or time, parted by commas, lower case, compiled by `src/reading/dates/phrases.ts`:
 *
 * - `(the)`: may be left out, with the space beside it; `[next/coming]`: one of them
 * - `*`: up to eight letters ('nächst* woche')
 * - `<am/zum> {day}`: stands before it and is no part of it; `{n} days <!of>`: must not stand behind it;
 *   `<..[will/would]>`: stands later in the sentence
 * - `{weekday}`, `{month}`, `{year}`, `{day}` (with its mark: '14th'), `{n}` (figures or a word), `{hour}`,
 *   `{time}` (an hour, with or without minutes), `{minute}`, `{part}` ('pm'), `{end}` (a clause ends here)
 *
 * In languages that put no spaces between words a space may be left out.
 */
type Phrases = string;

/** The same, each with what it stands for: 'tomorrow = 1'. */
type Valued = string;

/** The words of days and times. `Intl` knows the names of months and weekdays; lists of rows give more forms of each,
 * parted by '/', '-' for none. */
export type DateWords = {
  /** More forms of the months, from January, and of the weekdays, from Monday: 'jänner, feber'. */
  months?: List;
  weekdays?: List;
  /** Names that are other words too and count with a capital only. */
  capital?: List;
  /** Words after or before which a weekday's name is something else. */
  notWeekday?: { after?: List; before?: List };
  /** What may be written onto the begin of a word, and onto its end. */
  prefixes?: List;
  endings?: List;
  /** Words stand together, without spaces. */
  unparted?: true;
  /** Dates are written in figures with signs; eras with the year before their first. */
  signs?: { year: List; month: List; day: List };
  eras?: Readonly<Record<string, number>>;
  /** Words before a day ('on', 'the'), behind its number ('th'), and before month and year ('of'). */
  lead?: List;
  dayMarks?: List;
  ofMonth?: List;
  ofYear?: List;
  /** Between the ends of a stretch of days or hours: 'to'. Dashes are known. */
  until: List;
  /** 'Or' between days. */
  or: List;
  /** One to ten or twelve, as rows. */
  numbers: List;
  /** Days counted from the mail's: 'yesterday = -1, tomorrow = 1'. */
  near: Valued;
  /**
   * Weekdays with what says of which week: `this`, `next`, `afterNext`; the `coming` one, the `past` one; `unclear` may
   * be of this week or the next: 'next {weekday} = next, this {weekday} = coming'.
   */
  weekday: Valued;
  /** 'In {n} days = days', weeks, months. Never of working days, which depend on holidays. */
  distance: Valued;
  /**
   * `week`, `weekend`, `endOfWeek`, `month`, `endOfMonth`, `year`, `endOfYear`, with how many are between:
   * 'this week = week, next week = week 1'.
   */
  stretches: Valued;
  /** 'The end of {month}'. */
  endOfMonthNamed?: Phrases;
  /** Names no one day: 'early next week'. */
  vague?: Phrases;
  /** 'The {day}th'. */
  ordinal?: Phrases;
  clock: {
    /** Clock times wherever they stand, and those that count behind a day only; '14:30' is known. */
    times: Phrases;
    afterDay?: Phrases;
    /** Between a day and its time: words that make a lone hour a time ('at'), and others ('from'). */
    at?: List;
    from?: List;
    between?: { lead: List; and: List };
    /** Beside an hour only: 'a.m.' */
    am?: List;
    pm?: List;
    /** Parts of the day before and after noon, beside an hour or a day: 'in the morning'. */
    early?: List;
    late?: List;
    /** Minutes that words before or after an hour add: `{ 30: 'half past' }`. */
    before?: Readonly<Record<number, string>>;
    after?: Readonly<Record<number, string>>;
    /** One to twelve as hours, where they differ from `numbers`. */
    hours?: List;
    noon?: List;
    midnight?: List;
    /** Hours of Thai's evening, counted from six. */
    evening?: Phrases;
    /** Hours are counted from sunrise and sunset; `night` are parts of the day after sunset. */
    fromSix?: true;
    night?: List;
  };
  /** What makes a day the last one: before it ('by'), behind it ('at the latest'); `for` unless a meeting is named. */
  deadline: { before?: List; after?: List; for?: List; meetings?: List };
  /** How words begin that put a day forward: 'how about', 'propos'. */
  proposals: List;
};

/** What an ask wants back, told by its question word. */
export type QuestionWordKind = 'when' | 'how-much' | 'how-many' | 'who' | 'where' | 'what' | 'why' | 'how';

/** All that is known of one language. Data only: no other file holds a word of it. */
export type LanguageData = {
  /** Small and common words, parted by spaces, by which short texts are told from other languages. */
  commonWords: string;

  /** How letters open and close. */
  letter: {
    /** Words of address before a name: 'dear'. */
    greetings: List;
    /** Those of them that are used among people who are on familiar terms: 'hi'. */
    familiarGreetings: List;
    /** Words of address after a name: '様'. */
    afterName?: List;
    /** Lines that close a letter above the name. */
    closings: List;
    /** Words that end a closing sentence, whatever stands before them: 'salutations distinguées'. */
    closingEnds?: List;
    /** Words between a closing and a place: 'aus' of 'Viele Grüße aus Köln'. */
    closingFrom?: List;
    /** Closings that are sentences too, so that only a name below makes them a close: 'many thanks'. */
    thanks: List;
    /** Titles before a name, without full stop: 'mr', 'frau'. */
    titles: List;
    /** Titles and words of respect after a name: 'bey', '部長'. */
    titlesAfter?: List;
    /** Whom a letter addresses that names nobody: 'all', 'sir or madam'. */
    nobody: List;
    /** Small words within a name: 'von'. */
    nameParticles?: List;
    /** Words before the name of the person who signs: 'yours', 'ihr', 'i. a.'. */
    beforeSignedName?: List;
    /** Words of respect after the name of the person who signs: '드림'. */
    afterSignedName?: List;
    /** What a company or department before a name holds: '株式会社'. */
    companies?: List;
    /** Words that end a mail with a capital and are no name: 'asap'. */
    notNames?: List;
    /** Words before one's own name: 'my name is'. */
    nameIs?: List;
    /** Abbreviations whose full stop ends no sentence, without it: 'approx'. */
    abbreviations?: List;
  };

  /** The words that mail programs add. Sources: Gmail, Outlook, Apple Mail, Thunderbird, Yahoo in their translations. */
  mailProgram: {
    /** How the line above a quotation begins: 'on' of 'On … Anna wrote:'. */
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
    /** The same, with a name behind: 'forwarded by'. */
    forwardedBy?: List;
    /** Header words of the address for answers: 'reply-to'. */
    replyTo?: List;
    /** Header words that reading has no use for: 'attachments'. */
    otherHeaders?: List;
    /** How the line of a telephone begins: 'sent from'. */
    sentFrom: List;
    /** Before a subject, without the colon: 're', 'aw'. */
    replyPrefixes?: List;
    forwardPrefixes?: List;
    /** The line below the sender in Gmail's page: 'to me'. */
    toMe?: List;
    /** What stands around a mail in a mailbox's page: 'inbox'. */
    folders?: List;
    /** How the line of a telephone ends: 'から送信'. */
    sentFromEnds?: List;
    /** Parts of words for what a mail is sent with: 'phone'. */
    devices?: List;
    /** Words beside the numbers and addresses of a signature: 'tel'. */
    contact?: List;
    /** How a footer begins, without commas: 'you received this', 'disclaimer'. */
    footers?: List;
    /** Parts of words of a disclaimer that speak of secrecy: 'confidenti'. */
    confidential?: List;
    /** Parts of words of a disclaimer for the person it is meant for: 'recipient'. */
    addressee?: List;
    /** Words of bulk mail: 'unsubscribe'. */
    bulk?: TextCues;
    /** How the subject of a receipt or of an absence begins: 'out of office'. */
    automaticSubjects?: TextCues;
    /** How the address of a program begins, with hyphens where other marks may stand: 'no-reply'. */
    automaticSenders?: List;
  };

  /** Sums of money. */
  amounts: {
    /** Words for currencies with the code of ISO 4217, or '?' where several countries share it: 'euro EUR, peso ?'. */
    currencies: List;
    /** Words that multiply a figure, with the number: 'million 1e6'. */
    factors: List;
  };

  /** How its words look, where common words and n-grams tell too little. */
  shape?: {
    /** Letters that it alone has among the languages of its script. */
    ownLetters?: string;
    /** How its words begin and end, and those of its neighbours do not. */
    starts?: List;
    ends?: List;
    /** Where no n-grams are known: all letters of its words, those a word ends in, and pairs that none has. */
    letters?: string;
    lastLetters?: string;
    foreignPairs?: string;
  };

  /** What tells it from a language that shares most of its words. */
  twin?: {
    /** Words that it alone has, and words that it has far more often; parted by spaces. */
    only: string;
    mostly: string;
    /** How its words begin and end, and the other's do not. */
    starts: List;
    ends: List;
    /** Ends that may be added to any word. */
    enclitics: List;
  };

  /** How a mail asks. */
  asks: {
    /** Words that ask for one thing, by the kind of answer they want. Longer phrases first where one holds another. */
    questionWords: Partial<Record<QuestionWordKind, Cues>>;
    /** Question words stand first in their clause, or anywhere ('你什么时候到'). */
    questionWordPlace: 'first' | 'anywhere';
    /** Words before a question word that belong to it: 'until', 'for', 'bis', 'à'. */
    beforeQuestionWord?: List;
    /** What makes a question of a sentence without a question mark: '吗$', '^czy', '^est-ce que'. */
    questionMarkers?: Cues;
    /** Marks that end a question beside '?': ';' in Greek. */
    questionSigns?: string;
    /** 'Whether', 'if': behind a word of `tellMe` it wants yes or no. */
    whether: Cues;
    /** 'Or' between the sides of a choice. */
    or: List;
    /** Asks for something to be done: '^could you', '^please', 'would you be able to'. */
    requests: Cues;
    /** Asks to be told; what follows decides the kind: 'let me know', 'i would like to know', 'i was wondering'. */
    tellMe: Cues;
    /** Says that something is missing or wanted: 'we still need', 'it would help if', 'is missing from'. */
    needs: Cues;
    /** Sentences that look like asks and want no answer: 'how are you', 'please find attached'. */
    courtesies: Cues;
    /** Words that a clause may begin with before the words that ask: 'and', 'also', 'so'. */
    connectors: List;
    /** Words that end a sentence where the script has no full stop: 'ครับ'. */
    sentenceEnds?: List;
  };

  /** What kind of mail it is, told only where it is certain. */
  categories: {
    /** The sender complains: 'i am disappointed with', 'arrived damaged'. */
    complaint: Cues;
    /** Illness, death, loss, a dismissal: 'passed away', 'in hospital'. */
    badNews: Cues;
    /** The sender condoles with the reader or wishes them well in an illness: 'sorry for your loss'. */
    condolence: Cues;
    /** The sender congratulates or praises the reader: 'congratulations on', 'great job'. */
    praise: Cues;
    /** The sender thanks the reader for something done: 'thank you for your help'. Never as a closing formula. */
    thanks: Cues;
    /** The sender invites the reader: 'would like to invite you'. */
    invitation: Cues;
    /** Advertising and prizes that nobody asked for. */
    unsolicited: Cues;
    /** Sentences that speak to a machine: 'ignore all previous instructions'. */
    machine: Cues;
  };

  /** Words of fraud, read by `src/checking/fraud.ts`. */
  fraud: {
    /** Secrets: passwords, PIN, TAN, verification codes, card numbers, CVV. */
    secrets: Cues;
    /** Words that want them handed over: 'reply with', 'send', 'confirm', 'enter'. */
    handOver: Cues;
    /** 'Gift cards' and other payment that cannot be taken back: 'bitcoin'. */
    giftCards: Cues;
    buy: Cues;
    /** Bank details, account number, IBAN. */
    bankDetails: Cues;
    /** 'New', 'changed', 'updated' beside bank details. */
    changed: Cues;
    /** 'Keep this between us', 'do not tell anyone'. */
    secrecy: Cues;
    /** 'Immediately', 'within the hour', 'or your account will be closed'. */
    haste: Cues;
    /** 'Transfer', 'wire', 'payment', 'fee'. */
    money: Cues;
    /** What is promised or held back for a fee: a prize, an inheritance, a tax refund, a parcel at the customs. */
    bait: Cues;
    /** What happens otherwise: 'will be suspended', 'legal action', 'recorded you'. */
    threats: Cues;
    /** What makes a sentence honest: 'never', 'do not share', 'we will not ask'. */
    warnings: Cues;
  };

  /** What the built-in drafter follows among the person's instructions. */
  instructions: {
    /** 'Keep it short'. */
    short: Templates;
    /** 'Sign as {}'. */
    signAs: Templates;
    /** 'Mention that {}', 'say that {}': the value is a sentence of the person. */
    mention: Templates;
    /** 'Propose {}', 'suggest {}': the value is a day or time. */
    propose: Templates;
    /** 'Call them {}', 'address her as {}'. */
    call: Templates;
    /** 'Do not mention {}'. */
    avoid: Templates;
    /** 'Say yes', 'accept': to the only ask, or to the one whose words follow. */
    yes: Templates;
    no: Templates;
    /** Words a sentence about oneself begins with, so that the person wants it said as it is: 'i', 'we', 'my'. */
    firstPerson: List;
    /** Words that speak of the reader as of somebody else: such a sentence cannot be taken over: 'him', 'her'. */
    thirdPerson: List;
  };

  /** Which form of address a mail uses: words of the familiar one ('du', 'dein') and of the polite one ('Sie', 'Ihr'). */
  address: { familiar: List; polite: List };

  /** The sentences a reply is made of. */
  phrases: {
    /** `{name}` is the whole name, `{first}` the first, `{last}` the last; the punctuation is the language's own. */
    greeting: {
      familiar: Phrase;
      polite: Phrase;
      /** Where nobody is named. */
      familiarNameless: Phrase;
      politeNameless: Phrase;
      /**
       * Greetings of a mail that are given back, in lower case, with what is written: `{ moin: 'Moin {first},' }`. Only
       * those that suit a person of any gender. Not given back in a formal letter.
       */
      back?: Record<string, string>;
      /** By title as written in the mail, lower case without full stop: `{ frau: 'Sehr geehrte Frau {last},' }`. */
      titled?: Record<string, string>;
    };
    /** The first sentence, as it stands below the greeting. */
    openers: {
      thanks: Phrase;
      /** To a complaint or bad news; claims nothing: 'I am sorry to read this.' */
      regret: Phrase;
      /** To praise or congratulations. */
      praise: Phrase;
      /** To thanks. */
      welcome: Phrase;
      invitation: Phrase;
    };
    /** What the person says by choosing an intent. */
    statements: Readonly<Record<StatementName, Phrase>>;
    /** Whole answers under a quoted ask: 'Yes.' to a question, 'Yes, gladly.' to a request, 'I will get back to you.' */
    answers: Readonly<Record<AnswerName, Phrase>>;
    /** `{time}` is a day or time: 'Would {time} suit you?' */
    proposeTime: Phrase;
    closing: Phrase;
    /** Above the name. */
    signOff: Phrase;
    /** What stands in square brackets, without them; choices parted by ' / '. */
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

  /** What holding a reply against a mail needs beside the rest, read by `src/checking`. */
  checking: {
    /** Words with a capital, or before a word of respect, that name nobody, beside those of letters and of address. */
    notNames: List;
    /** Nouns have capitals, so that only a title tells a name. */
    namesByTitleOnly?: true;
    /** How a number counts points of a letter: '第{n}'. */
    counters?: List;
    /** Cases of months and weekdays that name no day by themselves; rows as in `dates`. */
    months?: List;
    weekdays?: List;
  };

  /** How a correspondent is addressed in this language, told to a language model, in English. */
  promptAddress: string;
  /** How a model announces its reply: a first line that begins with one of `opens` and holds one of `nouns`. */
  announcement: { opens: List; nouns: List };
};

/** The parts of a language that a mail is read with. A browser is sent these alone. */
export const readingParts = [
  'commonWords',
  'letter',
  'mailProgram',
  'amounts',
  'shape',
  'twin',
  'asks',
  'categories',
  'address',
  'dates',
] as const satisfies readonly (keyof LanguageData)[];

export type ReadingWords = Pick<LanguageData, (typeof readingParts)[number]>;
