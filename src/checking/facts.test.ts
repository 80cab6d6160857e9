import { expect, test } from 'vitest';
import { type Language, languageDetails, languageValues } from '#domain/languages.ts';
import { readEmail } from '#reading/read-email.ts';
import { factSource } from './fact-source.ts';
import { unsupportedFacts } from './facts.ts';

const mail = `From: Anna Okafor <anna@northwind.example>
To: Ben Carter <ben@lumen.example>
Date: Mon, 3 Mar 2025 09:12:00 +0000
Subject: Lisbon offsite

Hi Ben,

The venue costs €4,500.00 and is free on Tuesday, 11 March at 3 pm. Can you confirm the booking?

Anna`;
const reading = readEmail(mail);

function invented(reply: string, language: Language, userProvided?: string): string[] {
  return unsupportedFacts(reply, factSource({ reading, emailContent: mail, userProvided }, language)).map(
    ({ kind, text }) => `${kind} ${text}`,
  );
}

function written(language: Language, day: Date): string {
  const { tag } = languageDetails(language);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(day);
}

test.each(languageValues)('a day and time of the mail, written in %s, is supported', (language) => {
  expect(invented(`… ${written(language, new Date(Date.UTC(2025, 2, 11, 15)))}.`, language)).toEqual([]);
});

test.each(languageValues)('another day, written in %s, is not supported', (language) => {
  expect(invented(`… ${written(language, new Date(Date.UTC(2025, 5, 28, 9, 45)))}.`, language)).not.toEqual(
    [],
  );
});

test.each(languageValues)(
  'the sum of the mail, written in %s, is supported, but another sum is not',
  (language) => {
    const money = new Intl.NumberFormat(languageDetails(language).tag, {
      style: 'currency',
      currency: 'EUR',
    });
    expect(invented(`… ${money.format(4500)}.`, language)).toEqual([]);
    expect(invented(`… ${money.format(4700)}.`, language)).not.toEqual([]);
  },
);

test('weekdays and months are found in the grammatical cases of Slavic languages and Greek', () => {
  expect(invented('Встретимся во вторник, в марте.', 'Russian')).toEqual([]);
  expect(invented('Встретимся в пятницу.', 'Russian')).toEqual(['date пятницу']);
  expect(invented('Spotkajmy się w środę, w kwietniu.', 'Polish')).toEqual(['date środę', 'date kwietniu']);
  expect(invented('Sejdeme se v pátek v únoru.', 'Czech')).toEqual(['date pátek', 'date únoru']);
  expect(invented('Зустріньмося у п’ятницю.', 'Ukrainian')).toEqual(['date п’ятницю']);
  expect(invented('Θα τα πούμε τον Απρίλιο.', 'Greek')).toEqual(['date Απρίλιο']);
});

test('weekdays are found in scripts without spaces, and with prefixes', () => {
  expect(invented('水曜日はいかがでしょうか。', 'Japanese')).toEqual(['date 水曜日']);
  expect(invented('周五可以吗？', 'Chinese')).toEqual(['date 周五']);
  expect(invented('목요일에 뵙겠습니다.', 'Korean')).toEqual(['date 목요일']);
  expect(invented('นัดพบวันศุกร์ได้ไหม', 'Thai')).toEqual(['date วันศุกร์']);
  expect(invented('نلتقي يوم الجمعة.', 'Arabic')).toEqual(['date الجمعة']);
  expect(invented('ניפגש ביום חמישי.', 'Hebrew')).toEqual(['date יום חמישי']);
});

test('words that are a day or month only in another language are not checked', () => {
  expect(invented('Durata este de trei luni, mai mult sau mai puțin.', 'Romanian')).toEqual([]);
  expect(invented('Saya hubungi lagi minggu depan.', 'Indonesian')).toEqual([]);
  expect(invented('Η τρίτη ερώτηση είναι απλή.', 'Greek')).toEqual([]);
});

