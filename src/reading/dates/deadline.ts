import type { Language } from '#domain/languages.ts';
import { perLanguage } from '../language/per-language.ts';
import type { Span } from '../reading.ts';
import { lowerCased } from './phrases.ts';
import { listSource, localWords } from './spelling.ts';

/** How far before and after a mention words for a deadline are searched, in UTF-16 code units. */
const REACH = 48;
/** How far before a mention words for a meeting on this day are searched, in UTF-16 code units. */
const MEETING_REACH = 100;

const patternsOf = perLanguage((language) => {
  const { dates, spelling, endings } = localWords(language);
  const { start, space, wholeEnd } = spelling;
  const { before, after, for: forWords, meetings } = dates.deadline;
  const list = (of: string | undefined) => listSource(of, spelling);
  const fillers = list([before, dates.lead, dates.clock.at].filter(Boolean).join(','));
  const gap = dates.withoutSpaces ? '\\s?' : '[\\s:-]{0,2}';
  return {
    before: new RegExp(`${start}(?:${list(before)})(?::?${space}(?:${fillers})){0,3}${gap}$`, 'u'),
    after: new RegExp(`^${endings}\\s?(?:${list(after)})${wholeEnd}`, 'u'),
    forDay: new RegExp(`${start}(?:${list(forWords)})(?:${space}(?:${fillers})){0,2}${gap}$`, 'u'),
    meetings: new RegExp(`${start}(?:${list(meetings)})[^.!?\\n]*$`, 'u'),
  };
});

/**
 * Whether a day or time in `text` is a deadline: 'by Friday', 'bis Freitag'. `mention` is a span of `text`. Only the
 * words near it are read, in the language of the mail.
 */
export function isDeadline(text: string, mention: Span, language: Language): boolean {
  const { before, after, forDay, meetings } = patternsOf(language);
  const textBefore = lowerCased(text.slice(Math.max(0, mention.start - MEETING_REACH), mention.start));
  const wordsBefore = textBefore.slice(-REACH);
  if (before.test(wordsBefore)) return true;
  if (forDay.test(wordsBefore)) return !meetings.test(textBefore);
  return after.test(lowerCased(text.slice(mention.end, mention.end + REACH)));
}
