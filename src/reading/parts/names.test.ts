import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/languages.ts';
import { readEmail } from '../read-email.ts';

type Letter = { salutation: string; recipient: string; text: string; close: string; signed: string };

/** Letters with title and honorific, as each language writes them. */
const letters: Readonly<Record<Language, readonly Letter[]>> = {
  English: [
    {
      salutation: 'Dear Ms. Baker,',
      recipient: 'Baker',
      text: 'The contract is ready for you.',
      close: 'Kind regards,',
      signed: 'Tom Reed',
    },
  ],
  French: [
    {
      salutation: 'Madame Dupont,',
      recipient: 'Dupont',
      text: 'Le contrat est prêt.',
      close: 'Cordialement,',
      signed: 'Luc Martin',
    },
    {
      salutation: 'Chère Madame Dupont,',
      recipient: 'Dupont',
      text: 'Le contrat est prêt.',
      close: "Je vous prie d'agréer, Madame, l'expression de mes salutations distinguées.",
      signed: 'Luc Martin',
    },
  ],
  Spanish: [
    {
      salutation: 'Estimada Sra. García:',
      recipient: 'García',
      text: 'El contrato está listo.',
      close: 'Un cordial saludo,',
      signed: 'Luis Pérez',
    },
    {
      salutation: 'Estimado Don Luis:',
      recipient: 'Luis',
      text: 'El contrato está listo.',
      close: 'Quedo a su disposición,',
      signed: 'Ana Ruiz',
    },
  ],
  German: [
    {
      salutation: 'Sehr geehrte Frau Dr. Weber,',
      recipient: 'Weber',
      text: 'der Vertrag ist fertig.',
      close: 'Mit freundlichen Grüßen',
      signed: 'Anna Schmidt',
    },
    {
      salutation: 'Hallo Herr Kurz,',
      recipient: 'Kurz',
      text: 'der Vertrag ist fertig.',
      close: 'Viele Grüße aus Köln',
      signed: 'Anna Schmidt',
    },
  ],
  Italian: [
    {
      salutation: 'Gentile Dott.ssa Rossi,',
      recipient: 'Rossi',
      text: 'il contratto è pronto.',
      close: 'Cordiali saluti,',
      signed: 'Marco Bianchi',
    },
    {
      salutation: 'Egregio Sig. Verdi,',
      recipient: 'Verdi',
      text: 'il contratto è pronto.',
      close: 'Distinti saluti',
      signed: 'Marco Bianchi',
    },
  ],
  Portuguese: [
    {
      salutation: 'Prezada Sra. Silva,',
      recipient: 'Silva',
      text: 'O contrato está pronto.',
      close: 'Atenciosamente,',
      signed: 'João Costa',
    },
    {
      salutation: 'Caro Dr. Nunes,',
      recipient: 'Nunes',
      text: 'O contrato está pronto.',
      close: 'Com os melhores cumprimentos,',
      signed: 'João Costa',
    },
  ],
  Chinese: [
    {
      salutation: '尊敬的王经理：',
      recipient: '王',
      text: '合同已经准备好了。',
      close: '此致\n敬礼',
      signed: '李明',
    },
    {
      salutation: '李女士，您好！',
      recipient: '李',
      text: '合同已经准备好了。',
      close: '祝好',
      signed: '王芳',
    },
  ],
  Japanese: [
    {
      salutation: '田中様',
      recipient: '田中',
      text: 'お世話になっております。契約書の準備ができました。',
      close: 'よろしくお願いいたします。',
      signed: '佐藤健',
    },
    {
      salutation: '鈴木部長',
      recipient: '鈴木',
      text: 'お疲れ様です。契約書の準備ができました。',
      close: '以上、よろしくお願いします。',
      signed: '佐藤健',
    },
  ],
  Korean: [
    {
      salutation: '김민수 부장님께,',
      recipient: '김민수',
      text: '계약서가 준비되었습니다.',
      close: '감사합니다.',
      signed: '박지영',
    },
    {
      salutation: '안녕하세요, 이수진 님.',
      recipient: '이수진',
      text: '계약서가 준비되었습니다.',
      close: '감사합니다.',
      signed: '박지영 드림',
    },
  ],
  Arabic: [
    {
      salutation: 'السيد أحمد المحترم،',
      recipient: 'أحمد',
      text: 'العقد جاهز للتوقيع.',
      close: 'مع خالص التحية،',
      signed: 'ليلى حسن',
    },
    {
      salutation: 'عزيزي الأستاذ كريم،',
      recipient: 'كريم',
      text: 'العقد جاهز للتوقيع.',
      close: 'وتفضلوا بقبول فائق الاحترام،',
      signed: 'ليلى حسن',
    },
  ],
  Russian: [
    {
      salutation: 'Уважаемый Иван Петрович!',
      recipient: 'Иван Петрович',
      text: 'Договор готов.',
      close: 'С уважением,',
      signed: 'Анна Смирнова',
    },
    {
      salutation: 'Уважаемый господин Орлов!',
      recipient: 'Орлов',
      text: 'Договор готов.',
      close: 'С наилучшими пожеланиями,',
      signed: 'Анна Смирнова',
    },
  ],
  Hindi: [
    {
      salutation: 'आदरणीय शर्मा जी,',
      recipient: 'शर्मा',
      text: 'अनुबंध तैयार है।',
      close: 'सादर,',
      signed: 'नेहा वर्मा',
    },
    {
      salutation: 'प्रिय श्री गुप्ता,',
      recipient: 'गुप्ता',
      text: 'अनुबंध तैयार है।',
      close: 'भवदीय,',
      signed: 'राहुल सिंह',
    },
  ],
  Dutch: [
    {
      salutation: 'Geachte mevrouw de Vries,',
      recipient: 'de Vries',
      text: 'Het contract is klaar.',
      close: 'Met vriendelijke groet,',
      signed: 'Jan Bakker',
    },
    {
      salutation: 'Beste heer Jansen,',
      recipient: 'Jansen',
      text: 'Het contract is klaar.',
      close: 'Hoogachtend,',
      signed: 'Jan Bakker',
    },
  ],
  Swedish: [
    {
      salutation: 'Hej Karin!',
      recipient: 'Karin',
      text: 'Avtalet är klart.',
      close: 'Med vänliga hälsningar',
      signed: 'Erik Lund',
    },
  ],
  Polish: [
    {
      salutation: 'Szanowna Pani Kowalska,',
      recipient: 'Kowalska',
      text: 'umowa jest gotowa.',
      close: 'Z poważaniem',
      signed: 'Piotr Nowak',
    },
    {
      salutation: 'Szanowny Panie Marku,',
      recipient: 'Marku',
      text: 'umowa jest gotowa.',
      close: 'Łączę wyrazy szacunku',
      signed: 'Piotr Nowak',
    },
  ],
  Turkish: [
    {
      salutation: 'Sayın Ahmet Bey,',
      recipient: 'Ahmet',
      text: 'Sözleşme hazır.',
      close: 'Saygılarımla,',
      signed: 'Elif Kaya',
    },
    {
      salutation: 'Merhaba Ayşe Hanım,',
      recipient: 'Ayşe',
      text: 'Sözleşme hazır.',
      close: 'İyi çalışmalar,',
      signed: 'Elif Kaya',
    },
  ],
  Vietnamese: [
    {
      salutation: 'Kính gửi ông Nguyễn Văn Nam,',
      recipient: 'Nguyễn Văn Nam',
      text: 'Hợp đồng đã sẵn sàng.',
      close: 'Trân trọng,',
      signed: 'Trần Thị Lan',
    },
    {
      salutation: 'Chào chị Hoa,',
      recipient: 'Hoa',
      text: 'Hợp đồng đã sẵn sàng.',
      close: 'Trân trọng cảm ơn,',
      signed: 'Trần Thị Lan',
    },
  ],
  Thai: [
    {
      salutation: 'เรียน คุณสมชาย',
      recipient: 'สมชาย',
      text: 'สัญญาพร้อมแล้วค่ะ',
      close: 'ขอแสดงความนับถือ',
      signed: 'นภา ใจดี',
    },
    {
      salutation: 'สวัสดีค่ะ คุณวิภา',
      recipient: 'วิภา',
      text: 'สัญญาพร้อมแล้วค่ะ',
      close: 'ขอบคุณค่ะ',
      signed: 'นภา ใจดี',
    },
  ],
  Indonesian: [
    {
      salutation: 'Yth. Bapak Budi Santoso,',
      recipient: 'Budi Santoso',
      text: 'Kontrak sudah siap.',
      close: 'Hormat kami,',
      signed: 'Dewi Lestari',
    },
    {
      salutation: 'Selamat pagi Ibu Rina,',
      recipient: 'Rina',
      text: 'Kontrak sudah siap.',
      close: 'Salam,',
      signed: 'Dewi Lestari',
    },
  ],
  Greek: [
    {
      salutation: 'Αγαπητέ κύριε Παπαδόπουλε,',
      recipient: 'Παπαδόπουλε',
      text: 'Το συμβόλαιο είναι έτοιμο.',
      close: 'Με εκτίμηση,',
      signed: 'Μαρία Νικολάου',
    },
    {
      salutation: 'Αξιότιμη κυρία Δήμου,',
      recipient: 'Δήμου',
      text: 'Το συμβόλαιο είναι έτοιμο.',
      close: 'Με φιλικούς χαιρετισμούς,',
      signed: 'Μαρία Νικολάου',
    },
  ],
  Romanian: [
    {
      salutation: 'Stimate domnule Popescu,',
      recipient: 'Popescu',
      text: 'Contractul este gata.',
      close: 'Cu stimă,',
      signed: 'Ioana Marin',
    },
    {
      salutation: 'Bună ziua, doamnă Ionescu,',
      recipient: 'Ionescu',
      text: 'Contractul este gata.',
      close: 'Cu respect,',
      signed: 'Ioana Marin',
    },
  ],
  Czech: [
    {
      salutation: 'Vážený pane Nováku,',
      recipient: 'Nováku',
      text: 'smlouva je připravena.',
      close: 'S pozdravem',
      signed: 'Jana Dvořáková',
    },
    {
      salutation: 'Dobrý den, paní Svobodová,',
      recipient: 'Svobodová',
      text: 'smlouva je připravena.',
      close: 'S přátelským pozdravem',
      signed: 'Jana Dvořáková',
    },
  ],
  Ukrainian: [
    {
      salutation: 'Шановний Іване Петровичу!',
      recipient: 'Іване Петровичу',
      text: 'Договір готовий.',
      close: 'З повагою,',
      signed: 'Оксана Коваль',
    },
    {
      salutation: 'Шановна пані Олено!',
      recipient: 'Олено',
      text: 'Договір готовий.',
      close: 'З найкращими побажаннями,',
      signed: 'Оксана Коваль',
    },
  ],
  Hebrew: [
    {
      salutation: 'שלום רב דני,',
      recipient: 'דני',
      text: 'החוזה מוכן.',
      close: 'בברכה,',
      signed: 'מיכל לוי',
    },
    {
      salutation: 'לכבוד מר כהן,',
      recipient: 'כהן',
      text: 'החוזה מוכן.',
      close: 'בכבוד רב,',
      signed: 'מיכל לוי',
    },
  ],
  Malay: [
    {
      salutation: 'Encik Ahmad yang dihormati,',
      recipient: 'Ahmad',
      text: 'Kontrak sudah siap.',
      close: 'Yang benar,',
      signed: 'Siti Aminah',
    },
    {
      salutation: 'Assalamualaikum Puan Noraini,',
      recipient: 'Noraini',
      text: 'Kontrak sudah siap.',
      close: 'Sekian, terima kasih.',
      signed: 'Siti Aminah',
    },
  ],
  Bengali: [
    {
      salutation: 'প্রিয় করিম সাহেব,',
      recipient: 'করিম',
      text: 'চুক্তিপত্র প্রস্তুত।',
      close: 'ধন্যবাদান্তে,',
      signed: 'সুমন দাস',
    },
    {
      salutation: 'জনাব রহমান,',
      recipient: 'রহমান',
      text: 'চুক্তিপত্র প্রস্তুত।',
      close: 'বিনীত,',
      signed: 'সুমন দাস',
    },
  ],
  Swahili: [
    {
      salutation: 'Mpendwa Bwana Juma,',
      recipient: 'Juma',
      text: 'Mkataba uko tayari.',
      close: 'Wako mwaminifu,',
      signed: 'Asha Mwangi',
    },
    {
      salutation: 'Habari Bi. Neema,',
      recipient: 'Neema',
      text: 'Mkataba uko tayari.',
      close: 'Kwa heshima,',
      signed: 'Asha Mwangi',
    },
  ],
};

