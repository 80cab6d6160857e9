import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import { asksForState, embeddedQuestion } from '#reading/asks/embedded-questions.ts';
import { askMatter, datesWithin, thingIn } from '#reading/matters/find-matters.ts';
import type { AskMatter, MatterWords, Thing } from '#reading/matters/matter.ts';
import { namedThing } from '#reading/matters/named-thing.ts';
import type { Ask, Reading } from '#reading/reading.ts';
import { ordersFor } from './ask-orders.ts';
import { daysIn, momentsIn, timesIn } from './ask-times.ts';
import { asksIfTimeSuits, suits } from './compose/suiting.ts';
import { isTimed } from './compose/verdicts.ts';
import type { Answer, Stance } from './composer.ts';
import { underConditions } from './conditions.ts';
import { isEcho } from './echoes.ts';
import { answeredAbroad } from './english/abroad.ts';
import {
  asksForPayment,
  asksForSecrecy,
  asksWhereToPay,
  pointsElsewhere,
  secretAskedFor,
  secretOf,
} from './hostile.ts';
import type { Instructions } from './instruction-parts.ts';
import { isUnread } from './mail-tongue.ts';
import { statementsSaid } from './statements.ts';
import { withTimeTold } from './told-times.ts';

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
  // Who would rather not is none the less polite about it: as for any other secret.
  const isOwed = asksWhereToPay(context) && ordered !== 'no' && stances[intent] !== 'no';
  if (!isOwed && (secretAskedFor(context) || asksForPayment(context))) return 'guarded';
  if (ordered) return ordered;
  const moves = intent === 'reschedule' || (intent === 'general' && proposing);
  const otherThanTime =
    ask.answer === 'fact' || /\b(?:who|how many|which (?!day|time|date|slot))\b/i.test(ask.text);
  if (moves && !otherThanTime && (ask.proposedTime !== undefined || timely.test(ask.text))) return 'move';
  return stances[intent];
}

/**
 * Nobody agrees to 31 April or to keep a secret, nor says yes or no to what was not understood: intent alone leaves
 * these open.
 */
function sayable(stance: Stance, ask: Ask, reading: Reading): Stance {
  if (!/^(?:no|guarded)$/.test(stance) && asksForSecrecy(ask.text)) return 'open';
  if (!/^(?:yes|no)$/.test(stance)) return stance;
  const isImpossible = stance === 'yes' && datesWithin(ask, reading.dates).some((date) => date.impossible);
  return isImpossible || isUnread(reading) ? 'open' : stance;
}

/** 'Here is the report. Could you look at it?': what came with the mail is what is to be looked at. */
function withEnclosed(matter: AskMatter, enclosed: Thing | undefined): AskMatter {
  const isMeant = /^(?:review|sign|complete|approve)$/.test(matter.deed ?? '') && matter.thing === undefined;
  return isMeant && enclosed ? { ...matter, thing: enclosed } : matter;
}

/** A matter with its name, and the thing that this tells: other words of the ask may only stand beside it. */
function withName(matter: AskMatter, named: string, words: MatterWords | undefined): AskMatter {
  const { thing, ...rest } = matter;
  const told = words && thing && matter.deed === 'send' ? thingIn(named, words) : thing;
  return { ...rest, ...(told ? { thing: told } : {}), named };
}

/** 'Please tell us whether there is a lift' asks what 'Is there a lift?' does. */
function asDirectly(
  ask: Ask,
  matter: AskMatter,
  language: Language,
  words: MatterWords | undefined,
): Pick<Answer, 'ask' | 'matter' | 'embedded'> {
  const isTold =
    matter.deed === 'tell' || (matter.deed === undefined && ask.answer !== 'yes-no' && !ask.needed);
  const found = isTold ? embeddedQuestion(ask.text, language) : undefined;
  if (!found && matter.deed === undefined && asksForState(ask))
    return { ask: { ...ask, answer: 'yes-no' }, matter };
  const named = found ? undefined : namedThing(ask.text, language);
  if (!found || asksIfTimeSuits(found.text))
    return { ask, matter: named ? withName(matter, named, words) : matter };
  const asked = words
    ? askMatter({ ...ask, text: found.text, kind: 'question', answer: 'yes-no' }, words)
    : {};
  // 'Tell me whether you can come' asks what 'Can you come?' does.
  if (asked.deed === 'attend' && found.answer === 'yes-no')
    return { ask: { ...ask, answer: 'yes-no' }, matter: asked };
  const { deed, ...rest } = matter;
  return { ask: { ...ask, answer: found.answer }, matter: rest, embedded: found.text };
}

/** 'Have you looked at the contract?': to decline what a mail wants is not to deny it. English sentences tell by themselves. */
function isFact({ answer, proposedTime, topic }: Ask, { deed, thing }: AskMatter, isOneOfSeveral: boolean) {
  const isStated = answer === 'yes-no' && proposedTime === undefined && topic === undefined;
  return isStated && !deed && (thing !== undefined || isOneOfSeveral);
}

/** What a mail puts forward is moved whatever words its language proposes with; told apart by class, not by words. */
function movedWhereTimed(answer: Answer): Answer {
  const isOpen = answer.stance === 'open' && answer.said === undefined && answer.value === undefined;
  return isOpen && isTimed(answer) ? { ...answer, stance: 'move' } : answer;
}

