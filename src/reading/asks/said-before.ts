import type { Language } from '#domain/languages.ts';
import type { Ask, Span } from '../reading.ts';

/** A question that says nothing of what it asks about, and what the sentence before it says that it is about. */
const rows: Partial<Record<Language, { bare: RegExp; said: RegExp }>> = {
  Korean: {
    bare: /^(?:혹시 |그게 |그렇게 |이게 )?(?:가능(?:할까요|한가요|하신가요|하실까요|하겠습니까|한지요)|괜찮을까요)[?？]?$/u,
    said: /\S까지.{1,40}야 (?:합니다|해요|됩니다|하는데요?|되는데요?)[.。]?$/u,
  },
};
/** In UTF-16 code units: a longer sentence says more than what is asked about. */
const LONGEST = 90;

/** The asks of a sentence, what stands before it and where. */
type Found = { before: Span | undefined; last: Ask | undefined; language: Language; text: string };

/**
 * 'It has to be done by 5 December. Is that possible?': what is asked about stands in the sentence before, which becomes
 * part of the ask; others stay. Linear.
 */
export function withSaidBefore(found: Ask[], { before, last, language, text }: Found): Ask[] {
  const row = rows[language];
  const [ask, ...others] = found;
  if (!row || !ask || !before || before.text.length > LONGEST) return found;
  if (last && last.end > before.start) return found;
  if (!row.bare.test(ask.text.trim()) || !row.said.test(before.text.trim())) return found;
  if (text.slice(before.end, ask.start).trim() !== '' || before.text.includes('\n')) return found;
  return [{ ...ask, start: before.start, text: text.slice(before.start, ask.end) }, ...others];
}

/** '是包含在内的吗？还是另外收费？': the second mark ends what the first began. */
const OTHERWISE = /^还是[^，。？?]{2,20}[？?]$/u;

/** The last ask with the alternative that the next sentence adds to it; undefined where it adds none. */
export function withAlternative(last: Ask | undefined, next: Ask | undefined, text: string): Ask | undefined {
  if (!last || !next || !OTHERWISE.test(next.text.trim()) || last.answer !== 'yes-no') return undefined;
  if (text.slice(last.end, next.start).trim() !== '') return undefined;
  return { ...last, answer: 'choice', text: text.slice(last.start, next.end), end: next.end };
}

/** Whether the ask before a sentence that asks, too, only leads to it: 'Please answer two questions:' */
export function leadsTo(last: Ask | undefined, next: Span, text: string): boolean {
  if (!last || !/[:：]\s*$/.test(last.text)) return false;
  return !/\p{L}/u.test(text.slice(last.end, next.start));
}
