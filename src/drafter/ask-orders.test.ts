import { expect, test } from 'vitest';
import { type Language, languageValues } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { matterWords } from '#reading/matters/words.ts';
import { readEmail } from '#reading/read-email.ts';
import { ordersFor } from './ask-orders.ts';
import { askedOf } from './asked.ts';
import { draftReply, prepareDraft } from './draft.ts';
import { parseInstructions } from './instructions.ts';

await loadLanguages();

type Row = {
  /** Asks whether one comes to the meeting, for the report, and for a signature on the contract. */
  mail: string;
  /** 'Yes to the second question, no to the contract.' */
  mixed: string;
  /** 'No to the first and the third question, yes to the second.' */
  counted: string;
  /** 'Decline the last one.' */
  last: string;
};

const rows: Record<Language, Row> = {
  English: {
    mail: 'Are you coming to the meeting on Monday? Could you send me the report? Could you sign the contract?',
    mixed: 'Say yes to the second question, no to the contract.',
    counted: 'No to the first question, yes to the second and no to the third.',
    last: 'Decline the last one.',
  },
  French: {
    mail: 'Viendrez-vous à la réunion de lundi ? Pourriez-vous m’envoyer le rapport ? Pourriez-vous signer le contrat ?',
    mixed: 'Dis oui à la deuxième question, non au contrat.',
    counted: 'Non à la première et à la troisième question, oui à la deuxième.',
    last: 'Refuse la dernière.',
  },
  Spanish: {
    mail: '¿Vendrá a la reunión del lunes? ¿Podría enviarme el informe? ¿Podría firmar el contrato?',
    mixed: 'Di que sí a la segunda pregunta, no al contrato.',
    counted: 'No a la primera y a la tercera pregunta, sí a la segunda.',
    last: 'Rechaza la última.',
  },
  German: {
    mail: 'Kommen Sie am Montag zur Besprechung? Könnten Sie mir den Bericht schicken? Könnten Sie den Vertrag unterschreiben?',
    mixed: 'Sag ja zur zweiten Frage, nein zum Vertrag.',
    counted: 'Nein zur ersten und dritten Frage, ja zur zweiten.',
    last: 'Lehne die letzte ab.',
  },
  Italian: {
    mail: 'Verrà alla riunione di lunedì? Potrebbe inviarmi il rapporto? Potrebbe firmare il contratto?',
    mixed: "Di' di sì alla seconda domanda, no al contratto.",
    counted: 'No alla prima e alla terza domanda, sì alla seconda.',
    last: "Rifiuta l'ultima.",
  },
  Portuguese: {
    mail: 'O senhor vem à reunião de segunda-feira? Poderia enviar-me o relatório? Poderia assinar o contrato?',
    mixed: 'Diga sim à segunda pergunta, não ao contrato.',
    counted: 'Não à primeira e à terceira pergunta, sim à segunda.',
    last: 'Recuse a última.',
  },
  Chinese: {
    mail: '您星期一能来参加会议吗？能请您把报告发给我吗？能请您签署合同吗？',
    mixed: '同意第二个问题，拒绝合同。',
    counted: '拒绝第一个和第三个问题，同意第二个。',
    last: '拒绝最后一个。',
  },
  Japanese: {
    mail: '月曜日の会議にご参加いただけますか。報告書を送っていただけますか。契約書に署名していただけますか。',
    mixed: '2つ目の質問には「はい」と答えて、契約は断ってください。',
    counted: '最初と3つ目の質問は断って、2つ目は承諾してください。',
    last: '最後の依頼は断ってください。',
  },
  Korean: {
    mail: '월요일 회의에 참석하실 수 있습니까? 보고서를 보내 주시겠습니까? 계약서에 서명해 주시겠습니까?',
    mixed: '두 번째 질문에는 예라고 답하고 계약은 거절해 주세요.',
    counted: '첫 번째, 세 번째 질문은 거절하고 두 번째는 수락해 주세요.',
    last: '마지막 요청은 거절해 주세요.',
  },
  Arabic: {
    mail: 'هل ستحضر الاجتماع يوم الاثنين؟ هل يمكنك إرسال التقرير إلي؟ هل يمكنك توقيع العقد؟',
    mixed: 'قل نعم للسؤال الثاني، ولا للعقد.',
    counted: 'ارفض السؤال الأول والثالث، وقل نعم للثاني.',
    last: 'ارفض الطلب الأخير.',
  },
  Russian: {
    mail: 'Вы придёте на совещание в понедельник? Не могли бы Вы прислать мне отчёт? Не могли бы Вы подписать договор?',
    mixed: 'Скажи да на второй вопрос, нет по договору.',
    counted: 'Нет на первый и третий вопрос, да на второй.',
    last: 'Отклони последнюю просьбу.',
  },
  Hindi: {
    mail: 'क्या आप सोमवार की बैठक में आएँगे? क्या आप मुझे रिपोर्ट भेज सकते हैं? क्या आप अनुबंध पर हस्ताक्षर कर सकते हैं?',
    mixed: 'दूसरे सवाल पर हाँ कहें, अनुबंध के लिए मना करें।',
    counted: 'पहले और तीसरे सवाल पर ना कहें, दूसरे पर हाँ।',
    last: 'आख़िरी अनुरोध को अस्वीकार करें।',
  },
  Dutch: {
    mail: 'Komt u maandag naar de vergadering? Kunt u mij het rapport sturen? Kunt u het contract ondertekenen?',
    mixed: 'Zeg ja op de tweede vraag, nee tegen het contract.',
    counted: 'Nee op de eerste en de derde vraag, ja op de tweede.',
    last: 'Wijs het laatste verzoek af.',
  },
  Swedish: {
    mail: 'Kommer du till mötet på måndag? Kan du skicka rapporten till mig? Kan du skriva under avtalet?',
    mixed: 'Säg ja till den andra frågan, nej till avtalet.',
    counted: 'Nej på den första och den tredje frågan, ja på den andra.',
    last: 'Tacka nej till den sista.',
  },
  Polish: {
    mail: 'Czy przyjdzie Pan na spotkanie w poniedziałek? Czy może Pan przesłać mi raport? Czy może Pan podpisać umowę?',
    mixed: 'Powiedz tak na drugie pytanie, nie w sprawie umowy.',
    counted: 'Nie na pierwsze i trzecie pytanie, tak na drugie.',
    last: 'Odrzuć ostatnią prośbę.',
  },
  Turkish: {
    mail: 'Pazartesi günkü toplantıya gelecek misiniz? Raporu bana gönderebilir misiniz? Sözleşmeyi imzalayabilir misiniz?',
    mixed: 'İkinci soruya evet de, sözleşmeye hayır.',
    counted: 'Birinci ve üçüncü soruya hayır, ikinciye evet de.',
    last: 'Son isteği reddet.',
  },
  Vietnamese: {
    mail: 'Anh có đến dự cuộc họp thứ Hai không? Anh có thể gửi cho tôi báo cáo không? Anh có thể ký hợp đồng không?',
    mixed: 'Đồng ý với câu hỏi thứ hai, từ chối hợp đồng.',
    counted: 'Trả lời không cho câu thứ nhất và câu thứ ba, có cho câu thứ hai.',
    last: 'Từ chối yêu cầu cuối cùng.',
  },
  Thai: {
    mail: 'คุณจะมาประชุมวันจันทร์ไหมครับ ช่วยส่งรายงานให้ผมได้ไหมครับ ช่วยเซ็นสัญญาได้ไหมครับ',
    mixed: 'ตอบตกลงคำถามที่สอง และปฏิเสธสัญญา',
    counted: 'ปฏิเสธคำถามแรกและข้อที่สาม ตอบรับข้อที่สอง',
    last: 'ปฏิเสธข้อสุดท้าย',
  },
  Indonesian: {
    mail: 'Apakah Bapak akan datang ke rapat hari Senin? Bisakah Bapak mengirimkan laporan kepada saya? Bisakah Bapak menandatangani kontrak?',
    mixed: 'Jawab ya untuk pertanyaan kedua, tidak untuk kontrak.',
    counted: 'Tidak untuk pertanyaan pertama dan ketiga, ya untuk yang kedua.',
    last: 'Tolak permintaan terakhir.',
  },
  Greek: {
    mail: 'Θα έρθετε στη σύσκεψη της Δευτέρας; Μπορείτε να μου στείλετε την έκθεση; Μπορείτε να υπογράψετε τη σύμβαση;',
    mixed: 'Πες ναι στη δεύτερη ερώτηση, όχι στη σύμβαση.',
    counted: 'Όχι στην πρώτη και στην τρίτη ερώτηση, ναι στη δεύτερη.',
    last: 'Απόρριψε το τελευταίο αίτημα.',
  },
  Romanian: {
    mail: 'Veniți la ședința de luni? Puteți să-mi trimiteți raportul? Puteți semna contractul?',
    mixed: 'Spune da la a doua întrebare, nu la contract.',
    counted: 'Nu la prima și la a treia întrebare, da la a doua.',
    last: 'Refuză ultima cerere.',
  },
  Czech: {
    mail: 'Přijdete v pondělí na schůzku? Mohl byste mi poslat zprávu? Mohl byste podepsat smlouvu?',
    mixed: 'Řekni ano na druhou otázku, ne ohledně smlouvy.',
    counted: 'Ne na první a třetí otázku, ano na druhou.',
    last: 'Odmítni poslední žádost.',
  },
  Ukrainian: {
    mail: 'Чи прийдете Ви на нараду в понеділок? Чи могли б Ви надіслати мені звіт? Чи могли б Ви підписати договір?',
    mixed: 'Скажи так на друге питання, ні щодо договору.',
    counted: 'Ні на перше і третє питання, так на друге.',
    last: 'Відхили останнє прохання.',
  },
  Hebrew: {
    mail: 'האם תגיע לפגישה ביום שני? האם תוכל לשלוח לי את הדוח? האם תוכל לחתום על החוזה?',
    mixed: 'תגיד כן לשאלה השנייה, ולא לחוזה.',
    counted: 'סרב לשאלה הראשונה והשלישית, ותגיד כן לשנייה.',
    last: 'סרב לבקשה האחרונה.',
  },
  Malay: {
    mail: 'Adakah encik akan hadir ke mesyuarat pada hari Isnin? Bolehkah encik menghantar laporan kepada saya? Bolehkah encik menandatangani kontrak?',
    mixed: 'Jawab ya untuk soalan kedua, tidak untuk kontrak.',
    counted: 'Tidak untuk soalan pertama dan ketiga, ya untuk yang kedua.',
    last: 'Tolak permintaan terakhir.',
  },
  Bengali: {
    mail: 'আপনি কি সোমবারের বৈঠকে আসবেন? আপনি কি আমাকে প্রতিবেদনটি পাঠাতে পারবেন? আপনি কি চুক্তিতে স্বাক্ষর করতে পারবেন?',
    mixed: 'দ্বিতীয় প্রশ্নে হ্যাঁ বলুন, চুক্তিতে না বলুন।',
    counted: 'প্রথম ও তৃতীয় প্রশ্নে না বলুন, দ্বিতীয়টিতে হ্যাঁ।',
    last: 'শেষ অনুরোধটি প্রত্যাখ্যান করুন।',
  },
  Swahili: {
    mail: 'Je, utakuja kwenye mkutano siku ya Jumatatu? Je, unaweza kunitumia ripoti? Je, unaweza kusaini mkataba?',
    mixed: 'Sema ndiyo kwa swali la pili, hapana kwa mkataba.',
    counted: 'Hapana kwa swali la kwanza na la tatu, ndiyo kwa la pili.',
    last: 'Kataa ombi la mwisho.',
  },
};

