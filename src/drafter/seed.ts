/**
 * A 32-bit number from a text (FNV-1a with a final mix): the seed of a draft when it is derived from the request,
 * so that the same request gives the same draft. Any text; linear in its length; never negative.
 */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Picks one of several phrasings of equal worth for a named slot. */
export type Choose = (slot: string, options: readonly string[]) => string;

/**
 * The chooser of one draft. A slot always gives the same phrasing for the same seed, whatever else is written,
 * and neighbouring slots do not move together. An empty list gives ''.
 */
export function chooser(seed: number): Choose {
  return (slot, options) => options[seedOf(`${seed}:${slot}`) % Math.max(options.length, 1)] ?? '';
}
