import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/languages.ts';
import { findDates } from './dates.ts';

/** A Wednesday. */
const WEDNESDAY = '2026-03-04T10:00:00+01:00';

/** Sentences of a mail, and what the first mention in each is resolved to; a range is written 'from/to'. */
const rows: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  English: { 'See you on Friday at 3 pm.': '2026-03-06T15:00', 'In three days.': '2026-03-07' },
  French: {
    'Rendez-vous le mardi 10 mars à 14h30.': '2026-03-10T14:30',
    'Je vous appelle demain matin à 9 heures.': '2026-03-05T09:00',
    'Pouvons-nous décaler à après-demain ?': '2026-03-06',
    'Le 15 avril 2026 nous convient.': '2026-04-15',
    'On en parle lundi prochain.': '2026-03-09',
    'Je reviens dans trois jours.': '2026-03-07',
    'La réunion de vendredi dernier était utile.': '2026-02-27',
    'Disponible la semaine prochaine ?': '2026-03-09/2026-03-15',
    "Entre 14h et 16h demain, c'est possible.": '2026-03-05T14:00/2026-03-05T16:00',
    'Le séminaire du 3 au 5 juin est complet.': '2026-06-03/2026-06-05',
  },
  Spanish: {
    'La reunión es el martes 10 de marzo a las 15:30.': '2026-03-10T15:30',
    'Nos vemos mañana a las 9 de la mañana.': '2026-03-05T09:00',
    'Quedamos pasado mañana.': '2026-03-06',
    'Envíelo antes del viernes a las 5 de la tarde.': '2026-03-06T17:00',
    'El 5 de mayo de 2026 estaré fuera.': '2026-05-05',
    'Hablamos el lunes de la próxima semana.': '2026-03-09',
    'Llegará dentro de dos semanas.': '2026-03-18',
    'El viernes pasado no vino nadie.': '2026-02-27',
    'Lo tendrá a finales de mes.': '2026-03-31',
    'Le llamo a las tres de la tarde.': 'T15:00',
  },
  German: {
    'Passt Dienstag um 14 Uhr?': '2026-03-10T14:00',
    'Termin am Freitag, den 6. März 2026, um 9:30 Uhr': '2026-03-06T09:30',
    'Bitte bis übermorgen antworten.': '2026-03-06',
    'Wir liefern in drei Tagen.': '2026-03-07',
    'Am 14. bin ich nicht da.': '2026-03-14',
    'Der Vertrag läuft bis 31.12.2026.': '2026-12-31',
    'Am 20.3. geht es los.': '2026-03-20',
    'Kommenden Montag habe ich Zeit.': '2026-03-09',
    'Letzten Freitag war niemand da.': '2026-02-27',
    'Montag nächster Woche wäre gut.': '2026-03-09',
    'Nächste Woche wäre gut.': '2026-03-09/2026-03-15',
    'Bis Ende der Woche, bitte.': '2026-03-06',
    'Morgen Abend um 8 im Hotel': '2026-03-05T20:00',
    'Freitag von 14 bis 16 Uhr': '2026-03-06T14:00/2026-03-06T16:00',
    'Wir treffen uns um halb drei.': 'T14:30',
    'Vom 3. bis 5. Juni ist Messe.': '2026-06-03/2026-06-05',
  },
  Italian: {
    'Ci vediamo martedì 10 marzo alle 15.30.': '2026-03-10T15:30',
    'Ti chiamo domani alle 9.': '2026-03-05T09:00',
    'Va bene dopodomani?': '2026-03-06',
    'Entro venerdì alle ore 17:00.': '2026-03-06T17:00',
    'Il 5 maggio 2026 siamo chiusi.': '2026-05-05',
    'Tra tre giorni arriva il pacco.': '2026-03-07',
    'Ne parliamo la prossima settimana.': '2026-03-09/2026-03-15',
    'Venerdì scorso non ho potuto.': '2026-02-27',
    'Alle tre del pomeriggio sono libero.': 'T15:00',
  },
  Portuguese: {
    'A reunião é na terça-feira, 10 de março, às 15h30.': '2026-03-10T15:30',
    'Ligo amanhã às 9h.': '2026-03-05T09:00',
    'Pode ser depois de amanhã?': '2026-03-06',
    'Até sexta-feira às 17 horas.': '2026-03-06T17:00',
    'Em 5 de maio de 2026.': '2026-05-05',
    'Daqui a três dias chega.': '2026-03-07',
    'Falamos na próxima semana.': '2026-03-09/2026-03-15',
    'Vencimento: 03/04/2026.': '2026-04-03',
    'Pode ser na segunda às 10h?': '2026-03-09T10:00',
    'No dia 14 estarei fora.': '2026-03-14',
  },
  Chinese: {
    '本周五（3月6日）下午3点是否方便？': '2026-03-06T15:00',
    '本周五（6日）上午10点开会。': '2026-03-06T10:00',
    '我们下周二下午3点见面可以吗？': '2026-03-10T15:00',
    '请在3月20日之前回复。': '2026-03-20',
    '会议定于2026年5月5日上午10点半。': '2026-05-05T10:30',
    '明天下午三点开会。': '2026-03-05T15:00',
    '后天有空吗？': '2026-03-06',
    '三天后我会到。': '2026-03-07',
    '下个月15号开始。': '2026-04-15',
    '下周再谈。': '2026-03-09/2026-03-15',
    '请在月底前付款。': '2026-03-31',
    '上周五我发了邮件。': '2026-02-27',
    '星期五14:30方便吗？': '2026-03-06T14:30',
    '周四下午2点到4点有会。': '2026-03-05T14:00/2026-03-05T16:00',
  },
  Japanese: {
    '来週の火曜日の午後3時はいかがでしょうか。': '2026-03-10T15:00',
    '3月6日(金)15時からお願いします。': '2026-03-06T15:00',
    '明日の午前10時半に伺います。': '2026-03-05T10:30',
    '明後日までにご返信ください。': '2026-03-06',
    '2026年5月5日は休業です。': '2026-05-05',
    '令和8年4月1日付で異動します。': '2026-04-01',
    '3日後に届きます。': '2026-03-07',
    '来週ご連絡します。': '2026-03-09/2026-03-15',
    '今月末までにお支払いください。': '2026-03-31',
    '先週の金曜日にお送りしました。': '2026-02-27',
    '３月２０日（金）１４：００に変更できますか。': '2026-03-20T14:00',
  },
  Korean: {
    '다음 주 화요일 오후 3시에 뵐 수 있을까요?': '2026-03-10T15:00',
    '3월 6일(금) 14:30에 만나요.': '2026-03-06T14:30',
    '내일 오전 10시 반에 회의가 있습니다.': '2026-03-05T10:30',
    '모레 뵙겠습니다.': '2026-03-06',
    '2026년 5월 5일은 휴무입니다.': '2026-05-05',
    '3일 후에 도착합니다.': '2026-03-07',
    '다음 달 2일에 시작합니다.': '2026-04-02',
    '다음 주에 연락드리겠습니다.': '2026-03-09/2026-03-15',
    '지난주 금요일에 보냈습니다.': '2026-02-27',
    '이번 달 말까지 부탁드립니다.': '2026-03-31',
    '오후 세 시에 가능하신가요?': 'T15:00',
  },
  Arabic: {
    'نلتقي يوم الثلاثاء القادم الساعة 3 مساءً.': '2026-03-10T15:00',
    'موعدنا غدًا الساعة 10 صباحًا.': '2026-03-05T10:00',
    'هل يناسبك بعد غد؟': '2026-03-06',
    'في 5 مايو 2026 نكون في إجازة.': '2026-05-05',
    'سيصل خلال ثلاثة أيام.': '2026-03-07',
    'سأتصل بك الأسبوع القادم.': '2026-03-09/2026-03-15',
    'الموعد ١٥ أبريل ٢٠٢٦': '2026-04-15',
    'التاريخ: 03/04/2026': '2026-04-03',
    'الجمعة الماضية لم يحضر أحد.': '2026-02-27',
    'الساعة الثالثة بعد الظهر مناسبة.': 'T15:00',
  },
  Russian: {
    'Встреча во вторник, 10 марта, в 15:30.': '2026-03-10T15:30',
    'Позвоню завтра в 9 утра.': '2026-03-05T09:00',
    'Давайте послезавтра.': '2026-03-06',
    'Срок — 5 мая 2026 г.': '2026-05-05',
    'Ответим через три дня.': '2026-03-07',
    'Обсудим на следующей неделе.': '2026-03-09/2026-03-15',
    'В следующую пятницу не могу.': '2026-03-13',
    'В прошлую пятницу мы отправили счёт.': '2026-02-27',
    'Можно в понедельник в 3 часа дня?': '2026-03-09T15:00',
    'До конца недели пришлём.': '2026-03-06',
  },
  Hindi: {
    'क्या हम मंगलवार को दोपहर 3 बजे मिल सकते हैं?': '2026-03-10T15:00',
    'बैठक कल सुबह 10 बजे होगी।': '2026-03-05T10:00',
    'अंतिम तिथि 5 मई 2026 है।': '2026-05-05',
    'तीन दिन में उत्तर देंगे।': '2026-03-07',
    'अगले सप्ताह बात करते हैं।': '2026-03-09/2026-03-15',
    '१५ अप्रैल २०२६ को कार्यालय बंद रहेगा।': '2026-04-15',
    'पिछले शुक्रवार को भेजा था।': '2026-02-27',
    'आज शाम 5 बजे फ़ोन करूँगा।': '2026-03-04T17:00',
  },
  Dutch: {
    'Zullen we dinsdag 10 maart om 15.30 uur afspreken?': '2026-03-10T15:30',
    'Ik bel morgen om 9 uur.': '2026-03-05T09:00',
    'Kan het overmorgen?': '2026-03-06',
    'Op 5 mei 2026 zijn wij dicht.': '2026-05-05',
    'Over drie dagen is het er.': '2026-03-07',
    'Volgende week hebben we tijd.': '2026-03-09/2026-03-15',
    'Vorige vrijdag was er niemand.': '2026-02-27',
    'Vrijdag van 14 tot 16 uur': '2026-03-06T14:00/2026-03-06T16:00',
  },
  Swedish: {
    'Kan vi ses tisdag den 10 mars kl. 15.30?': '2026-03-10T15:30',
    'Jag ringer imorgon klockan 9.': '2026-03-05T09:00',
    'Passar i övermorgon?': '2026-03-06',
    'Den 5 maj 2026 har vi stängt.': '2026-05-05',
    'Det kommer om tre dagar.': '2026-03-07',
    'Vi hörs nästa vecka.': '2026-03-09/2026-03-15',
    'Förra fredagen var vi borta.': '2026-02-27',
    'Senast fredagen den 6 mars kl 16.': '2026-03-06T16:00',
  },
  Polish: {
    'Spotkajmy się we wtorek, 10 marca, o godz. 15:30.': '2026-03-10T15:30',
    'Zadzwonię jutro o 9.': '2026-03-05T09:00',
    'Czy może być pojutrze?': '2026-03-06',
    'Termin: 5 maja 2026 r.': '2026-05-05',
    'Dostarczymy za trzy dni.': '2026-03-07',
    'Porozmawiajmy w przyszłym tygodniu.': '2026-03-09/2026-03-15',
    'W zeszły piątek nikogo nie było.': '2026-02-27',
    'O 3 po południu?': 'T15:00',
  },
  Turkish: {
    "Yarın 12'de öğle yemeğine çıkalım mı?": '2026-03-05T12:00',
    'Salı günü saat 15:30’da görüşebilir miyiz?': '2026-03-10T15:30',
    'Yarın sabah saat 9’da ararım.': '2026-03-05T09:00',
    '5 Mayıs 2026 tarihinde kapalıyız.': '2026-05-05',
    'Üç gün içinde dönüş yaparız.': '2026-03-07',
    'Gelecek hafta konuşalım.': '2026-03-09/2026-03-15',
    'Geçen cuma kimse yoktu.': '2026-02-27',
    'Bugün öğleden sonra saat 3 uygun mu?': '2026-03-04T15:00',
  },
  Vietnamese: {
    'Chúng ta gặp nhau thứ Ba tuần tới lúc 15 giờ 30 được không?': '2026-03-10T15:30',
    'Tôi sẽ gọi vào 9 giờ sáng mai.': '2026-03-05T09:00',
    'Ngày 5 tháng 5 năm 2026 chúng tôi nghỉ.': '2026-05-05',
    'Hàng sẽ đến sau ba ngày nữa.': '2026-03-07',
    'Tuần tới tôi rảnh.': '2026-03-09/2026-03-15',
    'Lúc 3 giờ chiều có tiện không?': 'T15:00',
    'Sáng mai tôi bận.': '2026-03-05',
  },
  Thai: {
    'นัดวันอังคารที่ 10 มีนาคม เวลา 15.30 น. ได้ไหมคะ': '2026-03-10T15:30',
    'พรุ่งนี้บ่าย 3 โมงสะดวกไหมครับ': '2026-03-05T15:00',
    'วันที่ 5 พฤษภาคม 2569 บริษัทปิดทำการ': '2026-05-05',
    'ของจะถึงภายใน 3 วัน': '2026-03-07',
    สัปดาห์หน้าว่างไหมคะ: '2026-03-09/2026-03-15',
    'มะรืนนี้ ๑๐ โมงเช้า': '2026-03-06T10:00',
    วันศุกร์ที่แล้วไม่มีใครมา: '2026-02-27',
    'พรุ่งนี้ 2 ทุ่ม': '2026-03-05T20:00',
  },
  Indonesian: {
    'Bagaimana kalau Selasa depan pukul 15.30?': '2026-03-10T15:30',
    'Saya telepon besok jam 9 pagi.': '2026-03-05T09:00',
    'Tanggal 5 Mei 2026 kantor tutup.': '2026-05-05',
    'Barang tiba tiga hari lagi.': '2026-03-07',
    'Minggu depan saya ada waktu.': '2026-03-09/2026-03-15',
    'Jumat lalu tidak ada orang.': '2026-02-27',
    'Lusa jam 3 sore bisa?': '2026-03-06T15:00',
  },
  Greek: {
    'Μπορούμε την Τρίτη 10 Μαρτίου στις 15:30;': '2026-03-10T15:30',
    'Θα σας καλέσω αύριο στις 9 το πρωί.': '2026-03-05T09:00',
    'Στις 5 Μαΐου 2026 είμαστε κλειστά.': '2026-05-05',
    'Θα έρθει σε τρεις ημέρες.': '2026-03-07',
    'Μιλάμε την επόμενη εβδομάδα.': '2026-03-09/2026-03-15',
    'Την προηγούμενη Παρασκευή δεν ήρθε κανείς.': '2026-02-27',
    'Μεθαύριο στις 3 το απόγευμα;': '2026-03-06T15:00',
  },
  Romanian: {
    'Ne putem întâlni marți, 10 martie, la ora 15:30?': '2026-03-10T15:30',
    'Vă sun mâine la ora 9.': '2026-03-05T09:00',
    'Pe 5 mai 2026 suntem închiși.': '2026-05-05',
    'Ajunge în trei zile.': '2026-03-07',
    'Discutăm săptămâna viitoare.': '2026-03-09/2026-03-15',
    'Luni la 10:00 este bine?': '2026-03-09T10:00',
    'Poimâine după-amiază la ora 3?': '2026-03-06T15:00',
  },
  Czech: {
    'Můžeme se sejít v úterý 10. března v 15:30?': '2026-03-10T15:30',
    'Zavolám zítra v 9 hodin.': '2026-03-05T09:00',
    'Dne 5. května 2026 máme zavřeno.': '2026-05-05',
    'Dodáme za tři dny.': '2026-03-07',
    'Ozvu se příští týden.': '2026-03-09/2026-03-15',
    'Minulý pátek tu nikdo nebyl.': '2026-02-27',
    'Pozítří ve 3 hodiny odpoledne': '2026-03-06T15:00',
    'Do 20.3. prosím odpovězte.': '2026-03-20',
  },
  Ukrainian: {
    'Зустріч у вівторок, 10 березня, о 15:30.': '2026-03-10T15:30',
    'Зателефоную завтра о 9 ранку.': '2026-03-05T09:00',
    'Термін — 5 травня 2026 року.': '2026-05-05',
    'Відповімо за три дні.': '2026-03-07',
    'Обговоримо наступного тижня.': '2026-03-09/2026-03-15',
    'Минулої п’ятниці ми надіслали рахунок.': '2026-02-27',
    'Чи зручно післязавтра о 3 годині дня?': '2026-03-06T15:00',
  },
  Hebrew: {
    'אפשר להיפגש ביום שלישי בשעה 15:30?': '2026-03-10T15:30',
    'אתקשר מחר בשעה 9 בבוקר.': '2026-03-05T09:00',
    'ב-5 במאי 2026 אנחנו סגורים.': '2026-05-05',
    'זה יגיע בעוד שלושה ימים.': '2026-03-07',
    'נדבר בשבוע הבא.': '2026-03-09/2026-03-15',
    'התאריך הוא 14.3.2026.': '2026-03-14',
    'מחרתיים בשעה 3 אחר הצהריים?': '2026-03-06T15:00',
  },
  Malay: {
    'Bolehkah kita bertemu Selasa minggu hadapan pukul 3.30 petang?': '2026-03-10T15:30',
    'Saya akan telefon esok pukul 9 pagi.': '2026-03-05T09:00',
    'Pada 5 Mei 2026 pejabat ditutup.': '2026-05-05',
    'Barang akan tiba tiga hari lagi.': '2026-03-07',
    'Minggu hadapan saya lapang.': '2026-03-09/2026-03-15',
    'Jumaat lepas tiada sesiapa.': '2026-02-27',
    'Lusa pukul 3 petang sesuai?': '2026-03-06T15:00',
  },
  Bengali: {
    'আমরা কি মঙ্গলবার বিকেল ৩টায় দেখা করতে পারি?': '2026-03-10T15:00',
    'আগামীকাল সকাল ১০টায় বৈঠক।': '2026-03-05T10:00',
    '৫ মে ২০২৬ অফিস বন্ধ থাকবে।': '2026-05-05',
    'তিন দিনের মধ্যে জানাব।': '2026-03-07',
    'আগামী সপ্তাহে কথা বলি।': '2026-03-09/2026-03-15',
    'গত শুক্রবার পাঠিয়েছি।': '2026-02-27',
    'আজ সন্ধ্যা ৭টায় ফোন করব।': '2026-03-04T19:00',
    '১৫ এপ্রিল ২০২৬ তারিখে': '2026-04-15',
  },
  Swahili: {
    'Je, tunaweza kukutana Jumanne saa tisa alasiri?': '2026-03-10T15:00',
    'Nitapiga simu kesho saa tatu asubuhi.': '2026-03-05T09:00',
    'Tarehe 5 Mei 2026 ofisi itafungwa.': '2026-05-05',
    'Mzigo utafika baada ya siku tatu.': '2026-03-07',
    'Tuzungumze wiki ijayo.': '2026-03-09/2026-03-15',
    'Ijumaa iliyopita hakukuwa na mtu.': '2026-02-27',
    'Leo jioni saa kumi na moja na nusu': '2026-03-04T17:30',
    'Mkutano ni tarehe 10 Machi saa 15:30.': '2026-03-10T15:30',
  },
};

