import { findDates } from '#reading/dates/dates.ts';
import { detectLanguage } from '#reading/language/language.ts';
import type { Ask, DateMention, Reading } from '#reading/reading.ts';
import type { Addition } from './composer.ts';

/** Words that say of a time whether it suits, in the 27 languages. */
const SUITING =
  /(?<![\p{L}\p{M}])(?:works?|suits?|fine|ok(?:ay)?|good|great|possible|impossible|free|available|busy|better|perfect|can(?:['’]t|not)? (?:do|make|come|meet)|pass(?:t|e[nr])|geht|ginge|frei|convien|convenir|va bien|libre|viene bien|me va|funciona|va bene|liber[oa]|andrebbe|pode ser|fica bem|livre|schikt|past|lukt|vrij|passar|funkar|går bra|ledig|pasuj|odpowiada|może być|woln[ya]|vyhovuj|hodí|mám čas|підход|підійде|зручн|влаштову|вільн|подход|подойд|удобн|устраива|устроит|свобод|convine|potriv|βολε|εξυπηρετεί|ελεύθερ|uygun|uyar|müsait|olur|olmaz|inafaa|itafaa|haifai|nina nafasi|bisa|cocok|boleh|sesuai|được|tiện|rảnh|ठीक|सुविधा|সুবিধা|ঠিক)|(?:ي|ت)ناسب|مناسب|ممكن|متاح|מתאים|נוח|פנוי|可以|方便|有空|没问题|不行|大丈夫|都合|空いて|可能|괜찮|가능|좋|สะดวก|ว่าง/iu;

function datesOf(text: string, reading: Reading): DateMention[] {
  for (const language of [detectLanguage(text), reading.language, { language: 'English' as const }]) {
    const dates = findDates(text, reading.date, language);
    if (dates.length > 0) return dates;
  }
  return [];
}

/** Whether words of the person say which time suits them: 'Thursday works, but only after 2 pm'. */
function saysWhen(text: string, reading: Reading): boolean {
  return SUITING.test(text) && datesOf(text, reading).length > 0;
}

type Left = { said: Map<number, string>; rest: Addition[]; notFollowed: string[] };

/**
 * Gives what the person says of a time to the ask that puts one forward, whatever language either is in, where
 * `statementsSaid` found no place for it: that ask is answered by it and by nothing else. Linear.
 */
export function withTimeTold(left: Left, asks: readonly Ask[], reading: Reading): Left {
  const { said, rest, notFollowed } = left;
  const place = asks.findIndex(
    ({ act, proposedTime }, at) => (act === 'proposal' || proposedTime !== undefined) && !said.has(at),
  );
  if (place < 0) return left;
  const isSaid = ({ act, text }: Addition) =>
    act === 'say' && !text.startsWith('=') && saysWhen(text, reading);
  const addition = rest.find(isSaid);
  const clause = addition ? undefined : notFollowed.find((one) => saysWhen(one, reading));
  const told = addition?.text ?? clause;
  if (told === undefined) return left;
  return {
    said: new Map([...said, [place, told]]),
    rest: rest.filter((one) => one !== addition),
    notFollowed: notFollowed.filter((one) => one !== clause),
  };
}
