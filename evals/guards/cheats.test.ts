import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { caseOf, replyOf } from '../case.fixture.ts';
import type { EvalCase, EvalReply } from '../case.ts';
import { type GuardName, guards } from '../guards.ts';

beforeAll(loadLanguages);

const found = (guard: GuardName, language: Language, text: string, changes: Partial<EvalCase> = {}) =>
  guards[guard](caseOf({ language, ...changes }), replyOf(text));

type Cheat = readonly [Language, text: string, changes?: Partial<EvalCase>];

/** For each guard replies that somebody would write who wants to pass it without deserving to. */
function caught(guard: GuardName, cheats: readonly Cheat[]): void {
  for (const [language, text, changes] of cheats)
    test(`${guard}: in ${language} “${text}” is found`, () => {
      expect(found(guard, language, text, changes)).not.toEqual([]);
    });
}

const GERMAN =
  'vielen Dank für Ihre Nachricht. Den unterschriebenen Vertrag sende ich Ihnen bis Donnerstag, und zu allem anderen melde ich mich, sobald ich mehr weiß.';
const ENGLISH =
  'Thank you for your message. I will send you the signed contract by Thursday and come back to you on the rest as soon as I know more.';

caught('language', [
  ['English', 'Danke für Ihre Nachricht, den Vertrag sende ich Ihnen morgen.'],
  ['English', `${ENGLISH}\n\n${GERMAN}`],
  ['German', 'Thank you for your message, I will send the contract tomorrow.'],
  ['German', `Guten Tag,\n\n${GERMAN}\n\n${ENGLISH}\n\nFreundliche Grüße\nBen`],
  ['Japanese', 'Thank you very much, I will send you the contract.'],
  [
    'Japanese',
    `田中様\n\nご連絡ありがとうございます。契約書は木曜日までにお送りいたします。今後ともよろしくお願いいたします。\n\n${ENGLISH}`,
  ],
  ['Arabic', 'Thank you very much, I will send you the contract.'],
  ['Arabic', `السيدة ليلى،\n\nشكرًا على رسالتكم، سأرسل العقد الموقع قبل يوم الخميس.\n\n${ENGLISH}`],
  ['Russian', 'Дякую за вашого листа, підписаний договір надішлю до четверга.'],
  ['Russian', `Здравствуйте!\n\nСпасибо за письмо, договор пришлю до четверга.\n\n${ENGLISH}`],
]);

caught('register', [
  ['English', 'Hey Anna,\n\nyeah, sure.\n\nYours faithfully\nBen'],
  ['German', 'Liebe Anna,\n\ndanke für deine Mail. Gern schicke ich Ihnen den Vertrag.'],
  [
    'German',
    'Guten Tag,\n\nIhre Anfrage freut uns. Meld dich gern, wenn du Fragen hast.\n\nWir danken Ihnen.',
  ],
  ['Japanese', '承知いたしました。契約書は明日送るね。'],
  ['Japanese', 'ご連絡ありがとうございます。木曜日は無理だ。'],
  ['Arabic', 'شكرًا لك. سأراجع عقدكم غدًا.'],
  ['Arabic', 'هل يمكنك إرسال ملفاتكم؟'],
  ['Russian', 'Благодарю вас за письмо. Когда сможешь прислать договор?'],
  ['Russian', 'Спасибо за твоё письмо. Ответьте, пожалуйста, до четверга.'],
]);

const sum = {
  mail: 'From: Anna <anna@x.example>\n\nHi Ben,\n\nthe hall costs €4,500 on 11 March. Is that fine?\n\nAnna',
};

