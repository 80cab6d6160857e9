import { findAmounts } from '#reading/amounts.ts';
import { findDates } from '#reading/dates/dates.ts';
import { thingIn } from '#reading/matters/find-matters.ts';
import type { Thing } from '#reading/matters/matter.ts';
import { matterWords } from '#reading/matters/words.ts';
import type { AmountMention, LanguageGuess, Reading } from '#reading/reading.ts';
import { readInAskedWeek } from './asked-week.ts';
import type { Instructions } from './instruction-parts.ts';
import { type Moment, momentOf } from './moments.ts';

/** What the person wants said, where it is no more than a thing with its day or sum, or a time that suits or does not. */
export type PlainStatement =
  | { kind: 'thing'; thing: Thing; moment: Moment; isLast: boolean }
  | { kind: 'sum'; thing: Thing; sum: AmountMention }
  | { kind: 'suits'; moment: Moment; isRefused: boolean };

const english: LanguageGuess = { language: 'English' };

const BOUND = /^(.*?),? ?(?:but )?(?:only )?(after|from|before|until|till|by) (\S.*)$/i;

/** The moment that words name, all of them; `sentOn` as 'YYYY-MM-DD'. */
function momentIn(text: string, sentOn: string | undefined): Moment | undefined {
  const words = text.trim().replace(/^(?:on|at|for|this|the) /i, '');
  const [date, ...others] = findDates(words, sentOn, english);
  if (!date || others.length > 0 || date.end - date.start < words.replace(/[.!]$/, '').length)
    return undefined;
  const moment = momentOf(date);
  return moment?.untilDay ? undefined : moment;
}

/** The same with the hour from or until which it holds: 'Thursday, but only after 2 pm'. */
function boundedIn(text: string, sentOn: string | undefined): Moment | undefined {
  const whole = momentIn(text, sentOn);
  if (whole) return whole;
  const [, day = '', word = '', hour = ''] = BOUND.exec(text.trim()) ?? [];
  const time = momentIn(hour, sentOn);
  const on = momentIn(day, sentOn);
  if (!time?.time || time.day || time.untilTime || !on?.day || on.time) return undefined;
  return { ...on, time: time.time, bound: /^(?:after|from)$/i.test(word) ? 'after' : 'before' };
}

/** The thing that an English noun phrase names, by itself: 'the invoice', 'your final price'; undefined for any other. */
export function thingNamed(phrase: string): Thing | undefined {
  return thingOf(phrase.trim().replace(/^(?:the|an?|his|her|their|your|our|my) /i, ''));
}

function thingOf(phrase: string): Thing | undefined {
  const words = matterWords('English');
  const bare = phrase.replace(/ (?:date|time|day|amount)$/i, '').split(' ');
  const known = /^(?:new|total|final|next|full|earliest|latest|whole|actual)$/i;
  const nouns = bare.filter((word) => !known.test(word));
  return words && nouns.length === 1 ? thingIn(nouns[0] ?? '', words) : undefined;
}

