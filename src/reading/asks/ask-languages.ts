import type { Language } from '#domain/languages.ts';
import type { Ask, AskAnswer, Span } from '../reading.ts';
import { foreignTopic } from './ask-foreign-topic.ts';

/** What marks asks in a language, lower case. Parted by '|'. */
type Cues = {
  /** Words that ask for something to be done, wherever they stand. */
  request: string;
  /** Words that open a question, for languages that may do without a mark. */
  question?: string;
  time?: string;
  amount?: string;
  explanation?: string;
  fact?: string;
  /** Courtesies that want no answer. */
  courtesy?: string;
  /** Ends of words or lack of spaces: cues are looked for inside words too. */
  inside?: boolean;
};

/** One row a language; a language without a row is read by its question marks alone. */
const cues: Partial<Record<Language, Cues>> = {
  French: {
    request: `merci de|merci d'|veuillez|pourriez-vous|pouvez-vous|peux-tu|pourrais-tu|je vous prie de bien vouloir|nous vous prions de|je vous serais reconnaissant|je vous saurais gré|nous aurions besoin|j'aurais besoin|j'ai besoin|prière de|faites-moi savoir|fais-moi savoir|dites-moi|dis-moi|tenez-moi|tiens-moi|envoyez-moi|envoie-moi|s'il vous plaît|s'il te plaît|svp|stp|je souhaiterais savoir|je voudrais savoir|j'aimerais savoir`,
    time: `quand|à quelle heure|quel jour|quelle date`,
    amount: `combien|quel prix|quel est le prix|quel montant|quel tarif`,
    explanation: `pourquoi|comment|qu'en pensez|qu'en penses`,
    fact: `qui|où|quel|quelle|quels|quelles|que|lequel|laquelle`,
    courtesy: `comment allez-vous|comment vas-tu|ça va|comment ça va|n'hésitez pas|n'hésite pas`,
  },
  Spanish: {
    request: `por favor|podría|podrías|podrían|puede|puedes|le agradecería|te agradecería|agradeceríamos|les ruego|le ruego|le pido|te pido|necesito que|necesitamos que|necesitamos|necesito|envíame|envíenos|envíeme|mándame|dime|díganos|hágame saber|hazme saber|avísame|avíseme|confírmame|confirme|quisiera saber|me gustaría saber`,
    time: `cuándo|a qué hora|qué día|qué fecha`,
    amount: `cuánto|cuánta|cuántos|cuántas|qué precio`,
    explanation: `por qué|cómo|qué te parece|qué le parece|qué opina`,
    fact: `quién|dónde|qué|cuál|cuáles`,
    courtesy: `cómo está|cómo estás|qué tal|no dude en|no dudes en`,
  },
  German: {
    request: `bitte|könnten sie|können sie|könntest du|kannst du|könntet ihr|würden sie|würdest du|wäre es möglich|ich wäre ihnen dankbar|ich wäre dankbar|wir wären ihnen dankbar|wir bitten|ich bitte|ich möchte sie bitten|wir benötigen|ich benötige|ich brauche|wir brauchen|lassen sie mich wissen|lass mich wissen|sag mir|sagen sie|gib mir|geben sie|schick mir|schicken sie|senden sie|teilen sie|ich würde gerne wissen|ich wüsste gern|ich möchte wissen`,
    time: `wann|um wie viel uhr|um wieviel uhr|bis wann|welcher tag|an welchem`,
    amount: `wie viel|wieviel|wie viele|was kostet|wie hoch`,
    explanation: `warum|wieso|weshalb|wie|was halten sie|was hältst du|was meinst du`,
    fact: `wer|wo|was|welche|welcher|welches|wen|wem|wohin`,
    courtesy: `wie geht es|wie geht's|zögern sie nicht|melden sie sich gerne|melde dich gern|bei fragen`,
  },
  Italian: {
    request: `per favore|per cortesia|potrebbe|potresti|può|puoi|potreste|le sarei grato|le sarei grata|vi prego|la prego|ti prego|ho bisogno|abbiamo bisogno|mi faccia sapere|fammi sapere|fateci sapere|mi dica|dimmi|mi mandi|mandami|inviami|mi invii|si prega|cortesemente|gentilmente|vorrei sapere|mi piacerebbe sapere`,
    time: `quando|a che ora|che giorno|quale data`,
    amount: `quanto|quanta|quanti|quante|che prezzo`,
    explanation: `perché|come|cosa ne pensa|cosa ne pensi`,
    fact: `chi|dove|che cosa|cosa|quale|quali|che`,
    courtesy: `come sta|come stai|come va|non esiti a|non esitare`,
  },
  Portuguese: {
    request: `por favor|por gentileza|poderia|você pode|pode me|podes|poderiam|agradeceria|agradecemos se|gostaria que|peço que|solicito|preciso que|preciso|precisamos|me envie|envie-me|envia-me|me avise|avise-me|me diga|diga-me|informe|confirme|gostaria de saber|queria saber`,
    time: `quando|a que horas|que dia|qual data|que horas`,
    amount: `quanto|quanta|quantos|quantas|qual o preço|qual o valor`,
    explanation: `por que|porque|como|o que você acha|o que acha`,
    fact: `quem|onde|o que|qual|quais|que`,
    courtesy: `como vai|como está|tudo bem|não hesite`,
  },
  Dutch: {
    request: `alstublieft|alsjeblieft|graag|kunt u|kun je|kan je|zou u|zou je|wilt u|wil je|gelieve|ik verzoek u|wij verzoeken|ik heb nodig|we hebben nodig|laat me weten|laat mij weten|laat het me weten|laat ons weten|stuur me|stuur mij|ik zou willen weten|ik zou graag weten|ik vroeg me af`,
    time: `wanneer|hoe laat|welke dag|welke datum`,
    amount: `hoeveel|wat kost|wat is de prijs`,
    explanation: `waarom|hoe|wat vind je|wat vindt u`,
    fact: `wie|waar|wat|welke|welk`,
    courtesy: `hoe gaat het|hoe is het|aarzel niet|neem gerust contact`,
  },
  Swedish: {
    request: `vänligen|var snäll och|snälla|kan du|kan ni|skulle du kunna|skulle ni kunna|vill du|jag behöver|vi behöver|hör av dig|låt mig veta|meddela|skicka|jag undrar|vi undrar|jag skulle vilja veta|tacksam för|tacksam om`,
    time: `när|vilken tid|hur dags|vilken dag|vilket datum`,
    amount: `hur mycket|hur många|vad kostar`,
    explanation: `varför|hur|vad tycker du`,
    fact: `vem|var|vad|vilken|vilket|vilka`,
    courtesy: `hur mår du|hur är det|tveka inte`,
  },
  Polish: {
    request: `proszę|prosimy|prosiłbym|prosiłabym|czy mógłby|czy mogłaby|czy mogliby|czy możesz|czy może pan|czy może pani|czy mogą państwo|będę wdzięczny|będę wdzięczna|uprzejmie|potrzebuję|potrzebujemy|daj znać|daj mi znać|wyślij|prześlij|chciałbym wiedzieć|chciałabym wiedzieć`,
    question: `czy`,
    time: `kiedy|o której|którego dnia|jaki termin`,
    amount: `ile|jaka cena|jaki koszt`,
    explanation: `dlaczego|jak|co sądzisz|co myślisz`,
    fact: `kto|gdzie|co|który|która|które|jaki|jaka`,
    courtesy: `jak się masz|co słychać|co u ciebie`,
  },
  Czech: {
    request: `prosím|prosíme|mohl byste|mohla byste|mohli byste|můžete|můžeš|mohl bys|mohla bys|potřebuji|potřebujeme|dejte mi vědět|dej mi vědět|pošlete|pošli|žádám|žádáme|rád bych věděl|ráda bych věděla`,
    time: `kdy|v kolik|který den`,
    amount: `kolik|jaká je cena`,
    explanation: `proč|jak|co si myslíte`,
    fact: `kdo|kde|co|který|která|které|jaký|jaká`,
    courtesy: `jak se máte|jak se máš|jak se vede`,
  },
  Romanian: {
    request: `vă rog|te rog|vă rugăm|ați putea|ai putea|puteți|poți|aș aprecia|v-aș fi recunoscător|am nevoie|avem nevoie|trimite-mi|trimiteți-mi|spune-mi|anunță-mă|anunțați-mă|aș dori să știu|aș vrea să știu`,
    time: `când|la ce oră|în ce zi|ce dată`,
    amount: `cât|câtă|câți|câte|ce preț`,
    explanation: `de ce|cum|ce părere`,
    fact: `cine|unde|ce|care`,
    courtesy: `ce mai faci|ce mai faceți|cum vă simțiți`,
  },
  Turkish: {
    request: `lütfen|rica ederim|rica ediyorum|misiniz|mısınız|musunuz|müsünüz|bilir misin|abilir mi|ebilir mi|ihtiyacım var|ihtiyacımız var|haber verin|haber ver|bildirin|gönderin|iletmenizi|öğrenmek istiyorum`,
    time: `ne zaman|saat kaçta|hangi gün|hangi tarih`,
    amount: `ne kadar|kaç|fiyatı nedir`,
    explanation: `neden|niçin|nasıl|ne düşünüyorsun`,
    fact: `kim|nerede|ne|hangi|hangisi`,
    courtesy: `nasılsınız|nasılsın|ne haber`,
    inside: true,
  },
  Indonesian: {
    request: `mohon|tolong|silakan kirim|bisakah|bisa tolong|apakah anda bisa|dapatkah|saya membutuhkan|kami membutuhkan|saya perlu|kami perlu|beri tahu|kabari|beritahu|harap|saya ingin tahu`,
    question: `apakah|bisakah|dapatkah|bolehkah`,
    time: `kapan|jam berapa|hari apa|tanggal berapa`,
    amount: `berapa`,
    explanation: `mengapa|kenapa|bagaimana`,
    fact: `siapa|di mana|dimana|apa|yang mana`,
    courtesy: `apa kabar|jangan ragu`,
  },
  Malay: {
    request: `sila|mohon|tolong|bolehkah|boleh anda|boleh tuan|boleh encik|boleh hantar|boleh beri|saya memerlukan|kami memerlukan|saya perlu|kami perlu|maklumkan|beritahu|harap|saya ingin tahu`,
    question: `adakah|bolehkah|dapatkah`,
    time: `bila|pukul berapa|hari apa|tarikh`,
    amount: `berapa`,
    explanation: `mengapa|kenapa|bagaimana`,
    fact: `siapa|di mana|apa|yang mana`,
    courtesy: `apa khabar|jangan teragak`,
  },
  Vietnamese: {
    request: `vui lòng|xin hãy|làm ơn|có thể gửi|có thể cho|giúp tôi|giúp em|giúp mình|tôi cần|chúng tôi cần|cho tôi biết|cho em biết|cho mình biết|đề nghị|nhờ anh|nhờ chị|mong anh|mong chị`,
    question: `phải không|được không|có không`,
    time: `khi nào|bao giờ|mấy giờ|ngày nào|lúc nào`,
    amount: `bao nhiêu|mấy`,
    explanation: `tại sao|vì sao|như thế nào|thế nào`,
    fact: `ai|ở đâu|cái gì|nào|gì`,
    courtesy: `có khỏe không|khỏe không|đừng ngần ngại`,
  },
  Swahili: {
    request: `tafadhali|naomba|tunaomba|ningependa|ninahitaji|nahitaji|tunahitaji|nijulishe|nitumie|tujulishe|unaweza|mnaweza`,
    question: `je`,
    time: `lini|saa ngapi|siku gani`,
    amount: `ngapi|kiasi gani|bei gani`,
    explanation: `kwa nini|vipi|namna gani`,
    fact: `nani|wapi|nini|gani`,
    courtesy: `habari gani|hujambo|u hali gani`,
  },
  Russian: {
    request: `пожалуйста|прошу|просим|просьба|не могли бы|могли бы|можете|можешь|не мог бы|не могла бы|буду благодарен|буду благодарна|будем признательны|мне нужен|мне нужна|мне нужно|нам нужно|нам необходимо|дайте знать|дай знать|сообщите|пришлите|пришли|отправьте|подскажите|скажите|уточните|хотел бы узнать|хотела бы узнать|хотелось бы узнать`,
    time: `когда|во сколько|в какое время|в какой день|какого числа`,
    amount: `сколько|какая цена|какова стоимость`,
    explanation: `почему|зачем|как|что вы думаете|что думаешь`,
    fact: `кто|где|куда|что|какой|какая|какие|какое|чей`,
    courtesy: `как дела|как вы поживаете|как поживаете|не стесняйтесь`,
  },
  Ukrainian: {
    request: `будь ласка|прошу|просимо|прохання|чи не могли б|чи могли б|могли б|можете|можеш|буду вдячний|буду вдячна|будемо вдячні|мені потрібен|мені потрібна|мені потрібно|нам потрібно|дайте знати|дай знати|повідомте|надішліть|надішли|підкажіть|скажіть|уточніть|хотів би дізнатися|хотіла б дізнатися`,
    question: `чи`,
    time: `коли|о котрій|якого числа|в який день`,
    amount: `скільки|яка ціна|яка вартість`,
    explanation: `чому|навіщо|як|що ви думаєте`,
    fact: `хто|де|куди|що|який|яка|які|яке|чий`,
    courtesy: `як справи|як ся маєте|не соромтеся`,
  },
  Greek: {
    request: `παρακαλώ|παρακαλούμε|θα μπορούσατε|μπορείτε|μπορείς|θα ήθελα να μου|θα σας ήμουν ευγνώμων|χρειάζομαι|χρειαζόμαστε|ενημερώστε|ενημέρωσέ|πείτε μου|πες μου|στείλτε|στείλε|θα ήθελα να μάθω|θα ήθελα να ρωτήσω`,
    time: `πότε|τι ώρα|ποια μέρα|ποια ημερομηνία`,
    amount: `πόσο|πόσα|πόσοι|πόσες|ποια τιμή`,
    explanation: `γιατί|πώς|τι γνώμη`,
    fact: `ποιος|ποια|ποιο|πού|τι`,
    courtesy: `τι κάνετε|τι κάνεις|πώς είστε|πώς είσαι`,
  },
  Arabic: {
    request: `من فضلك|من فضلكم|يرجى|أرجو|نرجو|رجاء|الرجاء|هل يمكنك|هل يمكنكم|هل بإمكانك|أود أن أعرف|أود معرفة|نحتاج|أحتاج|أخبرني|أرسل لي|أكون ممتنا|لو سمحت`,
    question: `هل`,
    time: `متى|في أي ساعة|أي يوم`,
    amount: `كم`,
    explanation: `لماذا|كيف|ما رأيك`,
    fact: `من هو|أين|ما هو|ما هي|ماذا|أي`,
    courtesy: `كيف حالك|كيف حالكم|لا تتردد`,
    inside: true,
  },
  Hebrew: {
    request: `בבקשה|אנא|האם תוכל|האם תוכלי|האם אפשר|תוכל|תוכלי|תוכלו|אשמח אם|אודה לך|אודה אם|נא|אני צריך|אני צריכה|אנחנו צריכים|עדכן אותי|עדכני אותי|תעדכן|שלח לי|אשמח לדעת|רציתי לדעת`,
    question: `האם`,
    time: `מתי|באיזו שעה|באיזה יום`,
    amount: `כמה`,
    explanation: `למה|מדוע|איך|כיצד|מה דעתך`,
    fact: `מי|איפה|היכן|מה|איזה|איזו`,
    courtesy: `מה שלומך|מה נשמע|אל תהסס`,
    inside: true,
  },
  Hindi: {
    request: `कृपया|क्या आप|सकते हैं|सकती हैं|बताएं|बताइए|बताइये|भेजें|भेज दें|भेजिए|मुझे चाहिए|हमें चाहिए|आवश्यकता है|अनुरोध है|निवेदन है|जानना चाहता|जानना चाहती`,
    question: `क्या`,
    time: `कब|कितने बजे|किस दिन|किस तारीख`,
    amount: `कितना|कितने|कितनी`,
    explanation: `क्यों|कैसे|आपका क्या विचार`,
    fact: `कौन|कहाँ|कहां|क्या|किस`,
    courtesy: `आप कैसे हैं|कैसे हो|कैसी हैं`,
    inside: true,
  },
  Bengali: {
    request: `অনুগ্রহ করে|দয়া করে|আপনি কি|পারবেন|পারেন|জানাবেন|জানান|পাঠান|পাঠাবেন|প্রয়োজন|দরকার|অনুরোধ|জানতে চাই`,
    question: `কি`,
    time: `কখন|কবে|কয়টায়|কোন দিন|কোন তারিখ`,
    amount: `কত|কয়টি`,
    explanation: `কেন|কীভাবে|কিভাবে`,
    fact: `কে|কোথায়|কোন|কী`,
    courtesy: `কেমন আছেন|কেমন আছ`,
    inside: true,
  },
  Thai: {
    request: `กรุณา|โปรด|ช่วย|รบกวน|ขอให้|ขอความกรุณา|ได้ไหม|ได้มั้ย|ได้หรือไม่|แจ้งให้|อยากทราบ|ต้องการทราบ|อยากให้`,
    question: `ไหม|มั้ย|หรือไม่|หรือเปล่า|รึเปล่า|หรือยัง|อะไร|เมื่อไหร่|เมื่อไร|กี่โมง|เท่าไหร่|เท่าไร|ทำไม|อย่างไร|ยังไง|ที่ไหน|ใคร`,
    time: `เมื่อไหร่|เมื่อไร|กี่โมง|วันไหน`,
    amount: `เท่าไหร่|เท่าไร|กี่`,
    explanation: `ทำไม|อย่างไร|ยังไง|คิดอย่างไร`,
    fact: `ใคร|ที่ไหน|อะไร`,
    courtesy: `สบายดีไหม|สบายดีมั้ย|เป็นอย่างไรบ้าง`,
    inside: true,
  },
  Chinese: {
    request: `请|請|麻烦|麻煩|能否|能不能|可否|可不可以|可以吗|可以嗎|是否可以|希望您|希望你|帮忙|幫忙|告知|告诉我|告訴我|烦请|煩請|劳烦|敬请|需要您|需要你`,
    question: `吗|嗎|呢|什么时候|什麼時候|为什么|為什麼|怎么|怎麼|多少|是否|哪`,
    time: `什么时候|什麼時候|何时|何時|几点|幾點|哪天|几号`,
    amount: `多少|几个|幾個|价格|多长`,
    explanation: `为什么|為什麼|怎么|怎麼|如何|为何`,
    fact: `谁|誰|哪里|哪裡|哪个|哪個|什么|什麼|哪`,
    courtesy: `你好吗|您好吗|最近怎么样|近来如何|敬请谅解|请见谅|请放心|请勿犹豫`,
    inside: true,
  },
  Japanese: {
    request: `ください|下さい|お願い|頂け|いただけ|いただき|もらえ|くれませんか|願います|教えて|ご連絡を|ご確認を|お送り願|ほしい|欲しい`,
    question: `でしょうか|ですか|ますか|ませんか|かな|ましょうか`,
    time: `いつ|何時|何日|何曜日`,
    amount: `いくら|いくつ|何個|何人|どのくらい|どれくらい`,
    explanation: `なぜ|どうして|どのように|どうやって|いかが`,
    fact: `誰|どこ|何|どの|どちら|どれ`,
    courtesy: `お元気ですか|いかがお過ごし|よろしくお願い|宜しくお願い|ご遠慮なく`,
    inside: true,
  },
  Korean: {
    request: `주세요|주십시오|주시기|부탁|바랍니다|주실 수|주시겠|해 줘|줄 수|알려|보내 주|필요합니다|요청|궁금`,
    question: `까요|습니까|나요|인가요|을까|ㄹ까|는지`,
    time: `언제|몇 시|며칠|무슨 요일`,
    amount: `얼마|몇`,
    explanation: `왜|어떻게|어떤가요`,
    fact: `누구|어디|무엇|뭐|어느|어떤`,
    courtesy: `안녕하세요|안녕하십니까|잘 지내|건강하시`,
    inside: true,
  },
};