/** What is said to each of three asks: '-' where nothing is. */
async function saidTo(mail: string, customPrompt: string, mailLanguage: Language, language = mailLanguage) {
  const reading = {
    ...readEmail(`From: Mia Lind <mia@lind.example>\n\n${mail}`),
    language: { language: mailLanguage },
  };
  await prepareDraft({ reading, language, customPrompt });
  const { asks } = askedOf(reading);
  const { orders, notFollowed } = parseInstructions(customPrompt, [language]);
  const { verdicts, unmatched } = ordersFor(orders, asks, matterWords(mailLanguage));
  return {
    said: asks.map((_, at) => verdicts.get(at) ?? '-').join(' '),
    left: [...notFollowed, ...unmatched.map(({ clause }) => clause)],
  };
}

test.each(languageValues)(
  '%s: a question is told by its number, and by what it is about',
  async (language) => {
    const { mail, mixed } = rows[language];
    expect(await saidTo(mail, mixed, language)).toEqual({ said: '- yes no', left: [] });
  },
);

test.each(languageValues)('%s: several questions are told by their numbers', async (language) => {
  const { mail, counted } = rows[language];
  expect(await saidTo(mail, counted, language)).toEqual({ said: 'no yes no', left: [] });
});

test.each(languageValues)('%s: the last question is told by that', async (language) => {
  const { mail, last } = rows[language];
  expect(await saidTo(mail, last, language)).toEqual({ said: '- - no', left: [] });
});

