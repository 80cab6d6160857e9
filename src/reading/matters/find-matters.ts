import type { Ask, DateMention, Reading } from '../reading.ts';
import { findCues, firstHit, indexCues, lastHit } from './cues.ts';
import { asksToFindOut, type InquiryWords, inquiryAt, isReadable, isSent } from './inquiry.ts';
import {
  type AskMatter,
  type Cause,
  type Deed,
  deeds,
  type GistKind,
  gistKinds,
  type MatterWords,
  type Thing,
} from './matter.ts';
import { saysPiecesMissing } from './short-delivery.ts';
import { askedClause, asMeant, isOwnDeed } from './whose-deed.ts';

/** How much of a mail is looked through, in UTF-16 code units: what it is about stands at its beginning. */
const LOOKED_AT = 2_000;

/** What a mail is about. */
export type MailMatter = {
  gist: GistKind;
  /** What came with the mail. */
  enclosed?: Thing;
  cause?: Cause;
  /** How the mail addresses its reader. */
  address?: 'polite' | 'familiar';
  /** The whole name of somebody else whom the mail introduces. */
  introduced?: string;
};

/** The tables of one language, each fit to be looked for. */
function indexWords(words: MatterWords) {
  const isInside = words.inside ?? false;
  return {
    deeds: indexCues(words.deeds, isInside),
    finding: indexCues({ finding: words.finding }, isInside),
    things: indexCues(words.things, isInside),
    asides: indexCues({ aside: words.asides ?? '' }, isInside),
    causes: indexCues(words.causes, isInside),
    gists: indexCues(words.gists, isInside),
    introduction: indexCues({ introduction: words.gists.introduction }, isInside),
    enclosed: indexCues({ enclosed: words.enclosed }, isInside),
    address: indexCues({ familiar: words.familiar ?? '', polite: words.polite ?? '' }, isInside),
  };
}

const indexes = new WeakMap<MatterWords, ReturnType<typeof indexWords>>();

function indexOf(words: MatterWords): ReturnType<typeof indexWords> {
  const known = indexes.get(words) ?? indexWords(words);
  indexes.set(words, known);
  return known;
}

/** Lower case without what only some writers write: Arabic vowel signs, typographic apostrophes. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/\s+/g, ' ');
}

/** What can be asked for by a plain question: 'Are you coming?' */
const asked: readonly Deed[] = ['attend', 'meet', 'call', 'deliver'];

/** What 'give us' means where it is nothing that one sends. */
const insteadOfSending: Partial<Record<Thing, Deed>> = {
  discount: 'approve',
  refund: 'approve',
  price: 'tell',
  deadline: 'tell',
  appointment: 'tell',
  meeting: 'tell',
  call: 'call',
  position: 'tell',
  problem: 'tell',
  room: 'arrange',
  trip: 'arrange',
};

/** A deed that a text speaks of, and where the words that tell it stand, in UTF-16 code units. */
export type DeedFound = { deed: Deed; at: number; length: number };

/** Every deed that a text of a language speaks of, in its order; none where its letters cannot be told apart. Linear. */
export function deedsIn(text: string, words: MatterWords): DeedFound[] {
  const low = text.replaceAll('İ', 'i').toLowerCase().replaceAll('’', "'");
  if (low.length !== text.length) return [];
  return findCues(low, indexOf(words).deeds).map(({ kind, at, length }) => ({ deed: kind, at, length }));
}

/** What a deed cannot be done with: 'the recording of the event', 'within what time can you deliver?' */
const cannotBe: Partial<Record<Deed, readonly Thing[]>> = {
  send: ['event', 'meeting', 'interview', 'appointment', 'project', 'trip'],
  deliver: ['deadline'],
};

/** '10 % off a yearly payment': what is asked for is the discount, whatever it is given on. */
function weightiest(things: readonly { kind: Thing }[]): Thing | undefined {
  return things.find(({ kind }) => kind === 'discount')?.kind;
}

/** What 'tell us' means where it is something that one sends. */
const insteadOfTelling: Partial<Record<Thing, Deed>> = { phone: 'send', address: 'send' };

