import type { Answer } from '../composer.ts';

/** Words that ask whether a time suits. */
const SUITS =
  /(?<!\p{L})(?:pass(?:t|en)|convien|conven[gd]|conv[ée]m|schikt|uitkomt|pasuj|odpowiada|vyhovuj|passar|va bene|andrebbe bene|suits?|works for you|підход|підійде|зручн|влаштову|устраива|устроит|устроят|подход|подойд|удобн|convin|potrivi|βολε|εξυπηρετεί|uygun|uyar|müsait|(?:ي|ت)?ناسب|مناسب|[המ]?תאים|נוח|מתאימ|[iu]nafaa|[iu]takufaa|[iu]nakufaa)|ご都合|都合(?:は|が)|方便/iu;

/**
 * Whether an ask wants to hear whether a time suits: 'Does the appointment suit you?', 'Let me know whether Monday at ten suits you': a time is
 * put forward whatever the deed. English mails name their proposals themselves.
 */
export function suits({ ask, matter, moments }: Pick<Answer, 'ask' | 'matter' | 'moments'>): boolean {
  if (!SUITS.test(ask.text) || WHEN.test(ask.text)) return false;
  const isTold = matter.deed === 'tell' && moments.length > 0;
  const isOfTime = ask.answer === 'yes-no' && /^(?:appointment|meeting|call)$/.test(matter.thing ?? '');
  return isTold || (isOfTime && matter.deed === undefined);
}

/** Whether a question within a request asks whether a time suits. */
export function asksIfTimeSuits(question: string): boolean {
  return SUITS.test(question) && !WHEN.test(question);
}

/** Words that ask for a time instead of putting one forward. */
const WHEN =
  /(?<!\p{L})(?:wann|welche[rns]?|wanneer|hoe laat|welk|quand|quel(?:le)?s?|cu[áa]ndo|qu[ée]|quando|quale?|kiedy|kt[óo]r|kdy|kter|när|vilken|when|what|which|коли|котр\p{L}*|як(?:ий|а|е|і|ого|ому)|когда|как(?:ой|ая|ое|ие|ого)|când|care|ce|πότε|ποια|ποιο|ποιες|τι|ne zaman|hangi\p{L}*|kaçta|متى|أي|מתי|[בל]?איז[הו]|lini|gani)(?!\p{L})|いつ|何時|什么时候|几点/iu;
