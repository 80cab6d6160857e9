import { indexCues } from './cues.ts';
import type { MatterWords } from './matter.ts';

/** The tables of one language, each fit to be looked for. */
function indexWords(words: MatterWords) {
  const isInside = words.inside ?? false;
  return {
    deeds: indexCues(words.deeds, isInside),
    finding: indexCues({ finding: words.finding }, isInside),
    things: indexCues(words.things, isInside),
    asides: indexCues({ aside: words.asides ?? '' }, isInside),
    causes: indexCues(words.causes, isInside),
    gists: indexCues(words.gists, isInside),
    introduction: indexCues({ introduction: words.gists.introduction }, isInside),
    enclosed: indexCues({ enclosed: words.enclosed }, isInside),
    address: indexCues({ familiar: words.familiar ?? '', polite: words.polite ?? '' }, isInside),
  };
}

const indexes = new WeakMap<MatterWords, ReturnType<typeof indexWords>>();

/** The tables of a language's words, made once. */
export function indexOf(words: MatterWords): ReturnType<typeof indexWords> {
  const known = indexes.get(words) ?? indexWords(words);
  indexes.set(words, known);
  return known;
}

/** A text as its cues are written: lower case without what only some writers write: Arabic vowel signs, typographic apostrophes. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/\s+/g, ' ');
}
