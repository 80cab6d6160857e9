import type { Language } from '#domain/languages.ts';
import { perLanguage } from '../language/per-language.ts';
import { dateWords } from './date-words.ts';

/** Words that put something forward, as patterns: 'shall we', 'how about', 'would … suit you'. */
const cues: Readonly<Record<Language, string>> = {
  English:
    "\\b(?:how about|what about|would|could we|can we|shall we|should we|can you|could you|are you|do you have|let's|lets|propose|proposing|suggest|suggesting|works? for (?:you|me|us)|suits?|i'm free|i am free|we are free|i'm available|i am available|we are available|available|alternatively|reschedule|prefer|happy to meet|up for|maybe|perhaps|slot|does|if you are|invite|love to)\\b",
  French:
    'propos|disponible|convien|conven|irait|iraient|arrange|pourrions-nous|pouvons-nous|on se voit|se rencontrer|se retrouver|que diriez-vous|que dirais-tu|peut-être|plutôt|reporter|décaler|serait-il possible|créneau|êtes-vous libre|es-tu libre|auriez-vous',
  Spanish:
    'propon|propong|propuest|disponib|le viene|te viene|les viene|viene bien|le va bien|te va bien|conviene|qué tal|podríamos|podemos|nos vemos|quedamos|reunirnos|quizá|tal vez|prefer|hueco|aplazar|mover la|estaría libre|le parece|te parece',
  German:
    'vorschl|schlag(?:e|en) |passt|passen|würde|würden|wie wäre|wie wäre es|können wir|könnten wir|wollen wir|sollen wir|treffen|verfügbar|zeit hätten|zeit haben|zeit hast|hätten sie|hast du|haben sie|vielleicht|alternativ|verschieb|lieber|einladen|ginge|geht es',
  Italian:
    'propon|propost|disponib|va bene|andrebbe|potremmo|possiamo|ci vediamo|ci incontriamo|che ne dice|che ne dici|magari|forse|prefer|spostare|rimandare|sarebbe possibile|sarebbe libero|è libero|sei libero|le andrebbe',
  Portuguese:
    'propo|sugir|sugest|disponí|pode ser|poderíamos|podemos|vamos|que tal|convém|fica bem|seria possível|talvez|prefer|remarcar|adiar|reagendar|encontrar|está livre|funciona|teria|tem horário',
  Chinese:
    '怎么样|怎麼樣|如何|可以吗|可以嗎|行吗|好吗|方便|建议|建議|提议|改到|改为|改在|能否|能不能|可否|是否|有空|有时间|约在|要不|不如|或者|见面|碰面',
  Japanese:
    'いかが|どうでしょう|でしょうか|ご都合|都合|可能でしょう|提案|候補|お会い|打ち合わせ(?:を|は|で)|調整|空いて|よろしい|ませんか|たいと思|変更|延期|はどう',
  Korean:
    '어떠|어떨|괜찮|가능하|가능할|시간 되|시간이 되|시간 있|제안|만날까|뵐 수|만나|할까요|변경|미루|연기|편하|좋을까|좋으|되시',
  Arabic:
    'هل|نقترح|أقترح|اقترح|يناسب|مناسب|ما رأي|يمكننا|نلتقي|نجتمع|متاح|متفرغ|ربما|تأجيل|تغيير موعد|نود أن|أود أن نلتقي',
  Russian:
    'предлага|предложи|удобно|подойд|подходит|устроит|может быть|могли бы|можем|можете|давай|встрет|как насчет|как насчёт|перенес|перенест|свободн|сможете|сможешь|получится|лучше',
  Hindi: 'क्या|प्रस्ताव|सुझाव|ठीक रहेगा|सुविधाजनक|मिल सकते|मिलें|उपलब्ध|कैसा रहेगा|हो सकता|संभव|शायद|स्थगित|बदल',
  Dutch:
    'voorstel|voorstellen|stel(?:len)? |schikt|past|zou|zouden|kunnen we|kunt u|kun je|zullen we|wat dacht|hoe zou|beschikbaar|misschien|liever|verzetten|afspreken|komt het uit|uitkomt|heb je tijd|heeft u tijd|lukt|vrij',
  Swedish:
    'föreslå|förslag|passar|skulle|kan vi|ska vi|kan du|kan ni|vad sägs|hur vore|tillgänglig|kanske|hellre|flytta|skjuta|träffas|ses vi|boka|har du tid|har ni tid|ledig|funkar|fungerar',
  Polish:
    'proponuj|propozycj|pasuje|odpowiada|czy|może|możemy|moglibyśmy|spotka|dostępn|wolny|wolna|wolą|przełoż|przenieś|dogodn|co powie',
  Turkish:
    'öner|uygun|olur mu|bilirsek |mısınız|misiniz|musunuz|müsait|buluş|görüşe|toplanalım|ertele|belki|ne dersiniz|ne dersin|yapalım|alabilir miyiz|yapabilir miyiz|nasıl',
  Vietnamese:
    'đề xuất|đề nghị|được không|được chứ|có thể|có tiện|thuận tiện|phù hợp|gặp nhau|gặp|rảnh|hay là|có lẽ|thì sao|dời|hoãn|chuyển sang|nhé',
  Thai: 'สะดวก|ได้ไหม|ได้มั้ย|ได้หรือไม่|ไหม|มั้ย|เสนอ|ว่าง|นัด|พบกัน|เจอกัน|ดีไหม|เลื่อน|อาจจะ|เป็นอย่างไร|หรือเปล่า',
  Indonesian:
    'usul|bagaimana kalau|bagaimana jika|apakah|bisakah|bisa|cocok|tersedia|bertemu|ketemu|mungkin|jadwal ulang|dijadwalkan ulang|diundur|tunda|luang|senggang|berkenan|gimana|lebih baik',
  Greek:
    'προτείν|πρότεινα|πρόταση|βολεύει|εξυπηρετεί|μπορούμε|θα μπορούσ|μήπως|τι λέτε|τι λες|συναντηθούμε|βρεθούμε|διαθέσιμ|ίσως|αναβάλ|μεταφέρ|είναι εφικτό|προτιμ',
  Romanian:
    'propun|propunere|convine|potriv|putem|am putea|ați putea|ce ziceți|ce zici|ne întâlnim|ne vedem|disponibil|poate|liber|amân|reprogram|muta|preferați|prefer|ar fi posibil',
  Czech:
    'navrhuj|návrh|hodí|hodilo|vyhovuje|vyhovovalo|můžeme|mohli bychom|mohl bychom|co takhle|sejít|sejdeme|setkat|možná|přesun|odlož|volno|volný|šlo by|raději|bylo by možné',
  Ukrainian:
    'пропону|пропозиц|зручно|підійде|підходить|влаштує|чи |можливо|могли б|можемо|давай|зустрі|як щодо|перенес|перенест|вільн|зможете|зможеш|вийде|краще',
  Hebrew:
    'מציע|מציעה|מציעים|הצעה|האם|מתאים|נוח|אפשר|נוכל|ניפגש|להיפגש|פנוי|פנויה|אולי|לדחות|לשנות|מה דעתך|מה דעתכם|יתאים',
  Malay:
    'cadang|bagaimana kalau|bagaimana jika|adakah|bolehkah|boleh|sesuai|lapang|berjumpa|bertemu|jumpa|mungkin|tunda|tangguh|jadual semula|pinda|kelapangan|sudikah',
  Bengali:
    'প্রস্তাব|কেমন হয়|সুবিধা|পারি কি|পারি|কি |দেখা কর|দেখা হ|সম্ভব|সময় হবে|সময় আছে|হতে পারে|হয়তো|পিছিয়ে|বদল|উপযুক্ত|ফাঁকা',
  Swahili:
    'napendekeza|tunapendekeza|pendekez|je,|je |inafaa|itakufaa|itafaa|tunaweza|tukutane|kukutana|una nafasi|nafasi|labda|ahirish|badilisha|unaonaje|vipi kuhusu|itawezekana',
};

