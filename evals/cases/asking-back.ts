import type { EvalCase } from '../case.ts';

/** Mails to be answered by a question, by a request or by asking how things stand. */
export const askingBackMails: readonly EvalCase[] = [
  {
    id: 'en-venue-question-back',
    kind: 'several asks',
    mailLanguage: 'English',
    language: 'English',
    intent: 'question',
    tone: 'professional',
    mail: `From: Rachel Dunn <rachel@dunn-events.example>
To: Owen Price <owen.price@pricefoods.example>
Subject: Staff party on the lake
Date: Mon, 10 Mar 2025 10:30:00 +0000

Dear Owen,

We would be glad to host your staff party. Which evening suits you best? Do any of your guests have allergies?

Kind regards,
Rachel Dunn`,
    asks: [
      { about: 'which evening', touchedBy: ['evening', 'date', 'your points'] },
      { about: 'allergies of guests', touchedBy: ['allerg', 'your points'] },
    ],
    facts: ['staff party on the lake'],
    mustNotClaim: ['no allergies', 'friday evening'],
  },
  {
    id: 'es-solicitud-datos',
    kind: 'one ask',
    mailLanguage: 'Spanish',
    language: 'Spanish',
    intent: 'request',
    tone: 'formal',
    mail: `De: Beatriz Molina <b.molina@molina-asesores.example>
Asunto: Contrato de alquiler
Fecha: martes, 11 de marzo de 2025 12:00

Estimado señor Vega:

¿Podría enviarme el contrato de alquiler firmado antes del viernes?

Atentamente,
Beatriz Molina`,
    asks: [{ about: 'send the signed rental contract before Friday', touchedBy: ['contrato'] }],
    facts: ['viernes 14 de marzo de 2025'],
    mustNotClaim: ['adjunto', 'ya está firmado', 'mañana'],
  },
  {
    id: 'pt-spanish-quote-trap',
    kind: 'wrong-language trap',
    mailLanguage: 'Portuguese',
    language: 'Portuguese',
    intent: 'question',
    tone: 'professional',
    mail: `De: Carla Nunes <carla.nunes@nunes-turismo.example>
Assunto: Reserva do grupo
Data: quarta-feira, 12 de março de 2025 09:10

Bom dia, Sr. Almeida,

o hotel em Sevilha respondeu-nos assim: “Tenemos doce habitaciones libres para esas fechas, pero necesitamos una confirmación por escrito de la agencia.” Quer que reservemos os quartos?

Com os melhores cumprimentos,
Carla Nunes`,
    asks: [{ about: 'whether to book the rooms', touchedBy: ['reserv', 'quarto', 'sua pergunta', 'hotel'] }],
    facts: ['o hotel fica em Sevilha', 'pede confirmação por escrito'],
    mustNotClaim: ['habitaciones', 'confirmación', 'doze quartos'],
  },
  {
    id: 'sv-uppfoljning-offert',
    kind: 'no ask',
    mailLanguage: 'Swedish',
    language: 'Swedish',
    intent: 'follow-up',
    tone: 'professional',
    mail: `Från: Lars Ek <lars.ek@ek-bygg.example>
Ämne: Offert på nytt tak
Datum: måndag 3 mars 2025 08:45

Hej Maria!

Tack för besöket i fredags. Jag räknar på taket och återkommer med en offert.

Vänliga hälsningar
Lars Ek`,
    asks: [],
    facts: ['offert utlovad', 'mejl från 3 mars 2025'],
    mustNotClaim: ['för sent', 'du lovade i fredags'],
  },
  {
    id: 'cs-dotaz-vyroba',
    kind: 'several asks',
    mailLanguage: 'Czech',
    language: 'Czech',
    intent: 'question',
    tone: 'friendly',
    mail: `Od: Petra Horáková <petra@horakova-keramika.example>
Předmět: Hrnky s logem
Datum: středa 12. března 2025 11:25

Dobrý den, pane Krejčí,

hrnky pro Vás rádi vyrobíme. Kolik kusů potřebujete? A jakou barvu má mít logo?

S pozdravem
Petra Horáková`,
    asks: [
      { about: 'how many mugs', touchedBy: ['kus', 'kolik', 'hrnk'] },
      { about: 'colour of the logo', touchedBy: ['barv', 'log'] },
    ],
    facts: ['hrnky s logem'],
    mustNotClaim: ['sto kusů', 'modr', 'červen'],
  },
  {
    id: 'ro-intrebare-sponsorizare',
    kind: 'one ask',
    mailLanguage: 'Romanian',
    language: 'Romanian',
    intent: 'question',
    tone: 'diplomatic',
    mail: `De la: Mihai Dobre <mihai.dobre@festivalulcartii.example>
Subiect: Festivalul cărții
Data: joi, 6 martie 2025 15:40

Stimată doamnă Ionescu,

pregătim festivalul din luna mai. Ați dori să sponsorizați seara de deschidere?

Cu stimă,
Mihai Dobre`,
    asks: [{ about: 'whether to sponsor the opening night', touchedBy: ['sponsoriz', 'seara', 'festival'] }],
    facts: ['festivalul are loc în mai'],
    mustNotClaim: ['sponsorizăm cu plăcere', 'buget', 'euro'],
  },
  {
    id: 'el-aitima-symvolaio',
    kind: 'one ask',
    mailLanguage: 'Greek',
    language: 'Greek',
    intent: 'request',
    tone: 'professional',
    mail: `Από: Γιώργος Αλεξίου <g.alexiou@alexiou-techniki.example>
Θέμα: Υπογραφή συμβολαίου
Ημερομηνία: Τρίτη, 11 Μαρτίου 2025 10:05

Αγαπητή κυρία Παπαδάκη,

μπορείτε να υπογράψετε το συμβόλαιο μέχρι την Πέμπτη;

Με εκτίμηση,
Γιώργος Αλεξίου`,
    asks: [
      {
        about: 'sign the contract by Thursday',
        touchedBy: ['συμβόλαι', 'συμβολαί', 'σύμβασ', 'υπογρα', 'υπογρά'],
      },
    ],
    facts: ['Πέμπτη 13 Μαρτίου 2025'],
    mustNotClaim: ['υπέγραψα', 'αύριο', 'δικηγόρο'],
  },
  {
    id: 'he-bakasha-matzeget',
    kind: 'one ask',
    mailLanguage: 'Hebrew',
    language: 'Hebrew',
    intent: 'request',
    tone: 'concise',
    mail: `מאת: יעל ברק <yael@barak-events.example>
נושא: המצגת לכנס
תאריך: יום שלישי, 11 במרץ 2025 09:40

שלום רב,

האם תוכל לשלוח לי את המצגת לכנס עד יום חמישי?

תודה,
יעל ברק`,
    asks: [{ about: 'send the presentation by Thursday', touchedBy: ['מצגת'] }],
    facts: ['יום חמישי 13 במרץ 2025'],
    mustNotClaim: ['מצורפת', 'מחר', 'כבר שלחתי'],
  },
  {
    id: 'hi-prashn-prashikshan',
    kind: 'several asks',
    mailLanguage: 'Hindi',
    language: 'Hindi',
    intent: 'question',
    tone: 'professional',
    mail: `प्रेषक: नेहा वर्मा <neha.verma@verma-prashikshan.example>
विषय: कर्मचारी प्रशिक्षण
दिनांक: मंगलवार, 11 मार्च 2025 11:00

आदरणीय श्री गुप्ता जी,

हम आपके कर्मचारियों का प्रशिक्षण करने को तैयार हैं। कितने लोग भाग लेंगे? प्रशिक्षण किस भाषा में होना चाहिए?

सादर,
नेहा वर्मा`,
    asks: [
      { about: 'number of participants', touchedBy: ['लोग', 'संख्या', 'कितने', 'प्रतिभाग'] },
      { about: 'language of the training', touchedBy: ['भाषा', 'प्रशिक्षण'] },
    ],
    facts: ['कर्मचारियों का प्रशिक्षण'],
    mustNotClaim: ['बीस लोग', 'अंग्रेज़ी में'],
  },
  {
    id: 'bn-khoj-protibedon',
    kind: 'no ask',
    mailLanguage: 'Bengali',
    language: 'Bengali',
    intent: 'follow-up',
    tone: 'formal',
    mail: `প্রেরক: রফিক আহমেদ <rafiq@ahmed-consult.example>
বিষয়: জরিপের প্রতিবেদন
তারিখ: সোমবার, ৩ মার্চ ২০২৫ ১০:৩০

প্রিয় মহোদয়া,

জরিপ শেষ হয়েছে। প্রতিবেদন তৈরি হলে আপনাকে পাঠিয়ে দেব।

শুভেচ্ছান্তে,
রফিক আহমেদ`,
    asks: [],
    facts: ['জরিপ শেষ', '৩ মার্চ ২০২৫ তারিখের ইমেইল'],
    mustNotClaim: ['দেরি', 'কথা রাখেননি'],
  },
  {
    id: 'ko-munui-gyeonhak',
    kind: 'several asks',
    mailLanguage: 'Korean',
    language: 'Korean',
    intent: 'question',
    tone: 'formal',
    mail: `보낸사람: 박지훈 <jihoon.park@hanbit-tour.example>
제목: 공장 견학
날짜: 2025년 3월 11일 화요일 10:20

최유진 팀장님, 안녕하세요.

공장 견학 준비를 하고 있습니다. 몇 분이 오시나요? 통역이 필요하신가요?

감사합니다.
박지훈 드림`,
    asks: [
      { about: 'number of visitors', touchedBy: ['인원', '몇 분', '방문'] },
      { about: 'interpreter', touchedBy: ['통역'] },
    ],
    facts: ['공장 견학'],
    mustNotClaim: ['다섯 명', '통역은 필요 없'],
  },
  {
    id: 'vi-de-nghi-hop-dong',
    kind: 'one ask',
    mailLanguage: 'Vietnamese',
    language: 'Vietnamese',
    intent: 'request',
    tone: 'professional',
    mail: `Từ: Phạm Thu Hà <ha.pham@thuha-noithat.example>
Tiêu đề: Bản thiết kế văn phòng
Ngày: Thứ Ba, 11 tháng 3, 2025 09:15

Kính gửi anh Long,

Anh có thể gửi hợp đồng trước thứ Sáu không ạ?

Trân trọng,
Phạm Thu Hà`,
    asks: [{ about: 'send the contract before Friday', touchedBy: ['hợp đồng'] }],
    facts: ['thứ Sáu 14 tháng 3 năm 2025'],
    mustNotClaim: ['đính kèm', 'ngày mai', 'tôi đã gửi'],
  },
  {
    id: 'th-tittam-baisanoe',
    kind: 'no ask',
    mailLanguage: 'Thai',
    language: 'Thai',
    intent: 'follow-up',
    tone: 'professional',
    mail: `จาก: ธนพล ศรีสุข <thanaphon@srisuk-print.example>
เรื่อง: ใบเสนอราคาโปสเตอร์
วันที่: วันจันทร์ที่ 3 มีนาคม 2568 09:30

เรียน คุณวราภรณ์

ขอบคุณที่สนใจบริการของเรา ผมกำลังจัดทำใบเสนอราคาและจะส่งให้โดยเร็ว

ขอแสดงความนับถือ
ธนพล ศรีสุข`,
    asks: [],
    facts: ['กำลังจัดทำใบเสนอราคา', 'อีเมลวันที่ 3 มีนาคม'],
    mustNotClaim: ['ล่าช้า', 'เลยกำหนด'],
  },
  {
    id: 'id-english-quote-trap',
    kind: 'wrong-language trap',
    mailLanguage: 'Indonesian',
    language: 'Indonesian',
    intent: 'request',
    tone: 'friendly',
    mail: `Dari: Putri Wulandari <putri@wulandari-media.example>
Subjek: Iklan untuk pameran
Tanggal: Selasa, 11 Maret 2025 14:20

Yth. Bapak Hendra,

panitia pameran meminta teks ini di spanduk: “Meet the makers. Visit our booth in hall seven and win a weekend for two by the sea.” Bisakah Bapak mengirimkan logo perusahaan?

Salam,
Putri Wulandari`,
    asks: [{ about: 'send the company logo', touchedBy: ['logo', 'permintaan'] }],
    facts: ['spanduk untuk pameran'],
    mustNotClaim: ['meet the makers', 'terlampir', 'hall seven'],
  },
  {
    id: 'sw-english-forward-trap',
    kind: 'wrong-language trap',
    mailLanguage: 'Swahili',
    language: 'Swahili',
    intent: 'question',
    tone: 'professional',
    mail: `Kutoka: Juma Mwangi <juma@mwangi-safari.example>
Mada: Wageni kutoka London
Tarehe: Jumanne, 11 Machi 2025 08:50

Habari Bi. Amina,

kampuni ya London imetuandikia: “Our guests arrive on the night flight and would like to rest before the first drive.” Je, unaweza kuandaa vyumba kwa ajili yao?

Wako,
Juma Mwangi`,
    asks: [{ about: 'whether rooms can be prepared', touchedBy: ['vyumba', 'wageni'] }],
    facts: ['wageni wanatoka London'],
    mustNotClaim: ['night flight', 'vyumba vipo tayari'],
  },
  {
    id: 'ms-susulan-laporan',
    kind: 'no ask',
    mailLanguage: 'Malay',
    language: 'Malay',
    intent: 'follow-up',
    tone: 'professional',
    mail: `Daripada: Farid Ismail <farid@ismail-audit.example>
Subjek: Laporan audit
Tarikh: Isnin, 3 Mac 2025 09:20

Puan Zainab,

Terima kasih atas dokumen yang dihantar. Saya akan menghantar laporan audit setelah semakan selesai.

Yang benar,
Farid Ismail`,
    asks: [],
    facts: ['laporan audit akan dihantar', 'e-mel bertarikh 3 Mac 2025'],
    mustNotClaim: ['lewat', 'janji'],
  },
  {
    id: 'ru-vopros-arenda',
    kind: 'several asks',
    mailLanguage: 'Russian',
    language: 'Russian',
    intent: 'question',
    tone: 'professional',
    mail: `От: Елена Соколова <e.sokolova@sokolova-office.example>
Тема: Аренда переговорной
Дата: вторник, 11 марта 2025 г., 10:40

Здравствуйте, Михаил!

Переговорная свободна. На сколько часов она Вам нужна? Нужен ли проектор?

С уважением,
Елена Соколова`,
    asks: [
      { about: 'for how many hours', touchedBy: ['час', 'времен', 'переговорн'] },
      { about: 'projector', touchedBy: ['проектор'] },
    ],
    facts: ['переговорная свободна'],
    mustNotClaim: ['два часа', 'проектор не нужен'],
  },
];
