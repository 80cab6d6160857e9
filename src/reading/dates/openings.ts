import { anyOf, runAt, type Spelling, sticky, toKey, withSpaces } from './phrases.ts';
import type { LocalWords } from './spelling.ts';

/** Longer openings exclude few more places of a text. */
const LONGEST = 3;
/** A letter with its dot, or a space. '0' is a number. Any other sign of the notation ends an opening. */
const OPENING = new RegExp(`^(?:0|(?:[^([{*/\\])<][\\u093c\\u09bc]?){0,${LONGEST}})`);
const GROUP = /[([]([^()[\]]*)[)\]]|\{(\w+)\}/;

/**
 * The first characters of the texts that a phrase matches, at most three: 'nex' and 'the' for '[next/the coming] week'.
 * More characters may follow.
 */
function openingsOf(phrase: string, { slotForms }: LocalWords): Set<string> {
  const openings = new Set<string>();
  const add = (rest: string): void => {
    const [opening = ''] = OPENING.exec(rest) ?? [];
    const group = opening === '0' || opening.length >= LONGEST ? null : GROUP.exec(rest);
    if (!group) {
      openings.add(opening);
      return;
    }
    const [whole, alternatives = '', slot] = group;
    const choices = slot ? (slotForms[slot] ?? ['']) : alternatives.split('/');
    const after = rest.slice(group.index + whole.length);
    for (const choice of whole.startsWith('(') ? [...choices, ''] : choices)
      add(rest.slice(0, group.index) + choice + after);
  };
  add(withSpaces(toKey(phrase.replace(/<[^>]*> ?/g, ''))).replace(/\d+/g, '0'));
  return openings;
}

/** The word of an opening: 'in' for 'in ', because in some languages no space need follow. */
const keyOf = (opening: string) => opening.replace(/ .*/, '');

function sourceOf(openings: Iterable<string>, spelling: Spelling): string {
  const ofOne = (opening: string) => {
    const key = keyOf(opening);
    const source = anyOf([key], spelling).replaceAll('0', '\\d');
    return key === opening ? source : `${source}(?=${spelling.space})`;
  };
  const sorted = [...openings].sort((one, other) => keyOf(other).length - keyOf(one).length);
  return sorted.map(ofOne).join('|') || '(?!)';
}

/** The source of a pattern for the places where one of the phrases may begin. */
export function openingSource(phrases: readonly string[], words: LocalWords): string {
  const openings = new Set(phrases.flatMap((phrase) => [...openingsOf(phrase, words)]));
  return sourceOf(openings, words.spelling);
}

/**
 * Returns a function that gives the items whose phrases may begin at a place of a lower-case text, in their order. It
 * saves trying the patterns of all items at each place.
 */
export function byOpening<Item extends { phrases: readonly string[] }>(
  items: readonly Item[],
  words: LocalWords,
): (text: string, at: number) => readonly Item[] {
  const openings = items.map((item) => item.phrases.flatMap((phrase) => [...openingsOf(phrase, words)]));
  const pattern = sticky(sourceOf(new Set(openings.flat()), words.spelling));
  const itemsOf = new Map<string, Item[]>();
  for (const key of new Set(openings.flat().map(keyOf))) {
    itemsOf.set(
      key,
      items.filter((_, index) => openings[index]?.some((opening) => key.startsWith(keyOf(opening)))),
    );
  }
  return (text, at) => {
    const opening = runAt(pattern, text, at)?.[0];
    return (opening !== undefined && itemsOf.get(opening.normalize('NFC').replace(/\d/g, '0'))) || [];
  };
}
