import { expect, test } from 'vitest';
import { type Language, languageValues } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from './draft.ts';
import { loadInstructionWords } from './instruction-words.ts';
import { parseInstructions } from './instructions.ts';
import { localInstructions } from './local-instructions.ts';

type Row = {
  short: string;
  propose: string;
  /** What `propose` proposes. */
  time: string;
  decline: string;
  quote: string;
  sign: string;
  /** Says that something is so; `said` is what. */
  say: string;
  said: string;
  /** The same where a reply says it more politely. */
  inReply?: string;
  askFor: string;
  thing: string;
  unknown: string;
};

const rows: Record<Exclude<Language, 'English'>, Row> = {
  German: {
    short: 'Halte es kurz',
    propose: 'Schlage Freitag um 10 Uhr vor',
    time: 'Freitag um 10 Uhr',
    decline: 'Lehne höflich ab',
    quote: 'Schreibe „Bis bald in Wien!“',
    sign: 'unterschreibe als Anna',
    say: 'sage, dass wir am Montag liefern',
    said: 'wir am Montag liefern',
    askFor: 'bitte um die Rechnung',
    thing: 'die Rechnung',
    unknown: 'Tanze einen langsamen Walzer',
  },
  French: {
    short: 'Réponds brièvement',
    propose: 'Propose vendredi à 10 h',
    time: 'vendredi à 10 h',
    decline: 'Décline poliment',
    quote: 'Écris « À bientôt à Vienne ! »',
    sign: 'signe Anna',
    say: 'dis que nous livrons lundi',
    said: 'nous livrons lundi',
    askFor: 'demande la facture',
    thing: 'la facture',
    unknown: 'Danse une valse lente',
  },
  Spanish: {
    short: 'Sé breve',
    propose: 'Propón el viernes a las 10',
    time: 'viernes a las 10',
    decline: 'Rechaza amablemente',
    quote: 'Escribe «¡Nos vemos en Viena!»',
    sign: 'firma como Anna',
    say: 'di que entregamos el lunes',
    said: 'entregamos el lunes',
    askFor: 'pide la factura',
    thing: 'la factura',
    unknown: 'Baila un vals lento',
  },
  Japanese: {
    short: '短く書いてください',
    propose: '金曜日の10時を提案して',
    time: '金曜日の10時',
    decline: '丁寧に断ってください',
    quote: '「ウィーンでお会いしましょう」と書いて',
    sign: 'Annaと署名して',
    say: '月曜日に発送すると伝えて',
    said: '月曜日に発送する',
    inReply: '月曜日に発送します',
    askFor: '請求書を依頼して',
    thing: '請求書',
    unknown: 'ゆっくりワルツを踊って',
  },
  Turkish: {
    short: 'Kısa tut',
    propose: 'Cuma saat 10:00 öner',
    time: 'Cuma saat 10:00',
    decline: 'Kibarca reddet',
    quote: '“Viyana’da görüşürüz!” yaz',
    sign: 'Anna olarak imzala',
    say: 'Pazartesi teslim edeceğimizi söyle',
    said: 'Pazartesi teslim edeceğimizi',
    askFor: 'faturayı iste',
    thing: 'faturayı',
    unknown: 'Yavaş bir vals dansı yap',
  },
  Italian: {
    short: 'Sii breve',
    propose: 'Proponi venerdì alle 10',
    time: 'venerdì alle 10',
    decline: 'Rifiuta gentilmente',
    quote: 'Scrivi «Ci vediamo a Vienna!»',
    sign: 'firma come Anna',
    say: "di' che consegniamo lunedì",
    said: 'consegniamo lunedì',
    askFor: 'chiedi la fattura',
    thing: 'la fattura',
    unknown: 'Balla un valzer lento',
  },
  Portuguese: {
    short: 'Seja breve',
    propose: 'Proponha sexta-feira às 10h',
    time: 'sexta-feira às 10h',
    decline: 'Recuse educadamente',
    quote: 'Escreva “Até breve em Viena!”',
    sign: 'assine como Anna',
    say: 'diga que entregamos na segunda',
    said: 'entregamos na segunda',
    askFor: 'peça a fatura',
    thing: 'a fatura',
    unknown: 'Dance uma valsa lenta',
  },
  Chinese: {
    short: '回复要简短',
    propose: '提议星期五上午10点',
    time: '星期五上午10点',
    decline: '礼貌地拒绝',
    quote: '写上“维也纳见！”',
    sign: '署名为Anna',
    say: '告诉她我们星期一发货',
    said: '我们星期一发货',
    askFor: '索要发票',
    thing: '发票',
    unknown: '跳一支慢华尔兹',
  },
  Korean: {
    short: '짧게 써 주세요',
    propose: '금요일 10시를 제안해 주세요',
    time: '금요일 10시',
    decline: '정중하게 거절해 주세요',
    quote: '“빈에서 만나요!”라고 써 주세요',
    sign: 'Anna로 서명해 주세요',
    say: '월요일에 배송한다고 전해 주세요',
    said: '월요일에 배송한다',
    inReply: '월요일에 배송합니다',
    askFor: '청구서를 요청해 주세요',
    thing: '청구서',
    unknown: '느린 왈츠를 춰 주세요',
  },
  Arabic: {
    short: 'اجعل الرد قصيرا',
    propose: 'اقترح يوم الجمعة الساعة 10',
    time: 'يوم الجمعة الساعة 10',
    decline: 'ارفض بأدب',
    quote: 'اكتب «نراك في فيينا!»',
    sign: 'وقع باسم Anna',
    say: 'قل إننا نسلم يوم الاثنين',
    said: 'إننا نسلم يوم الاثنين',
    askFor: 'اطلب الفاتورة',
    thing: 'الفاتورة',
    unknown: 'ارقص رقصة بطيئة',
  },
  Russian: {
    short: 'Ответь коротко',
    propose: 'Предложи пятницу в 10:00',
    time: 'пятницу в 10:00',
    decline: 'Вежливо откажи',
    quote: 'Напиши «До встречи в Вене!»',
    sign: 'подпиши Anna',
    say: 'скажи, что мы отправим в понедельник',
    said: 'мы отправим в понедельник',
    askFor: 'попроси счёт',
    thing: 'счёт',
    unknown: 'Станцуй медленный вальс',
  },
  Hindi: {
    short: 'जवाब छोटा रखें',
    propose: 'शुक्रवार सुबह 10 बजे का सुझाव दें',
    time: 'शुक्रवार सुबह 10 बजे',
    decline: 'विनम्रता से मना करें',
    quote: '“वियना में मिलते हैं!” लिखें',
    sign: 'Anna के नाम से हस्ताक्षर करें',
    say: 'बताएँ कि हम सोमवार को भेजेंगे',
    said: 'हम सोमवार को भेजेंगे',
    askFor: 'बिल माँगें',
    thing: 'बिल',
    unknown: 'धीमा नृत्य करें',
  },
  Dutch: {
    short: 'Houd het kort',
    propose: 'Stel vrijdag om 10 uur voor',
    time: 'vrijdag om 10 uur',
    decline: 'Weiger beleefd',
    quote: 'Schrijf „Tot ziens in Wenen!”',
    sign: 'onderteken als Anna',
    say: 'zeg dat we maandag leveren',
    said: 'we maandag leveren',
    askFor: 'vraag om de factuur',
    thing: 'de factuur',
    unknown: 'Dans een langzame wals',
  },
  Swedish: {
    short: 'Håll det kort',
    propose: 'Föreslå fredag kl. 10',
    time: 'fredag kl. 10',
    decline: 'Tacka artigt nej',
    quote: 'Skriv ”Vi ses i Wien!”',
    sign: 'underteckna som Anna',
    say: 'säg att vi levererar på måndag',
    said: 'vi levererar på måndag',
    askFor: 'be om fakturan',
    thing: 'fakturan',
    unknown: 'Dansa en långsam vals',
  },
  Polish: {
    short: 'Napisz krótko',
    propose: 'Zaproponuj piątek o 10:00',
    time: 'piątek o 10:00',
    decline: 'Odmów uprzejmie',
    quote: 'Napisz „Do zobaczenia w Wiedniu!”',
    sign: 'podpisz Anna',
    say: 'powiedz, że dostarczymy w poniedziałek',
    said: 'dostarczymy w poniedziałek',
    askFor: 'poproś o fakturę',
    thing: 'fakturę',
    unknown: 'Zatańcz wolnego walca',
  },
  Vietnamese: {
    short: 'Viết ngắn gọn',
    propose: 'Đề xuất thứ Sáu lúc 10 giờ',
    time: 'thứ Sáu lúc 10 giờ',
    decline: 'Từ chối lịch sự',
    quote: 'Viết “Hẹn gặp ở Vienna!”',
    sign: 'ký tên là Anna',
    say: 'nói rằng chúng tôi giao hàng thứ Hai',
    said: 'chúng tôi giao hàng thứ Hai',
    askFor: 'yêu cầu hóa đơn',
    thing: 'hóa đơn',
    unknown: 'Nhảy một điệu van chậm',
  },
  Thai: {
    short: 'ตอบสั้นๆ',
    propose: 'เสนอวันศุกร์เวลา 10.00 น.',
    time: 'วันศุกร์เวลา 10.00 น',
    decline: 'ปฏิเสธอย่างสุภาพ',
    quote: 'เขียนว่า “พบกันที่เวียนนา”',
    sign: 'ลงชื่อว่า Anna',
    say: 'บอกว่าเราจะส่งของวันจันทร์',
    said: 'เราจะส่งของวันจันทร์',
    askFor: 'ขอใบแจ้งหนี้',
    thing: 'ใบแจ้งหนี้',
    unknown: 'เต้นรำช้าๆ',
  },
  Indonesian: {
    short: 'Jawab dengan singkat',
    propose: 'Usulkan Jumat pukul 10.00',
    time: 'Jumat pukul 10.00',
    decline: 'Tolak dengan sopan',
    quote: 'Tulis “Sampai jumpa di Wina!”',
    sign: 'tanda tangani sebagai Anna',
    say: 'katakan bahwa kami mengirim hari Senin',
    said: 'kami mengirim hari Senin',
    askFor: 'minta faktur',
    thing: 'faktur',
    unknown: 'Menarilah pelan-pelan',
  },
  Greek: {
    short: 'Απάντησε σύντομα',
    propose: 'Πρότεινε την Παρασκευή στις 10',
    time: 'Παρασκευή στις 10',
    decline: 'Αρνήσου ευγενικά',
    quote: 'Γράψε «Τα λέμε στη Βιέννη!»',
    sign: 'υπόγραψε ως Anna',
    say: 'πες ότι παραδίδουμε τη Δευτέρα',
    said: 'παραδίδουμε τη Δευτέρα',
    askFor: 'ζήτησε το τιμολόγιο',
    thing: 'το τιμολόγιο',
    unknown: 'Χόρεψε ένα αργό βαλς',
  },
  Romanian: {
    short: 'Răspunde scurt',
    propose: 'Propune vineri la ora 10',
    time: 'vineri la ora 10',
    decline: 'Refuză politicos',
    quote: 'Scrie „Ne vedem la Viena!”',
    sign: 'semnează ca Anna',
    say: 'spune că livrăm luni',
    said: 'livrăm luni',
    askFor: 'cere factura',
    thing: 'factura',
    unknown: 'Dansează un vals lent',
  },
  Czech: {
    short: 'Odpověz stručně',
    propose: 'Navrhni pátek v 10:00',
    time: 'pátek v 10:00',
    decline: 'Zdvořile odmítni',
    quote: 'Napiš „Uvidíme se ve Vídni!“',
    sign: 'podepiš se jako Anna',
    say: 'řekni, že dodáme v pondělí',
    said: 'dodáme v pondělí',
    askFor: 'požádej o fakturu',
    thing: 'fakturu',
    unknown: 'Zatanči pomalý valčík',
  },
  Ukrainian: {
    short: 'Відповідай коротко',
    propose: "Запропонуй п'ятницю о 10:00",
    time: "п'ятницю о 10:00",
    decline: 'Ввічливо відмов',
    quote: 'Напиши «До зустрічі у Відні!»',
    sign: 'підпиши Anna',
    say: 'скажи, що ми відправимо в понеділок',
    said: 'ми відправимо в понеділок',
    askFor: 'попроси рахунок',
    thing: 'рахунок',
    unknown: 'Станцюй повільний вальс',
  },
  Hebrew: {
    short: 'כתוב בקצרה',
    propose: 'הצע יום שישי בשעה 10:00',
    time: 'יום שישי בשעה 10:00',
    decline: 'סרב בנימוס',
    quote: 'כתוב “נתראה בווינה!”',
    sign: 'חתום בשם Anna',
    say: 'תגיד שאנחנו שולחים ביום שני',
    said: 'אנחנו שולחים ביום שני',
    askFor: 'בקש את החשבונית',
    thing: 'את החשבונית',
    unknown: 'רקוד ואלס איטי',
  },
  Malay: {
    short: 'Jawab dengan ringkas',
    propose: 'Cadangkan Jumaat pukul 10.00',
    time: 'Jumaat pukul 10.00',
    decline: 'Tolak dengan sopan',
    quote: 'Tulis “Jumpa di Vienna!”',
    sign: 'tandatangan sebagai Anna',
    say: 'katakan bahawa kami hantar hari Isnin',
    said: 'kami hantar hari Isnin',
    askFor: 'minta invois',
    thing: 'invois',
    unknown: 'Menarilah perlahan-lahan',
  },
  Bengali: {
    short: 'উত্তর ছোট রাখুন',
    propose: 'শুক্রবার সকাল ১০টা প্রস্তাব করুন',
    time: 'শুক্রবার সকাল ১০টা',
    decline: 'ভদ্রভাবে না বলুন',
    quote: '“ভিয়েনায় দেখা হবে!” লিখুন',
    sign: 'Anna নামে স্বাক্ষর করুন',
    say: 'বলুন যে আমরা সোমবার পাঠাব',
    said: 'আমরা সোমবার পাঠাব',
    askFor: 'ইনভয়েস চান',
    thing: 'ইনভয়েস',
    unknown: 'ধীরে নাচুন',
  },
  Swahili: {
    short: 'Jibu kwa ufupi',
    propose: 'Pendekeza Ijumaa saa 10:00',
    time: 'Ijumaa saa 10:00',
    decline: 'Kataa kwa adabu',
    quote: 'Andika “Tutaonana Vienna!”',
    sign: 'saini kama Anna',
    say: 'sema kwamba tutatuma Jumatatu',
    said: 'tutatuma Jumatatu',
    askFor: 'omba ankara',
    thing: 'ankara',
    unknown: 'Cheza muziki polepole',
  },
};

