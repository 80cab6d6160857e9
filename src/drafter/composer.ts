import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import type { NamedTone } from '#domain/tones.ts';
import type { MailMatter } from '#reading/matters/mail-matter.ts';
import type { AskMatter, GistKind } from '#reading/matters/matter.ts';
import type { AmountMention, Ask } from '#reading/reading.ts';
import type { Moment } from './moments.ts';
import type { Register } from './phrase-pack.ts';
import type { PlainStatement } from './plain-statements.ts';
import type { Choose } from './seed.ts';

/** How a reply sounds: a register that every composer knows, and how much it says. */
export type Voice = { tone: NamedTone; length: 'short' | 'normal' | 'long' };

/** Who is greeted. Nothing set: a team, a company, a machine, or nobody known. */
export type Addressee = {
  /** What the person asked to call them; it goes before everything else. */
  called?: string;
  first?: string;
  last?: string;
  /** The whole name where it is not the first and the last in this order: 'Nguyễn Thu Hà'. */
  whole?: string;
  /** As written in the mail: 'Ms', 'Dr'. */
  title?: string;
  /** True where the mail calls its reader by title and surname: first names would be too near. */
  reserved?: true;
};

/** What kind of mail it is, and about what. */
export type Gist = {
  kind: GistKind;
  /** The mail's own words for its matter, turned round where needed: 'TechConf 2025', 'the delay'. */
  object?: string;
};

/** How one ask is answered. */
export type Stance =
  /** Yes, I will, that works. */
  | 'yes'
  | 'no'
  /** Only the person knows: a sentence with a gap. */
  | 'open'
  /** With a question of one's own. */
  | 'ask-back'
  /** By saying what is needed first. */
  | 'need'
  /** By making it clear. */
  | 'explain'
  /** By saying where it stands. */
  | 'status'
  /** By asking for another time. */
  | 'move'
  /** By asking for other terms. */
  | 'bargain'
  /** Passwords, bank details, payments: never granted by mail. */
  | 'guarded';

/** A day in the words of a mail, and which it is. */
export type NamedDay = { text: string; moment: Moment };

/** What is said to one ask of the mail. */
export type Answer = {
  ask: Ask;
  /** Counted from 0 among `of` asks. */
  place: number;
  of: number;
  stance: Stance;
  /** What the person said the answer is, in their words. */
  value?: string;
  /** The same as a whole statement: 'the figure is 42'. */
  said?: string;
  /** Days and times that stand in the ask, as written. */
  times: string[];
  /** What the person wants said to it, where any language can say that. */
  plain?: PlainStatement;
  /** What is to be done and with what, in classes that no language owns. */
  matter: AskMatter;
  /** The days and times of the ask that are known, those put forward. */
  moments: Moment[];
  /** Where it puts forward nothing but a week, a month or the like. */
  anyDay?: true;
  /** The last day or time for it. */
  by?: Moment;
  /** The single days of the ask that are known, each with the mail's words for it: 'besok'. */
  days: NamedDay[];
  /** What a request to be told something asks, fit to be quoted; only where it has no thing of its own to be done with. */
  embedded?: string;
  /** What the mail speaks of that is never given by mail: what a guarded ask may only point at. */
  secret?: string;
};

/** Something the person wants in the reply, in their own words; the composer makes a sentence of it. */
export type Addition = {
  act:
    | 'say'
    | 'quote'
    | 'ask-whether'
    | 'ask-about'
    | 'ask-for'
    | 'ask-that'
    | 'offer'
    | 'thank'
    | 'apologize'
    | 'congratulate'
    | 'wish'
    | 'invite'
    | 'remind';
  text: string;
};

/** Something with a day that the mail names: 'the kickoff meeting', 'on', 'March 1st'. */
export type Occasion = { what: string; when: string };

/** Something the sender said they would send or do, with its day: 'the quote', 'by Friday'. */
export type SenderPromise = { what?: string; when?: string };

/**
 * What a mail is about, as far as replies care. All words are the mail's, turned round where needed, and absent
 * where they could not be cut out safely.
 */