/** Whether the word of a cue only describes what is to be sent or read. */
function describes(text: string, at: number, ending: RegExp | undefined): boolean {
  const word = /^[\p{L}\p{M}]*/u.exec(text.slice(at, at + 40))?.[0] ?? '';
  return ending?.test(word) === true;
}

/** What is wanted where words of checking stand in the ask: something read, or found out and told. */
function checked(deed: Deed | undefined, place: number, thing: Thing | undefined, words: InquiryWords) {
  if (deed === 'review' || deed === 'check') {
    const how = inquiryAt(place, words);
    return how === 'sure' || (how === 'open' && !isReadable(thing)) ? 'check' : 'review';
  }
  return deed === 'tell' || deed === 'confirm' ? (asksToFindOut(words) ? 'check' : deed) : deed;
}

/** What an ask wants done and with what, by the words of the mail's language. Linear in the ask. */
export function askMatter(ask: Ask, words: MatterWords): AskMatter {
  const index = indexOf(words);
  const text = askedClause(plain(ask.text.slice(0, 600)));
  const kinds = ask.answer === 'action' || ask.kind === 'request' ? deeds : asked;
  const takesDeed = /^(?:action|yes-no|choice)$/.test(ask.answer);
  const asides = findCues(text, index.asides);
  const isAside = (at: number) => asides.some((aside) => at >= aside.at && at < aside.at + aside.length);
  const things = findCues(text, index.things).filter(({ at }) => !isAside(at));
  const all = findCues(text, index.deeds).filter(({ at }) => !isAside(at));
  const hits = takesDeed ? all.filter(({ kind }) => kinds.includes(kind)) : [];
  const told = words.describing ? hits.filter(({ at }) => !describes(text, at, words.describing)) : hits;
  // 'De afspraak bevestigen': what names a thing is done only where nothing else is.
  const verbs = told.filter(({ at, length }) => !things.some((one) => one.at === at && one.length >= length));
  const named = kinds === deeds ? hits : hits.filter(({ kind }) => kind !== 'deliver');
  const done = verbs.length > 0 ? verbs : named;
  const inquiry = {
    text,
    hits: all,
    things,
    finding: index.finding,
    inside: words.inside ?? false,
    verbLast: words.verbLast ?? false,
  };
  const place = (words.verbLast ? done.at(-1) : done[0])?.at ?? 0;
  const first = words.verbLast ? lastHit(done) : firstHit(done);
  // 'Find out and tell us when': the day that is asked for comes of it.
  // English asks have their verb: 'send' where but a thing is needed.
  const isNeeded = ask.needed || (ask.verb === 'send' && !/\b(?:re)?sen[dt]/.test(text));
  const needed = isNeeded ? firstHit(things) : undefined;
  if (needed && isSent(needed)) return { deed: 'send', thing: needed };
  const findsOut = !takesDeed && asksToFindOut(inquiry);
  const deed = findsOut ? 'check' : checked(first, place, firstHit(things), inquiry);
  // 'Look at it and give me your feedback': what is looked at is not the feedback.
  const looked = deed === 'review' ? things.filter(({ kind }) => kind !== 'feedback') : things;
  const thing = weightiest(looked) ?? firstHit(looked);
  const instead = deed === 'send' ? insteadOfSending : deed === 'tell' ? insteadOfTelling : {};
  const meant = thing ? (instead[thing] ?? deed) : deed;
  const isObject = !(meant && thing && cannotBe[meant]?.includes(thing));
  return asMeant(meant, isObject ? thing : undefined, text);
}

/** The thing that a few words name, in their language; undefined where it is none of those known. */
export function thingIn(text: string, words: MatterWords): Thing | undefined {
  return firstHit(findCues(plain(text.slice(0, 600)), indexOf(words).things));
}

function addressIn(text: string, words: MatterWords): MailMatter['address'] {
  const hits = findCues(text, indexOf(words).address);
  const familiar = hits.filter(({ kind }) => kind === 'familiar').length;
  const polite = hits.length - familiar;
  if (familiar === polite) return undefined;
  return familiar > polite ? 'familiar' : 'polite';
}

/** What stands beside the words that something came with the mail: of what is before them, their own sentence only. */
function aroundEnclosed(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 60), at).split(/[。！？]|[.!?] /u);
  return `${before.at(-1) ?? ''}${text.slice(at, at + 160)}`;
}

