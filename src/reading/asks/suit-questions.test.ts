import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { findDates } from '../dates/dates.ts';
import { findAsks } from './asks.ts';
import { withProposedTimes } from './proposed-times.ts';

/** A Sunday. */
const today = '2026-11-22';

function proposals(language: Language, text: string) {
  const dates = findDates(text, today, { language });
  const asks = withProposedTimes(findAsks(text, { language }), dates, text, { language, today });
  return asks.map(({ answer, proposedTime }) => [answer, proposedTime]);
}

test.each<[Language, string, string]>([
  ['English', 'We propose Tuesday 1 December at 10. Does that suit you?', 'Tuesday 1 December at 10'],
  ['German', 'Wir schlagen Dienstag, 1. Dezember vor. Passt Ihnen das?', 'Dienstag, 1. Dezember'],
  ['French', 'Nous proposons le mardi 1er décembre. Cela vous convient-il ?', 'mardi 1er décembre'],
  ['Spanish', 'Le proponemos el martes 1 de diciembre. ¿Le viene bien?', 'martes 1 de diciembre'],
  ['Italian', 'Le proponiamo martedì 1 dicembre. Le andrebbe bene?', 'martedì 1 dicembre'],
  ['Portuguese', 'Propomos terça-feira, 1 de dezembro. Convém-lhe?', 'terça-feira, 1 de dezembro'],
  ['Romanian', 'Vă propunem marți, 1 decembrie. Vă convine?', 'marți, 1 decembrie'],
  ['Dutch', 'Wij stellen dinsdag 1 december voor. Komt dat u uit?', 'dinsdag 1 december'],
  ['Swedish', 'Vi föreslår tisdag den 1 december. Passar det dig?', 'tisdag den 1 december'],
  ['Polish', 'Proponujemy wtorek 1 grudnia. Czy ten termin Pani odpowiada?', 'wtorek 1 grudnia'],
  ['Czech', 'Navrhujeme úterý 1. prosince. Vyhovuje vám to?', 'úterý 1. prosince'],
  ['Russian', 'Предлагаем вторник, 1 декабря. Вам это удобно?', 'вторник, 1 декабря'],
  ['Ukrainian', 'Пропонуємо вівторок, 1 грудня. Чи вам це підходить?', 'вівторок, 1 грудня'],
  ['Greek', 'Προτείνουμε την Τρίτη 1 Δεκεμβρίου. Σας βολεύει;', 'Τρίτη 1 Δεκεμβρίου'],
  ['Turkish', '1 Aralık Salı gününü öneriyoruz. Sizin için uygun mu?', '1 Aralık Salı'],
  ['Arabic', 'نقترح يوم الثلاثاء 1 ديسمبر. هل يناسبك ذلك؟', 'الثلاثاء 1 ديسمبر'],
  ['Hebrew', 'אנו מציעים את יום שלישי, 1 בדצמבר. האם זה מתאים לך?', 'יום שלישי, 1 בדצמבר'],
  ['Hindi', 'हम मंगलवार, 1 दिसंबर का सुझाव देते हैं। क्या यह आपके लिए ठीक रहेगा?', 'मंगलवार, 1 दिसंबर'],
  ['Bengali', 'আমরা ১ ডিসেম্বর প্রস্তাব করছি। আপনার কি সুবিধা হবে?', '১ ডিসেম্বর'],
  ['Chinese', '我们建议12月1日（周二）见面。您看可以吗？', '12月1日（周二）'],
  ['Japanese', '12月1日（火）10時をご提案いたします。ご都合はいかがでしょうか。', '12月1日（火）10時'],
  ['Korean', '12월 1일 오전 10시를 제안드립니다. 괜찮으신가요?', '12월 1일 오전 10시'],
  ['Thai', 'ขอเสนอวันที่ 1 ธันวาคม เวลา 10.00 น. ค่ะ\nสะดวกไหมคะ', 'วันที่ 1 ธันวาคม เวลา 10.00 น.'],
  ['Vietnamese', 'Chúng tôi đề xuất ngày 1 tháng 12. Anh có tiện không?', '1 tháng 12'],
  ['Indonesian', 'Kami mengusulkan tanggal 1 Desember. Apakah cocok untuk Bapak?', '1 Desember'],
  ['Malay', 'Kami mencadangkan 1 Disember. Adakah tarikh ini sesuai untuk tuan?', '1 Disember'],
  ['Swahili', 'Tunapendekeza tarehe 1 Desemba. Je, itakufaa?', '1 Desemba'],
])('%s asks whether the time of the sentence before suits', (language, text, time) => {
  expect(proposals(language, text)).toEqual([['yes-no', time]]);
});

test.each<[Language, string, string]>([
  ['German', 'Wir kommen am 3. Dezember um 9 Uhr. Bitte bestätigen Sie uns den Termin.', 'yes-no'],
  ['German', 'Frei sind der 3. Dezember oder der 7. Dezember. Welcher Termin passt Ihnen besser?', 'choice'],
  ['French', 'Je peux passer le 1er décembre ou le 3 décembre. Dites-moi ce qui vous arrange.', 'choice'],
  ['Dutch', 'Wij stellen 3 december voor. De monteur is een uur bezig. Schikt dat?', 'yes-no'],
])('%s: %s', (language, text, answer) => {
  expect(proposals(language, text)).toEqual([[answer, expect.any(String)]]);
});

test('of a time that is moved the new one is put forward', () => {
  const rows: [Language, string, string][] = [
    ['German', 'Statt am 1. Dezember könnten wir am 3. Dezember kommen. Wäre das in Ordnung?', '3. Dezember'],
    ['Spanish', 'La cita del 1 de diciembre se aplaza al 3 de diciembre. ¿Le viene bien?', '3 de diciembre'],
    ['English', 'Could you come on 3 December instead of 1 December? Does that work?', '3 December'],
  ];
  for (const [language, text, time] of rows)
    expect([text, proposals(language, text).at(-1)?.[1]]).toEqual([text, time]);
});

test('days gone by, last days and stretches are not put forward, nor is anything for another question', () => {
  const rows: [Language, string][] = [
    ['German', 'Wir haben am 12. November geliefert. Passt Ihnen das?'],
    ['German', 'Wir liefern bis 3. Dezember. Passt Ihnen das?'],
    ['German', 'Das Seminar ist am 3. Dezember. Passt das Angebot?'],
    ['German', 'Das Zimmer ist vom 3. bis 5. Dezember gebucht. Ist das in Ordnung?'],
    ['French', 'La livraison est prévue le 3 décembre. Pouvez-vous confirmer la commande ?'],
    ['French', 'La formation a lieu le 3 décembre. Nous prévoyons dix places. Est-ce possible ?'],
    ['English', 'The course starts on 1 December and ends on 3 December. Is that OK?'],
  ];
  for (const [language, text] of rows)
    expect([text, proposals(language, text).at(-1)?.[1]]).toEqual([text, undefined]);
});
