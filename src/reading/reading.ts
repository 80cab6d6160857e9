import type { Language } from '#domain/languages.ts';

/** A stretch of `Reading.newText`: `text` equals `newText.slice(start, end)`, in UTF-16 code units. */
export type Span = { text: string; start: number; end: number };

/** A sender or recipient, as far as known; `address` as in mail: 'anna@northwind.example'. */
export type Person = { name?: string; address?: string };

/** What an ask wants back, which decides how it can be answered. */
export type AskAnswer =
  /** 'Could you…?', 'Is it…?' */
  | 'yes-no'
  /** 'A or B?' */
  | 'choice'
  /** when, what time, which day */
  | 'time'
  /** how much, how many, what price */
  | 'amount'
  /** who, what, where, which: a fact that only the person may know */
  | 'fact'
  /** why, how, what do you think */
  | 'explanation'
  /** something to do: 'please send…', 'let me know…' */
  | 'action';

/** What the sender does by asking, where that is clear; it decides what a fitting answer looks like. */
type AskAct =
  /** wants to know: 'When can you deliver?', 'let me know whether…' */
  | 'question'
  /** wants something done: 'Could you send…', 'Please review…' */
  | 'request'
  /** puts an idea before the reader: 'Shall we meet…', 'Does Tuesday work?', 'Let's talk…' */
  | 'proposal'
  /** wants leave: 'May I…?', 'Is it OK if…' */
  | 'permission'
  /** offers: 'Would you like me to…?' */
  | 'offer'
  /**
   * says what the sender means to do himself: 'We would like to order 40 chairs'. To be taken note of, never to be
   * promised as a deed of the reader's.
   */
  | 'intention';

/**
 * One question or request of the sender, with the sentence that holds it. All parts are in the sender's words and
 * view ('you' is the reader of the mail): whoever answers swaps you/I, your/my, me/you. They are cut from English
 * asks. In other languages only `kind`, `answer` and `sentence` are filled, with `topic` for polite requests in French,
 * Spanish, German, Italian, Portuguese and Dutch, and `act` and `proposedTime` where a time is put forward. For example:
 *
 * - 'Could you send me the signed contract by Friday?' topic 'send me the signed contract by Friday', verb 'send',
 *   object 'the signed contract', deadline 'by Friday'
 * - 'When can you deliver?' topic and clause 'when you can deliver', wh 'when'
 * - 'What is the price for ten?' topic 'the price for ten', wh 'what'
 * - 'Let me know if the date suits you.' topic and clause 'whether the date suits you'
 * - 'Shall we meet on Tuesday?' topic 'meet on Tuesday', verb 'meet', act 'proposal'
 * - 'Does Tuesday at 3 work for you?' topic and proposedTime 'Tuesday at 3', clause 'whether Tuesday at 3 works for you'
 * - 'Shall I call you, or will you call me?' alternatives 'Shall I call you' and 'will you call me', no other parts
 * - 'We would like to order 40 chairs.' topic 'order 40 chairs', verb 'order', act 'intention'
 */
export type Ask = Span & {
  kind: 'question' | 'request';
  answer: AskAnswer;
  /** The sentence that holds the ask, whole, white space folded. */
  sentence: string;
  /**
   * What is asked for in the mail's own words, without the words that ask: a bare verb phrase for something to do
   * ('send me the figure for March'), else a noun phrase ('the price') or the clause. Where only a thing is asked for
   * ('we need your passport number'), 'send' or 'give' stands before it. Absent where no such part could be cut out
   * safely.
   */
  topic?: string;
  act?: AskAct;
  /**
   * Of a choice between whole clauses, one of which is to be taken: each as written, two or more. 'Can you come, or
   * shall I?' has none of the parts below, which would name but one of them.
   */
  alternatives?: string[];
  /** What there is to choose from, where a sentence before names it: 'the slates for 480' and 'the tiles for 390'. English. */
  among?: string[];
  /** The question word with what belongs to it, lower case: 'when', 'what time', 'how many seats'. */
  wh?: string;
  /** The question in statement order, fit to follow 'I will let you know': 'when you can deliver', 'whether …'. */
  clause?: string;
  /** Of something to do: its verb, base form, lower case, with 'not' in front where it is forbidden. */
  verb?: string;
  /** In other languages than English: a thing is said to be needed, not what is to be done. */
  needed?: true;
  /** An item of a list that a sentence before it asks for: a thing to be told or sent, in no words that ask. */
  listed?: true;
  /** What the verb acts on or about, without 'me' or 'us' and without the deadline. */
  object?: string;
  /** When it is wanted, as written: 'by Friday', 'as soon as possible'. */
  deadline?: string;
  /**
   * Of a proposal: the day or time it puts forward, as written, alternatives included: 'Thursday at 2 pm', 'Tuesday or
   * Thursday afternoon'. `readEmail` fills it, in any language, from the dates inside the ask (`Reading.dates` has
   * each of them resolved).
   */
  proposedTime?: string;
  /** Where its mentions begin in `newText`, if they stand before the ask: 'We propose Tuesday. Does that suit you?' */
  proposedAt?: readonly number[];
};

