import type { AskKind } from '#domain/asks.ts';
import type { Language } from '#domain/languages.ts';
import type { CueText } from './cues.ts';

/** A part of `Reading.newText`: `text` equals `newText.slice(start, end)`, in UTF-16 code units. */
export type Span = { text: string; start: number; end: number };

/** A sentence of the new text. `words`: its words, prepared for the search for cues. */
export type Sentence = Span & { words: CueText };

/** A sender or recipient, as far as known. `address` is an e-mail address: 'anna@northwind.example'. */
export type Person = { name?: string; address?: string };

/**
 * One question, request or need of the sender, in the words of the mail. A long one is cut at punctuation, else at a
 * space.
 */
export type Ask = Span & {
  kind: AskKind;
  /**
   * True if no word suggests another kind. Only then does a gap in the reply say which kind of answer is missing, and
   * only then can an intent answer the ask.
   */
  certain: boolean;
  /** The two sides of a choice, in the words of the mail, if they are certain. */
  sides?: readonly [string, string];
};

/** The kind of a mail. Set only if a phrase of the language makes it certain. */
export type MailCategory =
  | 'complaint'
  | 'badNews'
  | 'condolence'
  | 'praise'
  | 'thanks'
  | 'invitation'
  | 'unsolicited'
  /** A part of the mail is written to a machine, not to the recipient. */
  | 'machine';

/** A day or time as written, resolved against the date of the mail. */
export type DateMention = Span & {
  /**
   * Local to the sender or to `zone`: 'YYYY-MM-DD', with a clock time 'YYYY-MM-DDTHH:mm', for a time without a day
   * 'THH:mm'. '24:00' is the end of its day. Absent if the words name no single day ('soon', or 'Monday' in a mail
   * without a date).
   */
  resolved?: string;
  /** The end of a range, in the format of `resolved`. */
  resolvedEnd?: string;
  /** The zone written next to a clock time: 'UTC+2', 'CET'. With the same time in another zone: 'EST / 21:00 CET'. */
  zone?: string;
  /** True if there is no such day or time ('31 April', '25:00'). `resolved` is then absent. */
  impossible?: true;
  /**
   * True if the words are part of a proposal: 'can we meet on…', 'wie wäre es mit…', '…はいかがでしょうか'. Never true for a
   * past day or a deadline.
   */
  proposed: boolean;
  /** True if words next to it make it the last day or time: 'by Friday', 'bis Freitag', '金曜日までに'. */
  deadline?: true;
};

/** A sum of money or a percentage: the words and their value. */
export type AmountMention = Span & {
  value: number;
  /** ISO 4217 for a currency; '%' for a percentage. Absent if several countries share the word for the currency. */
  unit?: string;
};

/** A mail cut into its own text, its signature and its quoted history. */
export type TextParts = {
  /** What the sender wrote in this mail, without quoted history and signature. Trimmed. */
  newText: string;
  /** The signature, or ''. */
  signature: string;
  /** Quoted history and forwarded mail, from its header line on, or ''. */
  quoted: string;
};

/**
 * A detected language. `close` is the second language if the two are too similar to decide. `outside` means that the
 * text is in none of the 27 languages, and `language` is only the most similar one.
 */
export type LanguageGuess = { language: Language; close?: Language; outside?: true };

/**
 * The facts that `readEmail` finds in a received mail. Every writer uses them. Some are found when they are first read.
 * The same in browser and server. Lists are in the order of the text.
 */
export type Reading = TextParts & {
  sender: Person;
  /** The name below the text, after 'Best regards,' or a similar closing. */
  signedBy?: string;
  /** The recipient of the mail, from its To header or its salutation ('Dear Anna'). */
  recipient: Person;
  /** Without 'Re:', 'Fwd:' and similar prefixes. */
  subject?: string;
  /** ISO 8601, with the sender's offset if the mail has one, else local. */
  date?: string;
  /** Absent if the text is too short, or no language was found. */
  language?: LanguageGuess;
  /** The first 500 sentences of the new text. */
  sentences: readonly Sentence[];
  asks: Ask[];
  categories: MailCategory[];
  /** True if the mail addresses its recipient in a familiar way: 'du', 'Hi Jo'. */
  isFamiliar: boolean;
  dates: DateMention[];
  amounts: AmountMention[];
  /** http(s) and www links in the new text. */
  links: Span[];
  /** True if a program sent the mail. It needs no reply unless it has asks. */
  isAutomatic: boolean;
};

/** A MIME message, decoded. */
export type MailMessage = {
  from?: Person;
  replyTo?: Person;
  to: Person[];
  subject?: string;
  /** ISO 8601 with offset, as sent. */
  date?: string;
  /** Plain text: the text part, else the HTML part as text. '' if the mail has neither. */
  text: string;
  hasHtml: boolean;
  attachments: number;
  /** The ids of the mails before it in the thread and its own, the oldest first, each in angle brackets. */
  threadIds?: string[];
};
