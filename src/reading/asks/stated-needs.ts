import type { Language } from '#domain/languages.ts';

/**
 * How a language says that something is needed, as patterns: `needs` the words that say so of a thing, `own` those that
 * say it of nothing the reader could send (denied, time, what the sender himself must do), `deed` what follows where
 * something is to be done: 'that you sign it'.
 */
type Need = { needs: string; own?: string; deed?: string };

const doing = '(?:parler|parlar|discut|valut|réfléch|hablar|pensar|falar|analis)';

const rows: Partial<Record<Language, Need>> = {
  French: {
    needs:
      "(?:nous (?:aurions|avons|aurons)|j'(?:aurais|ai|aurai)|on (?:aurait|a|aura)) (?:également |aussi |encore |donc )?besoin|il (?:nous|me) (?:faudrait|faut|faudra)|(?:je (?:voudrais|souhaiterais|souhaite)|j'aimerais|nous (?:souhaiterions|aimerions|voudrions|souhaitons)) (?:également |aussi |bien )?(?:recevoir|obtenir|disposer)|je (?:voudrais|souhaiterais|souhaite) (?:également |aussi |enfin )?une? (?:devis|facture|copie|attestation|confirmation|reçu|certificat)",
    own: `besoin d(?:e |')(?:quelques|plusieurs|certaines|une? ou deux|deux ou trois) (?:précisions|informations|renseignements|éléments|détails)(?! (?:sur|concernant|quant|relati))|(?:n'avons|n'ai|n'aurons|n'aurions|n'aurais) (?:pas|plus|aucun) (?:\\p{L}+ )?besoin|(?:avons|ai|aurions|aurais) besoin (?:d'en |de |d')(?:temps|réflexion|\\p{L}*${doing}\\p{L}*)`,
    deed: "(?:besoin|faudrait|faut|faudra) (?:que|qu'|d'en |de \\p{L}+(?:er|ir|re) )",
  },
  Spanish: {
    needs:
      'necesit(?:o|amos|aría|aríamos|aremos)|(?:me|nos) (?:haría|harían|hace|hacen) falta|precis(?:o|amos|aríamos)',
    own: `(?:no|ya no) (?:necesit|precis)\\p{L}+|(?:necesit|precis)\\p{L}+ (?:tiempo|hablar|comentarlo|consultar|pensar|discutir|valorar)\\p{L}*`,
    deed: '(?:falta|necesit\\p{L}+|precis\\p{L}+) (?:que|\\p{L}+[aei]r(?:l[oae]s?)?) ',
  },
  German: {
    needs:
      '(?:wir|ich) (?:bräuchten|bräuchte|brauchen|brauche|benötigen|benötige|benötigten)|(?:bräuchten|bräuchte|brauchen|brauche|benötigen|benötige) (?:wir|ich)',
    own: '(?:bräuchten?|brauchen?|benötigen?) (?:(?:wir|ich) )?(?:dazu |dafür |derzeit |aktuell |momentan |noch |etwas |mehr ){0,2}(?:kein\\p{L}*|nicht|nichts|zeit|bedenkzeit)',
    deed: 'dass|um zu ',
  },
  Italian: {
    needs:
      '(?:avremmo|avrei|abbiamo|ho) (?:anche |inoltre |ancora |poi )?bisogno|(?:ci|mi) (?:serve|servono|servirebbe|servirebbero|occorre|occorrono|occorrerebbe|necessita)|(?:vorrei|vorremmo|gradirei|gradiremmo|desidererei|desidereremmo) (?:anche |inoltre )?(?:ricevere|ottenere)|(?:vorrei|vorremmo) (?:anche |infine |inoltre )?una? (?:preventivo|fattura|copia|ricevuta|conferma|certificato|attestato)',
    own: `bisogno di (?:alcun[ei]|qualche|pochi|poche) (?:dettagli[oi]?|informazion[ei]|precisazion[ei]|chiariment[oi])(?! (?:su|riguardo|in merito))|non (?:avremmo|avrei|abbiamo|ho) (?:più )?bisogno|non (?:ci|mi) (?:serv|occorr)\\p{L}+|bisogno di (?:tempo|\\p{L}*${doing}\\p{L}*|riflettere|confrontarci|confrontarmi)`,
    deed: '(?:bisogno|serve|occorre) (?:che|di \\p{L}+(?:are|ere|ire|rlo|rla|rne|rci|rmi)|\\p{L}+(?:are|ere|ire)) ',
  },
  Portuguese: {
    needs: '(?:precis|necessit)(?:o|amos|aria|aríamos|ava|ávamos)',
    own: `não (?:precis|necessit)\\p{L}+|(?:precis|necessit)\\p{L}+ (?:de )?(?:tempo|falar|conversar|discutir|pensar|analisar|avaliar)\\p{L}*`,
    deed: '(?:precis|necessit)\\p{L}+ (?:de )?(?:que|\\p{L}+[aeio]r) ',
  },
  Romanian: {
    needs:
      '(?:am|avem|aș|am) (?:mai )?(?:avea )?nevoie|(?:ne|îmi) (?:mai )?(?:trebuie|ar trebui)|(?:ne|mi)-ar (?:mai )?(?:trebui|prinde bine)|(?:aș|am) (?:dori|vrea) (?:și )?să (?:primesc|primim|obțin|obținem)|(?:aș|am) (?:dori|vrea) (?:și )?(?:o|un) (?:ofertă|factură|copie|confirmare|deviz|chitanță|adeverință)',
    own: 'nevoie de (?:câteva|niște) (?:informații|detalii|precizări|lămuriri)(?! (?:despre|privind|referitoare))|nu (?:am|avem|aș avea) nevoie|nu (?:ne|îmi) trebuie|nevoie de (?:timp|o discuție internă)|nevoie să (?:discut|vorb|analiz|ne gând)\\p{L}*',
    deed: '(?:nevoie|trebuie|trebui) (?:ca|să) ',
  },
  Dutch: {
    needs:
      '(?:wij|we|ik) (?:zouden|zou|hebben|heb) [^.,;?!]{0,60}nodig|(?:zouden|zou|hebben|heb) (?:wij|we|ik) [^.,;?!]{0,60}nodig',
    own: '(?:geen|niet|niets|tijd|bedenktijd) [^.,;?!]{0,30}nodig',
    deed: 'nodig (?:dat|om) ',
  },
  Swedish: {
    needs:
      '(?:vi|jag) (?:skulle )?(?:också |även )?behöv(?:er|a)|(?:behöver|skulle) (?:vi|jag) (?:också |även )?(?:behöva)?',
    own: 'behöv(?:er|a) (?:inte|ingen|inget|inga|tid|prata|diskutera|fundera)\\p{L}*',
    deed: 'behöv(?:er|a) (?:(?:också |även )?(?:få )?veta|att|få att|\\p{L}+a (?:om|det|den)) ',
  },
  Polish: {
    needs:
      'potrzebuj(?:ę|emy)|potrzebowa(?:libyśmy|łbym|łabym)|będ(?:ę|ziemy) (?:też |także |również |jeszcze )?potrzebowa(?:li|ł|ła|ć)|potrzebn[ayei] (?:mi|nam|jest|będzie|są)|(?:mi|nam) potrzebn[ayei]',
    own: 'potrzebuj\\p{L}+ (?:\\p{L}+ )?(?:kilku|paru) (?:informacji|szczegółów|danych|odpowiedzi)|(?:nie|już nie) (?:potrzeb)\\p{L}+|potrzebujemy (?:czasu|chwili)|potrzebuję (?:czasu|chwili)|potrzebujemy (?:to )?(?:omówić|przedyskutować)',
    deed: 'potrzeb\\p{L}+ (?:żeby|aby|by) ',
  },
  Czech: {
    needs:
      'potřebuj(?:i|u|eme)|potřeboval(?:i|a)? (?:bychom|bych)|(?:bychom|bych) (?:\\p{L}+ )?potřeboval(?:i|a)?',
    own: 'nepotřeb\\p{L}+|potřebuj\\p{L}+ (?:čas|to (?:probrat|projednat|prodiskutovat))',
    deed: 'potřeb\\p{L}+ (?:bychom |bych )?(?:aby|abyste|\\p{L}+(?:at|it|et)) ',
  },
  Russian: {
    needs:
      '(?:нам|мне) (?:также |ещё |еще |срочно )?(?:нужен|нужна|нужно|нужны|необходим|необходима|необходимо|необходимы|требуется|требуются|потребуется|потребуются|понадобится)|(?:понадобится|понадобятся|потребуются)',
    own: '(?:вам|тебе) (?:понадоб|потреб)\\p{L}+|не понадоб\\p{L}+|(?:нам|мне) (?:это |этого )?не (?:нуж|требу|понадоб)\\p{L}+|(?:нам|мне) (?:также |ещё |еще )?(?:нужно|необходимо) (?:время|обсудить|подумать|поговорить|посоветоваться)',
    deed: '(?:нужно|необходимо) (?:чтобы|\\p{L}+(?:ть|ти)) ',
  },
  Ukrainian: {
    needs:
      '(?:нам|мені) (?:також |ще |терміново )?(?:потрібен|потрібна|потрібно|потрібні|необхідний|необхідна|необхідно|необхідні|знадобиться)',
    own: '(?:нам|мені) (?:це )?не (?:потріб|знадоб)\\p{L}+|(?:нам|мені) (?:також |ще )?(?:потрібно|потрібен|необхідно) (?:час|обговорити|подумати|порадитися)',
    deed: '(?:потрібно|необхідно) (?:щоб|\\p{L}+ти) ',
  },
  Greek: {
    needs:
      'θα χρειαστ(?:ώ|ούμε)|(?:θα )?χρειαζ(?:όμαστε|όμουν|όμασταν)|(?:θα )?χρειάζομαι|(?:μας|μου) χρειάζ(?:εται|ονται)|θα (?:μας|μου) χρειαζόταν',
    own: 'δεν (?:θα )?(?:μας |μου )?χρει\\p{L}+|χρει\\p{L}+ (?:χρόνο|να (?:το )?(?:συζητήσουμε|σκεφτ|δούμε)\\p{L}*)',
    deed: 'χρει\\p{L}+ να ',
  },
  Turkish: {
    needs: 'ihtiyac(?:ımız|ım) (?:var|olacak)|(?:bize|bana) [^.,;?!]{2,60}(?:gerekiyor|gerekli|lazım)',
    own: 'ihtiyac(?:ımız|ım) yok|gerekmiyor|gerek yok|zamana ihtiyac\\p{L}+|\\p{L}{3,}m[ae]m(?:[ıi]z)? (?:gerek|lazım)\\p{L}*(?! m[ıi])',
    deed: '(?:menize|manıza|menizi|manızı|meniz|manız) ',
  },
  Arabic: {
    needs: 'نحتاج|أحتاج|بحاجة إلى|يلزمنا|تلزمنا|سنحتاج',
    own: '(?:لا|لسنا|لست|لن) (?:نحتاج|أحتاج|بحاجة)|(?:نحتاج|أحتاج|بحاجة) (?:إلى )?(?:مناقش|وقت|التشاور|التفكير|بعض الوقت|أن نناقش|دراسة الأمر)\\p{L}*',
    deed: '(?:نحتاج|أحتاج|بحاجة) (?:إلى )?أن ',
  },
  Hebrew: {
    needs:
      '(?:אנחנו|אנו) (?:נצטרך|צריכים|זקוקים)|אני (?:אצטרך|צריך|צריכה|זקוק|זקוקה)|נצטרך|נזדקק|נשמח לקבל|(?:דרוש|דרושה|דרושים|נדרש|נדרשת|נחוץ|נחוצה) (?:לנו|לי)',
    own: '(?:לא|איננו) (?:צריכים|צריך|צריכה|זקוקים|נצטרך|דרוש)|(?:צריכים|צריך|צריכה|נצטרך) (?:לדון|לדבר|לחשוב|זמן|להתייעץ|לבחון)',
    deed: '(?:צריך|צריכה|צריכים|נצטרך) (?:ש|ל)\\p{L}+ ',
  },
  Hindi: {
    needs:
      '(?:हमें|मुझे) [^।?!]{2,60}(?:चाहिए|की ज़रूरत|की जरूरत|की आवश्यकता)|(?:आवश्यकता|ज़रूरत|जरूरत) (?:होगी|है|रहेगी)|चाहिए होगा|चाहिए होगी',
    own: '(?:ज़रूरत|जरूरत|आवश्यकता) नहीं|नहीं चाहिए|(?:समय|वक़्त|वक्त) चाहिए|(?:बात|चर्चा|विचार) करनी (?:चाहिए|होगी)|(?:बात|चर्चा|विचार) करने की (?:ज़रूरत|जरूरत|आवश्यकता)',
  },
  Bengali: {
    needs: '(?:আমাদের|আমার) [^।?!]{2,60}(?:দরকার|প্রয়োজন|প্রয়োজন|লাগবে)',
    own: '(?:দরকার|প্রয়োজন|প্রয়োজন) (?:নেই|নাই)|লাগবে না|সময় (?:দরকার|প্রয়োজন|লাগবে)|আলোচনা করা (?:দরকার|প্রয়োজন|প্রয়োজন)',
  },
  Chinese: {
    needs:
      '(?:我们|我們|我)(?:还|也|還)?需要(?!您|你)|(?:我们|我們|我)(?:还|也)?急需|(?:希望|最好)[^，。]{0,16}(?:前|内|能|可以)[^，。]{0,4}(?:送到|送达|寄到|到货|交货|完工|装好)|(?:希望|最好|期待|盼望)[^，。]{0,20}(?:收到|拿到|得到|看到)(?!您的?(?:回复|答复|回信|来信|消息)|你的?(?:回复|答复|回信|消息)|[^，。]{0,6}(?:支持|理解|谅解|帮助|配合|机会|指导|关照)|回复|答复)|(?:[ ，；]|我们?|所以|现在)(?:还|也|就|都)?想(?:要|把[^，。]{1,16})?(?:改(?:到|成|为|签)|换(?:成|到|一)|推迟|提前到|延期|延长|取消|预订|预约|加一|加订|增加)|想要(?!的|不|求|了解|知道|咨询|请|问|在|去|做|成为)',
    own: '不需要|不再需要|无需|需要(?:先)?(?:了解|确认|知道|核实|请教|时间|時間|内部|讨论|討論|商量|考虑|考慮|研究|开会)',
  },
  Japanese: {
    needs: '(?:が|も)必要(?:です|となり|になり|でして|なので|でござ)|を必要として',
    own: '(?:契約|来院|来社|来店|入居|申し込み|手続き|受付)(?:の際|時|当日)に?は?、?[^。]{2,60}必要|必要(?:ありま|ござい|はありま|はござ|がありませ|ない|なく)|(?:時間|検討|相談|社内)[^。]{0,12}必要',
  },
  Korean: {
    needs: '필요합니다|필요해요|필요할 것 같|필요한 상황|필요하여',
    own: '(?:계약|방문|내원|입주|체크인|신청|접수|수령)(?: 시|시|할 때|하실 때)에?는?[ ,][^.]{2,80}필요(?:합니다|해요)|필요(?:하지 않|없|가 없|는 없)|(?:시간|논의|상의|검토|협의|조정|협조|양해)[이가]? 필요|(?:논의|상의|검토|협의)할 필요',
  },
  Thai: {
    needs: '(?:เรา|ทางเรา|ผม|ดิฉัน|บริษัท)?(?:จำเป็นต้องใช้|ต้องใช้|ต้องการ(?!ทราบ|ให้|ที่จะ|จะ|เวลา))',
    own: 'ไม่(?:จำเป็น)?ต้อง(?:การ|ใช้)|ต้องการ(?:เวลา|จัด|เดินทาง|ไป|เรียน|พัก|ย้าย|ทำ|สร้าง|เข้าพัก|ลงทะเบียน|สมัคร)|ต้องหารือ|ต้องปรึกษา|ต้องใช้[^ ]{1,40}(?:ไหม|มั้ย|หรือไม่|หรือเปล่า)',
  },
  Vietnamese: {
    needs:
      '(?:chúng tôi|bên em|bên tôi|tôi|em|mình|bên mình) (?:cũng |còn |sẽ |đang )?cần(?! (?:anh|chị|bạn|quý))',
    own: '(?:không|chưa) cần|cần (?:thời gian|thảo luận|trao đổi nội bộ|bàn|suy nghĩ|họp)',
  },
  Indonesian: {
    needs: '(?:kami|saya|kita) (?:juga |masih |akan )?(?:membutuhkan|memerlukan|butuh|perlu)',
    own: '(?:tidak|belum|tak) (?:membutuhkan|memerlukan|butuh|perlu)|(?:membutuhkan|memerlukan|butuh|perlu) (?:waktu|membahas|membicarakan|mendiskusikan|berdiskusi|memikirkan|mempertimbangkan)\\p{L}*',
    deed: 'perlu me\\p{L}+ ',
  },
  Malay: {
    needs: '(?:kami|saya|kita) (?:juga |masih |akan )?(?:memerlukan|perlukan|perlu)',
    own: '(?:tidak|belum|tak) (?:memerlukan|perlukan|perlu)|(?:memerlukan|perlukan|perlu) (?:masa|membincangkan|berbincang|memikirkan|mempertimbangkan)\\p{L}*',
    deed: 'perlu me\\p{L}+ ',
  },
  Swahili: {
    needs: '(?:tunahitaji|ninahitaji|nahitaji|tungehitaji|ningehitaji|tutahitaji|nitahitaji)',
    own: '(?:hatuhitaji|sihitaji|hatutahitaji)|hitaji (?:muda|kujadili|kuzungumza|kufikiria)\\p{L}*|(?:ningependa|tungependa|ningetaka|tungetaka) (?:kujiunga|kushiriki|kusoma|kununua|kusafiri|kukaa|kufanya|kuandaa|kujifunza|kukodi|kupanga|kuanza|kuhamia|kuagiza|kutumia|kukualika|kuwaalika)(?!\\p{L})',
    deed: 'hitaji ku\\p{L}+ ',
  },
};