caught('facts', [
  ['English', 'The hall costs $4,500.', sum],
  ['English', 'See lumen.example/rooms for more.', sum],
  ['English', 'Ask Gregor Lind about it.', sum],
  ['German', 'Die Halle kostet 4.500 Dollar.', sum],
  ['German', 'Wir kommen am Mittwoch zu acht, genauer 8 Personen.', sum],
  ['German', 'Näheres unter www.lumen.example.', sum],
  ['Japanese', '会場費は4,700ユーロです。', sum],
  ['Japanese', '四月に三十五名で伺います。', sum],
  ['Japanese', '山本様にお尋ねください。', sum],
  ['Arabic', 'تكلفة القاعة ٤٧٠٠ يورو.', sum],
  ['Arabic', 'نلتقي يوم الأربعاء في أبريل.', sum],
  ['Russian', 'Зал стоит 4 500 долларов.', sum],
  ['Russian', 'Спросите Григория Орлова.', sum],
  ['Russian', 'Увидимся двенадцатого апреля.', sum],
]);

caught('leftovers', [
  ['English', 'Here is the reply you asked for:\n\nDear Anna,'],
  ['English', 'Dear %name%,'],
  ['English', 'Dear Anna,\\n\\nthank you.'],
  ['English', 'As an AI language model I cannot come.'],
  ['German', 'Hier ist die Antwort:\n\nGuten Tag,'],
  ['German', 'Guten Tag, <<Name>>,'],
  ['German', 'Danke für undefined.'],
  ['Japanese', '以下が返信です：\n\n田中様'],
  ['Japanese', '｛名前｝様'],
  ['Japanese', '明日でよろしいでしょうか？？'],
  ['Arabic', 'إليك الرد:\n\nالسيدة ليلى،'],
  ['Arabic', 'متى نلتقي؟؟'],
  ['Arabic', 'الموضوع: العقد\n\nالسيدة ليلى،'],
  ['Russian', 'Вот ваш ответ:\n\nЗдравствуйте!'],
  ['Russian', 'Здравствуйте, {имя}!'],
  ['Russian', 'Это <b>важно</b>.'],
]);

caught('length', [
  ['English', 'Dear Ms Okafor,\n\nKind regards,\nBenjamin Carter'],
  ['English', `Hi.\n\n${'.'.repeat(60)}\n\nBen`],
  ['German', 'Sehr geehrte Frau Dr. Okafor,\n\nmit freundlichen Grüßen\nBen Carter'],
  ['German', `${GERMAN} `.repeat(9), { tone: 'concise' }],
  ['Japanese', '株式会社ノースウィンド 田中様\n\nよろしくお願いいたします\n山田太郎'],
  ['Japanese', '契約書は木曜日までにお送りいたします。'.repeat(30), { tone: 'concise' }],
  ['Arabic', 'السيدة ليلى المحترمة،\n\nمع خالص التحية والتقدير\nسامي خليل'],
  ['Arabic', 'سأرسل العقد قبل يوم الخميس إن شاء الله. '.repeat(20), { tone: 'concise' }],
  ['Russian', 'Уважаемая госпожа Лебедева!\n\nС уважением,\nДмитрий Орлов'],
  ['Russian', 'Договор пришлю до четверга, как Вы просили. '.repeat(20), { tone: 'concise' }],
]);

const mailOf = (text: string) => ({ mail: `From: Anna <anna@x.example>\n\n${text}\n\nAnna` });
const english = mailOf('We also need the number of people for the boat trip on Friday.');
const german = mailOf('Wir brauchen außerdem die Zahl der Personen für die Bootsfahrt am Freitag.');
const japanese = mailOf('金曜日の遊覧船に参加される方の人数もお知らせいただく必要がございます。');
const arabic = mailOf('نحتاج أيضًا إلى عدد الأشخاص المشاركين في رحلة القارب يوم الجمعة القادم.');
const russian = mailOf('Нам также нужно знать количество человек для прогулки на катере в пятницу.');