test.each([
  'German',
  'Russian',
  'Arabic',
  'Hindi',
  'Greek',
  'Hebrew',
  'Thai',
  'Korean',
  'Chinese',
  'Japanese',
] as const)('%s: the reply leaves open only what the instructions do not speak of', async (language) => {
  const { mail, mixed } = rows[language];
  const reading = {
    ...readEmail(`From: Mia Lind <mia@lind.example>\n\n${mail}`),
    language: { language },
  };
  const request = {
    reading,
    language,
    intent: 'general' as const,
    tone: { kind: 'named' as const, value: 'professional' as const },
    seed: 1,
    author: 'Ben Carter',
  };
  await prepareDraft({ ...request, customPrompt: mixed });
  const gaps = (text: string) => text.match(/\[[^\]]+\]/g) ?? [];
  const untold = draftReply(request);
  const told = draftReply({ ...request, customPrompt: mixed });
  expect(gaps(untold.reply)).toHaveLength(3);
  expect(gaps(told.reply)).toEqual(gaps(untold.reply).slice(0, 1));
  expect(told.notes).toEqual([]);
});

test.each([
  ['German', 'ja zu Frage 2, nein zu 3', '- yes no'],
  ['German', 'Sag „Ja“ zur zweiten Frage, „Nein“ zur ersten', 'no yes -'],
  ['French', 'oui à la question 2, non à la 3', '- yes no'],
  ['Chinese', '同意第2个问题，拒绝第３个', '- yes no'],
  ['Chinese', '同意发送报告，拒绝签合同', '- yes no'],
  ['Japanese', '報告書は承諾して、契約書は断って', '- yes no'],
  ['Korean', '보고서는 수락하고 계약은 거절해 주세요', '- yes no'],
  ['Thai', 'ตอบรับรายงาน และปฏิเสธสัญญา', '- yes no'],
  ['Hindi', 'रिपोर्ट के लिए हाँ कहें', '- yes -'],
  ['Bengali', 'প্রশ্ন ২ এ হ্যাঁ বলুন', '- yes -'],
  ['Arabic', 'ارفض السؤال ٢', '- no -'],
  ['Vietnamese', 'từ chối câu hỏi 1', 'no - -'],
] as const)('%s: “%s”', async (language, prompt, said) => {
  expect(await saidTo(rows[language].mail, prompt, language)).toEqual({ said, left: [] });
});