export type Understanding = {
  gist: Gist;
  /** The mail's subject as a noun phrase that can stand after 'about'. */
  topic?: string;
  occasion?: Occasion;
  /** What the sender has done for the reader, fit to stand after 'thank you for': 'drafting the agenda'. */
  deed?: string;
  promise?: SenderPromise;
  /** Somebody else whom the mail introduces, by whole and first name; `isAbsent`: who does not read along. */
  introduced?: { name: string; first: string; isAbsent: boolean };
  /** What is attached, in one word: 'report'. */
  attached?: string;
  /** True where the mail speaks to many at once: 'Hi all', 'Dear team'. */
  toMany?: boolean;
};

/** Everything a composer needs to write: what to say, decided; how to say it is the composer's. */
export type Scene = Understanding & {
  intent: Intent;
  voice: Voice;
  addressee: Addressee;
  /** The local day the mail was sent, 'YYYY-MM-DD'. */
  sentOn?: string;
  /** Amounts as written. */
  amounts: string[];
  /** The same, read. */
  sums: AmountMention[];
  /** The mail's subject, as written. */
  subject?: string;
  /** What came with the mail and what it complains of, in classes that no language owns. */
  matter: Pick<MailMatter, 'enclosed' | 'cause'>;
  /** How the reply addresses its reader, in languages that tell. */
  register: Register;
  answers: Answer[];
  /** Days and times that the sender offers beside the asks, as written. */
  offered: string[];
  /** The days and times that the mail states outside its asks, as far as they are known. */
  stated: Moment[];
  /** Times the person proposes, as written. */
  proposals: string[];
  /** The same, each as far as it is known. */
  proposed: (Moment | string)[];
  additions: Addition[];
  /** The addition that says what the intent's own sentence would leave open: the question, the terms, the request. */
  filling?: Addition;
  /** What the person wants said beside the answers, where any language can say that. */
  statements?: PlainStatement[];
  /** True where the person wants no apology. */
  withoutApology: boolean;
  /** True where the person wants a list. */
  asList: boolean;
  automatic: boolean;
  /** True where the mail is in the reply's language: only then can its words be taken apart. */
  native: boolean;
  /** The mail's. */
  mailLanguage: Language;
  /** Who signs, where known. */
  signer?: string;
  valediction?: string;
  choose: Choose;
};

/**
 * Writes the parts of a reply in one language. Each function returns finished text of that language, '' where
 * nothing is to be said there; functions, not fragments, so that word order, address, agreement and script stay
 * the composer's own affair. Gaps stand in square brackets. It states nothing that the scene does not hold.
 */
export type Composer = {
  /** Tones that address familiarly whatever the mail does. */
  familiarTones: readonly NamedTone[];
  /** 'Dear Ms Okafor,' on its own line. */
  salutation(scene: Scene): string;
  /** The first sentences: thanks, sympathy, reaction. */
  opening(scene: Scene): string;
  /** One ask answered, one or two sentences. */
  answer(answer: Answer, scene: Scene): string;
  /**
   * One passage that deals with every ask at once, where the intent calls for that (one question back instead of
   * five), else '' and each ask is answered by itself.
   */
  gathered(scene: Scene): string;
  /** A number in the figures of the reply's language, where they are not ours. */
  numeral?(value: number): string;
  /** The line above a list of answers. */
  listLead(scene: Scene): string;
  /** What the intent adds beside the answers, or says where nothing is asked. */
  body(scene: Scene): string;
  addition(addition: Addition, scene: Scene): string;
  /** A plain statement of the person, for composers of replies in other languages than English. */
  statement?(statement: PlainStatement, scene: Scene): string;
  closing(scene: Scene): string;
  /** Whether a closing says what the text before it has said in other words; it is left out then. */
  repeats?(closing: string, before: string): boolean;
  /** 'Kind regards,' */
  valediction(scene: Scene): string;
  /** The gap for an unknown signer: '[Your name]'. */
  nameGap: string;
  /** How a reply's first sentence begins under a salutation, where that changes it. */
  opens?(text: string): string;
  /** Puts sentences of one paragraph together: with a space, or without in Chinese and Japanese. */
  join(sentences: readonly string[]): string;
};
