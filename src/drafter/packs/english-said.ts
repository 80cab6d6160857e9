import type { Language } from '#domain/languages.ts';
import type { AskAnswer } from '#reading/reading.ts';

/** How a language asks whether something is needed, is there or is included: the beginnings of its words. */
type Ways = { needs: RegExp; has: RegExp; includes: RegExp };

const ways: Partial<Record<Language, Ways>> = {
  German: {
    needs: /(?<!\p{L})(?:brauch|benötig|wünsch|möchte|hätten sie gern|bedarf)/u,
    has: /(?<!\p{L})(?:gibt es|vorhanden|haben sie|hast du|habt ihr|zur verfügung|verfügen)/u,
    includes: /(?<!\p{L})(?:inbegriffen|inklusive|enthalten|im preis)/u,
  },
  French: {
    needs: /(?<!\p{L})(?:besoin|souhait|désir|voulez|veux-tu|faut-il|voudriez)/u,
    has: /(?<!\p{L})(?:y a-t-il|il y a|disposez|avez-vous|as-tu|existe)/u,
    includes: /(?<!\p{L})(?:compris|inclus)/u,
  },
  Spanish: {
    needs: /(?<!\p{L})(?:necesit|dese[ae]|quier|precis[ae])/u,
    has: /(?<!\p{L})(?:hay|tienen?|disponen?|cuentan?|existe)(?!\p{L})/u,
    includes: /(?<!\p{L})(?:inclu[iy])/u,
  },
  Italian: {
    needs: /(?<!\p{L})(?:bisogno|serv|desider|vuole|volete|vuoi|occorr)/u,
    has: /(?<!\p{L})(?:c'è|ci sono|avete|dispon|esist)/u,
    includes: /(?<!\p{L})(?:inclus|compres)/u,
  },
  Dutch: {
    needs: /(?<!\p{L})(?:nodig|wilt u|wil je|wenst|willen jullie)/u,
    has: /(?<!\p{L})(?:is er|zijn er|heeft u|heb je|hebben jullie|hebt u|aanwezig|beschikbaar)/u,
    includes: /(?<!\p{L})(?:inbegrepen|inclusief)/u,
  },
  Portuguese: {
    needs: /(?<!\p{L})(?:precis|necessit|desej|quer(?:em|es)?(?!\p{L}))/u,
    has: /(?<!\p{L})(?:há|existe|tem|têm|dispõe)/u,
    includes: /(?<!\p{L})inclu/u,
  },
  Polish: {
    needs: /(?<!\p{L})(?:potrzeb|życz|chcą|chce|chcecie|chcieliby)/u,
    has: /(?<!\p{L})(?:jest|są|macie|mają|posiadają|dostępn|znajduje)/u,
    includes: /(?<!\p{L})(?:wliczon|w cenie)/u,
  },
  Czech: {
    needs: /(?<!\p{L})(?:potřeb|přeje|chcete|chtěli)/u,
    has: /(?<!\p{L})(?:je|jsou|máte|k dispozici)(?!\p{L})/u,
    includes: /(?<!\p{L})(?:v ceně|zahrnut)/u,
  },
  Russian: {
    needs: /(?<!\p{L})(?:нуж[нд]|требу|хотите|желаете|понадоб)/u,
    has: /(?<!\p{L})(?:есть|имее|налич|предусмотр)/u,
    includes: /(?<!\p{L})(?:включ|вход[ия]т)/u,
  },
  Ukrainian: {
    needs: /(?<!\p{L})(?:потріб|бажаєте|хочете|знадоб)/u,
    has: /(?<!\p{L})(?:є(?!\p{L})|наявн|маєте|передбачен)/u,
    includes: /(?<!\p{L})(?:включ|вход[ия]ть)/u,
  },
  Romanian: {
    needs: /(?<!\p{L})(?:nevoie|dori[țm]|vreți|trebui)/u,
    has: /(?<!\p{L})(?:există|aveți|dispuneți|sunt)/u,
    includes: /(?<!\p{L})inclus/u,
  },
  Swedish: {
    needs: /(?<!\p{L})(?:behöv|vill ni|vill du|önska)/u,
    has: /(?<!\p{L})(?:finns|har ni|har du)/u,
    includes: /(?<!\p{L})(?:ingår|inkluder)/u,
  },
  Greek: {
    needs: /(?<!\p{L})(?:χρειάζ|χρειαστ|θέλετε|επιθυμείτε|θα θέλατε)/u,
    has: /(?<!\p{L})(?:υπάρχ|έχετε|διαθέτ)/u,
    includes: /(?:περιλαμβάν)/u,
  },
  Turkish: {
    needs: /(?<!\p{L})(?:ihtiya|ister|istiyor|gerek|lazım|arzu)/u,
    has: /(?<!\p{L})(?:var mı|mevcut|bulun)/u,
    includes: /(?<!\p{L})dahil/u,
  },
  Arabic: {
    needs: /(?<!\p{L})(?:تحتاج|ترغب|تريد|تود)/u,
    has: /(?<!\p{L})(?:يوجد|توجد|هناك|لديكم|لديك|متوفر|يتوفر|تتوفر)/u,
    includes: /(?:مشمول|شامل|يشمل|تشمل)/u,
  },
  Hebrew: {
    needs: /(?<!\p{L})(?:צריכ|צריך|זקוק|מעוניינ|תרצ|רוצ)/u,
    has: /(?<!\p{L})(?:יש|קיימת|קיים)(?!\p{L})/u,
    includes: /(?<!\p{L})(?:כלול|כולל)/u,
  },
  Hindi: {
    needs: /(?:चाहिए|ज़रूरत|जरूरत|आवश्यकता|चाहेंगे|चाहते)/u,
    has: /(?:उपलब्ध|मौजूद|है क्या|क्या .{0,40}(?:है|हैं))/u,
    includes: /शामिल/u,
  },
  Bengali: {
    needs: /(?:প্রয়োজন|প্রয়োজন|লাগবে|দরকার|চান)/u,
    has: /(?:আছে|রয়েছে|রয়েছে)/u,
    includes: /অন্তর্ভুক্ত/u,
  },
  Japanese: {
    needs: /(?:必要|入用|ご希望|要りますか|お使いになり|ご利用になりますか)/u,
    has: /(?:あります|ございます|いらっしゃいます|ありません)/u,
    includes: /(?:含まれ|込みで)/u,
  },
  Chinese: {
    needs: /(?:需要|要不要|想要|是否要|需不需要)/u,
    has: /(?:有没有|是否有|有.{0,10}吗|有無)/u,
    includes: /(?:包含|包括)/u,
  },
  Korean: {
    needs: /(?:필요|원하|이용하시|희망)/u,
    has: /(?:있습니까|있나요|있는지|있을까요|있으신|있으십니까)/u,
    includes: /포함/u,
  },
  Thai: { needs: /(?:ต้องการ|อยากได้|จำเป็น)/u, has: /มี/u, includes: /รวม/u },
  Vietnamese: {
    needs: /(?<!\p{L})(?:cần|muốn)(?!\p{L})/u,
    has: /(?<!\p{L})có (?!cần|muốn)/u,
    includes: /(?:bao gồm|đã gồm)/u,
  },
  Indonesian: {
    needs: /(?<!\p{L})(?:perlu|membutuhkan|butuh|ingin|memerlukan|menginginkan)/u,
    has: /(?<!\p{L})(?:ada|adakah|tersedia|memiliki|punya)(?!\p{L})/u,
    includes: /(?<!\p{L})termasuk/u,
  },
  Malay: {
    needs: /(?<!\p{L})(?:perlu|memerlukan|mahu|ingin|hendak)/u,
    has: /(?<!\p{L})(?:ada|disediakan|terdapat)(?!\p{L})/u,
    includes: /(?<!\p{L})termasuk/u,
  },
  Swahili: {
    needs: /(?:hitaji|taka(?!\p{L})|taka )/u,
    has: /(?<!\p{L})(?:kuna|ipo|zipo|mna|una)(?!\p{L})/u,
    includes: /(?:imejumuishwa|inajumuisha|zimejumuishwa)/u,
  },
};

/** Whether one may or can have a thing asks for leave. */
const CAN =
  /수 있|可以|能否|可否|いただけ|もらえ|頂け|könnt|können|pourr|podr|podem|possiamo|kunnen|możemy|můžeme|можно|можем|можемо|kan vi|kan jag|μπορ|alabilir|يمكن|אפשר|सकते|পারি|ได้ไหม|được không|bolehkah|dapatkah/u;

/** Words that stand without an article. */
const MASS =
  /^(?:parking|breakfast|lunch|dinner|insurance|accommodation|packaging|availability|funding|medication|maintenance|heating|flooring|internet access|wheelchair access|material|half board|power)$/;
/** What has a value of its own, which fills the gap. */
const VALUE =
  /(?:number|address|prices?|costs?|terms|time|date|person|hours|name|period|fee|rate|salary|codes?|colour|size|format|weight|dimensions|measurements|quantity|material|minimum order|deposit|discount|rent|cover|print run)$/;
const SUM = /(?:prices?|costs?|fee|salary|deposit|discount|rent)$/;
const LASTS = /(?:period|term|time|notice)$/;

/** Words that ask whether something has come. */
const RECEIVED =
  /(?<!\p{L})(?:erhalten|bekommen|angekommen|eingegangen|reçue?s?(?!\p{L})|recibi|ricevut|receb(?:eu|eram|este)|ontvangen|gekregen|otrzymał|otrzymal|dostał|dotarł|obdržel|dostal|dorazil|получили|получил|дошл|отримали|дійшл|primit|λάβ|παραλάβ|aldınız|ulaştı|استلمت|وصلت|nhận được)|届きました|届いて|受け取|收到|받으셨|받아 보셨|도착했|ได้รับ/iu;
/** 'May we receive …', 'when shall we have received it': nothing has come yet. */
const NOT_YET_MINE =
  /(?<!\p{L})(?:können wir|könnten wir|kann ich|könnte ich|haben wir|pouvons|pourrions|avons-nous|podemos|hemos|possiamo|abbiamo|temos|kunnen we|hebben (?:we|wij)|możemy|můžeme|можем|можемо)(?!\p{L})/iu;
/** Words that ask for a price. */
const COSTS =
  /(?<!\p{L})(?:kost|co[uû]t|cuest|cost|cust|kosz|stoj|stál|сто[ия]т|сто[ия]м|кошт|costă|κοστίζ|ücret|biaya|harga|gharama)|いくら|费用|多少钱|얼마|ราคา|giá|كلف|עול|कितने का|খরচ/iu;
/** What takes place or is due at a time. */
const DATED =
  /(?:date|time|hours|meeting|appointment|delivery|deadline|inspection|visit|survey|event|training|viewing|handover|opening|departure|arrival|check-in|check-out|repair|maintenance|installation|payment|period)$/;

const isPlural = (noun: string) => /(?:[^s]s| and .+)$/.test(noun) && !/access$/.test(noun);

/** 'a projector', 'an ID card', 'parking', 'samples'. */
function indefinite(noun: string): string {
  if (MASS.test(noun) || isPlural(noun)) return noun;
  return `${/^(?:[aeio]|X-ray)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function whether(noun: string, text: string, language: Language): string | undefined {
  if (/^(?:allergies|dietary requirements)$/.test(noun)) return `There are [no / the following] ${noun}.`;
  const way = ways[language];
  if (!way) return undefined;
  if (RECEIVED.test(text) && !NOT_YET_MINE.test(text))
    return `I [have received / have not received] ${MASS.test(noun) ? noun : `the ${noun}`}.`;
  const name = MASS.test(noun) || /^\w+ies$/.test(noun) ? noun : `the ${noun}`;
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const be = isPlural(noun) ? 'are' : 'is';
  if (way.includes.test(text)) return `${Name} [${be} / ${be} not] included.`;
  if (VALUE.test(noun)) return undefined;
  if (CAN.test(text)) return undefined;
  if (way.needs.test(text)) return `I [need / do not need] ${indefinite(noun)}.`;
  if (!way.has.test(text)) return undefined;
  if (isPlural(noun) || MASS.test(noun)) return `There [${be} / ${be} no] ${noun}.`;
  return `There [is / is not] ${indefinite(noun)}.`;
}

/**
 * What is said in English to an ask in another language about a thing that has a name: 'There [is / is no] parking.',
 * 'The deposit is [amount].' `name` as `englishName` gives it. Undefined where the ask's words do not tell what it asks.
 */
export function englishSaid(
  name: string,
  ask: { text: string; answer: AskAnswer; isTold: boolean; asksWho: boolean },
  language: Language,
): string | undefined {
  const noun = name.replace(/^the /, '');
  const text = ask.text.toLowerCase().replaceAll('’', "'");
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const be = isPlural(noun) ? 'are' : 'is';
  if (name.startsWith('a ')) return undefined;
  if (ask.answer === 'yes-no') return whether(noun, text, language);
  const isCount = name.startsWith('the number of ');
  if (isCount && (ask.answer === 'amount' || ask.isTold)) return `${Name} is [number].`;
  if (ask.answer === 'amount') {
    if (VALUE.test(noun)) return `${Name} ${be} [${LASTS.test(noun) ? 'how long' : 'amount'}].`;
    return COSTS.test(text) && !ask.asksWho
      ? `${Name} ${isPlural(noun) ? 'cost' : 'costs'} [amount].`
      : undefined;
  }
  if (ask.answer === 'time') return DATED.test(noun) ? `${Name} ${be} [when].` : undefined;
  const isFact = ask.answer === 'fact' || (ask.answer === 'action' && ask.isTold);
  if (!isFact) return undefined;
  if (/^(?:allergies|dietary requirements)$/.test(noun)) return `There are [no / the following] ${noun}.`;
  if (!VALUE.test(noun) || name.includes(' and the number')) return undefined;
  // Who bears the costs is no sum.
  if (ask.asksWho && !/person$/.test(noun)) return undefined;
  return `${Name} ${be} [${SUM.test(noun) ? 'amount' : /person$/.test(noun) ? 'name' : noun.replaceAll(' and the ', ' and ')}].`;
}
