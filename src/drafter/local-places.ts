import { asciiFigures } from '#reading/parts/text-lines.ts';
import type { AskOrder } from './instruction-parts.ts';
import type { InstructionWords } from './instruction-words.ts';
import { anyName, jointsOf, patternOf } from './local-forms.ts';

/** What joins two places where it would not join two instructions. */
const BOTH = /[和及与與と&+]|[와과] /u;

type Place = NonNullable<AskOrder['place']>;

/**
 * Tells which asks words mean by their places, in one language: 'ersten und dritten Frage', 'Frage 2', '最后一个问题'.
 * Undefined where they mean something else.
 */
export function placeReader(words: InstructionWords): (text: string) => Place[] | undefined {
  const joints = jointsOf(words);
  const known = words.ordinals.map((names, at) => {
    const isLast = at === words.ordinals.length - 1;
    const source = `(?:${anyName(names)}${isLast ? '' : `|${at + 1}[.ºª°]?`})`;
    const patterns = ['…', ...words.askPlace].map((form) => patternOf(form, words, source));
    return { place: isLast ? ('last' as const) : at, patterns };
  });
  const placeOf = (part: string) =>
    known.find(({ patterns }) => patterns.some((pattern) => pattern.test(part)))?.place;
  return (text) => {
    const whole = asciiFigures(text).replace(/^İ/, 'i');
    for (const parts of [[whole], whole.split(joints).flatMap((part) => part.split(BOTH))]) {
      const places = parts.flatMap((part) => placeOf(part.trim()) ?? []);
      if (places.length === parts.length) return places;
    }
    return undefined;
  };
}