test('days and times are resolved in every language', () => {
  const read = (text: string, language: Language) => {
    const [first] = findDates(text, WEDNESDAY, { language });
    return [first?.resolved, first?.resolvedEnd].filter(Boolean).join('/');
  };
  const wrong = languages.flatMap(({ value }) =>
    Object.entries(rows[value])
      .map(([text, resolved]) => [value, text, resolved, read(text, value)])
      .filter(([, , resolved, got]) => resolved !== got),
  );
  expect(wrong).toEqual([]);
});

test('what could be either of two days is left unresolved', () => {
  const texts: [Language, string][] = [
    ['German', 'Nächsten Freitag?'],
    ['French', 'On se voit vendredi prochain.'],
    ['Portuguese', 'Na próxima sexta-feira.'],
    ['Indonesian', 'Jumat depan.'],
    ['Hindi', 'कल।'],
  ];
  for (const [language, text] of texts)
    expect([text, findDates(text, WEDNESDAY, { language })[0]?.resolved]).toEqual([text, undefined]);
});

test('words that only look like days are none', () => {
  const texts: [Language, string][] = [
    ['German', 'Guten Morgen, wir sehen 24/7 nach dem Rechten.'],
    ['Spanish', 'Buena mañana, por la mañana no puedo.'],
    ['Romanian', 'Contractul este pe două luni.'],
    ['Greek', 'Για δεύτερη και τρίτη φορά.'],
    ['Vietnamese', 'Đây là lần thứ hai tôi viết.'],
    ['Portuguese', 'A segunda reunião foi boa.'],
    ['French', 'Nous avons travaillé 3 heures, soit 1/2 journée.'],
    ['Japanese', '3時間かかりました。'],
    ['Korean', '3시간 걸렸습니다.'],
    ['Chinese', '花了3小时。'],
    ['Indonesian', 'Kami bekerja 3 jam seminggu.'],
    ['Turkish', 'Dünya pazara açılıyor.'],
    ['Dutch', 'Binnen 24 uur, na 3 uur werk.'],
    ['Czech', 'Práce trvá 2 hodiny týdně.'],
    ['Bengali', 'একটা স্কুল আর তিনটা বই।'],
    ['Chinese', '请给一点时间。'],
    ['Vietnamese', 'Chính phủ và chính chúng tôi.'],
    ['Italian', 'Le tre aziende scrivono alle tre sedi.'],
    ['Thai', 'ครั้งที่ 2 หมู่ที่ 4 คุณจันทร์เพ็ญ'],
    ['Romanian', 'Peste tot, de şase luni.'],
  ];
  for (const [language, text] of texts)
    expect([text, findDates(text, WEDNESDAY, { language })]).toEqual([text, []]);
});

