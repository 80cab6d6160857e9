import type { Intent } from '#domain/intents.ts';
import type { NamedTone } from '#domain/tones.ts';
import { findDates } from '#reading/dates/dates.ts';
import { detectLanguage } from '#reading/language/language.ts';
import {
  type AskMatter,
  askMatter,
  datesWithin,
  type MailMatter,
  mailMatter,
} from '#reading/matters/find-matters.ts';
import type { MatterWords, Thing } from '#reading/matters/matter.ts';
import { matterWords } from '#reading/matters/words.ts';
import type { Ask, DateMention, LanguageGuess, Reading } from '#reading/reading.ts';
import { addresseeOf, signerOf } from './addressee.ts';
import { askedOf } from './asked.ts';
import { cleanText } from './clean-text.ts';
import type { Addition, Answer, Composer, Scene, Stance, Understanding, Voice } from './composer.ts';
import { underConditions } from './conditions.ts';
import { understandEnglish } from './english/understand.ts';
import { asksForPayment, secretAskedFor } from './hostile.ts';
import type { AskOrder, Instructions } from './instruction-parts.ts';
import { type Moment, momentOf, momentsOf } from './moments.ts';
import type { Register } from './phrase-pack.ts';
import { chooser } from './seed.ts';
import { statementsSaid } from './statements.ts';
import { toneOf } from './tone.ts';

const stances: Record<Intent, Stance> = {
  general: 'open',
  question: 'ask-back',
  accept: 'yes',
  decline: 'no',
  thank: 'open',
  reschedule: 'open',
  request: 'need',
  update: 'status',
  clarify: 'explain',
  apologize: 'open',
  'follow-up': 'open',
  confirm: 'yes',
  negotiate: 'bargain',
  introduce: 'open',
};

const timely =
  /\b(?:meet|meeting|call|appointment|available|free|availability|schedule|attend|join|come|make it|(?:a|what|which|the|another|find some) time|slot|interview|demo|session|lunch|dinner|visit|chat|talk|speak|(?:work|convenient|ok|okay|good|fine) for you|suits?|how about)\b/i;

function stanceOf(ask: Ask, intent: Intent, ordered: 'yes' | 'no' | undefined, proposing: boolean): Stance {
  const context = `${ask.sentence} ${ask.text}`;
  if (secretAskedFor(context) || asksForPayment(context)) return 'guarded';
  if (ordered) return ordered;
  const moves = intent === 'reschedule' || (intent === 'general' && proposing);
  const otherThanTime =
    ask.answer === 'fact' || /\b(?:who|how many|which (?!day|time|date|slot))\b/i.test(ask.text);
  if (moves && !otherThanTime && (ask.proposedTime !== undefined || timely.test(ask.text))) return 'move';
  return stances[intent];
}

/** The days and times in an ask; of an ask that is to be moved, only those it puts forward. */
function timesIn(ask: Ask, reading: Reading, moving: boolean): string[] {
  const times = reading.dates
    .filter((date) => date.start >= ask.start && date.end <= ask.end)
    .map((date) => cleanText(date.text));
  const { act, proposedTime } = ask;
  const putForward = moving && act === 'proposal' ? cleanText(proposedTime ?? '') : undefined;
  return times.filter((time) => putForward?.includes(time) ?? true).slice(0, 4);
}

/** The moments that an ask puts forward, and the one by which it wants an answer. */
function momentsIn(ask: Ask, reading: Reading): { moments: Moment[]; by?: Moment } {
  const dates = datesWithin(ask, reading.dates);
  const last = dates.find((date) => date.deadline || ask.deadline?.includes(date.text));
  const by = last && momentOf(last);
  // 'Next week', 'in June': a stretch of days is no time that one could agree on.
  const moments = momentsOf(dates.filter((date) => date !== last)).filter(({ untilDay }) => !untilDay);
  return { moments, ...(by ? { by } : {}) };
}

const english: LanguageGuess = { language: 'English' };

/** The times that the person proposes, as far as they are known. */
function proposedIn(proposals: readonly string[], reading: Reading): (Moment | string)[] {
  return proposals.map((text) => {
    for (const language of [detectLanguage(text), reading.language, english]) {
      const [date] = findDates(text, reading.date, language);
      const moment = date && momentOf(date);
      // 'Thursday at 2 or 3': what is left over would be lost.
      if (moment && date.text.length * 2 > text.length) return moment;
    }
    return text;
  });
}

/** How a reply addresses its reader: as its tone wants it, else as the mail does. */
function registerOf(
  tone: NamedTone,
  familiarTones: readonly NamedTone[],
  address: MailMatter['address'],
): Register {
  if (tone === 'formal' || tone === 'diplomatic') return 'polite';
  return familiarTones.includes(tone) || address === 'familiar' ? 'familiar' : 'polite';
}

const holds = (ask: Ask, date: DateMention) => date.start >= ask.start && date.end <= ask.end;