const QUESTION_MARK = /[?？؟;\u037e]["'”»）)\s]*$/;

/**
 * The ask of a sentence in another language than English, at most one: by its question mark or the table's cues.
 * A topic is cut out of polite requests in six languages.
 */
export function findForeignAsks(span: Span, language: Language): Ask[] {
  if (!/\p{L}/u.test(span.text)) return [];
  const row = cues[language];
  const text = ` ${span.text
    .slice(0, 600)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s,.;:!?¿¡()"«»“”]+/g, ' ')} `;
  const marked =
    QUESTION_MARK.test(span.text) && (language === 'Greek' || !/[;\u037e]["'”»）)\s]*$/.test(span.text));
  const has = (list: string | undefined) => list !== undefined && holds(text, list, row?.inside ?? false);
  if (has(row?.courtesy) && span.text.length < 120) return [];
  const request = has(row?.request);
  const question = marked || has(row?.inside ? row.question : undefined) || opens(text, row?.question);
  if (!request && !question) return [];
  const sentence = span.text.replace(/\s+/g, ' ');
  const answer = answerOf(has, row, request && !marked);
  const kind = question && !(request && answer === 'action') ? 'question' : 'request';
  const topic = kind === 'request' && answer === 'action' ? foreignTopic(sentence, language) : undefined;
  return [{ ...span, kind, answer, sentence, ...(topic ? { topic } : {}) }];
}

function answerOf(
  has: (list: string | undefined) => boolean,
  row: Cues | undefined,
  request: boolean,
): AskAnswer {
  if (has(row?.time)) return 'time';
  if (has(row?.amount)) return 'amount';
  if (request || has(row?.request)) return 'action';
  if (has(row?.explanation)) return 'explanation';
  return has(row?.fact) ? 'fact' : 'yes-no';
}

/** Each list of cues, parted once. */
const parted = new Map<string, readonly string[]>();

function part(list: string): readonly string[] {
  const known = parted.get(list) ?? list.split('|');
  parted.set(list, known);
  return known;
}

function holds(text: string, list: string, inside: boolean): boolean {
  return part(list).some((cue) => text.includes(inside ? cue : cue.endsWith("'") ? ` ${cue}` : ` ${cue} `));
}

function opens(text: string, list: string | undefined): boolean {
  return list !== undefined && part(list).some((cue) => text.startsWith(` ${cue} `));
}
