import type { Language } from '#domain/languages.ts';

/** How a reply names an ask without its matter: the only one, one of several by its place, all at once. Lower-case beginnings. */
type AskWords = { one: readonly string[]; places: readonly (readonly string[])[]; all: readonly string[] };

/** 'first', 'second', … to the fifth, from a list with '/' between the forms of one place. */
function words(one: string, places: string, all: string): AskWords {
  return {
    all: all.split('|'),
    one: one.split('|'),
    places: places.split(' ').map((forms) => forms.replaceAll('_', ' ').split('/')),
  };
}

export const askWords: Record<Language, AskWords> = {
  English: words(
    'your question|your request|your proposal|your invitation|you asked|you suggest',
    'first second third fourth fifth',
    'your questions|your points|your requests|the questions|each of them|all of this',
  ),
  French: words(
    'votre question|votre demande|votre proposition|votre invitation|ta question|ta demande|ta proposition',
    'premi deuxième/second troisième quatrième cinquième',
    'vos questions|vos demandes|vos points|tes questions|tes demandes|ces points',
  ),
  Spanish: words(
    'su pregunta|su solicitud|su petición|su propuesta|tu pregunta|tu solicitud|tu petición|tu propuesta',
    'primer segund tercer cuart quint',
    'sus preguntas|sus solicitudes|sus peticiones|tus preguntas|cada punto|estos puntos|estas preguntas',
  ),
  German: words(
    'ihre frage|ihrer frage|deine frage|deiner frage|ihre bitte|ihrer bitte|deine bitte|deiner bitte|ihre anfrage|ihrer anfrage|deine anfrage|ihr anliegen|ihrem anliegen|dein anliegen|deinem anliegen|ihr vorschlag|ihrem vorschlag|ihren vorschlag|dein vorschlag',
    'erst zweit dritt viert fünft',
    'ihre fragen|ihren fragen|deine fragen|deinen fragen|ihre punkte|ihren punkten|ihre anliegen|ihren anliegen|diese punkte|allen punkten|alle punkte',
  ),
  Italian: words(
    'sua domanda|tua domanda|sua richiesta|tua richiesta|sua proposta|tua proposta|vostra richiesta|vostra domanda|vostra proposta',
    'prim second terz quart quint',
    'sue domande|tue domande|sue richieste|tue richieste|vostre domande|questi punti',
  ),
  Portuguese: words(
    'sua pergunta|tua pergunta|seu pedido|teu pedido|sua solicitação|sua proposta|tua proposta',
    'primeir segund terceir quart quint',
    'suas perguntas|suas questões|tuas perguntas|seus pedidos|estes pontos|esses pontos',
  ),
  Chinese: words(
    '您的问题|你的问题|您的要求|您的请求|你的请求|您提出|您提到|你提到|您的建议',
    '第一 第二 第三 第四 第五',
    '这些问题|几个问题|各个问题|各项|以上问题|这几点|几点',
  ),
  Japanese: words(
    'ご質問|お問い合わせ|ご依頼|ご要望|お尋ね|ご提案|ご相談',
    '一つ目/1つ目/一点目/1点目/一番目 二つ目/2つ目/二点目/2点目/二番目 三つ目/3つ目/三点目/3点目/三番目 四つ目/4つ目/四点目/4点目/四番目 五つ目/5つ目/五点目/5点目/五番目',
    'ご質問の件|各ご質問|いずれ|各件|各項目|以上の点',
  ),
  Korean: words(
    '문의|질문|요청|제안|말씀하신',
    '첫 두 세 네 다섯',
    '질문들|각 질문|문의하신 내용|모든 사항|각 사항',
  ),
  Arabic: words(
    'سؤالك|سؤالكم|طلبك|طلبكم|اقتراحك|اقتراحكم|استفسارك|استفساركم',
    'الأول الثان الثالث الرابع الخامس',
    'أسئلتك|أسئلتكم|طلباتك|طلباتكم|استفساراتكم|هذه النقاط',
  ),
  Russian: words(
    'ваш вопрос|вашего вопроса|вашему вопросу|вашу просьбу|вашей просьбе|ваш запрос|ваше предложение|твой вопрос|твою просьбу',
    'перв втор трет четв пят',
    'ваши вопросы|ваших вопросов|вашим вопросам|твои вопросы|этим вопросам|эти вопросы|этим пунктам|все пункты',
  ),
  Hindi: words(
    'आपके प्रश्न|आपका प्रश्न|आपके सवाल|आपका सवाल|आपके अनुरोध|आपका अनुरोध|आपके प्रस्ताव',
    'पहल दूसर तीसर चौथ पाँचव/पांचव',
    'आपके प्रश्नों|आपके सवालों|इन सभी|सभी प्रश्न|सभी बिंदु',
  ),
  Dutch: words(
    'uw vraag|je vraag|jouw vraag|uw verzoek|je verzoek|uw voorstel|je voorstel',
    'eerste tweede derde vierde vijfde',
    'uw vragen|je vragen|jouw vragen|uw verzoeken|deze punten',
  ),
  Swedish: words(
    'din fråga|er fråga|din förfrågan|er förfrågan|ditt önskemål|ditt förslag|din begäran',
    'första andra tredje fjärde femte',
    'dina frågor|era frågor|frågorna|dina punkter|punkterna',
  ),
  Polish: words(
    'pytani|prośb|prośb|propozycj',
    'pierwsz drugi trzeci czwart piąt',
    'pytania|pytań|pytaniach|prośby|te kwestie|tych kwestii',
  ),
  Turkish: words(
    'sorunuz|sorun|talebiniz|talebin|isteğiniz|öneriniz|önerin|rican',
    'birinci/ilk ikinci üçüncü dördüncü beşinci',
    'sorularınız|soruların|taleplerin|bu konular|bu hususlar',
  ),
  Vietnamese: words(
    'câu hỏi|yêu cầu|đề nghị|đề xuất',
    'nhất hai/thứ_hai ba tư/bốn năm',
    'các câu hỏi|các yêu cầu|những câu hỏi|các điểm|những điểm',
  ),
  Thai: words(
    'คำถาม|คำขอ|ข้อเสนอ|เรื่องที่',
    'แรก/ข้อ_1/หนึ่ง สอง สาม สี่ ห้า',
    'คำถามทั้งหมด|ทุกข้อ|ทุกเรื่อง|แต่ละข้อ|เรื่องเหล่านี้|ทั้งหมดนี้',
  ),
  Indonesian: words(
    'pertanyaan|permintaan|usulan|tawaran|permohonan',
    'pertama kedua ketiga keempat kelima',
    'pertanyaan-pertanyaan|semua pertanyaan|semua hal|hal-hal|poin-poin',
  ),
  Greek: words(
    'ερώτησ|ερώτημ|αίτημ|πρότασ|παράκλησ',
    'πρώτ δεύτερ τρίτ τέταρτ πέμπτ',
    'ερωτήσεις|ερωτημάτων|ερωτήματα|αιτήματα|σημεία',
  ),
  Romanian: words(
    'întrebar|solicitar|cerer|propuner|rugămint',
    'prim al_doilea/a_doua/doua al_treilea/a_treia/treia patra/patrulea cincea/cincilea',
    'întrebările|întrebărilor|solicitările|aceste puncte|cererile',
  ),
  Czech: words(
    'dotaz|otázk|žádost|prosb|návrh',
    'prvn druh třet čtvrt pát',
    'dotazy|otázky|otázkám|dotazům|žádosti|tyto body|těmto bodům',
  ),
  Ukrainian: words(
    'запитанн|питанн|проханн|запит|пропозиці',
    "перш друг трет четверт п'ят",
    'ваші запитання|ваших запитань|ваші питання|ці питання|твої запитання|усі пункти',
  ),
  Hebrew: words(
    'שאלה|שאלתך|השאלה|בקשתך|הבקשה|הצעתך|ההצעה',
    'ראשונ שני שליש רביע חמיש',
    'שאלותיך|השאלות|הבקשות|הנקודות|בקשותיך',
  ),
  Malay: words(
    'pertanyaan|soalan|permintaan|permohonan|cadangan',
    'pertama kedua ketiga keempat kelima',
    'semua pertanyaan|soalan-soalan|pertanyaan-pertanyaan|semua perkara|perkara-perkara',
  ),
  Bengali: words('প্রশ্ন|অনুরোধ|প্রস্তাব', 'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম', 'প্রশ্নগুলো|প্রশ্নগুলির|বিষয়গুলো|সবগুলো'),
  Swahili: words('swali|ombi|pendekezo', 'kwanza pili tatu nne tano', 'maswali|maombi|mambo yote|hoja'),
};
