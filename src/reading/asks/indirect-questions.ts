import type { Language } from '#domain/languages.ts';

/**
 * Words by which a sentence without a question mark asks whether two people could meet or talk, as patterns: 'I would
 * like to ask whether we could …', 'wollte fragen, ob wir …'.
 */
const rows: Partial<Record<Language, string>> = {
  French:
    '(?:demander|savoir|voir) (?:[^.?!]{0,20} )?si (?:nous|on|vous) (?:pourri|pouv|pourr|serait|seriez|aur|peut|pouvait)',
  Spanish:
    '(?:preguntar|preguntarle|preguntarte|preguntarles|saber|consultar|consultarle) si (?:\\p{L}+ )?(?:pod|tendr|ser[íi]a|le|te|estar)',
  German: '(?:fragen|wissen|erkundigen)[ ,]+ob (?:wir|sie|du|es|ein|wir uns)',
  Italian:
    '(?:chieder(?:le|ti|vi|e)?|chiederei|sapere|domandar(?:le|ti|vi|e)?) se (?:\\p{L}+ )?(?:possiamo|potremmo|potessimo|pu[òo]|potrebbe|potresti|sia possibile|sarebbe possibile|è possibile|fosse possibile|ha|avrebbe|riesce)',
  Portuguese: '(?:perguntar|perguntar-lhe|saber|perguntar-te) se (?:\\p{L}+ )?(?:pod|seria|teria|é possível)',
  Romanian:
    '(?:întreb|întreba|ști|știu) dacă (?:\\p{L}+ )?(?:putem|am putea|ați putea|ai putea|ar fi posibil|se poate|ne putem|puteți)',
  Dutch: '(?:vragen|weten|informeren)[ ,]+of (?:we|wij|u|je|het|een|er)',
  Swedish: '(?:fråga|veta|undrar|höra) om (?:vi|du|ni|det)',
  Polish:
    '(?:proponuję|proponujemy|najchętniej|dobrze byłoby|byłoby dobrze|wygodnie byłoby|chciał(?:bym|abym)|chcielibyśmy) (?:\\p{L}+ )?(?:spotkać|spotkanie|rozmow|porozmawiać|zdzwonić|umówić|wpaść|przyjechać|podjechać|omówić|obejrzeć|zobaczyć)[^.?!]{0,60}(?:\\p{N}|poniedział|wtor|środ|czwart|piąt|sobot|niedziel)|(?:zapytać|spytać|dowiedzieć się|zapytać się)[ ,]+czy (?:mo|by|mog|udało|znal|pasow)',
  Czech:
    '(?:navrhuj(?:i|eme)|navrhoval[aiy]? by(?:ch|chom)|uvítal[aiy]? by(?:ch|chom)|přivítal[aiy]? by(?:ch|chom)|hodilo by se (?:mi|nám)|vyhovovalo by (?:mi|nám)|(?:rád|ráda|rádi) by(?:ch|chom)) (?:(?:si|se|to|osobní|krátkou|krátký) )*(?:setk|sejít|schůzk|telefon|hovor|zavolat|probrat|zastavit|přijet|sešl|stavil|přijel)[^.?!]{0,60}(?:\\p{N}|pondělí|úterý|středu|čtvrtek|pátek|sobotu|neděli)|(?:zeptat|dotázat|vědět)(?: se)?[ ,]+(?:zda|jestli|zdali) (?:bychom|by|můžeme|se|byste|máte)',
  Russian:
    '(?:предлагаю|предлагаем|(?:было бы |мне |нам )?(?:удобно|хорошо|здорово) (?:было бы )?|хотел[аи]? бы|хотелось бы|могли бы|давайте|давай) (?:\\p{L}+ )?(?:встрет|созвон|провести встречу|увид|обсудить|посмотреть|приехать|подъехать|заехать|собраться)[^.?!]{0,60}(?:\\p{N}|понедельник|вторник|сред[уы]|четверг|пятниц|суббот|воскресень)|(?:спросить|узнать|уточнить)[ ,]+(?:не )?(?:мог|сможем|можем|могли|удобно|получится|найд[её]тся|возможно|есть ли|можно)',
  Ukrainian:
    '(?:пропоную|пропонуємо|(?:було б |мені |нам )?(?:зручно|добре|чудово) (?:було б )?|хоті(?:в|ла|ли) би?|хотілося б|могли б|давайте|давай) (?:\\p{L}+ )?(?:зустрі|зідзвон|провести зустріч|побач|обговор|подивитися|приїхати|під.?їхати|заїхати|зібратися)[^.?!]{0,60}(?:\\p{N}|понеділ|вівтор|серед[уи]|четвер|п.?ятниц|субот|неділ)|(?:запитати|спитати|дізнатися|уточнити)[ ,]+чи (?:не )?(?:мог|зможемо|можемо|зручно|вийде|можна|знайдеться)',
  Greek: '(?:ρωτήσω|ρωτήσουμε|μάθω) (?:αν|εάν|μήπως) (?:θα )?(?:μπορ|γίνεται|ήταν|σας|σου|έχετε)',
  Turkish:
    '(?:görüşebilir|buluşabilir|konuşabilir|toplanabilir|bir araya gelebilir)(?: miyiz| misiniz| miyim)?[^.?!]{0,14}(?:diye )?(?:sormak|öğrenmek|rica)|(?:görüşüp|buluşup|konuşup) (?:görüşemeyeceğimiz|buluşamayacağımız|konuşamayacağımız)\\p{L}* (?:sormak|öğrenmek)',
  Arabic:
    '(?:أسأل|اسأل|نسأل|الاستفسار|معرفة|السؤال)[^.؟!]{0,24}(?:إن كان|إذا كان|ما إذا|إن كنا|عما إذا|لو كان)',
  Hebrew: '(?:לשאול|לברר|לדעת) (?:האם|אם) (?:נוכל|אפשר|אנחנו|תוכל|תוכלו|יהיה|יתאים|ניתן)',
  Hindi: '(?:पूछना|जानना)[^।?!]{0,30}(?:क्या हम|हम)[^।?!]{0,60}सकते',
  Bengali:
    '(?:জানতে|জিজ্ঞেস|জিজ্ঞাসা)[^।?!]{0,80}(?:পারি কি|পারি কিনা|পারি কি না)|(?:পারি কি না|পারি কিনা)[^।?!]{0,30}(?:জানতে|জিজ্ঞ)',
  Chinese:
    '(?:想问|想問|想请问|问一下|請問|请教|想确认)[^。？！]{0,30}(?:是否可以|能否|可否|可不可以|能不能|是否方便|方便)',
  Japanese:
    '(?:お話し|お打ち合わせ|お電話|打ち合わせ|ご面談|お会い)[^。]{0,24}(?:可能か|できるか|できますか|可能でしょうか|いただけるか|できないか)[^。]{0,24}(?:伺|お聞き|お尋ね|ご相談)',
  Korean:
    '(?:통화|만나|뵐|회의|미팅|이야기|말씀)[^.?!]{0,24}(?:있는지|가능한지|가능하신지|있을지|괜찮으신지)[^.?!]{0,16}(?:여쭙|여쭤|문의|궁금|묻)',
  Vietnamese: '(?:hỏi|biết|xin hỏi)[^.?!]{0,12}(?:liệu|xem) (?:chúng ta|mình|ta|anh|chị|có thể)[^.?!]{0,80}',
  Thai: '(?:สอบถามว่า|ถามว่า|เรียนถามว่า)[^?]{0,80}(?:ได้ไหม|ได้หรือไม่|สะดวก|ได้มั้ย)',
  Indonesian: '(?:menanyakan|bertanya|tanya) apakah (?:kita|bapak|ibu|anda|kamu|bisa)',
  Malay: '(?:bertanya|tanya|menanyakan) (?:sama ada|adakah|jika|kalau) (?:kita|tuan|puan|anda|boleh)',
  Swahili: '(?:kuuliza|kujua) (?:kama|iwapo|ikiwa) (?:tunaweza|tungeweza|unaweza|inawezekana|una nafasi)',
};