test('names of the mail are supported with other endings, but other names are not', () => {
  expect(invented('Droga Anno, dziękuję. Pozdrawiam, Ben Carter', 'Polish')).toEqual([]);
  expect(invented('Bilgi için Anna’ya teşekkür ederim.', 'Turkish')).toEqual([]);
  expect(invented('Proszę zapytać pana Wiśniewskiego.', 'Polish')).toEqual(['name Wiśniewskiego']);
  expect(invented('Bitte fragen Sie Herrn Schuster nach dem Angebot.', 'German')).toEqual(['name Schuster']);
  expect(invented('田中様\n\nありがとうございます。', 'Japanese')).toEqual(['name 田中']);
  expect(invented('안녕하세요, 김민수 님.\n\n감사합니다.', 'Korean')).toEqual(['name 김민수']);
  expect(invented('Sehr geehrter Herr Dr. Hilbert,\n\nvielen Dank.', 'German')).toEqual(['name Hilbert']);
  expect(invented('ご担当者様\n\nありがとうございます。', 'Japanese')).toEqual([]);
});

test('a day of the instructions supports its date, in the language of the reply and in another one', () => {
  expect(invented('Propongo el jueves 6 de marzo a las 11:00.', 'Spanish', 'propose Thursday at 11')).toEqual(
    [],
  );
  expect(invented('Propongo el jueves 6 de marzo.', 'Spanish', 'propón el jueves')).toEqual([]);
  expect(invented('Propongo el jueves 13 de marzo.', 'Spanish', 'propose another day')).not.toEqual([]);
});

test('words of polite address are not names', () => {
  expect(invented('Vielen Dank, ich habe Ihnen und Ihrem Team die Unterlagen geschickt.', 'German')).toEqual(
    [],
  );
  expect(invented('La ringrazio e Le confermo che ho ricevuto il Suo messaggio.', 'Italian')).toEqual([]);
  expect(invented('Děkuji Vám za Vaši zprávu.', 'Czech')).toEqual([]);
  expect(invented('Dziękuję Pani za wiadomość, chętnie Pani pomogę.', 'Polish')).toEqual([]);
  expect(invented('Terima kasih atas pesan Anda, Bapak dan Ibu.', 'Indonesian')).toEqual([]);
});

test.each<[Language, string]>([
  ['English', 'It costs $4,500.'],
  ['German', 'Es kostet 4.500 Dollar.'],
  ['Polish', 'To kosztuje 4500 dolarów.'],
  ['Russian', 'Это стоит 4 500 долларов.'],
  ['Japanese', '費用は4,500ドルです。'],
  ['Arabic', 'التكلفة 4500 دولار.'],
  ['Hindi', 'लागत 4500 डॉलर है।'],
])('the sum of the mail in another currency is unsupported in %s', (language, reply) => {
  expect(invented(reply, language)).toHaveLength(1);
});

test('the sum is supported with a word for its currency, and in a currency that the instructions name', () => {
  expect(invented('Es kostet 4.500 Euro.', 'German')).toEqual([]);
  expect(invented('Это стоит 4 500 евро.', 'Russian')).toEqual([]);
  expect(invented('It costs $4,500.', 'English', 'say it is $4,500')).toEqual([]);
});

test("a domain without 'https://' is a link, but a missing space after a sentence is not", () => {
  expect(invented('See rooms.example.com/lisbon for more.', 'English')).toEqual([
    'link rooms.example.com/lisbon',
  ]);
  expect(invented('Write to anna@northwind.example. Or call.It is fine.', 'English')).toEqual([]);
});

/** The facts whose weekday and date contradict each other. */
function contradictions(reply: string, language: Language = 'English', userProvided?: string): string[] {
  return unsupportedFacts(reply, factSource({ reading, emailContent: mail, userProvided }, language))
    .filter(({ reasons }) => reasons.includes('contradiction'))
    .map(({ text }) => text);
}

