import type { Ask } from '#reading/reading.ts';
import { countsSaid } from './counts.ts';
import { asksForPayment, secretAskedFor } from './hostile.ts';
import type { Instructions } from './instruction-parts.ts';
import { words } from './instruction-rule.ts';
import type { Addition } from './phrase-pack.ts';
import { verbInside } from './statement-rules.ts';

/** Words that say nothing of what is asked. */
const plain = new Set(
  `about able also and another any anything are ask because been before being best better but can cannot could day
  did does doing done don each else fine for from get give good got had has have her here him his how into its just
  kindly know let like make may maybe might more much must need not now off once one only our out please possible
  prefer rather say shall she should some something soon such suit sure take tell than thank thanks that the their
  them then there these they thing think this those time too until want was well were what when where whether which
  while who why will with won work would yes yet you your euro euros dollar dollars pound pounds percent per hour
  hours minute minutes days year years`.split(/\s+/),
);
const timeWord =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|noon|mornings?|afternoons?|evenings?|weeks?|months?|next|january|february|march|april|may|june|july|august|september|october|november|december)$/;
const time =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|noon|morning|afternoon|evening|weeks?|months?|years?|january|february|march|april|may|june|july|august|september|october|november|december|now|soon|immediately|after|before|until|once|as soon as)\b/i;
const number =
  /\d|\b(?:no|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|free|dozen|hundred|thousand|half)\b/i;

/** The telling words of a text, cut to their stems' first letters: of its matter, and of its times. */
function tellingOf(text: string): { matter: Set<string>; times: Set<string> } {
  const found = { matter: new Set<string>(), times: new Set<string>() };
  for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? []) {
    if (timeWord.test(word)) found.times.add(word);
    else if (!plain.has(word))
      found.matter.add(word.replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '').slice(0, 4));
  }
  return found;
}

const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((word) => other.has(word)).length;

/** What a statement opens with, where its verb is not one of the everyday ones. */
const subject = /^(?:i|we|it|you|they|he|she|there|the|our|my|this|that)\s/i;
const yesOrNo = /^(yes|no|yep|nope|sure|of course),?\s+(?=\p{L}+\s)/iu;

/** How much of an ask a statement answers, from 0 (not at all) to 1. */
function answers(statement: string, ask: Ask): number {
  if (ask.answer === 'time' && !time.test(statement)) return 0;
  if (ask.answer === 'amount' && !number.test(statement)) return 0;
  const said = tellingOf(statement.replace(yesOrNo, ''));
  const asked = tellingOf(ask.text);
  if (said.matter.size === 0) return ask.act === 'proposal' && sharedBy(said.times, asked.times) > 0 ? 1 : 0;
  const shared = sharedBy(asked.matter, said.matter);
  const led = yesOrNo.test(statement) && /^(?:yes-no|choice|action)$/.test(ask.answer);
  if (shared === 0 || (shared * 2 < asked.matter.size && !led)) return 0;
  const whole = shared > 1 || shared === asked.matter.size || shared === said.matter.size;
  return whole || led ? shared / asked.matter.size : 0;
}

type Found = { said: Map<number, string>; asks: readonly Ask[] };

/** Gives a statement the ask that it answers best. False where it answers none that is still open. */
function placed(statement: string, { said, asks }: Found): boolean {
  const ranked = asks
    .map((ask, place) => ({ place, ask, share: said.has(place) ? 0 : answers(statement, ask) }))
    .filter(({ ask: { sentence, text }, share }) => {
      const context = `${sentence} ${text}`;
      return share > 0 && !secretAskedFor(context) && !asksForPayment(context);
    });
  const best = ranked.toSorted((one, other) => other.share - one.share)[0];
  if (!best) return false;
  const opened = statement.replace(yesOrNo, (_, word: string) => `${word}, `);
  said.set(best.place, opened);
  return true;
}

const joint = /,?\s(?:and|but)\s(?=(?:i|we|it|the|our|my|you|they|he|she)\b)/i;

/** The statement as a whole, or both of its halves where each answers an ask of its own. */
function taken(statement: string, found: Found): boolean {
  const [left = '', right = '', more] = statement.split(joint);
  if (right !== '' && more === undefined) {
    const halves = { ...found, said: new Map(found.said) };
    if (placed(left, halves) && placed(right, halves)) {
      for (const [place, text] of halves.said) found.said.set(place, text);
      return true;
    }
  }
  return placed(statement, found);
}

const states = (clause: string) => verbInside.test(clause) || subject.test(clause.replace(yesOrNo, ''));

/**
 * What the person says that answers an ask: 'yes it includes hosting' where the mail asks whether the price does.
 * `said` has it by the ask's place; `rest` and `notFollowed` are what remains of the additions and of the clauses
 * that no rule knew. Linear in both, for the few asks of a mail.
 */
export function statementsSaid(
  { additions, notFollowed }: Pick<Instructions, 'additions' | 'notFollowed'>,
  asks: readonly Ask[],
): { said: Map<number, string>; rest: Addition[]; notFollowed: string[] } {
  const { said, rest } = countsSaid(additions, asks);
  const found = { said, asks };
  return {
    said,
    rest: rest.filter(({ act, text }) => act !== 'say' || text.startsWith('=') || !taken(text, found)),
    notFollowed: notFollowed.filter((clause) => !states(clause) || !taken(words(clause), found)),
  };
}
