import type { Said, Turning } from './turning.ts';

/** In UTF-16 code units: more is no gap to be read at a glance. */
const LONGEST = 150;
/** How many words may follow the preposition of what the other alternative stands for. */
const MOST_BEHIND = 3;
/** What begins a clause that cannot stand by itself. */
const DEPENDENT =
  /^(?:że|żeby|aby|jeśli|jeżeli|gdy|któr\p{L}+|что|чтобы|если|котор\p{L}+|що|щоб|якщо|яка|який|яке|які|že|abych?\p{L}*|pokud|když|kter\p{L}+) /iu;
/** A deed stands behind no preposition of its own. */
const INFINITIVE = /\p{L}{3,}(?:ть|ти|ć)(?!\p{L})/u;
const YES_OR_NO = /\[([^[\]/]+) \/ [^[\]]+\]/u;

type Sides = {
  /** What is said to one clause by the language's rules. */
  turned: (clause: string) => Said | undefined;
  /** Words seen from the other side. */
  swap: (words: string) => string;
  /** What must not be said again. */
  unsaid: RegExp;
  /** Where a time is put forward: only two clauses say more than whether it suits. */
  timed: boolean;
};

/** What is so where the answer is yes; undefined where that leaves anything open. */
function granted({ open, yes }: Said): string | undefined {
  const said = (yes ?? open.replace(YES_OR_NO, '$1')).replace(/\.$/u, '').replace(/^\p{L}{2,3}, /u, '');
  return /[[\]]/u.test(said) ? undefined : said;
}

/** 'in the mornings / only at weekends': both stand where the first does, behind what they share. */
function sharing(first: string, other: string, heads: RegExp): string | undefined {
  if (!heads.test(other)) return undefined;
  const words = first.split(' ');
  const at = words.findLastIndex((word) => heads.test(word));
  if (at < 1 || words.length - at > MOST_BEHIND + 1 || INFINITIVE.test(words.slice(at).join(' ')))
    return undefined;
  return `${words.slice(0, at).join(' ')} [${words.slice(at).join(' ')} / ${other}].`;
}

/**
 * What is said where a question leaves it to its reader which of two is so: 'Входит ли это в цену, или это платится
 * отдельно?' Undefined where it does not, or where a side is no statement.
 */
export function eitherOf(
  words: string,
  either: NonNullable<Turning['either']>,
  { turned, swap, unsaid, timed }: Sides,
): Said | undefined {
  const [whole = '', other, more] = words.split(either.or);
  // 'The photos are dark, shall I send others, or …': what is told before is none of the two.
  const first = whole.split(/,\s/u).at(-1) ?? '';
  if (DEPENDENT.test(first)) return undefined;
  if (!first || !other || more !== undefined || either.asks.test(first)) return undefined;
  const stated = (clause: string) => {
    if (unsaid.test(clause.replace(either.whether, ''))) return undefined;
    return either.stated(swap(clause.replace(either.whether, '')));
  };
  const asked = (clause: string) => {
    const said = stated(clause) ?? (either.turns && turned(clause));
    return typeof said === 'object' ? granted(said) : said;
  };
  const one = asked(first);
  if (!one || one.length + other.length > LONGEST) return undefined;
  const isPhrase = either.heads.test(other) && other.split(' ').length <= MOST_BEHIND + 1;
  const second = isPhrase ? undefined : asked(other);
  if (second) return { open: `[${one} / ${second}].` };
  if (timed) return undefined;
  const swapped = swap(other);
  const open = unsaid.test(other) ? undefined : sharing(one, swapped, either.heads);
  return open ? { open } : undefined;
}