const ME = '(?: (?:best |well |fine |better )?(?:for )?(?:me|us))?';
const BOUNDS = '(,? (?:but )?(?:only )?(?:after|from|before|until|till) .+)?';
const SUITS = new RegExp(
  `^(.+?) (?:works|suits|is (?:fine|good|ok|okay|possible|perfect)|would (?:work|suit|be fine)|works fine)${ME}${BOUNDS}$`,
  'i',
);
const FREE =
  /^(?:i|we)(?: (?:am|are)|['’](?:m|re)) (?:only )?(?:free|available)(?: (?:on|at))? (.+)$|^(?:i|we) (?:can|could) (?:only )?(?:do|make|come|meet)(?: on)? (.+)$/i;
const REFUSED = new RegExp(
  `^(.+?) (?:does not|doesn['’]t|will not|won['’]t|would not) (?:work|suit)${ME}$|^(?:i|we)(?: (?:am|are)|['’](?:m|re)) not (?:free|available)(?: on)? (.+)$|^(?:i|we) (?:can(?:no|['’])t) (?:do|make|come|meet)(?: on)? (.+)$`,
  'i',
);
const IS_ON =
  /^(?:the|our|my|your|this) ([a-z]+(?: [a-z]+){0,2}) (?:(?:is|will be|takes place|will take place|arrives|will arrive|comes|will come|starts|will start)(?: (?:planned|scheduled|set|fixed|due))?) (on |at |by |for |until )?(.+)$/i;
const DELIVERS =
  /^(?:i|we)(?: (?:will|can)|['’]ll) (?:only )?(deliver|call|meet|pay)(?: you| it| them| this)?,? (on |at |by |until )?(.+)$/i;
const GRANTS =
  /^(?:i|we)(?: (?:will|can|could)|['’]ll) (?:only )?(?:offer|give|grant)(?: you)? (?:an? )?(.+?) (discount)$|^(?:i|we)(?: (?:will|can|could)|['’]ll) (?:only )?(?:offer|give|grant)(?: you)? an? (discount) of (.+)$/i;
const deedThings: Readonly<Record<string, Thing>> = {
  deliver: 'delivery',
  call: 'call',
  meet: 'meeting',
  pay: 'payment',
};

function sumIn(text: string): AmountMention | undefined {
  const words = text.trim().replace(/^(?:only|about|exactly) /i, '');
  const [sum, ...others] = findAmounts(words, english);
  const isWhole =
    sum && others.length === 0 && sum.unit !== undefined && sum.end - sum.start === words.length;
  return isWhole ? sum : undefined;
}

function aboutThing(thing: Thing | undefined, joint: string, rest: string, sentOn: string | undefined) {
  if (!thing) return undefined;
  const moment = boundedIn(rest, sentOn);
  const isLast = /^(?:by|until) ?$/i.test(joint);
  if (moment) return { kind: 'thing', thing, moment, isLast } as const;
  const sum = joint === '' ? sumIn(rest) : undefined;
  return sum ? ({ kind: 'sum', thing, sum } as const) : undefined;
}

/**
 * What an English sentence of the person says, where it says no more than a reply in any language can; undefined where
 * anything of it would be lost. `sentOn` is the mail's day ('YYYY-MM-DD'). Linear in the sentence.
 */
export function plainStatement(text: string, sentOn: string | undefined): PlainStatement | undefined {
  const said = text
    .slice(0, 200)
    .replace(/[\s.!]+$/, '')
    .replace(/^(?:yes|no|sorry|unfortunately),? /i, '');
  const refused = REFUSED.exec(said);
  if (refused) {
    const moment = momentIn(refused[1] ?? refused[2] ?? refused[3] ?? '', sentOn);
    return moment && { kind: 'suits', moment, isRefused: true };
  }
  const suits = SUITS.exec(said);
  const free = FREE.exec(said);
  const when = suits ? `${suits[1]}${suits[2] ?? ''}` : (free?.[1] ?? free?.[2]);
  const moment = when === undefined ? undefined : boundedIn(when, sentOn);
  if (moment) return { kind: 'suits', moment, isRefused: false };
  const is = IS_ON.exec(said);
  if (is) return aboutThing(thingOf(is[1] ?? ''), is[2] ?? '', is[3] ?? '', sentOn);
  const does = DELIVERS.exec(said);
  if (does)
    return aboutThing(deedThings[(does[1] ?? '').toLowerCase()], does[2] ?? '', does[3] ?? '', sentOn);
  const grants = GRANTS.exec(said);
  const sum = grants ? sumIn(grants[1] ?? grants[4] ?? '') : undefined;
  return sum && { kind: 'sum', thing: 'discount', sum };
}

function dayOf(statement: PlainStatement): string | undefined {
  return statement.kind === 'sum' ? undefined : statement.moment.day;
}

/** The instructions without what is said plainly of what the mail asks, and that. Only English ones are read. */
export function plainlySaid(
  instructions: Instructions,
  reading: Reading,
): { instructions: Instructions; statements: PlainStatement[] } {
  const statements: PlainStatement[] = [];
  const taken = (text: string) => {
    const statement = readInAskedWeek((sentOn) => plainStatement(text, sentOn), dayOf, reading);
    if (statement) statements.push(statement);
    return statement !== undefined;
  };
  const additions = instructions.additions.filter(({ act, text }) => act !== 'say' || !taken(text));
  const orders = instructions.orders.filter(
    (order) => order.value === undefined || order.place !== undefined || !taken(order.said),
  );
  return { instructions: { ...instructions, additions, orders }, statements };
}