/** A day or time as written, resolved against the mail's date. */
export type DateMention = Span & {
  /**
   * Local to the sender or to `zone`: 'YYYY-MM-DD', with a clock time 'YYYY-MM-DDTHH:mm', a time without a day
   * 'THH:mm'; '24:00' ends its day. Absent where the words name no one day ('soon', or 'Monday' in an undated mail).
   */
  resolved?: string;
  /** The end of a range, in the same form. */
  resolvedEnd?: string;
  /** The zone that stands beside a clock time: 'UTC+2', 'CET'; with the same time in another: 'EST / 21:00 CET'. */
  zone?: string;
  /** True where calendar or clock have no such day or time ('31 April', '25:00'); `resolved` is absent then. */
  impossible?: true;
  /**
   * True where the words stand in a proposal: 'can we meet on…', 'wie wäre es mit…', '…はいかがでしょうか'; never of a
   * day that is over or of a deadline.
   */
  proposed: boolean;
  /** True where words beside it make it the last day or time: 'by Friday', 'bis Freitag', '金曜日までに'. */
  deadline?: true;
};

/** A sum, a share or a count as written, read. */
export type AmountMention = Span & {
  value: number;
  /** ISO 4217 where a currency is written; '%' for a percentage. */
  unit?: string;
};

/** Where the mail's own text ends and something else begins. */
export type TextParts = {
  /** What the sender wrote this time: no quoted history, no signature. Trimmed. */
  newText: string;
  /** The signature, else ''. */
  signature: string;
  /** Quoted history and forwarded mail, from its header line on, else ''. */
  quoted: string;
};

/**
 * How sure the language is: `close` names the runner-up where the two cannot be told apart, `outside` says that the text
 * is in none of the 27, and `language` only the nearest.
 */
export type LanguageGuess = { language: Language; close?: Language; outside?: true };

/**
 * A received mail, understood: what every writer starts from. Pure data, the same in browser and server.
 * Lists are in the order of the text.
 */
export type Reading = TextParts & {
  sender: Person;
  /** The name that stands under the text, after 'Best regards,' and its kin. */
  signedBy?: string;
  /** Who the mail is written to, from its To header or its salutation ('Dear Anna'). */
  recipient: Person;
  /** Without 'Re:', 'Fwd:' and their kin. */
  subject?: string;
  /** ISO 8601 with the sender's offset where the mail has one, else local. */
  date?: string;
  /** Absent where the text is too short or of no known language. */
  language?: LanguageGuess;
  asks: Ask[];
  dates: DateMention[];
  amounts: AmountMention[];
  /** E-mail addresses in the new text. */
  addresses: Span[];
  /** http(s) and www links in the new text. */
  links: Span[];
  /** True where the mail is bulk, a receipt or comes from a no-reply sender: it needs no reply. */
  automatic: boolean;
};

/** A MIME message, decoded. */
export type MailMessage = {
  from?: Person;
  replyTo?: Person;
  to: Person[];
  subject?: string;
  /** ISO 8601 with offset, as sent. */
  date?: string;
  /** Plain text: the text part, else the HTML part as text. '' where the mail has neither. */
  text: string;
  hasHtml: boolean;
  attachments: number;
};