/** 'I could call you on Tuesday, if that suits you': words by which a sentence leaves a day to the reader. */
const leftTo: Partial<Record<Language, string>> = {
  French:
    "si (?:cela|ça|cette date|ce créneau|cet horaire|ce jour|l'horaire|la date) (?:vous |te )(?:convient|va|arrange)|si (?:vous êtes|tu es) (?:disponible|libre|d'accord)",
  Spanish: 'si (?:a usted |a ti )?(?:le|te|les|os) (?:viene|va|parece) bien|si (?:le|te) conviene',
  German:
    '(?:wenn|falls|sofern) (?:es |das |dies |der termin )?(?:für )?(?:ihnen|dir|euch|sie|dich) (?:das |es |der termin )?(?:so )?(?:recht ist|recht wäre|passt|in ordnung ist)',
  Romanian:
    '(?:am putea|putem|aș putea|ne-am putea) (?:vorbi|discuta|suna|vedea|întâlni|auzi)|dacă (?:vă|îți) convine',
  Italian:
    "(?:potremmo|possiamo) (?:vederci|sentirci|incontrarci|parlarne)|(?:io )?sarei (?:liber[oa]|disponibile)|se (?:per (?:lei|te|voi) )?(?:le |ti |vi )?va bene|se (?:le|ti|vi) conviene|se (?:lei )?è d'accordo",
  Portuguese:
    'se (?:lhe|te|vos) (?:convier|der jeito|for conveniente)|se (?:for|estiver) bem para (?:si|ti|você)|se (?:estiver|estiveres) de acordo',
  Dutch:
    '(?:als|indien|mits) (?:dat|het|dit) (?:voor )?(?:u|je|jou|jullie) (?:goed )?(?:schikt|past|uitkomt)',
  Swedish: 'om det (?:passar|fungerar|går bra|funkar)',
  Polish: 'jeśli (?:to |ten termin )?(?:panu|pani|państwu|ci|wam) (?:to |ten termin )?(?:odpowiada|pasuje)',
};

const made = new Map<Language, RegExp>();
const madeLeft = new Map<Language, RegExp>();

/**
 * Whether a sentence (as in `findForeignAsks`) asks by the way whether the two could do something together, or leaves a
 * day that it names to the reader. Linear.
 */
export function asksIndirectly(text: string, language: Language): boolean {
  const pattern = patternOf(language, made, rows);
  if (pattern?.test(text)) return true;
  return /\p{N}/u.test(text) && (patternOf(language, madeLeft, leftTo)?.test(text) ?? false);
}

function patternOf(
  language: Language,
  known: Map<Language, RegExp>,
  from: Partial<Record<Language, string>>,
): RegExp | undefined {
  const row = from[language];
  if (!row) return undefined;
  const pattern = known.get(language) ?? new RegExp(row, 'iu');
  known.set(language, pattern);
  return pattern;
}