test('a question is told by what it is about across languages, and by another word for it', async () => {
  const { mail } = rows.French;
  expect(await saidTo(mail, 'Nein zum Vertrag, ja zum Bericht.', 'French', 'German')).toEqual({
    said: '- yes no',
    left: [],
  });
  expect(await saidTo(rows.Japanese.mail, 'say no to the contract', 'Japanese', 'English')).toEqual({
    said: '- - no',
    left: [],
  });
  expect(await saidTo(rows.German.mail, 'ja zum Report', 'German')).toEqual({ said: '- yes -', left: [] });
});

test('what no question is about is given back, and is said to none', async () => {
  const { mail } = rows.German;
  expect(await saidTo(mail, 'nein zum Bau', 'German')).toEqual({ said: '- - -', left: ['nein zum Bau'] });
  expect(await saidTo(mail, 'ja zur fünften Frage', 'German')).toEqual({
    said: '- - -',
    left: ['ja zur fünften Frage'],
  });
  expect(await saidTo(rows.Chinese.mail, '拒绝折扣', 'Chinese')).toEqual({
    said: '- - -',
    left: ['拒绝折扣'],
  });
});

test('a word behind a decision is an instruction of its own', () => {
  for (const [prompt, language] of [
    ['ja zur ersten Frage, nein zum Vertrag, kurz', 'German'],
    ['oui à la première question, non au contrat, bref', 'French'],
    ['同意第一个问题，拒绝合同，简短', 'Chinese'],
  ] as const)
    expect(parseInstructions(prompt, [language])).toMatchObject({
      length: 'short',
      orders: [
        { say: 'yes', place: 0 },
        { say: 'no', about: expect.stringMatching(/^(?:Vertrag|contrat|合同)$/) },
      ],
      notFollowed: [],
    });
});
