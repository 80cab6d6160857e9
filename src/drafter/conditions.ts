import type { Ask } from '#reading/reading.ts';
import type { Stance } from './composer.ts';

/** How far before an ask its condition may begin, in characters. */
const REACH = 80;

const condition =
  /(?:^|[.?!;,\n]\s*|\bor )(?:(?<no>otherwise|or else|if (?:not|no|you (?:cannot|can[’']?t|can not|are not|aren[’']?t|do not|don[’']?t|did not|didn[’']?t|have not|haven[’']?t|will not|won[’']?t|would rather not)))|(?<yes>if (?:so|yes|you (?:can|are|do|did|have|will|would|could)(?! not\b|n[’']?t\b))|in that case))\b[^.?!;\n]{0,30}$/i;

type Condition = 'yes' | 'no';

/** The same as other languages begin the ask itself with it: 'Falls nicht, schlagen Sie bitte einen anderen Termin vor.' */
const beginnings: Record<Condition, RegExp> = {
  no: /^(?:(?:und |en |och |a |i |и |та |et |y |e |și )?(?:falls nicht|wenn nicht|andernfalls|sollte (?:das|dies|es|(?:ihnen|dir) (?:das|dies)|der termin) nicht|zo (?:niet|nee)|indien niet|als (?:dat|dit|het) niet|mocht (?:dat|dit|het) (?:u |je |voor u |voor jou )?niet|om (?:det |tiden )?inte|annars|i annat fall|skulle (?:det|tiden) inte|jeśli (?:to |ten termin )?nie|jeżeli (?:to |ten termin )?nie|w przeciwnym razie|(?:gdyby|jeśliby) (?:to |ten termin )?nie|pokud (?:to |vám to |ten termín )?ne|jestliže ne|v opačném případě|kdyby (?:to |vám to )?ne|если (?:это время |это |вам )?не|в противном случае|якщо (?:це |цей час |вам )?н[еі]|в іншому (?:разі|випадку)|інакше|sinon|dans le cas contraire|si (?:cela|ça|cette date|ce créneau) ne|si ce n['’]est pas|si no|de lo contrario|en caso contrario|se non?|altrimenti|in caso contrario|se não|senão|caso (?:contrário|não)|dacă nu|în caz contrar|αν (?:όχι|δεν)|εάν (?:όχι|δεν)|διαφορετικά|aksi (?:halde|takdirde)|değilse|olmazsa|nếu (?:anh|chị|bạn|em|ông|bà|quý \p{L}+)?\s?(?:không|bận)|(?:jika|kalau|bila|apabila) (?:(?:bapak|ibu|anda|kamu|waktu(?:nya)?|jadwal(?:nya)?)\s(?:tersebut\s|itu\s|ini\s)?)?(?:tidak|berhalangan)|(?:jika|sekiranya) (?:(?:encik|puan|tuan|anda|awak|masa)\s(?:tersebut\s|itu\s|ini\s)?)?tidak|kama (?:sivyo|hapana)|la sivyo|إذا لم|إن لم|وإلا|אם לא|אחרת|यदि नहीं|अगर नहीं|अन्यथा|না হলে|অন্যথায়|ถ้าไม่|หากไม่|如果(?:您|你|这个时间|时间|该时间)?不|如(?:您)?不|若(?:您|时间|该时间)?不|要是不|如果没空|否则|不然|그렇지 않으면|(?:만약 )?(?:참석이 |시간이 |일정이 |혹시 )?(?:어려우시면|안 되시면|불가능하시면|여의치 않으시면)|(?:もし)?(?:ご都合|都合|日程|お日にち)(?:が|の)(?:悪い|つかない|合わない|難しい)|(?:もし)?(?:難しい|ご都合がよろしくない|お越しになれない)(?:場合|よう)|যদি (?:আপনি |আপনার |তুমি )?না|यदि (?:आप |यह समय |आपके लिए )?(?:नहीं|असुविधा)))/iu,
  yes: /^(?:wenn ja|falls ja|zo ja|indien ja|om ja|i så fall|jeśli tak|jeżeli tak|pokud ano|если да|якщо так|si oui|si es así|en caso afirmativo|se sì|in caso affermativo|se sim|em caso afirmativo|dacă da|αν ναι|εάν ναι|öyleyse|nếu có|(?:jika|kalau) ya|kama ndiyo|إذا نعم|אם כן|यदि हाँ|अगर हाँ|ถ้าใช่|如果是|그렇다면)/iu,
};

/** Whether an ask's own first words make it depend on a no: 'Falls nicht, …', 'si no, …'. */
export function isOtherwise({ text }: Pick<Ask, 'text'>): boolean {
  return beginnings.no.test(text);
}

/** What has to hold for an ask, by its own first words or those before it: 'If so, …', '; otherwise …'. */
function conditionBefore({ start, text: own }: Ask, text: string): Condition | undefined {
  if (beginnings.no.test(own)) return 'no';
  if (beginnings.yes.test(own)) return 'yes';
  const groups = condition.exec(text.slice(Math.max(0, start - REACH), start))?.groups;
  if (!groups) return undefined;
  return groups.no ? 'no' : 'yes';
}

/**
 * The stance of each ask once its condition is looked at; undefined where it does not apply after the answers given:
 * 'Are you coming? If so, which day? If not, who comes for you?' Whoever declines has not declined what follows from
 * that: such an ask is open. Of a question that the person has yet to answer, what follows from a yes stays. Linear.
 * @param text the text that the asks are spans of
 */
export function underConditions(
  asks: readonly Ask[],
  stances: readonly Stance[],
  text: string,
): (Stance | undefined)[] {
  let governing: Stance | undefined;
  let earlier: { sentence: string; condition: Condition } | undefined;
  return asks.map((ask, place) => {
    const stance = stances[place];
    const inherited = earlier?.sentence === ask.sentence ? earlier.condition : undefined;
    const condition = governing && (conditionBefore(ask, text) ?? inherited);
    earlier = condition && { sentence: ask.sentence, condition };
    if (!condition) {
      if (ask.answer === 'yes-no' || ask.act === 'proposal') governing = stance;
      else governing ??= stance;
      return stance;
    }
    if (governing !== 'no') return condition === 'no' ? undefined : stance;
    return condition === 'no' ? 'open' : undefined;
  });
}