/** Words that ask to be told what came of something, in an English mail. */
const reports =
  /^(?:(?:and|then|please|kindly) ){0,3}(?:let|tell|inform|advise|update|give|get back|come back|report|keep)\b/i;

/** 'Check with the courier and tell us when they come': who looks into it lets them know. */
function isReport({ ask, said, value }: Answer, before: Answer | undefined): boolean {
  if (before?.matter.deed !== 'check' || said !== undefined || value !== undefined) return false;
  return before.ask.sentence === ask.sentence && reports.test(ask.text);
}

/** 'We need 60 boards. Can you deliver by Friday?': what is needed first is what the other asks are about. */
function isGround({ ask, matter, said, value, embedded, by }: Answer, after: readonly Answer[]): boolean {
  // 'I need replacements by 19 November': whether they come by then is to be answered.
  const isKnown =
    by !== undefined || matter.deed !== undefined || matter.thing !== undefined || embedded !== undefined;
  return ask.needed === true && after.length > 0 && !isKnown && said === undefined && value === undefined;
}

/** The answers without mere echoes, each with how many they are; of English mail `abroad` as other languages need them. */
function heardFrom(answers: readonly Answer[], abroad: boolean, language: Language): Answer[] {
  const understood = abroad ? answers.map(answeredAbroad) : answers;
  const heard = understood.filter(
    (answer, at) =>
      !(at === 0 && isGround(answer, understood.slice(1))) &&
      !isEcho(answer, understood.slice(0, at), language) &&
      !(abroad && isReport(answer, understood[at - 1])),
  );
  return heard.map((answer, place) => ({ ...answer, place, of: heard.length }));
}

/** What the answers of a mail are made of. */
type Wanted = {
  reading: Reading;
  intent: Intent;
  instructions: Instructions;
  words: MatterWords | undefined;
  enclosed: Thing | undefined;
  /** True where the mail is in the reply's language. */
  native: boolean;
};

/** An ask with what it is about and what is said to it; `isByIntent` where no instruction decides it. */
function answerOf(
  written: Ask,
  { place, of, stands, isByIntent }: { place: number; of: number; stands: Stance; isByIntent: boolean },
  { reading, words, enclosed }: Wanted,
): Answer {
  const language = reading.language?.language ?? 'English';
  const found = words ? withEnclosed(askMatter(written, words), enclosed) : {};
  const { ask, matter, ...told } = asDirectly(written, found, language, words);
  const isDenied = isByIntent && stands === 'no' && isFact(ask, matter, of > 1);
  const isTelling = matter.deed === 'tell' || told.embedded !== undefined;
  const dated = momentsIn(ask, reading, isTelling);
  const stance = isDenied && !suits({ ask, matter, moments: dated.moments }) ? 'open' : stands;
  const times = timesIn(ask, reading, stance === 'move');
  const days = daysIn(ask, reading);
  return { ask, place, of, stance, times, ...dated, days, matter, ...told };
}

/**
 * What is said to each ask, in the mail's order, and the instructions that are left. The asks of a mail that is
 * `rejected` as a whole get no answers of their own.
 */
export function answersTo(open: readonly Ask[], rejected: boolean, wanted: Wanted) {
  const { reading, intent, instructions, words, native } = wanted;
  const language = reading.language?.language ?? 'English';
  const { verdicts, values, unmatched } = ordersFor(instructions.orders, open, words);
  const asks = rejected ? [] : open;
  const statements = statementsSaid(instructions, asks);
  const { said, rest: toAdd, notFollowed } = withTimeTold(statements, asks, reading);
  const secret = secretOf(reading);
  const stances = asks.map((ask, place): Stance => {
    const isTold = said.has(place) || values.has(place);
    if (secret !== undefined && !isTold && pointsElsewhere(ask.text)) return 'guarded';
    const ordered = verdicts.get(place) ?? instructions.all;
    const stance = stanceOf(ask, intent, ordered, instructions.proposals.length > 0);
    return ordered ? stance : sayable(stance, ask, reading);
  });
  const applying = underConditions(asks, stances, reading.newText);
  const answers = asks.flatMap((written, place): Answer[] => {
    // What the person's instructions speak of is answered whatever the mail makes it depend on.
    const isTold = said.has(place) || values.has(place) || verdicts.has(place);
    const stands = isTold ? stances[place] : applying[place];
    if (!stands) return [];
    const isByIntent = !isTold && instructions.all === undefined;
    const answer = answerOf(written, { place, of: open.length, stands, isByIntent }, wanted);
    const own = said.has(place) ? { said: said.get(place) ?? '' } : {};
    return [{ ...answer, ...(secret === undefined ? {} : { secret }), ...own, ...values.get(place) }];
  });
  const isMoving = intent === 'reschedule' || (intent === 'general' && instructions.proposals.length > 0);
  const heard = heardFrom(
    isMoving ? answers.map(movedWhereTimed) : answers,
    !native && language === 'English',
    language,
  );
  return {
    answers: heard,
    unmatched,
    toAdd,
    notFollowed,
  };
}