test.each<[Language, string, string]>([
  ['English', 'See you on Wednesday, 11 March.', 'Wednesday, 11 March'],
  ['English', 'See you on 11 March (Friday).', '11 March (Friday)'],
  ['German', 'Bis Mittwoch, den 11. März 2025.', 'Mittwoch, den 11. März 2025'],
  ['French', 'Va pour mercredi, le 11/03.', 'mercredi, le 11/03'],
  ['Japanese', '3月11日(水)に伺います。', '3月11日(水)'],
])('in %s, a weekday and a date that contradict each other are found', (language, reply, fact) => {
  expect(contradictions(reply, language)).toEqual([fact]);
});

test('a date that is not in the mail and has a wrong weekday has both reasons', () => {
  const source = factSource({ reading, emailContent: mail }, 'English');
  expect(unsupportedFacts('See you on Monday, 24 March.', source)).toMatchObject([
    { text: 'Monday, 24 March', reasons: ['not-in-mail'] },
  ]);
  expect(unsupportedFacts('See you on Friday, 24 March.', source)).toMatchObject([
    { text: 'Friday, 24 March', reasons: ['not-in-mail', 'contradiction'] },
  ]);
});

test('a date with its own weekday does not contradict itself, in this year and in another', () => {
  expect(contradictions('See you on Tuesday, 11 March, or on Wednesday, 12 March.', 'English')).toEqual([]);
  expect(contradictions('We are open 11 March – Friday 14 March.', 'English', 'open 11 to 14 March')).toEqual(
    [],
  );
  expect(contradictions('We met on Monday, 11 March 2024.', 'English', 'we met on 11 March 2024')).toEqual(
    [],
  );
});

test.each<[Language, string, string]>([
  ['English', 'I will come at 4 pm on Tuesday.', '4 pm'],
  ['English', 'I will come on Tuesday, 11 March at 15:30.', '15:30'],
  ['German', 'Ich komme um 16 Uhr.', '16 Uhr'],
  ['French', 'Je viens à 16 h 30.', '16 h 30'],
  ['Spanish', 'Iré a las 16:30.', '16:30'],
  ['Japanese', '午後4時に伺います。', '午後4時'],
])('in %s, another time is found as a time', (language, reply, time) => {
  expect(
    unsupportedFacts(reply, factSource({ reading, emailContent: mail }, language)).filter(
      ({ kind }) => kind === 'time',
    ),
  ).toMatchObject([{ text: expect.stringContaining(time), reasons: ['not-in-mail'] }]);
});

test('another day of a month that the mail names is unsupported, and its time is marked separately', () => {
  expect(invented('See you on 12 March at 3 pm.', 'English')).toEqual(['date 12 March']);
  expect(invented('See you on 12 March at 5 pm.', 'English')).toEqual(['date 12 March', 'time 5 pm']);
  expect(invented('Bis zum 12.03. um 15 Uhr.', 'German')).toEqual(['date 12.03.']);
});

test('the weekday on which the mail was sent supports no other meeting', () => {
  expect(invented('Let us meet on Monday.', 'English')).toEqual(['date Monday']);
  expect(invented('Thank you for your mail of Monday, 3 March.', 'English')).toEqual([]);
});

test('a number of the mail does not support another number of the same things', () => {
  const emailContent = 'Hi Ben,\n\nlunch is at 26 Mill Lane, for 24 people. Is that right?\n\nAnna';
  const facts = (reply: string, userProvided = '') => factsOf(emailContent, reply, 'English', userProvided);
  expect(facts('Yes, for 24 people.')).toEqual([]);
  expect(facts('Yes, for 26 people.')).toEqual(['26']);
  expect(facts('Yes, for 26 people.', '26')).toEqual([]);
});

test('groups of three digits with spaces are one number', () => {
  expect(invented('Das kostet 4 500 Euro.', 'German')).toEqual([]);
  expect(invented('Das kostet 4 000 Euro.', 'German')).toEqual(['number 4 000']);
});

/** The texts of the facts of a reply to a mail. */
function factsOf(emailContent: string, reply: string, language: Language, userProvided = ''): string[] {
  const source = factSource({ reading: readEmail(emailContent), emailContent, userProvided }, language);
  return unsupportedFacts(reply, source).map(({ text }) => text);
}

