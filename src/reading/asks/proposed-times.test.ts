import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { findDates } from '../dates/dates.ts';
import { findAsks } from './asks.ts';
import { withProposedTimes } from './proposed-times.ts';

/** A Wednesday. */
const WEDNESDAY = '2026-03-04';

function proposedIn(language: Language, text: string) {
  const dates = findDates(text, WEDNESDAY, { language });
  return withProposedTimes(findAsks(text, { language }), dates, text).map((ask) => ask.proposedTime);
}

test('a time that an ask puts forward is named in every kind of script', () => {
  const rows: [Language, string, string][] = [
    ['German', 'Passt Ihnen Dienstag oder Donnerstag um 10 Uhr?', 'Dienstag oder Donnerstag um 10 Uhr'],
    ['French', 'Seriez-vous disponible mardi à 14h ?', 'mardi à 14h'],
    ['Polish', 'Czy pasuje Panu wtorek lub czwartek?', 'wtorek lub czwartek'],
    ['Russian', 'Вам удобно во вторник в 15:00?', 'вторник в 15:00'],
    ['Greek', 'Μπορείτε την Τρίτη στις 15:30;', 'Τρίτη στις 15:30'],
    ['Arabic', 'هل يناسبك يوم الثلاثاء الساعة 3 مساءً؟', 'الثلاثاء الساعة 3 مساءً'],
    ['Chinese', '下周二下午3点可以吗？', '下周二下午3点'],
    ['Japanese', '来週の火曜日15時はいかがでしょうか？', '来週の火曜日15時'],
    ['Korean', '다음 주 화요일 오후 3시에 가능하신가요?', '다음 주 화요일 오후 3시'],
    ['Hindi', 'क्या मंगलवार को दोपहर 3 बजे ठीक रहेगा?', 'मंगलवार को दोपहर 3 बजे'],
    ['Swahili', 'Je, Jumanne saa tisa alasiri inafaa?', 'Jumanne saa tisa alasiri'],
  ];
  for (const [language, text, time] of rows)
    expect([text, proposedIn(language, text)]).toEqual([text, [time]]);
});

test('a deadline and a day that is over are not put forward', () => {
  const rows: [Language, string][] = [
    ['German', 'Können Sie mir den Vertrag bis Freitag schicken?'],
    ['French', 'Avez-vous reçu notre courriel de vendredi dernier ?'],
    ['Russian', 'Вы получили счёт от 2 марта?'],
    ['Japanese', '金曜日までに送っていただけますか？'],
    ['Turkish', 'Sözleşmeyi cumaya kadar gönderebilir misiniz?'],
  ];
  for (const [language, text] of rows)
    expect([text, proposedIn(language, text)]).toEqual([text, [undefined]]);
});