test('a day that a sentence asks about or puts forward is a proposal, one it reports is none', () => {
  const pairs: [Language, string, string][] = [
    ['German', 'Wie wäre es mit Dienstag?', 'Die Ware kam am Dienstag an.'],
    ['French', 'Je vous propose mardi.', 'Le colis est arrivé mardi.'],
    ['Japanese', '火曜日はいかがでしょうか。', '火曜日に届きました。'],
    ['Russian', 'Предлагаю вторник.', 'Посылка пришла во вторник.'],
    ['Arabic', 'هل يناسبك يوم الثلاثاء؟', 'وصل الطرد يوم الثلاثاء.'],
    ['Greek', 'Την Τρίτη;', 'Το δέμα έφτασε την Τρίτη.'],
    ['Thai', 'วันอังคารสะดวกไหมคะ', 'ของมาถึงวันอังคาร'],
    ['Swahili', 'Napendekeza Jumanne.', 'Mzigo ulifika Jumanne.'],
    ['Hindi', 'क्या मंगलवार ठीक रहेगा?', 'पार्सल मंगलवार को आया।'],
  ];
  for (const [language, put, told] of pairs) {
    const proposed = (text: string) => findDates(text, WEDNESDAY, { language })[0]?.proposed;
    expect([language, proposed(put), proposed(told)]).toEqual([language, true, false]);
  }
});

test('any text in any language gives spans in order', () => {
  const pieces = languages.flatMap(({ value }) => Object.keys(rows[value]));
  fc.assert(
    fc.property(
      fc.constantFrom(...languages.map(({ value }) => value)),
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 20 })), {
        maxLength: 4,
      }),
      (language, texts) => {
        const text = texts.join(' ');
        let last = 0;
        for (const mention of findDates(text, WEDNESDAY, { language })) {
          expect(mention.start).toBeGreaterThanOrEqual(last);
          expect(text.slice(mention.start, mention.end)).toBe(mention.text);
          if (mention.resolved) expect(mention.resolved).toMatch(/^(?:\d{4}-\d{2}-\d{2})?(?:T\d{2}:\d{2})?$/);
          last = mention.end;
        }
      },
    ),
    { numRuns: 300 },
  );
});
