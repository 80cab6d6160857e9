import type { Language } from '#domain/languages.ts';
import type { QuestionWordKind } from '#languages/language-data.ts';

/** A stretch of `Reading.newText`: `text` equals `newText.slice(start, end)`, in UTF-16 code units. */
export type Span = { text: string; start: number; end: number };

/** A sender or recipient, as far as known; `address` as in mail: 'anna@northwind.example'. */
export type Person = { name?: string; address?: string };

/** What an ask wants back. A direct question is told by its question word; 'request' and 'need' by the words that ask. */
export type AskKind = 'yes-no' | 'choice' | QuestionWordKind | 'request' | 'need';

/** One question, request or need of the sender: its words in the mail, cut at punctuation only. */
export type Ask = Span & {
  kind: AskKind;
  /** True where nothing in the words speaks for another kind: only then is a gap typed, or the ask answered by an intent. */
  certain: boolean;
  /** The two sides of a choice, in the mail's words, where they can be told for certain. */
  sides?: readonly [string, string];
};

/** What kind of mail it is; told only where a cue of the language is certain. */
export type MailCategory =
  | 'complaint'
  | 'badNews'
  | 'condolence'
  | 'praise'
  | 'thanks'
  | 'invitation'
  | 'unsolicited'
  /** A part of it speaks to a machine instead of the reader. */
  | 'machine';

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
  categories: MailCategory[];
  /** True where the mail addresses its reader as people on familiar terms do. */
  isFamiliar: boolean;
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
