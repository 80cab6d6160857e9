/**
 * What mails ask for and speak of, in classes that no language owns: recognised in one language, said in another.
 * Each has its cues in every language (words/) and its phrases in every phrase pack (src/drafter/packs).
 */

/** What a reader is asked to do. */
export const deeds = [
  /** Send, share, forward, provide, give. */
  'send',
  /** Read through, look at, comment on: documents and drafts. */
  'review',
  /** Look into, verify, find out, ask somebody else, and say what came of it. */
  'check',
  'sign',
  /** Say that something is so, was received, will take place. */
  'confirm',
  /** Let know, inform, explain, answer. */
  'tell',
  /** Telephone, ring back. */
  'call',
  /** Come together, talk, discuss. */
  'meet',
  /** Come to, take part in, join. */
  'attend',
  'pay',
  /** Fill in, finish. */
  'complete',
  /** Bring up to date, change, correct an entry, add to. */
  'update',
  /** Organise, book, reserve, prepare. */
  'arrange',
  /** Help, support, advise. */
  'help',
  /** Approve, allow, release, agree to. */
  'approve',
  'cancel',
  /** Repair, solve, put right, replace. */
  'fix',
  /** Deliver, ship, supply. */
  'deliver',
] as const;
export type Deed = (typeof deeds)[number];

/** What is asked for, sent or spoken of. */
export const things = [
  'contract',
  'invoice',
  'quote',
  'report',
  /** Slides. */
  'presentation',
  'documents',
  'file',
  'list',
  /** Data, numbers of a report. */
  'figures',
  'agenda',
  /** Of a meeting. */
  'minutes',
  /** A concept, a suggestion in writing. */
  'proposal',
  'plan',
  'schedule',
  'draft',
  /** Particulars, further information. */
  'details',
  'address',
  'phone',
  'photos',
  'cv',
  'order',
  'delivery',
  'payment',
  'price',
  'meeting',
  /** By telephone or video. */
  'call',
  /** A fixed time with somebody: at the doctor's, on site. */
  'appointment',
  'interview',
  /** Party, conference, dinner. */
  'event',
  'project',
  /** Of a user or customer. */
  'account',
  /** For a position, a grant. */
  'application',
  'feedback',
  'deadline',
  'budget',
  'form',
  /** Goods, an article. */
  'product',
  'refund',
  'discount',
  'room',
  /** Journey, flight. */
  'trip',
  'website',
  /** A fault, an issue. */
  'problem',
  /** A job. */
  'position',
] as const;
export type Thing = (typeof things)[number];

/** What an ask is about, as far as words tell; `named`: what it asks for in the mail's own words, where they may be repeated. */
export type AskMatter = { deed?: Deed; thing?: Thing; named?: string };

/** What a complaint is about. */
export const causes = [
  'delay',
  /** Arrived broken. */
  'damage',
  /** Something else than was ordered. */
  'mix-up',
  /** Did not arrive, or not all of it. */
  'missing',
  /** Charged twice, a wrong sum. */
  'billing',
  /** Nobody answered. */
  'silence',
  /** Rude, unhelpful, unprofessional. */
  'service',
  /** A system does not work. */
  'outage',
  /** Bad work, a fault of the goods. */
  'quality',
] as const;
export type Cause = (typeof causes)[number];

/** What kind of mail was received, which decides how a reply opens and what it says where nothing is asked. */
export const gistKinds = [
  'condolence',
  'illness',
  /** The sender has decided against what was offered or applied for. */
  'rejection',
  'cancellation',
  'complaint',
  /** Asks again for an answer that has not come. */
  'chaser',
  'apology',
  'congratulation',
  'invitation',
  'application',
  /** Introduces the sender or somebody else. */
  'introduction',
  'invoice',
  /** Of a day or deadline. */
  'reminder',
  /** A quote, a sale, a cooperation. */
  'offer',
  /** The sender is content with what he was sent. */
  'approval',
  /** The sender is at work on what he was asked. */
  'pending',
  /** Sends a document or material. */
  'sharing',
  'thanks',
  /** News to many. */
  'announcement',
  /** Puts a meeting or call before the reader. */
  'meeting',
] as const;
/** A kind that words tell, in the order in which they are tried, or one that they do not. */
export type GistKind =
  | (typeof gistKinds)[number]
  | 'information'
  /** A position, a talk, a task offered as an honour. */
  | 'honour'
  /** A prize to be claimed, advertising: nobody asked for it and nobody is thanked for it. */
  | 'unsolicited'
  | 'plain';

/**
 * The words by which a language tells matters, each list parted by '|', lower case. A cue is the beginning of a word
 * ('vertr' finds 'Vertrag' and 'Verträge'); '-' in front lets it begin inside a word ('-rechnung'), '_' behind
 * makes it end where the word ends ('plan_'). It may hold spaces. `inside`: the language writes no spaces between words
 * or joins prefixes to them, so that every cue may begin anywhere.
 */
export type MatterWords = {
  inside?: true;
  /** Names stay as they are wherever they stand, and only names and nouns of one word begin with capitals. */
  namesKeepForm?: true;
  /** The verb that says what is wanted stands last, behind others that only describe: 'the document that you signed'. */
  verbLast?: true;
  /** The end of a deed's word where it describes a thing that follows: 'den überarbeiteten Vertrag'. */
  describing?: RegExp;
  deeds: Record<Deed, string>;
  /** What a check finds out, or of whom, beside the word that asks for it: 'whether', 'why', 'with the courier'. */
  finding: string;
  things: Record<Thing, string>;
  /** Words that say when or by the way ('before the meeting', 'and reply'): what they name is not what is asked for. */
  asides?: string;
  causes: Record<Cause, string>;
  gists: Record<(typeof gistKinds)[number], string>;
  /** What says that something came with the mail: 'anbei', 'im Anhang', 'hiermit sende ich'. */
  enclosed: string;
  /** Words of familiar address (du, tu, ты), matched as written; absent where the language has but one address. */
  familiar?: string;
  /** Words of polite address ('Ihnen', 'vous'); matched as written, since capitals tell in some languages. */
  polite?: string;
};
