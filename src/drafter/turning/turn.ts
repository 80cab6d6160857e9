import type { AskAnswer } from '#reading/reading.ts';
import type { Said, Turning } from './turning.ts';

/** In UTF-16 code units: longer asks say more than one thing. */
const LONGEST = 180;
/** Gaps are the reply's, and so are marks of address; links, quotation marks and lines are not said again. */
const UNSAYABLE = /[[\]{}|<>"„“”«»「」『』@\n]|:\/\/|www\./u;
const END = /[\s.!?。！？؟;;…।]+$/u;

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

/** An ask without what leads to it, what follows it and its end mark. */
function bareAsk(text: string, { leads, tails, small }: Turning): string {
  let words = text.trim().replace(END, '');
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

/**
 * What is said to an ask of the reply's own language, by its own words turned round; undefined where no rule takes it
 * safely. `text`: one clause that asks. The phrases still hold both ways of address. Linear, never throws.
 */
export function turnedAsk(text: string, answer: AskAnswer, turning: Turning): Said | undefined {
  const words = bareAsk(text, turning);
  if (words.length > LONGEST || UNSAYABLE.test(words)) return undefined;
  for (const { when, answers, say } of turning.rules) {
    if (answers && !answers.includes(answer)) continue;
    const match = when.exec(words);
    if (!match) continue;
    const own = match.slice(1).map((part) => (part ?? '').trim());
    if (own.some((part) => turning.unsaid.test(part))) continue;
    const parts = own.map(swapper(turning));
    if (typeof say === 'function') {
      const said = say(parts);
      if (said) return said;
      continue;
    }
    const { open, yes, no } = say;
    return {
      open: filled(open, parts),
      ...(yes ? { yes: filled(yes, parts) } : {}),
      ...(no ? { no: filled(no, parts) } : {}),
    };
  }
  return undefined;
}