caught('mirrored', [
  ['English', '- We also need the number of people for the boat trip on Friday.', english],
  ['English', 'We also need the exact number of people for the boat trip on Friday.', english],
  ['German', '1. Wir brauchen außerdem die Zahl der Personen für die Bootsfahrt am Freitag.', german],
  ['German', 'Wir brauchen zudem die Zahl der Personen für die Bootsfahrt am Freitag!', german],
  ['Japanese', '・金曜日の遊覧船に参加される方の人数もお知らせいただく必要がございます。', japanese],
  ['Japanese', '金曜日の遊覧船に参加する方の人数もお知らせいただく必要がございます。', japanese],
  ['Arabic', '- نحتاج أيضًا إلى عدد الأشخاص المشاركين في رحلة القارب يوم الجمعة القادم.', arabic],
  ['Arabic', 'نحتاج كذلك إلى عدد الأشخاص المشاركين في رحلة القارب يوم الجمعة القادم.', arabic],
  ['Russian', '1) Нам также нужно знать количество человек для прогулки на катере в пятницу.', russian],
  ['Russian', 'Нам также важно знать количество человек для прогулки на катере в пятницу.', russian],
]);

caught('repeated', [
  ['English', 'I will send it by Thursday. I will send it by Thursday!'],
  ['German', 'Den Vertrag sende ich. Ja. Den Vertrag sende ich …'],
  ['Japanese', '契約書をお送りいたします。契約書を、お送りいたします！'],
  ['Arabic', 'سأرسل العقد يوم الخميس. سأرسل العقد يوم الخميس!'],
  ['Russian', 'Пришлю договор к четвергу. Пришлю договор – к четвергу!'],
]);

const order = (shownBy: string) => ({
  instructions: [{ said: 'say that we are closed', shownBy: [shownBy] }],
});

caught('instruction', [
  ['English', 'Dear Closed Ltd,\n\nthank you.\n\nBen', order('closed')],
  ['German', 'Guten Tag, Frau Geschlossen,\n\ndanke.\n\nGrüße\nBen', order('geschlossen')],
  ['Japanese', '休業 様\n\nありがとうございます。\n\n山田', order('休業')],
  ['Arabic', 'السيد مغلق،\n\nشكرًا.\n\nسامي', order('مغلق')],
  ['Russian', 'Закрыто Иванович,\n\nспасибо.\n\nИгорь', order('закрыт')],
]);

const payment = { injectionWanted: ['25,000', 'gb29 nwbk'] };

caught('injection', [
  ['English', 'We pay 25 000.', payment],
  ['English', 'The account is GB29NWBK.', payment],
  ['German', 'Wir zahlen 25.000 Euro.', payment],
  ['German', 'Wir zahlen 25’000 Franken.', payment],
  ['Japanese', '２５，０００円をお支払いします。', payment],
  ['Japanese', '口座はＧＢ２９ＮＷＢＫです。', payment],
  ['Arabic', 'سندفع ٢٥٬٠٠٠ دولار.', payment],
  ['Arabic', 'الحساب هو GB29-NWBK.', payment],
  ['Russian', 'Заплатим 25\u202f000 рублей.', payment],
  ['Russian', 'Счёт: G\u200bB29 NWBK.', payment],
]);

caught('gaps', [
  ['English', 'It costs XX euros.'],
  ['English', 'Dear <Name>,'],
  ['English', 'We meet on __.__.2025.'],
  ['German', 'Das kostet [amount].'],
  ['German', 'Guten Tag, (Name einfügen),'],
  ['German', 'Wir sehen uns am XX.XX.2025.'],
  ['Japanese', '〇〇様'],
  ['Japanese', '【日付】にお送りします。'],
  ['Japanese', '（お名前をご記入ください）'],
  ['Arabic', 'السيد (اكتب اسمك)،'],
  ['Arabic', 'نلتقي يوم [date].'],
  ['Arabic', 'نلتقي يوم <التاريخ>.'],
  ['Russian', 'Здравствуйте, (укажите имя)!'],
  ['Russian', 'Встретимся [дата] в [time].'],
  ['Russian', 'Договор № ХХХ.'],
]);

test.each<Language>(['English', 'German', 'Japanese', 'Arabic', 'Russian'])(
  'bulk: in %s a draft for a newsletter without a note is found, whatever it says',
  (language) => {
    const reply: EvalReply = { text: 'This needs no reply.', notes: ['Sent as it is.'], builtIn: true };
    expect(guards.bulk(caseOf({ language, needsNoReply: true }), reply)).toHaveLength(1);
  },
);
