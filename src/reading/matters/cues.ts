/** A cue found in a text: of which kind, where, and how long it is, in UTF-16 code units. */
export type Hit<Kind extends string> = { kind: Kind; at: number; length: number };

type Cue<Kind extends string> = { kind: Kind; text: string; isWhole: boolean };

/** The cues of a table by their first two characters (or the only one): those that begin words, and those that may stand anywhere. */
export type CueIndex<Kind extends string> = {
  starts: Map<string, Cue<Kind>[]>;
  anywhere: Map<string, Cue<Kind>[]>;
};

const WORD_PART = /[\p{L}\p{M}\p{N}]/u;
const LETTER = /[\p{L}\p{M}]/u;

/** Makes lists of cues (see MatterWords) fit to be looked for, each in one pass over a text however many there are. */
export function indexCues<Kind extends string>(
  lists: Readonly<Record<Kind, string>>,
  isInside: boolean,
): CueIndex<Kind> {
  const index: CueIndex<Kind> = { starts: new Map(), anywhere: new Map() };
  for (const [kind, list] of Object.entries(lists) as [Kind, string][]) {
    for (const cue of list.split('|')) {
      const text = cue.replace(/^-/, '').replace(/_$/, '');
      if (text === '') continue;
      const map = isInside || cue.startsWith('-') ? index.anywhere : index.starts;
      const key = text.slice(0, 2);
      const known = map.get(key);
      const one = { kind, text, isWhole: cue.endsWith('_') };
      if (known) known.push(one);
      else map.set(key, [one]);
    }
  }
  return index;
}

/** Every cue in a text, in its order. Linear in the text. */
export function findCues<Kind extends string>(
  text: string,
  { starts, anywhere }: CueIndex<Kind>,
): Hit<Kind>[] {
  const hits: Hit<Kind>[] = [];
  const look = (map: Map<string, Cue<Kind>[]>, at: number, key: string) => {
    for (const { kind, text: cue, isWhole } of map.get(key) ?? []) {
      if (!text.startsWith(cue, at)) continue;
      if (isWhole && LETTER.test(text.charAt(at + cue.length))) continue;
      hits.push({ kind, at, length: cue.length });
    }
  };
  for (let at = 0; at < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    const one = pair.charAt(0);
    look(anywhere, at, pair);
    if (pair.length > 1) look(anywhere, at, one);
    if (!starts.has(pair) && !starts.has(one)) continue;
    if (at > 0 && WORD_PART.test(text.charAt(at - 1))) continue;
    look(starts, at, pair);
    if (pair.length > 1) look(starts, at, one);
  }
  return hits;
}

/** The first of the hits, the longest where several begin together. */
export function firstHit<Kind extends string>(hits: readonly Hit<Kind>[]): Kind | undefined {
  const [first] = hits;
  if (!first) return undefined;
  const together = hits.filter(({ at }) => at === first.at);
  return together.reduce((best, hit) => (hit.length > best.length ? hit : best)).kind;
}

/** The last of the hits, the longest where several begin together. */
export function lastHit<Kind extends string>(hits: readonly Hit<Kind>[]): Kind | undefined {
  const last = hits.at(-1);
  return last && firstHit(hits.filter(({ at }) => at === last.at));
}
