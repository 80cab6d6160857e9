import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import type { NamedTone } from '#domain/tones.ts';
import { readEmail } from '#reading/read-email.ts';
import type { Reading } from '#reading/reading.ts';

/** What makes a mail a test of its own. */
export const mailKinds = [
  'one ask',
  'several asks',
  'no ask',
  'complaint',
  'long thread',
  'injection',
  'missing facts',
  'wrong-language trap',
  'bulk',
  'invoice',
  'meeting',
  'introduction',
  'condolence',
  'application',
  'negotiation',
] as const;

type MailKind = (typeof mailKinds)[number];

/** One thing the reply must touch. */
type EvalAsk = {
  /** What is asked, in English, for the tables and the judge. */
  about: string;
  /**
   * Beginnings of words in the reply's language, lower case: its matter, or what can only be its answer ('déclin'
   * where one thing is asked). One of them touches the ask, outside salutation, opening thanks and sign-off.
   */
  touchedBy: readonly string[];
};

/** One instruction of the person's: followed where the reply shows it, else a note has to name it. */
type EvalInstruction = {
  /** Words of the instruction as a note would quote them, lower case. */
  said: string;
  /** One of these in the reply shows that it was followed; as in `EvalAsk.touchedBy`. */
  shownBy: readonly string[];
};

/** A mail with the reply that is wanted, and what a good one must and must not do. */
export type EvalCase = {
  /** 'de-offer-five-asks': unique, lower case, by the mail's language. */
  id: string;
  kind: MailKind;
  /** As pasted: often with From, Subject and Date lines; at most 10,000 characters. */
  mail: string;
  mailLanguage: Language;
  /** The language the reply is asked for in. */
  language: Language;
  intent: Intent;
  tone: NamedTone;
  customPrompt?: string;
  instructions?: readonly EvalInstruction[];
  asks: readonly EvalAsk[];
  /** Facts of the mail that a good reply may use, in English, for the judge. */
  facts: readonly string[];
  /** What the reply must not say, lower case: agreements not given, causes and figures not known. */
  mustNotClaim: readonly string[];
  /** What the words to a machine wanted to see in the reply, lower case. */
  injectionWanted?: readonly string[];
  /** True where the mail needs no reply, which the built-in drafter has to say beside the draft. */
  needsNoReply?: boolean;
};

/** A reply under test, with what its engine said beside it. */
export type EvalReply = {
  text: string;
  notes: readonly string[];
  /** True where the built-in drafter wrote it, whose notes are held to more. */
  builtIn?: boolean;
};

/** What a guard found wrong. */
export type Finding = {
  /** The guard's name. */
  guard: string;
  /** What is wrong, in one line, with the words of the reply it is about. */
  message: string;
};

/** A check that needs no model: what is wrong with a reply, nothing where all is well. Pure. */
export type Guard = (evalCase: EvalCase, reply: EvalReply) => Finding[];

const readings = new WeakMap<EvalCase, Reading>();

/** The reading of a case's mail, made once; `reading` where it was made for another case with the same mail. */
export function readingOf(
  evalCase: EvalCase,
  reading = readings.get(evalCase) ?? readEmail(evalCase.mail),
): Reading {
  readings.set(evalCase, reading);
  return reading;
}