/** First name and surname, of two or three words with particles: 'Maria Nyström', 'Jan de Vries'. */
const WHOLE_NAME =
  /(?<![\p{L}\p{M}])\p{Lu}[\p{Ll}\p{M}’'-]+(?: (?:de|da|van|von|der|den|di|du|al|el|bin|\p{Lu}\.))?(?: \p{Lu}[\p{Ll}\p{M}’'-]+){1,2}(?![\p{L}\p{M}])/gu;

/** The sender says who he is. */
const OWN_NAME =
  /(?<!\p{L})(?:me llamo|mi nombre|je m['’]appelle|mon nom|mi chiamo|il mio nome|chamo-me|meu nome|mijn naam|ik ben|jag heter|mitt namn|mă numesc|numele meu|nama saya|saya ialah|jina langu|naitwa|soy|je suis|sono|sou|jag är|sunt)(?!\p{L})/iu;

/** Who is introduced: a whole name in a sentence that introduces, neither the sender's nor the reader's. */
function introducedIn(
  { newText, sender, signedBy, recipient }: Reading,
  words: MatterWords,
): string | undefined {
  const { introduction } = indexOf(words);
  const own = [sender.name, signedBy, recipient.name].map((name) => plain(name ?? ''));
  for (const sentence of newText.slice(0, LOOKED_AT).split(/(?<=[.!?\n])/)) {
    if (findCues(plain(sentence), introduction).length === 0 || OWN_NAME.test(sentence)) continue;
    for (const [name] of sentence.matchAll(WHOLE_NAME)) {
      const low = plain(name);
      if (!own.some((one) => one !== '' && (one.includes(low) || low.includes(one)))) return name;
    }
  }
  return undefined;
}

/** Whether a mail asks for an invoice: then it did not bring one. */
function asksForInvoice({ asks }: Reading, words: MatterWords): boolean {
  return asks.some((ask) => {
    const { deed, thing } = askMatter(ask, words);
    return deed === 'send' && thing === 'invoice';
  });
}

/** Whether the sender comes to bring something: the day agreed for that is no meeting. Days keep their points. */
function bringsSomething(text: string, words: MatterWords): boolean {
  const brought = (part: string) =>
    findCues(part, indexOf(words).deeds).some(({ kind }) => kind === 'deliver');
  return text.split(/(?<=[\p{L}\p{M})][.!?;])\s/u).some((part) => isOwnDeed(part) && brought(part));
}

/** What a mail is about and how it speaks to its reader, by the words of its language. Linear; looks at its beginning. */
export function mailMatter(reading: Reading, words: MatterWords): MailMatter {
  const index = indexOf(words);
  const written = `${reading.subject ?? ''}\n${reading.newText}`.slice(0, LOOKED_AT);
  const text = plain(written);
  const kinds = new Set(findCues(text, index.gists).map(({ kind }) => kind));
  if (kinds.has('invoice') && asksForInvoice(reading, words)) kinds.delete('invoice');
  if (kinds.has('meeting') && bringsSomething(text, words)) kinds.delete('meeting');
  const isShort = saysPiecesMissing(reading);
  if (isShort) kinds.add('complaint');
  const gist = gistKinds.find((kind) => kinds.has(kind)) ?? 'plain';
  const address = addressIn(written, words);
  const enclosedAt = findCues(text, index.enclosed)[0]?.at;
  const enclosed =
    enclosedAt === undefined ? undefined : firstHit(findCues(aroundEnclosed(text, enclosedAt), index.things));
  const introduced =
    gist === 'introduction' && words.namesKeepForm ? introducedIn(reading, words) : undefined;
  const complains = gist === 'complaint' || gist === 'chaser';
  const told = complains ? firstHit(findCues(text, index.causes)) : undefined;
  const cause = told ?? (isShort && complains ? 'missing' : undefined);
  return {
    gist,
    ...(enclosed ? { enclosed } : {}),
    ...(cause ? { cause } : {}),
    ...(address ? { address } : {}),
    ...(introduced ? { introduced } : {}),
  };
}

/** The mentions that lie within an ask. */
export function datesWithin(ask: Ask, dates: readonly DateMention[]): DateMention[] {
  return dates.filter((date) => date.start >= ask.start && date.end <= ask.end);
}