/** Days and times the sender offers outside any ask: 'Tuesday or Thursday would work best for me'. */
function offeredIn(reading: Reading, asks: readonly Ask[]): string[] {
  const offered = reading.dates.filter((date) => {
    if (asks.some((ask) => date.start >= ask.start && date.end <= ask.end)) return false;
    const from = Math.max(
      reading.newText.lastIndexOf('. ', date.start),
      reading.newText.lastIndexOf('\n', date.start),
      date.start - 200,
      0,
    );
    const around = reading.newText.slice(from, date.end + 80);
    return /\b(?:works? (?:best |well |fine )?for me|suits? me|(?:i'm|i am|we are|we're) (?:\w+ )?(?:free|available)|i (?:could|can) do|would be (?:good|great|ideal|best))\b/i.test(
      around,
    );
  });
  return offered.map((date) => cleanText(date.text)).slice(0, 4);
}

const contentWord = /[\p{L}\p{M}\p{N}]{4,}/gu;
function contentOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(contentWord) ?? []).map((word) => word.slice(0, 4)));
}

/** The ask that an order means: by its number, or by the words they share. */
function meantBy(order: AskOrder, asks: readonly Ask[]): number {
  if (order.place !== undefined) return order.place === 'last' ? asks.length - 1 : order.place;
  const wanted = contentOf(order.about ?? '');
  let best = -1;
  let most = 0;
  for (const [at, ask] of asks.entries()) {
    const shared = [...contentOf(`${ask.text} ${ask.topic ?? ''}`)].filter((word) => wanted.has(word)).length;
    if (shared > most) [best, most] = [at, shared];
  }
  return best;
}

/** Which asks the person's orders mean; orders that fit none are left over. */
function ordersFor(orders: readonly AskOrder[], asks: readonly Ask[]) {
  const verdicts = new Map<number, 'yes' | 'no'>();
  const values = new Map<number, { value: string; said: string }>();
  const unmatched: AskOrder[] = [];
  for (const order of orders) {
    const at = meantBy(order, asks);
    if (at < 0 || at >= asks.length) unmatched.push(order);
    else if (order.value !== undefined) values.set(at, { value: order.value, said: order.said });
    else verdicts.set(at, order.say);
  }
  return { verdicts, values, unmatched };
}

function understoodByWords(matter: MailMatter | undefined): Understanding {
  const name = matter?.introduced;
  const [first = ''] = name?.split(' ') ?? [];
  return {
    gist: { kind: matter?.gist ?? 'plain' },
    ...(name ? { introduced: { name, first, isAbsent: false } } : {}),
  };
}

/**
 * What the mail is about: of English mail read by its sentences, else by the words of its language (`matter`). Words of
 * the mail are kept only where the reply is in that language too, and none where the mail speaks to a machine.
 */
function understood(
  reading: Reading,
  matter: MailMatter | undefined,
  usable: { native: boolean; suspicious: boolean; unsolicited: boolean },
): Understanding {
  const language = reading.language?.language ?? 'English';
  const read: Understanding = language === 'English' ? understandEnglish(reading) : understoodByWords(matter);
  const whole: Understanding = usable.unsolicited ? { ...read, gist: { kind: 'unsolicited' } } : read;
  const { gist, introduced } = whole;
  if (!usable.native)
    return { gist: { kind: gist.kind }, ...(introduced && !usable.suspicious ? { introduced } : {}) };
  if (!usable.suspicious) return whole;
  const { occasion } = whole;
  return { gist, ...(occasion ? { occasion } : {}) };
}

const fillings: Partial<Record<Intent, readonly Addition['act'][]>> = {
  question: ['ask-whether', 'ask-about', 'ask-for', 'ask-that'],
  request: ['ask-for', 'ask-that', 'ask-whether', 'ask-about'],
  clarify: ['ask-whether', 'ask-about', 'say', 'ask-that', 'ask-for'],
  negotiate: ['ask-for', 'offer', 'say', 'ask-that', 'ask-whether'],
  update: ['say', 'quote'],
  confirm: ['say', 'quote'],
  introduce: ['say'],
  apologize: ['apologize'],
  thank: ['thank'],
  'follow-up': ['ask-about', 'ask-whether', 'ask-for', 'ask-that'],
};

/** Parts the instruction that says what the intent's own sentence would leave open from all others. */
function filledBy(intent: Intent, additions: readonly Addition[]): { filling?: Addition; rest: Addition[] } {
  const filling = additions.find(({ act }) => fillings[intent]?.includes(act));
  return filling ? { filling, rest: additions.filter((one) => one !== filling) } : { rest: [...additions] };
}

/** 'Here is the report. Could you look at it?': what came with the mail is what is to be looked at. */
function withEnclosed(matter: AskMatter, enclosed: Thing | undefined): AskMatter {
  const isMeant = /^(?:review|sign|complete|approve)$/.test(matter.deed ?? '') && matter.thing === undefined;
  return isMeant && enclosed ? { ...matter, thing: enclosed } : matter;
}

/** No longer than 'Let me know!', in UTF-16 code units. */
const ECHO_LENGTH = 30;

/** 'Are you coming? Let me know!': the answer to the question is what the second asks for. */
function isEcho({ ask, matter, said, value }: Answer, before: Answer | undefined): boolean {
  if (!before || said !== undefined || value !== undefined || ask.text.length > ECHO_LENGTH) return false;
  const isTold = ask.answer === 'action' && matter.deed === 'tell' && matter.thing === undefined;
  return isTold && before.ask.answer === 'yes-no';
}

