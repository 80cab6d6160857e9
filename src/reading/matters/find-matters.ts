import type { Ask, DateMention } from '../reading.ts';
import { findCues, firstHit, lastHit } from './cues.ts';
import { indexOf, plain } from './index-words.ts';
import { asksToFindOut, type InquiryWords, inquiryAt, isReadable, isSent } from './inquiry.ts';
import { type AskMatter, type Deed, deeds, type MatterWords, type Thing } from './matter.ts';
import { askedClause, asMeant } from './whose-deed.ts';

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
  complete: ['price', 'payment', 'appointment', 'meeting', 'event', 'trip', 'room'],
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
  const wanted = deed === 'send' ? behindPurpose(things, text) : things;
  const looked = deed === 'review' ? wanted.filter(({ kind }) => kind !== 'feedback') : wanted;
  const spoken = weightiest(looked) ?? firstHit(looked);
  // 'Within what time can you deliver?' is about the delivery.
  const isTimeOf =
    ask.answer === 'time' && spoken === 'deadline' && all.some(({ kind }) => kind === 'deliver');
  const thing = isTimeOf ? 'delivery' : spoken;
  const instead = deed === 'send' ? insteadOfSending : deed === 'tell' ? insteadOfTelling : {};
  const meant = thing ? (instead[thing] ?? deed) : deed;
  const isObject = !(meant && thing && cannotBe[meant]?.includes(thing));
  return asMeant(meant, isObject ? thing : undefined, text);
}

/** What stands before says what for: 'for the loan', 'ऋण के लिए'. */
const PURPOSE = /के लिए|हेतु|(?:র|এর) জন্য|(?:する|の|た)ため|にあたり|위해|위하여/gu;

/** The things that are asked for: of those to be sent, none that only says what for, in languages that say it before. */
function behindPurpose<Found extends { at: number }>(
  things: readonly Found[],
  text: string,
): readonly Found[] {
  const purpose = [...text.matchAll(PURPOSE)].at(-1)?.index ?? -1;
  return things.filter(({ at }) => at > purpose);
}

/** The thing that a few words name, in their language; undefined where it is none of those known. */
export function thingIn(text: string, words: MatterWords): Thing | undefined {
  return firstHit(findCues(plain(text.slice(0, 600)), indexOf(words).things));
}

/** The mentions that lie within an ask, or before it where it is about their time. */
export function datesWithin(ask: Ask, dates: readonly DateMention[]): DateMention[] {
  return dates.filter(
    (date) =>
      (date.start >= ask.start && date.end <= ask.end) || ask.proposedAt?.includes(date.start) === true,
  );
}
