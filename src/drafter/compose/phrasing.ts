import type { NamedTone } from '#domain/tones.ts';
import type { Scene } from '../composer.ts';
import type { FewLines, Lines, ToneLines } from '../lines.ts';
import type { PhrasePack } from '../phrase-pack.ts';
import { relatives, toneOf } from '../tone.ts';

/** What the engine writes with: a language's phrases and the scene to be told. */
export type Writing = { pack: PhrasePack; scene: Scene };

type Slots = Readonly<Record<string, string | undefined>>;

/** Languages written from the right, by the first subtag of their locale. */
const fromTheRight = /^(?:ar|he)\b/;
const LATIN = /\p{Script=Latin}/u;

/** Words of the other direction are kept together: a name in Latin letters within Arabic. */
function isolated(value: string, pack: PhrasePack): string {
  return fromTheRight.test(pack.locale) && LATIN.test(value) ? `\u2068${value}\u2069` : value;
}

function capitalized(text: string, pack: PhrasePack): string {
  return text.replace(/^([¿¡"“„«»「]*)(\p{Ll})/u, (_, before: string, letter: string) =>
    before.concat(letter.toLocaleUpperCase(pack.locale)),
  );
}

/** What ends the sentence before a slot, so that the slot begins the next. */
const SENTENCE_END = /[.!?…。]\s+$/u;

/** A phrase with its slots filled and its address chosen (see `One`), fit to stand within a sentence. */
export function fillPart(phrase: string, { pack, scene }: Writing, slots: Slots = {}): string {
  const said = phrase.replace(/\{([^{}]*)\}/g, (_, inner: string, at: number) => {
    const bar = inner.indexOf('|');
    if (bar >= 0) return scene.register === 'familiar' ? inner.slice(bar + 1) : inner.slice(0, bar);
    const value = isolated(chosenAddress(slots[inner] ?? '', scene), pack);
    return SENTENCE_END.test(phrase.slice(0, at)) ? capitalized(value, pack) : value;
  });
  return said
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[.,!?;](?:\s|$))/g, '')
    .trim();
}

/** The same as one or several whole sentences. */
export function fill(phrase: string, writing: Writing, slots: Slots = {}): string {
  return capitalized(fillPart(phrase, writing, slots), writing.pack);
}

/** What a slot is filled with may choose its address, too. */
function chosenAddress(text: string, { register }: Scene): string {
  return text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, polite: string, familiar: string) =>
    register === 'familiar' ? familiar : polite,
  );
}

/** The phrasings of a tone, else of its relatives, else the plain ones. */
function linesFor(lines: Lines | FewLines | ToneLines, tone: NamedTone): readonly string[] {
  if (!('plain' in lines)) return lines[tone];
  for (let at = tone; ; at = relatives[at]) {
    const own = lines[at];
    if (own) return own;
    if (at === 'professional') return lines.plain;
  }
}

/** One phrasing for the scene's tone, filled. `slot` names the place: the same scene says the same there. */
export function say(
  slot: string,
  lines: Lines | FewLines | ToneLines | readonly string[],
  writing: Writing,
  slots: Slots = {},
): string {
  const options = 'at' in lines ? lines : linesFor(lines, toneOf(writing.scene));
  return fill(writing.scene.choose(slot, options), writing, slots);
}
