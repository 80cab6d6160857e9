import type { Language } from '#domain/languages.ts';

/**
 * How a reply in one language names an ask without its matter: alternatives of a regular expression over folded text
 * (`folded`) that match whole words where the script parts them; '~' is any ending.
 */
export type AskWords = {
  /** What counts as an ask: 'question', 'point'. */
  nouns: string;
  /** 'first' to 'fifth' at least, in every form that can stand beside such a noun. */
  ordinals: readonly string[];
  /** The only ask of a mail: 'your question'. */
  only: string;
  /** All of them at once: 'your questions', 'point by point'. */
  all: string;
  /** What thanks: a sentence with it answers nothing. */
  thanks: string;
  /** What may stand between an ordinal and its noun. */
  between: string;
  /** True where the noun goes first: 'pertanyaan kedua'. */
  nounFirst?: true;
};

const WORD = '[\\p{L}\\p{M}]+';
/** One word, or none, between the two. */
const near = `(?: ${WORD})? `;
/** Written without spaces. */
const joined = ' ?';

/** `ordinals` are parted by spaces, '_' stands for a space within one. */
function row(
  nouns: string,
  ordinals: string,
  only: string,
  all: string,
  thanks: string,
  order: Partial<Pick<AskWords, 'between' | 'nounFirst'>> = {},
): AskWords {
  return {
    nouns,
    ordinals: ordinals.split(' ').map((forms) => forms.replaceAll('_', ' ')),
    only,
    all,
    thanks,
    between: near,
    ...order,
  };
}

const after = { nounFirst: true } as const;

/**
 * The words by which a reply names the asks of a mail. Ordinals stand in whole words, not in stems, so that no weekday
 * ('четверг', 'piątek', 'primăvară') is one, and count only beside a noun, so that 'segunda' alone stays a Monday.
 * Those of src/drafter/instruction-words may end in anything: they name places in what a person wants.
 */