test.each<[Language, string, string, string]>([
  ['English', 'We need 25 chairs.', 'You get twenty-five chairs.', 'You get twenty-six chairs.'],
  ['German', 'Wir brauchen 25 Plätze.', 'Es sind fünfundzwanzig Plätze.', 'Es sind sechsundzwanzig Plätze.'],
  ['French', 'Il faut 92 chaises.', 'Voici quatre-vingt-douze chaises.', 'Voici quatre-vingts chaises.'],
  ['Spanish', 'Somos 45 personas.', 'Sí, cuarenta y cinco personas.', 'Sí, cuarenta personas.'],
  ['Portuguese', 'São 120 pessoas.', 'Sim, cento e vinte pessoas.', 'Sim, cento e trinta pessoas.'],
  ['Italian', 'Siamo 38 persone.', 'Siete trentotto persone.', 'Siete trentasei persone.'],
  ['Polish', 'Prosimy o 24 krzesła.', 'Tak, dwadzieścia cztery.', 'Tak, dwadzieścia pięć.'],
  ['Turkish', 'Toplam 12 dosya var.', 'Evet, on iki dosya.', 'Evet, on beş dosya.'],
  ['Arabic', 'نحتاج إلى 25 كرسيا.', 'نعم، خمسة وعشرون كرسيا.', 'نعم، ستة وعشرون كرسيا.'],
  ['Japanese', '参加は6名です。', '六名ですね。', '七名ですね。'],
])('in %s, a number in words is compared with the number of the mail', (language, text, same, other) => {
  expect(factsOf(text, same, language)).toEqual([]);
  expect(factsOf(text, other, language)).toHaveLength(1);
});

test('small numbers and round thanks are no facts', () => {
  expect(invented('Two things: a thousand thanks, and one question.', 'English')).toEqual([]);
});

test('a phone number with its groups in another order is unsupported', () => {
  const text = 'Please call 0532 418 66 07.';
  expect(factsOf(text, 'I will call +90 532 418 66 07.', 'English')).toEqual([]);
  expect(factsOf(text, 'I will call 0532 418 07 66.', 'English')).toEqual(['0532 418 07 66']);
});

test('a sum that follows from the amounts of the mail is supported', () => {
  const text = 'The rent is €785 and the extras are €65 for each of 3 rooms.';
  expect(factsOf(text, 'So it is €850 in all, with €195 for the rooms.', 'English')).toEqual([]);
  expect(factsOf(text, 'So it is €860 in all.', 'English')).toEqual(['860']);
});

test('names are not compared with a mail in another script', () => {
  expect(factsOf('أخبر السيد فهد من فضلك.', 'I will tell Fahad in Riyadh.', 'English')).toEqual([]);
});

test('a name after a title is found in Arabic, and one before a word of respect inside Japanese sentences', () => {
  expect(factsOf('أرجو الاتصال بنا.', 'سأتصل بالمهندس ياسر غدا.', 'Arabic')).toEqual(['ياسر']);
  expect(factsOf('小林様に伝えてください。', '明日、小島様にお伝えします。', 'Japanese')).toEqual(['小島']);
  expect(factsOf('小林様に伝えてください。', '明日、小林様にお伝えします。', 'Japanese')).toEqual([]);
});

test('a name that differs in its vowels is another name, if names have no grammatical endings', () => {
  expect(factsOf('Please ask Claire.', 'I will ask Clara.', 'English')).toEqual(['Clara']);
});

test("the person's own name below the closing is not a fact to check, but a name in the closing is", () => {
  const text = 'Hi Tom,\n\nplease call us.\n\nAnna';
  expect(
    factsOf(text, 'Hi Anna,\n\nI will call.\n\nBest wishes,\nTomas Reed\nHead of Sales', 'English'),
  ).toEqual([]);
  expect(factsOf(text, 'Hi Anna,\n\nI will call.\n\nSee you in Leeds,\nTomas Reed', 'English')).toEqual([
    'Leeds',
  ]);
});
