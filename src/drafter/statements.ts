import type { Ask } from '#reading/reading.ts';
import type { Addition } from './composer.ts';
import { countsSaid } from './counts.ts';
import { asksForPayment, secretAskedFor } from './hostile.ts';
import type { Instructions } from './instruction-parts.ts';
import { words } from './instruction-rule.ts';
import { verbInside } from './statement-rules.ts';

/** Words that say nothing of what is asked. */
const plain = new Set(
  `about able after also and another any anything are ask because been before being best better but can cannot could day
  did does doing done don each else far fine for from get give good got had has have her here him his how into its just
  kindly know let like long make many may maybe might more much must need not now off often once one only our out please possible
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
    if (number.test(word)) continue;
    if (timeWord.test(word)) found.times.add(word);
    else if (!plain.has(word) && !plain.has(word.replace(/s$/, '')))
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
  const asked = tellingOf(`${ask.text} ${ask.proposedTime ?? ''}`);
  if (said.matter.size === 0) return ask.act === 'proposal' && sharedBy(said.times, asked.times) > 0 ? 1 : 0;
  const shared = sharedBy(asked.matter, said.matter);
  const led = yesOrNo.test(statement) && /^(?:yes-no|choice|action)$/.test(ask.answer);
  if (shared === 0 && led && sharedBy(said.times, asked.times) > 0) return 0.5;
  if (shared === 0 || (shared * 2 < asked.matter.size && !led)) return 0;
  const whole =
    shared > 1 ||
    (ask.answer === 'time' && shared > 0) ||
    shared === asked.matter.size ||
    shared === said.matter.size;
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

/** Both halves of a statement where each answers an ask of its own, else the whole. */
function parted(statement: string, asks: readonly Ask[]): string[] {
  const [left = '', right = '', more] = statement.split(joint);
  const found = { said: new Map<number, string>(), asks };
  const both = right !== '' && more === undefined && placed(left, found) && placed(right, found);
  return both ? [left, right] : [statement];
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
  const each = additions.flatMap((one): Addition[] =>
    one.act === 'say' ? parted(one.text, asks).map((text) => ({ act: 'say', text })) : [one],
  );
  const { said, rest } = countsSaid(each, asks);
  const found = { said, asks };
  return {
    said,
    rest: rest.filter(({ act, text }) => act !== 'say' || text.startsWith('=') || !placed(text, found)),
    notFollowed: notFollowed.filter(
      (clause) => !states(clause) || !parted(words(clause), asks).every((part) => placed(part, found)),
    ),
  };
}