/** Languages in which the words may stand inside others: no spaces, or letters before them. */
const INSIDE: readonly Language[] = ['Chinese', 'Japanese', 'Korean', 'Thai', 'Arabic', 'Hebrew'];

type Patterns = { needs: RegExp; own?: RegExp; deed?: RegExp };
const made = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns | undefined {
  const known = made.get(language);
  const row = rows[language];
  if (known || !row) return known;
  const start = INSIDE.includes(language) ? '' : '(?<!\\p{L})';
  const end = INSIDE.includes(language) ? '' : '(?!\\p{L})';
  const patterns: Patterns = {
    needs: new RegExp(`${start}(?:${row.needs})${end}`, 'iu'),
    ...(row.own ? { own: new RegExp(`(?:${row.own})`, 'giu') } : {}),
    ...(row.deed ? { deed: new RegExp(`${start}(?:${row.deed})`, 'iu') } : {}),
  };
  made.set(language, patterns);
  return patterns;
}

/** A sentence without the needs that ask for nothing: 'we do not need', 'we need to talk about it'. */
export function withoutOwnNeeds(text: string, language: Language): string {
  const own = patternsOf(language)?.own;
  return own ? text.replace(own, ' ') : text;
}

/**
 * Whether a sentence (in lower case, words parted by single spaces) says that a thing is needed: 'we would need the
 * invoice'. Not where something is to be done, nor where `withoutOwnNeeds` would have taken it out.
 */
export function statesNeed(text: string, language: Language): boolean {
  const patterns = patternsOf(language);
  if (!patterns?.needs.test(text)) return false;
  return !patterns.deed?.test(text);
}
