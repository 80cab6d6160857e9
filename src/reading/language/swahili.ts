/** Heads and tails that mark Swahili's nouns, verbs and their agreements. */
const HEAD =
  /^(?:ku|wa[a-z]|ki[a-z]|vi[a-z]|mw|ny|u[nmtkws]a|a[nl][ai]|ni[nl][ai]|tu[nl][ai]|i[nl]i|zi[nl][ai]|ya[nl][ai]|li[nl]i|hu[a-z]|m[bcdfghjkpstvz]|ch|n[dgj])/;
const TAIL =
  /(?:sha|isha|eza|iwa|ika|lia|nia|wia|tia|ana|aji|ini|oni|ani|eni|uni|isho|zi|wa|ya|za|ka|fu|mu|ni|shi)$/;
/** What the other languages' words show and Swahili's never do: a closed end, doubled or foreign letters. */
const FOREIGN =
  /[^aeiou]$|[^a-z'’]|[qx]|(?:bb|cc|dd|ff|gg|ll|mm|nn|pp|rr|ss|tt|zz)|c(?!h)|[rlstpkdbgfvz][rlstpkbgfvmn]/;

/** What the shape of the words says for Swahili, on the scale of the n-gram levels; no table has figures for it. */
export function swahiliScore(words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    if (word.length < 3) continue;
    if (FOREIGN.test(word)) {
      score -= 25;
      continue;
    }
    score += word.length * 2;
    if (HEAD.test(word)) score += 20;
    if (TAIL.test(word)) score += 15;
  }
  return Math.max(0, score);
}
