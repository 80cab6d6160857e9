import type { Intent } from '#domain/intents.ts';
import type { Ask, Reading } from '#reading/reading.ts';
import { addresseeOf, signerOf } from './addressee.ts';
import { askedOf } from './asked.ts';
import { cleanText } from './clean-text.ts';
import { gistOf } from './gist.ts';
import { asksForPayment, secretAskedFor } from './hostile.ts';
import type { AskOrder, Instructions } from './instructions.ts';
import type { Answer, PhrasePack, Scene, Stance, Voice } from './phrase-pack.ts';
import { chooser } from './seed.ts';
import { occasionOf, topicOf } from './topic.ts';

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
  if (moves && ask.answer !== 'fact' && timely.test(ask.text)) return 'move';
  return stances[intent];
}

function timesIn(ask: Ask, reading: Reading): string[] {
  return reading.dates
    .filter((date) => date.start >= ask.start && date.end <= ask.end)
    .map((date) => cleanText(date.text))
    .slice(0, 4);
}

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

/** Everything decided: what the pack has to say. `suspicious` where the mail speaks to a machine. */
export function sceneOf(input: {
  reading: Reading;
  intent: Intent;
  voice: Voice;
  instructions: Instructions;
  pack: PhrasePack;
  seed: number;
}): { scene: Scene; suspicious: boolean; unmatched: AskOrder[] } {
  const { reading, intent, voice, instructions, pack, seed } = input;
  const language = reading.language?.language;
  const native =
    language === undefined || language === pack.language || reading.language?.close === pack.language;
  const { asks, suspicious } = askedOf(reading);
  const yesNo = new Map<number, 'yes' | 'no'>();
  const values = new Map<number, { value: string; said: string }>();
  const unmatched: AskOrder[] = [];
  for (const order of instructions.orders) {
    const at = meantBy(order, asks);
    if (at < 0 || at >= asks.length) unmatched.push(order);
    else if (order.value !== undefined) values.set(at, { value: order.value, said: order.said });
    else yesNo.set(at, order.say);
  }
  const gist = gistOf(native ? reading.newText : '', native ? reading.subject : undefined);
  const wanted = instructions.all ?? undefined;
  const rejected = intent === 'decline' && gist.kind === 'application';
  const answers: Answer[] = (rejected ? [] : asks).map((ask, place) => {
    const times = timesIn(ask, reading);
    const told = values.get(place);
    const stance = stanceOf(ask, intent, yesNo.get(place) ?? wanted, instructions.proposals.length > 0);
    return { ask, place, of: asks.length, stance, times, ...told };
  });
  const automatic = reading.automatic && gist.kind !== 'complaint';
  const topic = topicOf(reading);
  const occasion = occasionOf(reading);
  const signer = instructions.signAs ?? signerOf(reading);
  const addressee = instructions.callThem
    ? { called: instructions.callThem }
    : addresseeOf(reading, automatic);
  const scene: Scene = {
    intent,
    voice: instructions.length ? { ...voice, length: instructions.length } : voice,
    addressee,
    gist,
    amounts: reading.amounts.map((amount) => cleanText(amount.text)).slice(0, 3),
    answers,
    offered: offeredIn(reading, asks),
    proposals: instructions.proposals,
    additions: instructions.additions,
    withoutApology: instructions.withoutApology,
    asList: instructions.asList,
    automatic,
    native,
    choose: chooser(seed),
    ...(topic && native && !suspicious ? { topic } : {}),
    ...(reading.date ? { sentOn: reading.date.slice(0, 10) } : {}),
    ...(occasion && native ? { occasion } : {}),
    ...(signer ? { signer } : {}),
    ...(instructions.valediction ? { valediction: instructions.valediction } : {}),
  };
  return { scene, suspicious, unmatched };
}