test('who a letter is written to and who signs it is read in every language, without titles', () => {
  const wrong = languages.flatMap(({ value }) =>
    letters[value].flatMap(({ salutation, recipient, text, close, signed }) => {
      const reading = readEmail(`${salutation}\n\n${text}\n\n${close}\n${signed}`);
      const got = [value, reading.recipient.name, reading.signedBy];
      const wanted = [value, recipient, signed.replace(' 드림', '')];
      return JSON.stringify(got) === JSON.stringify(wanted) ? [] : [{ got, wanted }];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['Hei Anna,', 'Kan du sende meg kontrakten innen fredag?', 'Vennlig hilsen', 'Ole Hansen'],
  ['Kære Anna', 'Kan du sende mig kontrakten inden fredag?', 'Med venlig hilsen', 'Mads Jensen'],
  ['Hyvä Anna,', 'Voisitko lähettää sopimuksen perjantaihin mennessä?', 'Terveisin', 'Mikko Virtanen'],
  ['Kedves Anna!', 'El tudná küldeni a szerződést péntekig?', 'Üdvözlettel,', 'Nagy Péter'],
  ['Benvolguda Anna,', 'Em podries enviar el contracte abans de divendres?', 'Salutacions,', 'Jordi Puig'],
  ['Vážená Anna,', 'mohli by ste mi poslať zmluvu do piatka?', 'S pozdravom', 'Peter Novák'],
  ['Poštovana Anna,', 'možete li mi poslati ugovor do petka?', 'Srdačan pozdrav,', 'Marko Horvat'],
  ['Здравейте, Анна,', 'Бихте ли ми изпратили договора до петък?', 'Поздрави,', 'Иван Петров'],
  ['سلام آنا،', 'لطفاً قرارداد را تا روز جمعه بفرستید؟', 'با احترام،', 'رضا محمدی'],
  ['محترمہ آنا،', 'کیا آپ مجھے جمعہ تک معاہدہ بھیج سکتے ہیں؟', 'نیک تمنائیں،', 'علی خان'],
])(
  'a greeting in a language that no reply is written in is no part of a name: %s',
  (salutation, text, close, signed) => {
    const { recipient, signedBy } = readEmail(`${salutation}\n\n${text}\n\n${close}\n${signed}`);
    expect(recipient.name).toMatch(/^(?:Anna|Анна|آنا)$/);
    expect(signedBy).toBe(signed);
  },
);

test('a greeting that nobody here knows is taken for no name', () => {
  expect(readEmail('Tere Anna,\n\nKas saaksite mulle lepingu saata?').recipient.name).toBeUndefined();
  expect(readEmail('Anna,\n\ncould you send the contract?').recipient.name).toBe('Anna');
});
