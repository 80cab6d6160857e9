const forms: Record<string, string> = {
  she: 'you',
  he: 'you',
  they: 'you',
  him: 'you',
  them: 'you',
  "she's": "you're",
  "he's": "you're",
  "they're": "you're",
  "they've": "you've",
  "they'll": "you'll",
  "she'll": "you'll",
  "he'll": "you'll",
  "they'd": "you'd",
  "she'd": "you'd",
  "he'd": "you'd",
  his: 'your',
  their: 'your',
  theirs: 'yours',
  hers: 'yours',
  themselves: 'yourself',
  herself: 'yourself',
  himself: 'yourself',
};
const verbs: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

/** 'her' before a noun owns it, before anything else it is acted on. */
function her(after: string): string {
  return after === '' ||
    /^(?:if|whether|that|to|about|for|when|on|at|in|by|with|and|or|but|know|the|a|an|soon|again|tomorrow|today|next|this|very|so|as|because|what|how)$/i.test(
      after,
    )
    ? 'you'
    : 'your';
}

/**
 * An instruction speaks of the one who will read the reply as 'she' or 'them'; the reply says 'you'. Without
 * `sure`, pronouns that may mean something named before them in the same clause stay as they are.
 */
export function thirdToSecond(text: string, sure = false): string {
  const tokens = text.match(/[A-Za-z][A-Za-z']*|[^A-Za-z]+/g) ?? [];
  let turnedSubject = false;
  let named = false;
  const out = tokens.map((token, at) => {
    const low = token.toLowerCase();
    if (!/^[a-z]/.test(low)) return token;
    const after = tokens.slice(at + 1).find((next) => /^[A-Za-z]/.test(next)) ?? '';
    if (low === 'that' && /^\s*and\s*$/i.test(tokens.slice(Math.max(0, at - 2), at).join(''))) named = false;
    const wasSubject = turnedSubject;
    turnedSubject = false;
    if (!named || sure) {
      if (low === 'her') return her(after);
      const form = forms[low];
      if (form) {
        turnedSubject = /^(?:she|he|they)$/.test(low);
        return form;
      }
    }
    if (wasSubject) {
      if (verbs[low]) return verbs[low];
      if (/^(?!(?:this|always|perhaps|as|us|yes)$)[a-z]{2,}[^s]s$/.test(low))
        return low
          .replace(/(?<=(?:ch|sh|s|x|z|o))es$/, '')
          .replace(/ies$/, 'y')
          .replace(/s$/, '');
    }
    if (/^[a-z]{3,}[^s]s$/.test(low) || (at > 0 && /^[A-Z][a-z]/.test(token))) named = true;
    return token;
  });
  return out.join('');
}
