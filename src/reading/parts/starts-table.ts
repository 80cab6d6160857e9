/**
 * A list of words by the sign they begin with: of hundreds of words that a text may begin with, the few that it can.
 * They keep their order. An empty text has none.
 */
export function startsTable(words: readonly string[]): (text: string) => readonly string[] {
  const byFirst = new Map<string, string[]>();
  for (const word of words) {
    const first = word[0] ?? '';
    const known = byFirst.get(first);
    if (known) known.push(word);
    else byFirst.set(first, [word]);
  }
  return (text) => byFirst.get(text[0] ?? '') ?? [];
}