export const askWords: Readonly<Record<Language, AskWords>> = {
  English: row(
    'questions?|points?|requests?|items?|asks?|matter',
    'first|1st second|2nd third|3rd fourth|4th fifth|5th sixth|6th seventh|7th eighth|8th ninth|9th tenth|10th',
    'your (?:question|request|proposal|suggestion|invitation|inquiry|enquiry|offer)|you (?:asked|suggest(?:ed)?|requested|proposed)',
    'your (?:questions|points|requests)|(?:these|the|all|both) (?:questions|points)|each of (?:them|these|your ~)|all of (?:this|these|them)|point by point',
    'thanks?|thankful|grateful|appreciate~',
  ),
  French: row(
    'questions?|points?|demandes?|requêtes?',
    'premi(?:er|ère)|1(?:er|re|ère) deuxième|seconde?|2e|2ème troisième|3e|3ème quatrième|4e|4ème cinquième|5e|5ème',
    '(?:votre|ta|ton) (?:question|demande|proposition|invitation|offre|suggestion)',
    '(?:vos|tes) (?:questions|demandes|points)|(?:ces|chaque) (?:points?|questions?)|point par point',
    'merci|mercis|remerci~',
  ),
  Spanish: row(
    'preguntas?|puntos?|solicitud~|petición|peticiones|consultas?|cuestión|cuestiones',
    'primer[ao]?|1\\.?[ªºa] segund[ao]|2\\.?[ªºa] tercer[ao]?|3\\.?[ªºa] cuart[ao]|4\\.?[ªºa] quint[ao]|5\\.?[ªºa]',
    '(?:su|tu|vuestra) (?:pregunta|solicitud|petición|propuesta|consulta|invitación|oferta)',
    '(?:sus|tus|vuestras) (?:preguntas|solicitudes|peticiones|puntos|consultas)|cada punto|est[ao]s (?:puntos|preguntas)|punto por punto',
    'gracias|agradec~|agradezco',
  ),
  German: row(
    'fragen?|punkt(?:e|es)?|bitten?|anliegens?|anfragen?|wunsch(?:es)?|thema',
    'erste[nrsm]? zweite[nrsm]? dritte[nrsm]? vierte[nrsm]? fünfte[nrsm]?',
    '(?:ihre[nrm]?|ihr|deine[nrm]?|dein|eure[nrm]?|euer) (?:frage|bitte|anfrage|anliegen|vorschlag|einladung|angebot|wunsch|rückfrage)',
    '(?:ihre[nr]?|deine[nr]?|eure[nr]?) (?:fragen|punkte[n]?|anliegen|bitten|wünsche[n]?)|diese[n]? (?:punkten?|fragen)|alle[n]? (?:punkten?|fragen)|punkt für punkt',
    'dank~|bedank~|herzlichen dank',
  ),
  Italian: row(
    'domand[ae]|punt[oi]|richiest[ae]|quesit[oi]',
    'prim[oa] second[oa] terz[oa] quart[oa] quint[oa]',
    '(?:sua|tua|vostra) (?:domanda|richiesta|proposta|offerta)|(?:suo|tuo|vostro) (?:invito|quesito)',
    '(?:sue|tue|vostre) (?:domande|richieste)|(?:questi|ogni|i suoi|i tuoi) punt[oi]|punto per punto',
    'grazie|ringrazi~',
  ),
  Portuguese: row(
    'perguntas?|pontos?|pedidos?|solicitação|solicitações|questão|questões',
    'primeir[oa] segund[oa] terceir[oa] quart[oa] quint[oa]',
    '(?:sua|tua|vossa) (?:pergunta|solicitação|proposta|questão|dúvida)|(?:seu|teu|vosso) (?:pedido|convite)',
    '(?:suas|tuas|vossas) (?:perguntas|questões|solicitações|dúvidas)|(?:seus|teus) (?:pedidos|pontos)|(?:estes|esses|cada) pontos?|ponto por ponto',
    'obrigad[oa]s?|agradec~|agradeç~',
  ),
  Chinese: row(
    '个?(?:问题|要求|请求|事项|疑问)|点|项|条|件事',
    '第[一1] 第[二2] 第[三3] 第[四4] 第[五5]',
    '(?:您|你|贵方)的(?:问题|要求|请求|建议|提问|疑问|邀请|提议)|(?:您|你)(?:提出|提到|问到|所提|询问)',
    '这些问题|几个问题|各个问题|各项|以上问题|这几点|各点|以上几点|逐[一项条]',
    '谢谢|感谢|多谢|致谢',
    { between: joined },
  ),
  Japanese: row(
    'つ目|つめ|点目|番目|件目|項目目',
    '一|1|ひと 二|2|ふた 三|3|みっ|みつ 四|4|よっ|よつ 五|5|いつ',
    '(?:ご質問|お問い合わせ|お問合せ|ご依頼|ご要望|お尋ね|ご提案|ご相談|ご招待|お誘い)(?:の(?:件|内容|点|日)|について|につきまして|に関|にお答え|に対|へのお|いただ|を(?:喜んで|承)|を?お受け)',
    'ご質問の各点|各ご質問|いずれも|各件|各項目|以上の点|お答えする前に|ご(?:質問|依頼)の件',
    'ありがと|有難|感謝|御礼|お礼',
    { between: '' },
  ),
  Korean: row(
    '질문|문의|요청|사항|항목|건|제안|점',
    '첫_?번째|첫째|1번째? 두_?번째|둘째|2번째? 세_?번째|셋째|3번째? 네_?번째|넷째|4번째? 다섯_?번째|다섯째|5번째?',
    '문의하신|문의해 ?주신|질문하신|질문해 ?주신|요청하신|요청해 ?주신|제안하신|제안해 ?주신|말씀하신|말씀해 ?주신|물어보신',
    '질문들|각 질문|문의하신 내용|모든 사항|각 사항|하나씩|차례로',
    '감사|고맙|고마',
    { between: joined },
  ),
  Arabic: row(
    'سؤال~|نقطت~|نقطة|طلبك?م?|استفسار~|البند|السؤال|النقطة|الطلب',
    'الأولى?|الاول الثاني|الثانية الثالثة?|الثالث الرابعة?|الرابع الخامسة?|الخامس',
    '(?:سؤال|طلب|اقتراح|استفسار|دعوت|عرض)كم?',
    '(?:أسئلت|طلبات|استفسارات|نقاط)كم?|هذه (?:النقاط|الأسئلة)|جميع (?:النقاط|الأسئلة)',
    'شكر~|أشكر~|نشكر~|ممتن~|امتنان~',
    after,
  ),
  Russian: row(
    'вопрос~|пункт~|просьб~|запрос~|предложени~',
    'перв(?:ый|ого|ому|ым|ом|ая|ой|ую|ое) втор(?:ой|ого|ому|ым|ом|ая|ую|ое) трет(?:ий|ьего|ьему|ьим|ьем|ья|ьей|ью|ье) четв[её]рт(?:ый|ого|ому|ым|ом|ая|ой|ую|ое) пят(?:ый|ого|ому|ым|ом|ая|ой|ую|ое)',
    '(?:ваш|твой|ваше|твое|твоё|вашего|твоего|вашему|твоему|вашу|твою|вашей|твоей|вашем|твоем|твоём) (?:вопрос|запрос|просьб|предложени|приглашени)~',
    '(?:ваши|твои|ваших|твоих|вашим|твоим|эти|этим|этих|все|всем|всех) (?:вопрос(?:ы|ов|ам|ах)|пункт(?:ы|ов|ам|ах)|просьбы|просьбам)|по пунктам|отвечу на вс[её]',
    'спасибо|благодар~',
  ),
  Hindi: row(
    'प्रश्न~|सवाल~|बिंदु~|अनुरोध~|बात',
    'पहल[ेाी] दूसर[ेाी] तीसर[ेाी] चौथ[ेाी] पाँचव[ेाीें]~|पांचव~',
    '(?:आपक[ेाी]|तुम्हार[ेाी]|आपने जो) (?:प्रश्न|सवाल|अनुरोध|प्रस्ताव|पूछ|निमंत्रण|सुझाव)~',
    '(?:आपके|तुम्हारे) (?:प्रश्नों|सवालों)|इन सभी|सभी (?:प्रश्न|बिंदु|बातों|सवाल)~|उत्तर देने से पहले|जवाब देने से पहले',
    'धन्यवाद|आभार~|शुक्रिया',
  ),
  Dutch: row(
    'vraag|vragen|punt|punten|verzoek|voorstel',
    'eerste|1e tweede|2e derde|3e vierde|4e vijfde|5e',
    '(?:uw|je|jouw|jullie) (?:vraag|verzoek|voorstel|uitnodiging|aanbod)',
    '(?:uw|je|jouw|jullie|deze|alle|de) (?:vragen|verzoeken|punten)|punt voor punt',
    'dank~|bedankt?|bedanken',
  ),
  Swedish: row(
    'frågan?|punkt(?:en)?|önskemål(?:et)?|förfrågan|begäran',
    'första|1:a andra|2:a tredje|3:e fjärde|4:e femte|5:e',
    '(?:din|er|ert|ditt) (?:fråga|förfrågan|önskemål|förslag|begäran|inbjudan)',
    '(?:dina|era|alla) (?:frågor|punkter|önskemål)|frågorna|punkterna|punkt för punkt',
    'tack~',
  ),
  Polish: row(
    'pytani~|punk(?:t|tu|tem|cie|towi)|prośb~|kwesti~|spraw(?:a|y|ie|ę)',
    'pierwsz(?:e|ego|emu|ym|y|a|ej|ą) drug(?:ie|iego|iemu|im|i|a|iej|ą) trzeci(?:e|ego|emu|m|a|ej|ą)? czwart(?:e|ego|emu|ym|y|a|ej|ą) piąt(?:e|ego|emu|ym|y|a|ej|ą)',
    '(?:państwa|pana|pani|pańskie~|pańską|twoje~|twoją|twoja|wasze~|waszą) (?:pytani|prośb|propozycj|zapytani|zaproszeni|ofert)~',
    '(?:państwa|pana|pani|twoje|twoich|twoim|wszystkie|wszystkich|te|tych|poszczególnych) (?:pytania|pytań|pytaniach|pytaniami|prośby|kwestie|kwestii|punkty|punktów|punktach)|wszystkimi punktami|po kolei|zanim (?:odpowiem|odniosę)|punkt po punkcie',
    'dzięk~|podziękow~',
  ),
  Turkish: row(
    'sorunuz~|soru|soruya|soruda|sorun~|konu~|madde~|nokta~|taleb~|talep~|husus~',
    'birinci|ilk ikinci üçüncü dördüncü beşinci',
    'sorunuz(?:u|a|la)~|sorduğun~|talebin~|isteğin~|önerin~|davetin~|rican~|teklifin~',
    '(?:sorularınız|soruların|talepleriniz|taleplerin)(?:a|ı|la)~|(?:bu|tüm) (?:konular|hususlar|sorular|noktalar|maddeler)~|hepsine|sırayla|yazdıkların~',
    'teşekkür~|sağ ?ol~|minnettar~',
  ),
  Vietnamese: row(
    'câu hỏi|yêu cầu|điểm|mục|vấn đề|đề nghị|ý',
    'thứ_nhất|đầu_tiên thứ_hai thứ_ba thứ_tư thứ_năm',
    '(?:câu hỏi|yêu cầu|đề nghị|đề xuất|lời mời) (?:của|mà) (?:anh|chị|bạn|quý|em|ông|bà)|(?:anh|chị|bạn|anh/chị) (?:hỏi|yêu cầu|đề nghị|đề xuất|nêu)',
    '(?:các|những|từng|mọi) (?:câu hỏi|yêu cầu|điểm|ý|mục)',
    'cảm ơn|cám ơn|biết ơn',
    { nounFirst: true, between: ' ' },
  ),
  Thai: row(
    'คำถาม(?:ข้อ)?|ข้อ|เรื่อง|ประเด็น',
    'แรก|ที่_?หนึ่ง|(?:ที่)?_?1(?![\\d.:]) ที่_?สอง|(?:ที่)?_?2(?![\\d.:]) ที่_?สาม|(?:ที่)?_?3(?![\\d.:]) ที่_?สี่|(?:ที่)?_?4(?![\\d.:]) ที่_?ห้า|(?:ที่)?_?5(?![\\d.:])',
    '(?:คำถาม|คำขอ|ข้อเสนอ|เรื่อง|ข้อ)ที่(?:คุณ|ท่าน)?(?:สอบถาม|ถาม|ขอ|เสนอ|แจ้ง)|(?:คำถาม|คำขอ|ข้อเสนอ|คำเชิญ)ของ(?:คุณ|ท่าน)',
    'คำถามทั้งหมด|ทุกข้อ|ทุกเรื่อง|แต่ละข้อ|เรื่องเหล่านี้|ทั้งหมดนี้',
    'ขอบคุณ|ขอบใจ|ขอบพระคุณ',
    { nounFirst: true, between: joined },
  ),
  Indonesian: row(
    'pertanyaan~|poin|hal|permintaan~|permohonan~|usulan~',
    'pertama kedua ketiga keempat kelima',
    '(?:pertanyaan|permintaan|usulan|tawaran|permohonan|undangan)(?:mu|nya| (?:anda|kamu|bapak|ibu))',
    'pertanyaan-pertanyaan|(?:semua|setiap) (?:pertanyaan|hal|poin)|hal-hal|poin-poin',
    'terima kasih|makasih|berterima kasih',
    after,
  ),
  Greek: row(
    'ερώτησ~|ερώτημ~|ερωτήμ~|αίτημ~|αιτήμ~|σημεί~|θέμα',
    'πρώτ(?:ο|ου|η|ης|ό|ή) δεύτερ(?:ο|ου|η|ης|ό|ή) τρίτ(?:ο|ου|η|ης|ό|ή) τέταρτ(?:ο|ου|η|ης|ό|ή) πέμπτ(?:ο|ου|η|ης|ό|ή)',
    '(?:ερώτησή|ερώτημά|αίτημά|πρότασή|πρόσκλησή|ερώτησης|ερωτήματός|αιτήματός|πρότασής) (?:σας|σου)',
    '(?:ερωτήσεις|ερωτήσεών|ερωτήματά|αιτήματά|σημεία) (?:σας|σου)|όλα τα (?:ερωτήματα|σημεία|αιτήματα)|όλες τις ερωτήσεις|(?:απαντήσω|απάντηση) σε όλα',
    'ευχαριστ~|ευγνώμ~',
  ),
  Romanian: row(
    'întrebar~|întrebăr~|punct|punctul|solicitar~|cerer~',
    'prim(?:a|ul|ei|ului)|dintâi (?:a|al)_doua|al_doilea (?:a_)?treia|al_treilea (?:a_)?patra|al_patrulea (?:a_)?cincea|al_cincilea',
    '(?:întrebarea|întrebării|solicitarea|solicitării|cererea|cererii|propunerea|propunerii|rugămintea|rugăminții|invitația|invitației) (?:dumneavoastră|dvs|ta|tale|voastră)',
    'întrebările|întrebărilor|solicitările|(?:aceste|fiecare) puncte?|cererile|punct cu punct',
    'mulțum~|mersi|recunoscăt~',
  ),
  Czech: row(
    'dotaz~|otáz~|bod(?:u|ě|em)?|žádost~|prosb~|návrh~',
    'první(?:ho|mu|m)? druh(?:ý|ého|ému|ém|ým|á|é|ou) třetí(?:ho|mu|m)? čtvrt(?:ý|ého|ému|ém|ým|á|é|ou) pát(?:ý|ého|ému|ém|ým|á|é|ou)',
    '(?:váš|vaše|vaši|vašeho|vašemu|vaší|tvůj|tvoje|tvoji|tvého|tvému|tvou|tvé) (?:dotaz|otáz|žádost|prosb|návrh|nabíd|pozván)~',
    '(?:vaše|vašim|tvé|tvoje|tvým|všechny|všem|tyto|těmto|jednotlivé|jednotlivým|jednotlivých) (?:dotazy|dotazům|otázky|otázkám|žádosti|body|bodům|bodů)|než (?:odpovím|se vyjádřím)|bod po bodu',
    'děkuj~|díky|dík|vděč~|poděkov~',
  ),
  Ukrainian: row(
    'запитанн~|питанн~|проханн~|запит(?:у|ом|ом|і)?|пункт(?:у|ом|і)?|пропозиці~',
    "перш(?:е|ого|ому|им|ий|а|ої|ій|у|ою) друг(?:е|ого|ому|им|ий|а|ої|ій|у|ою) трет(?:є|ього|ьому|ім|ій|я|ьої|ю|ьою) четверт(?:е|ого|ому|им|ий|а|ої|ій|у|ою) п'ят(?:е|ого|ому|им|ий|а|ої|ій|у|ою)",
    '(?:ваше|вашого|вашому|вашим|ваш|вашу|вашої|твоє|твого|твоєму|твій|твою|твоєї) (?:запитанн|питанн|проханн|запит|пропозиці|запрошенн)~',
    '(?:ваші|ваших|вашим|твої|твоїх|твоїм|ці|цих|усі|всі|усіх|всіх) (?:запитання|запитань|запитанням|питання|питань|питанням|прохання|пункти|пунктів|пунктам)|за пунктами|відповім на все',
    'дяку~|подяк~|вдячн~',
  ),
  Hebrew: row(
    'שאלתך|שאלתכם|השאלה|שאלה|בקשתך|הבקשה|הנקודה|הסעיף|הנושא',
    'הראשונה? השנייה|השניה|השני השלישית? הרביעית? החמישית?',
    'שאלתך|שאלתכם|בקשתך|בקשתכם|הצעתך|הצעתכם|הזמנתך|השאלה שלך|הבקשה שלך|ההצעה שלך|פנייתך',
    'שאלותיך|שאלותיכם|השאלות|הבקשות|הנקודות|נקודות שהעלית|בקשותיך',
    'תודה|תודות|מודה|מודים',
    after,
  ),
  Malay: row(
    'soalan|pertanyaan|perkara|permintaan|permohonan|cadangan',
    'pertama kedua ketiga keempat kelima',
    '(?:soalan|pertanyaan|permintaan|permohonan|cadangan|jemputan|tawaran) (?:anda|awak|tuan|puan|encik|cik)',
    '(?:semua|setiap) (?:soalan|pertanyaan|perkara|permintaan)|soalan-soalan|pertanyaan-pertanyaan|perkara-perkara|perkara yang (?:anda|awak|tuan|puan)',
    'terima kasih|berterima kasih',
    after,
  ),
  Bengali: row(
    'প্রশ্ন~|অনুরোধ~|বিষয়~',
    'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম',
    '(?:আপনার|তোমার) (?:প্রশ্ন|অনুরোধ|প্রস্তাব|আমন্ত্রণ)~',
    'প্রশ্নগুল~|বিষয়গুল~|সবগুল~|সব (?:প্রশ্ন|বিষয়)~|উত্তর দেওয়ার আগে',
    'ধন্যবাদ|কৃতজ্ঞ~',
  ),
  Swahili: row(
    'swali|ombi|hoja|jambo|pendekezo',
    'la_kwanza|ya_kwanza la_pili|ya_pili la_tatu|ya_tatu la_nne|ya_nne la_tano|ya_tano',
    '(?:swali|ombi|pendekezo) (?:lako|lenu)|mwaliko wako',
    '(?:maswali|maombi|hoja) (?:yako|yenu|zako|zenu|yote|zote)|mambo yote',
    'asante~|ahsante~|shukrani|nashukuru|tunashukuru',
    after,
  ),
};