/**
 * What is said to each ask, in the mail's order, and the instructions that are left. The asks of a mail that is
 * `rejected` as a whole get no answers of their own.
 */
function answersTo(
  open: readonly Ask[],
  rejected: boolean,
  {
    reading,
    intent,
    instructions,
    words,
    enclosed,
  }: {
    reading: Reading;
    intent: Intent;
    instructions: Instructions;
    words: MatterWords | undefined;
    enclosed: Thing | undefined;
  },
) {
  const { verdicts, values, unmatched } = ordersFor(instructions.orders, open);
  const asks = rejected ? [] : open;
  const { said, rest: toAdd, notFollowed } = statementsSaid(instructions, asks);
  const stances = asks.map((ask, place) =>
    stanceOf(ask, intent, verdicts.get(place) ?? instructions.all, instructions.proposals.length > 0),
  );
  const applying = underConditions(asks, stances, reading.newText);
  const answers = asks.flatMap((ask, place): Answer[] => {
    // What the person's instructions speak of is answered whatever the mail makes it depend on.
    const isTold = said.has(place) || values.has(place) || verdicts.has(place);
    const stance = isTold ? stances[place] : applying[place];
    if (!stance) return [];
    return [
      {
        ask,
        place,
        of: open.length,
        stance,
        times: timesIn(ask, reading, stance === 'move'),
        ...momentsIn(ask, reading),
        matter: words ? withEnclosed(askMatter(ask, words), enclosed) : {},
        ...(said.has(place) ? { said: said.get(place) ?? '' } : {}),
        ...values.get(place),
      },
    ];
  });
  return {
    answers: answers.filter((answer, at) => !isEcho(answer, answers[at - 1])),
    unmatched,
    toAdd,
    notFollowed,
  };
}

/**
 * Everything decided: what the composer has to say. `suspicious` where the mail speaks to a machine; `unmatched` and
 * `notFollowed` are the instructions that found no place.
 */
export function sceneOf(input: {
  reading: Reading;
  intent: Intent;
  voice: Voice;
  instructions: Instructions;
  composer: Composer;
  native: boolean;
  seed: number;
  /** Who sends the reply, where it is known. */
  author: string | undefined;
}): { scene: Scene; suspicious: boolean; unmatched: AskOrder[]; notFollowed: string[] } {
  const { reading, intent, voice, instructions, composer, native, seed } = input;
  const language = reading.language;
  const { asks, suspicious, unsolicited } = askedOf(reading);
  const words = matterWords(language?.language ?? 'English');
  const matter = words && mailMatter(reading, words);
  const understanding = understood(reading, matter, { native, suspicious, unsolicited });
  const { kind } = understanding.gist;
  const rejected = intent === 'decline' && kind === 'application';
  // Sums that a machine was told are nobody's offer.
  const amounts = suspicious ? [] : reading.amounts.slice(0, 3);
  const { introduced } = understanding;
  const open = introduced
    ? asks.filter(({ topic }) => !(topic?.includes(introduced.name) && /^(?:meet|introduce)\b/i.test(topic)))
    : asks;
  const { answers, unmatched, toAdd, notFollowed } = answersTo(open, rejected, {
    ...input,
    words,
    enclosed: matter?.enclosed,
  });
  const automatic = reading.automatic && kind !== 'complaint';
  // The mail may be addressed to a colleague, or to a list: whoever sends the reply signs it.
  const signer = instructions.signAs ?? input.author ?? signerOf(reading);
  const { callThem, valediction, proposals, withoutApology, asList } = instructions;
  const { filling, rest: additions } = filledBy(intent, toAdd);
  const scene: Scene = {
    intent,
    voice: instructions.length ? { ...voice, length: instructions.length } : voice,
    addressee: callThem ? { called: callThem } : addresseeOf(reading, automatic),
    ...understanding,
    amounts: amounts.map((amount) => cleanText(amount.text)),
    answers,
    sums: amounts,
    ...(reading.subject && !suspicious ? { subject: reading.subject } : {}),
    matter: {
      ...(matter?.enclosed ? { enclosed: matter.enclosed } : {}),
      ...(matter?.cause ? { cause: matter.cause } : {}),
    },
    register: registerOf(
      toneOf({ voice, gist: understanding.gist }),
      composer.familiarTones,
      matter?.address,
    ),
    stated: momentsOf(reading.dates.filter((date) => !asks.some((ask) => holds(ask, date)))),
    offered: offeredIn(reading, asks),
    proposals,
    proposed: proposedIn(proposals, reading),
    additions,
    withoutApology,
    asList,
    automatic,
    native,
    choose: chooser(seed),
    ...(reading.date ? { sentOn: reading.date.slice(0, 10) } : {}),
    ...(filling ? { filling } : {}),
    ...(signer ? { signer } : {}),
    ...(valediction ? { valediction } : {}),
  };
  return { scene, suspicious, unmatched, notFollowed };
}