const others = languageValues.filter((language) => language !== 'English');
await Promise.all(others.map(loadInstructionWords));

const read = (language: Language, prompt: string) => {
  const found = localInstructions(prompt, language);
  if (!found) throw new Error(`${language} is not loaded`);
  return found;
};

test.each(others)('%s: what people ask for most is understood', (language) => {
  const row = rows[language];
  expect(read(language, row.short)).toMatchObject({ length: 'short', notFollowed: [] });
  const { proposals, notFollowed } = read(language, `${row.propose}.`);
  expect(notFollowed).toEqual([]);
  expect(proposals).toEqual([row.time]);
  expect(read(language, row.decline)).toMatchObject({ all: 'no', orders: [], notFollowed: [] });
  expect(read(language, row.sign)).toMatchObject({ signAs: 'Anna', notFollowed: [] });
});

test.each(others)('%s: words to be said and quoted are taken as written', (language) => {
  const { quote, say, said, askFor, thing } = rows[language];
  const { additions, notFollowed } = read(language, quote);
  expect(notFollowed).toEqual([]);
  expect(additions.map(({ act }) => act)).toEqual(['quote']);
  expect(quote).toContain(additions[0]?.text);
  expect(additions[0]?.text).not.toMatch(/["“”„«»「」]|^\s|\s$/);
  expect(read(language, say)).toMatchObject({ additions: [{ act: 'say', text: said }], notFollowed: [] });
  expect(read(language, askFor)).toMatchObject({
    additions: [{ act: 'ask-for', text: thing }],
    notFollowed: [],
  });
});

test.each(others)('%s: several instructions are told apart, and the unknown one is named', (language) => {
  const { short, unknown, sign, say, said } = rows[language];
  const lines = read(language, `${short}\n${unknown}\n${say}\n${sign}`);
  expect(lines).toMatchObject({
    length: 'short',
    signAs: 'Anna',
    additions: [{ act: 'say', text: said }],
    notFollowed: [unknown],
  });
  const comma = /[぀-ヿ一-鿿]/u.test(short) ? '、' : ', ';
  expect(read(language, [short, say, sign].join(comma))).toMatchObject({
    length: 'short',
    signAs: 'Anna',
    additions: [{ act: 'say', text: said }],
    notFollowed: [],
  });
});

test('instructions are read in the language that leaves the least over', () => {
  expect(
    parseInstructions('Lehne höflich ab und unterschreibe als Anna', ['English', 'German']),
  ).toMatchObject({
    all: 'no',
    signAs: 'Anna',
    notFollowed: [],
  });
  expect(parseInstructions('sign as Anna', ['German', 'French'])).toMatchObject({ signAs: 'Anna' });
  expect(parseInstructions('blow up the moon', ['German']).notFollowed).toEqual(['blow up the moon']);
});

test.each(others)(
  '%s: the reply holds what is to be said in it, and the note names what was not',
  async (language) => {
    const { quote, say, said, inReply = said, sign, unknown } = rows[language];
    await loadLanguages();
    const reading = readEmail(
      'From: Mia Lind <mia@lind.example>\n\nHello,\n\nwe have moved to a new office.\n\nMia',
    );
    const customPrompt = [quote, say, unknown, sign].join('\n');
    const request = {
      reading,
      intent: 'general' as const,
      tone: { kind: 'named' as const, value: 'professional' as const },
      language,
      seed: 1,
      customPrompt,
    };
    await prepareDraft(request);
    const { reply, notes } = draftReply(request);
    expect(reply).toContain(read(language, quote).additions[0]?.text);
    expect(reply.toLowerCase()).toContain(inReply.toLowerCase());
    expect(reply).toMatch(/\nAnna$/);
    expect(notes).toContain(`I could not follow “${unknown}”.`);
  },
);

test('what stands around an instruction is no part of it', () => {
  expect(read('German', 'Bitte freundlich absagen')).toMatchObject({ all: 'no', orders: [] });
  expect(read('German', 'Bitte um die Rechnung')).toMatchObject({ notFollowed: [] });
  expect(read('Korean', 'Anna로 서명해 줘. 짧게 써 줘')).toMatchObject({ signAs: 'Anna', length: 'short' });
  expect(read('German', 'schlage 4.200 Euro vor').additions).toEqual([{ act: 'offer', text: '4.200 Euro' }]);
  expect(read('German', 'sag, dass das Angebot gut und freundlich ist').additions).toEqual([
    { act: 'say', text: 'das Angebot gut und freundlich ist' },
  ]);
});