const cuesOf = perLanguage((language) => {
  const { unparted, onto } = dateWords[language];
  const start = unparted || onto ? '' : '(?<!\\p{L})';
  return new RegExp(`${start}(?:${cues[language]})`, 'iu');
});

const SENTENCE_END = /[.!?؟।](?=\s|$)|[。！？]|\n\n/;
/** Greek asks with a semicolon. */
const GREEK_END = /[.!;\u037e](?=\s|$)|\n\n/;
const ASKS = /^[?？؟;\u037e]/;
/** How far before and after a mention its sentence is looked at, in UTF-16 code units. */
const BACK = 160;
const AHEAD = 80;

/**
 * Whether the sentence around a mention (from `start` to `end` in `text`) puts it forward: by its words, or because
 * it asks. A sentence that asks about something done ('Have you received ours of 3 March?') counts too.
 */
export function isProposed(
  text: string,
  mention: { start: number; end: number },
  language: Language,
): boolean {
  const sentenceEnd = language === 'Greek' ? GREEK_END : SENTENCE_END;
  let back = text.slice(Math.max(0, mention.start - BACK), mention.start);
  for (let end = sentenceEnd.exec(back); end; end = sentenceEnd.exec(back)) back = back.slice(end.index + 1);
  const ahead = text.slice(mention.end, mention.end + AHEAD);
  const stop = sentenceEnd.exec(ahead);
  const pattern = cuesOf(language);
  return pattern.test(back) || pattern.test(ahead.slice(0, stop?.index)) || ASKS.test(stop?.[0] ?? '');
}
