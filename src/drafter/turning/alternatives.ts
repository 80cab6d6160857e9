/** What words offer to choose from, and what stands before it: 'el menú [vegetariano / vegano]'. */
type Alternatives = { before: string; gap: string };

/** In UTF-16 code units: more is no choice that fits into a gap. */
const LONGEST = 70;

/** 'Only at the church': all before it is the other. */
const ONLY = /^(?:s[oó]lo|solamente|únicamente|apenas|só|somente|μόνο)(?!\p{L})/iu;

/** Where the first of two begins that are said alike: with the other's first word, with a word of its kind, or as its last word. */
function startOf(first: string, other: string, heads: RegExp): number {
  const [lead = ''] = other.split(' ', 1);
  if (ONLY.test(other)) return 0;
  const words = [...first.matchAll(/\S+/g)];
  const same = words.findLast(([word]) => word.toLowerCase() === lead.toLowerCase());
  if (same) return same.index;
  const kind = heads.test(lead) ? words.findLast(([word]) => heads.test(word)) : undefined;
  return kind?.index ?? words.at(-1)?.index ?? 0;
}

/**
 * The alternatives of `words` as a gap; undefined where there are none, or too many words of them. `or`: the word that
 * parts them with its spaces, flag 'iu'; `heads`: articles and prepositions as whole words, flag 'iu'. Linear.
 */
export function alternatives(words: string, or: RegExp, heads: RegExp): Alternatives | undefined {
  const [left, right, more] = words.split(or);
  if (left === undefined || !right || more !== undefined) return undefined;
  const [first = '', ...others] = left.replace(/,$/, '').split(/,\s+/);
  const at = startOf(first, others[0] ?? right, heads);
  const gap = [first.slice(at), ...others, right].map((one) => one.trim()).join(' / ');
  return gap.length > LONGEST ? undefined : { before: first.slice(0, at).trim(), gap: `[${gap}]` };
}
