import type { AskAnswer } from '#reading/reading.ts';
import { eitherOf } from './either.ts';
import type { Around, Said, Turning, TurningRule, TwoClauses } from './turning.ts';
import { oneOf } from './two-clauses.ts';

/** In UTF-16 code units: a longer clause says more than one thing. */
const LONGEST = 200;
/** The same of all clauses of an ask. */
const LONGEST_OF_SEVERAL = 300;
const LONGEST_ITEM = 60;
/** So many questions are answered together. */
const MOST = 4;
/** As many kinds of answer as one of two clauses may want. */
const ANY: readonly AskAnswer[] = ['yes-no', 'fact', 'action'];
/** Gaps are the reply's, and so are marks of address; links, quotation marks and lines are not said again. */
const UNSAYABLE = /[[\]{}|<>"„“”«»「」『』@\n]|:\/\/|www\./u;
const END = /[\s.!?~。！？؟;;…।,،，]+$/u;

/** What stands in brackets behind an ask says more of it, and asks nothing. */
const ASIDE = /\s\([^()]{2,80}\)$|（[^（）]{4,80}）$/u;
/** What a postscript begins with. */
const POSTSCRIPT =
  /^(?:P\.? ?S\.?|N\.B\.|추신|追伸|ป\.ล\.|又及|附)\s?[:：.]?\s+|^(?:追伸|又及|추신)[:：]\s?/iu;

const swappers = new WeakMap<Turning, (words: string) => string>();

/** Words seen from the other side, in one pass: what was swapped is not swapped back. */
function swapper(turning: Turning): (words: string) => string {
  const known = swappers.get(turning);
  if (known) return known;
  const { swaps } = turning;
  const pattern = new RegExp(swaps.map(([source]) => `(${source})`).join('|') || '(?!)', 'giu');
  const swap = (words: string) =>
    words.replace(pattern, (...found: (string | number | undefined)[]) => {
      const at = found.slice(1, swaps.length + 1).findIndex((group) => group !== undefined);
      return swaps[at]?.[1] ?? '';
    });
  swappers.set(turning, swap);
  return swap;
}

/** Narrow marks beside Chinese letters, and the wide ones. */
const NARROW = /(?<=\p{Script=Han}) ?[,:;] ?|[,:;] ?(?=\p{Script=Han})/gu;
const WIDE: Readonly<Record<string, string>> = { ',': '，', ':': '：', ';': '；' };

/** An ask without what leads to it, what follows it and its end mark. */
function bareAsk(text: string, { leads, tails, small, wide, stretches }: Turning): string {
  let words = text.trim().replace(POSTSCRIPT, '').replace(END, '').replace(ASIDE, '');
  if (stretches) words = words.replace(stretches, '').replace(/ {2,}/g, ' ').trim();
  if (wide) words = words.replace(NARROW, (mark) => WIDE[mark.trim()] ?? mark);
  for (let round = 0; leads && round < 4; round++) {
    const next = words.replace(leads, '').trim();
    if (next === words) break;
    words = next;
  }
  const bare = tails ? words.replace(tails, '').replace(END, '') : words;
  return small?.test(bare) ? bare.charAt(0).toLocaleLowerCase() + bare.slice(1) : bare;
}

function filled(template: string, parts: readonly string[]): string {
  return template
    .replace(/\$(\d)/g, (_, at) => parts[Number(at) - 1] ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,!?;:])/g, '')
    .trim();
}

/** What a rule says to the words of an ask; undefined where it does not take them. */
function saidBy({ when, say }: TurningRule, words: string, turning: Turning): Said | undefined {
  const match = when.exec(words);
  if (!match) return undefined;
  const own = match.slice(1).map((part) => (part ?? '').trim());
  if (own.some((part) => turning.unsaid.test(part))) return undefined;
  const parts = own.map(swapper(turning));
  if (typeof say === 'function') return say(parts);
  const { open, yes, no } = say;
  return {
    open: filled(open, parts),
    ...(yes ? { yes: filled(yes, parts) } : {}),
    ...(no ? { no: filled(no, parts) } : {}),
  };
}

/** What is said to two clauses of which one is so; undefined where one of them cannot be said. */
function ofTwoClauses(words: string, clauses: TwoClauses, turning: Turning): Said | undefined {
  const [first, second, more] = words.split(clauses.or);
  if (!first || !second || more !== undefined) return undefined;
  return oneOf([first, second], clauses, {
    turned: (clause) =>
      saidByRules(turning.rules, bareAsk(clause, turning), { kinds: ANY, timed: false }, turning),
    repeated: (clause) => (turning.unsaid.test(clause) ? undefined : swapper(turning)(clause)),
  });
}

/** What is said to one clause; `timed`: only by a rule that goes before what is said to times. */
function turnedClause(
  words: string,
  kinds: readonly AskAnswer[],
  turning: Turning,
  timed: boolean,
): Said | undefined {
  const { either, clauses, rules } = turning;
  if (clauses?.or.test(words) && !clauses.whole?.test(words))
    return timed ? undefined : ofTwoClauses(words, clauses, turning);
  if (!either?.or.test(words)) return saidByRules(rules, words, { kinds, timed }, turning);
  const chosen = saidByRules(either.rules, words, { kinds, timed }, turning);
  if (chosen) return chosen;
  const asked: Asked = { kinds: ['yes-no', 'action'], timed: false };
  const said = eitherOf(words, either, {
    turned: (clause) => saidByRules(rules, bareAsk(clause, turning), asked, turning),
    swap: swapper(turning),
    unsaid: turning.unsaid,
    timed,
  });
  return said ?? saidByRules(rules, words, { kinds, timed }, turning);
}

