import type { Language } from '#domain/languages.ts';
import { indexOfForms, toKey } from '#reading/dates/date-patterns.ts';
import { dateWords } from '#reading/dates/date-words.ts';
import { asciiFigures } from '#reading/parts/text-lines.ts';
import { isShort, type LengthUnit } from './length.ts';
import type { LocalRule } from './local-rules.ts';

/** The number that words are, in figures or in words up to ten; undefined where they are none. */
function countIn(text: string, language: Language): number | undefined {
  const figures = asciiFigures(text);
  if (/^\d{1,4}$/.test(figures)) return Number(figures);
  const at = indexOfForms(dateWords[language].numbers ?? '').get(toKey(text));
  return at === undefined ? undefined : at + 1;
}

/** Notes that the reply is to have at most so many of a unit, where the words at '…' are a number. */
export function limiting(unit: LengthUnit): LocalRule['take'] {
  return (found, { text, clause, language }) => {
    const count = text === '' ? 2 : countIn(text, language);
    if (!count) return false;
    found.most = { count, unit, clause };
    if (isShort(count, unit)) found.length = 'short';
    return true;
  };
}
