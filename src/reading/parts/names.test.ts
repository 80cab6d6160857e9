import { expect, test } from 'vitest';
import { readEmail } from '../read-email.ts';

/**
 * Letters with titles and words of respect in each language. Columns: language, salutation, name in the salutation,
 * text, closing, name of the signer.
 */
const letters = `
English | Dear Ms. Baker, | Baker | The contract is ready for you. | Kind regards, | Tom Reed
French | Madame Dupont, | Dupont | Le contrat est prêt. | Cordialement, | Luc Martin
French | Chère Madame Dupont, | Dupont | Le contrat est prêt. | Je vous prie d'agréer, Madame, \
l'expression de mes salutations distinguées. | Luc Martin
Spanish | Estimada Sra. García: | García | El contrato está listo. | Un cordial saludo, | Luis Pérez
Spanish | Estimado Don Luis: | Luis | El contrato está listo. | Quedo a su disposición, | Ana Ruiz
German | Sehr geehrte Frau Dr. Weber, | Weber | der Vertrag ist fertig. | Mit freundlichen Grüßen | Anna Schmidt
German | Hallo Herr Kurz, | Kurz | der Vertrag ist fertig. | Viele Grüße aus Köln | Anna Schmidt
Italian | Gentile Dott.ssa Rossi, | Rossi | il contratto è pronto. | Cordiali saluti, | Marco Bianchi
Italian | Egregio Sig. Verdi, | Verdi | il contratto è pronto. | Distinti saluti | Marco Bianchi
Portuguese | Prezada Sra. Silva, | Silva | O contrato está pronto. | Atenciosamente, | João Costa
Portuguese | Caro Dr. Nunes, | Nunes | O contrato está pronto. | Com os melhores cumprimentos, | João Costa
Chinese | 尊敬的王经理： | 王 | 合同已经准备好了。 | 此致 / 敬礼 | 李明
Chinese | 李女士，您好！ | 李 | 合同已经准备好了。 | 祝好 | 王芳
Japanese | 田中様 | 田中 | お世話になっております。契約書の準備ができました。 | よろしくお願いいたします。 | 佐藤健
Japanese | 鈴木部長 | 鈴木 | お疲れ様です。契約書の準備ができました。 | 以上、よろしくお願いします。 | 佐藤健
Korean | 김민수 부장님께, | 김민수 | 계약서가 준비되었습니다. | 감사합니다. | 박지영
Korean | 안녕하세요, 이수진 님. | 이수진 | 계약서가 준비되었습니다. | 감사합니다. | 박지영 드림
Arabic | السيد أحمد المحترم، | أحمد | العقد جاهز للتوقيع. | مع خالص التحية، | ليلى حسن
Arabic | عزيزي الأستاذ كريم، | كريم | العقد جاهز للتوقيع. | وتفضلوا بقبول فائق الاحترام، | ليلى حسن
Russian | Уважаемый Иван Петрович! | Иван Петрович | Договор готов. | С уважением, | Анна Смирнова
Russian | Уважаемый господин Орлов! | Орлов | Договор готов. | С наилучшими пожеланиями, | Анна Смирнова
Hindi | आदरणीय शर्मा जी, | शर्मा | अनुबंध तैयार है। | सादर, | नेहा वर्मा
Hindi | प्रिय श्री गुप्ता, | गुप्ता | अनुबंध तैयार है। | भवदीय, | राहुल सिंह
Dutch | Geachte mevrouw de Vries, | de Vries | Het contract is klaar. | Met vriendelijke groet, | Jan Bakker
Dutch | Beste heer Jansen, | Jansen | Het contract is klaar. | Hoogachtend, | Jan Bakker
Swedish | Hej Karin! | Karin | Avtalet är klart. | Med vänliga hälsningar | Erik Lund
Polish | Szanowna Pani Kowalska, | Kowalska | umowa jest gotowa. | Z poważaniem | Piotr Nowak
Polish | Szanowny Panie Marku, | Marku | umowa jest gotowa. | Łączę wyrazy szacunku | Piotr Nowak
Turkish | Sayın Ahmet Bey, | Ahmet | Sözleşme hazır. | Saygılarımla, | Elif Kaya
Turkish | Merhaba Ayşe Hanım, | Ayşe | Sözleşme hazır. | İyi çalışmalar, | Elif Kaya
Vietnamese | Kính gửi ông Nguyễn Văn Nam, | Nguyễn Văn Nam | Hợp đồng đã sẵn sàng. | Trân trọng, | Trần Thị Lan
Vietnamese | Chào chị Hoa, | Hoa | Hợp đồng đã sẵn sàng. | Trân trọng cảm ơn, | Trần Thị Lan
Thai | เรียน คุณสมชาย | สมชาย | สัญญาพร้อมแล้วค่ะ | ขอแสดงความนับถือ | นภา ใจดี
Thai | สวัสดีค่ะ คุณวิภา | วิภา | สัญญาพร้อมแล้วค่ะ | ขอบคุณค่ะ | นภา ใจดี
Indonesian | Yth. Bapak Budi Santoso, | Budi Santoso | Kontrak sudah siap. | Hormat kami, | Dewi Lestari
Indonesian | Selamat pagi Ibu Rina, | Rina | Kontrak sudah siap. | Salam, | Dewi Lestari
Greek | Αγαπητέ κύριε Παπαδόπουλε, | Παπαδόπουλε | Το συμβόλαιο είναι έτοιμο. | Με εκτίμηση, | Μαρία Νικολάου
Greek | Αξιότιμη κυρία Δήμου, | Δήμου | Το συμβόλαιο είναι έτοιμο. | Με φιλικούς χαιρετισμούς, | Μαρία Νικολάου
Romanian | Stimate domnule Popescu, | Popescu | Contractul este gata. | Cu stimă, | Ioana Marin
Romanian | Bună ziua, doamnă Ionescu, | Ionescu | Contractul este gata. | Cu respect, | Ioana Marin
Czech | Vážený pane Nováku, | Nováku | smlouva je připravena. | S pozdravem | Jana Dvořáková
Czech | Dobrý den, paní Svobodová, | Svobodová | smlouva je připravena. | S přátelským pozdravem | Jana Dvořáková
Ukrainian | Шановний Іване Петровичу! | Іване Петровичу | Договір готовий. | З повагою, | Оксана Коваль
Ukrainian | Шановна пані Олено! | Олено | Договір готовий. | З найкращими побажаннями, | Оксана Коваль
Hebrew | שלום רב דני, | דני | החוזה מוכן. | בברכה, | מיכל לוי
Hebrew | לכבוד מר כהן, | כהן | החוזה מוכן. | בכבוד רב, | מיכל לוי
Malay | Encik Ahmad yang dihormati, | Ahmad | Kontrak sudah siap. | Yang benar, | Siti Aminah
Malay | Assalamualaikum Puan Noraini, | Noraini | Kontrak sudah siap. | Sekian, terima kasih. | Siti Aminah
Bengali | প্রিয় করিম সাহেব, | করিম | চুক্তিপত্র প্রস্তুত। | ধন্যবাদান্তে, | সুমন দাস
Bengali | জনাব রহমান, | রহমান | চুক্তিপত্র প্রস্তুত। | বিনীত, | সুমন দাস
Swahili | Mpendwa Bwana Juma, | Juma | Mkataba uko tayari. | Wako mwaminifu, | Asha Mwangi
Swahili | Habari Bi. Neema, | Neema | Mkataba uko tayari. | Kwa heshima, | Asha Mwangi
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '));

test('the recipient and the signer of a letter are read in every language, without titles', () => {
  for (const [language, salutation, recipient, text, closing = '', signed = ''] of letters) {
    const reading = readEmail(`${salutation}\n\n${text}\n\n${closing.replace(' / ', '\n')}\n${signed}`);
    expect([language, reading.recipient.name, reading.signedBy]).toEqual([
      language,
      recipient,
      signed.replace(' 드림', ''),
    ]);
  }
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
  'a greeting in a language outside the 27 is not part of the name: %s',
  (salutation, text, closing, signed) => {
    const { recipient, signedBy } = readEmail(`${salutation}\n\n${text}\n\n${closing}\n${signed}`);
    expect(recipient.name).toMatch(/^(?:Anna|Анна|آنا)$/);
    expect(signedBy).toBe(signed);
  },
);

test('an unknown greeting is not read as a name', () => {
  expect(readEmail('Tere Anna,\n\nKas saaksite mulle lepingu saata?').recipient.name).toBeUndefined();
  expect(readEmail('Anna,\n\ncould you send the contract?').recipient.name).toBe('Anna');
});