function saidByRules(
  rules: readonly TurningRule[],
  words: string,
  { kinds, timed }: Asked,
  turning: Turning,
): Said | undefined {
  for (const rule of rules) {
    const { answers } = rule;
    if (answers && !kinds.some((kind) => answers.includes(kind))) continue;
    const said = saidBy(rule, words, turning);
    if (said) return timed && !rule.timed ? undefined : said;
  }
  return undefined;
}

/** A further sentence begins with a capital letter, in either address. */
function asSentence(words: string, locale?: string): string {
  const begun = words.replace(/^\[[^\]]+\]/u, (gap) =>
    gap.replace(/(?<=(?:\[| \/ )\{?)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase(locale)),
  );
  return begun.replace(/^\{?\p{Ll}|(?<=^\{[^{}|]{1,30}\|)\p{Ll}/gu, (start) =>
    start.toLocaleUpperCase(locale),
  );
}

/** One after the other; no space stands behind the stop of Chinese and Japanese. */
function inTurn(sentences: readonly string[], locale?: string): string {
  return sentences
    .map((one) => asSentence(one, locale))
    .join(' ')
    .replaceAll('。 ', '。');
}

function together(all: readonly Said[], locale?: string): Said {
  const said = (verdict: 'yes' | 'no') =>
    inTurn(
      all.map((one) => one[verdict] ?? one.open),
      locale,
    );
  return {
    open: inTurn(
      all.map(({ open }) => open),
      locale,
    ),
    ...(all.some(({ yes }) => yes) ? { yes: said('yes') } : {}),
    ...(all.some(({ no }) => no) ? { no: said('no') } : {}),
  };
}

/** A gap that begins a sentence, as it stands within one. */
function within(said: string): string {
  return said.replace(/^\[[^\]]+ \/ [^\]]+\]/u, (gap) =>
    gap.replace(/(?<=(?:\[| \/ )(?:\{|\{[^{}|]{1,30}\|)?)\p{Lu}/gu, (letter) => letter.toLocaleLowerCase()),
  );
}

/** What is said under a condition; `first`: the letter with which the mail goes on behind it. */
function under(condition: string, { open, yes, no }: Said, first: string): Said {
  const goesOn = open.charAt(0).toLocaleLowerCase() === first;
  return {
    open: condition + (goesOn ? first + open.slice(1) : within(open)),
    ...(yes ? { yes: condition + yes } : {}),
    ...(no ? { no: condition + no } : {}),
  };
}

/** What is said with what stands around the ask; undefined where the two cannot be joined. */
function framed({ joined }: Around, { open, yes, no }: Said): Said | undefined {
  const [said, granted, refused] = [open, yes, no].map((one) => one && joined(one));
  if (!said) return undefined;
  return { open: said, ...(granted ? { yes: granted } : {}), ...(refused ? { no: refused } : {}) };
}

type Asked = { kinds: readonly AskAnswer[]; timed: boolean };

/** What is said to a clause, by itself or with what stands around it. */
function turnedWith(words: string, { kinds, timed }: Asked, turning: Turning): Said | undefined {
  const around = turning.around?.(words);
  const alone = around?.before ? undefined : turnedClause(words, kinds, turning, timed);
  if (alone || !around) return alone;
  const said = turnedClause(bareAsk(around.ask, turning), kinds, turning, timed);
  return said && framed(around, said);
}

/** What opens an item of a list. */
const ITEM_MARK = /^(?:[-*•·・]|\(?\d{1,2}[.)、]|[①-⑨])\s*/u;

/** What is said to an item of a list that a mail wants told; undefined where it is not safely one thing. */
export function turnedItem(text: string, turning: Turning): Said | undefined {
  const words = text.trim().replace(ITEM_MARK, '').replace(END, '').replace(ASIDE, '');
  if (!turning.item || words.length > LONGEST_ITEM || UNSAYABLE.test(words) || turning.unsaid.test(words))
    return undefined;
  return turning.item(swapper(turning)(words));
}

/**
 * What is said to an ask of the reply's own language, by its own words turned round; undefined where no rule takes it
 * safely. `text`: one clause that asks, or several that the language's `joint` parts. `timed`: only by rules that go
 * before what is said to times. The phrases still hold both ways of address. Linear, never throws.
 */
export function turnedAsk(
  text: string,
  answer: AskAnswer,
  turning: Turning,
  timed = false,
): Said | undefined {
  const bare = bareAsk(text, turning);
  const told = turning.told?.exec(bare)?.[0].length;
  const words = told ? bareAsk(bare.slice(told), turning) : bare;
  if (words.length > LONGEST_OF_SEVERAL || UNSAYABLE.test(words)) return undefined;
  const [condition] = turning.condition?.exec(words) ?? [];
  if (condition) {
    if (turning.unsaid.test(turning.ifs ? condition.replace(turning.ifs, '') : condition)) return undefined;
    const rest = words.slice(condition.length);
    const said = turnedAsk(rest, answer, turning, timed);
    const before = swapper(turning)(condition).trim();
    // No space stands behind a wide comma.
    return said && under(/[，、]$/u.test(before) ? before : `${before} `, said, rest.charAt(0));
  }
  const clauses = turning.joint ? words.split(turning.joint) : [words];
  if (clauses.some((clause) => clause.length > LONGEST)) return undefined;
  if (clauses.length === 1) return turnedWith(words, { kinds: [answer], timed }, turning);
  if (clauses.length > MOST) return undefined;
  // Of several questions the ask tells the kind of one, and all are answered beside a time, too.
  const kinds: readonly AskAnswer[] = [answer, 'yes-no', 'fact', 'action'];
  const all = clauses.map((clause) => turnedWith(bareAsk(clause, turning), { kinds, timed: false }, turning));
  return all.every((said) => said !== undefined) ? together(all, turning.locale) : undefined;
}
