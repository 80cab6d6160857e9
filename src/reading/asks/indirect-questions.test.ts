import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { findDates } from '../dates/dates.ts';
import { findAsks } from './asks.ts';
import { withProposedTimes } from './proposed-times.ts';

/** A Tuesday. */
const TUESDAY = '2026-11-17';

function proposedIn(language: Language, text: string) {
  const dates = findDates(text, TUESDAY, { language });
  return withProposedTimes(findAsks(text, { language }), dates, text).map((ask) => ask.proposedTime);
}

test.each<[Language, string, string]>([
  ['Italian', 'Ne approfitto per chiederle se possiamo sentirci giovedì alle 15:00.', 'giovedì alle 15:00'],
  [
    'German',
    'Ich wollte fragen, ob wir am Donnerstag um 15 Uhr telefonieren könnten.',
    'Donnerstag um 15 Uhr',
  ],
  ['French', 'Je voulais vous demander si nous pourrions nous parler jeudi à 15h.', 'jeudi à 15h'],
  ['Spanish', 'Quería preguntarle si podríamos hablar el jueves a las 15:00.', 'jueves a las 15:00'],
  ['Portuguese', 'Gostaria de perguntar se podemos falar na quinta-feira às 15h.', 'quinta-feira às 15h'],
  ['Dutch', 'Ik wilde vragen of we donderdag om 15.00 uur kunnen bellen.', 'donderdag om 15.00 uur'],
  ['Polish', 'Chciałbym zapytać, czy moglibyśmy porozmawiać w czwartek o 15:00.', 'czwartek o 15:00'],
  ['Russian', 'Хотел бы спросить, не могли бы мы созвониться в четверг в 15:00.', 'четверг в 15:00'],
  ['Greek', 'Θα ήθελα να ρωτήσω αν μπορούμε να μιλήσουμε την Πέμπτη στις 15:00.', 'Πέμπτη στις 15:00'],
  ['Hebrew', 'רציתי לשאול האם נוכל לדבר ביום חמישי בשעה 15:00.', 'יום חמישי בשעה 15:00'],
  ['Chinese', '顺便想问一下，周四下午3点是否可以通个电话。', '周四下午3点'],
  ['Japanese', '木曜日15時にお電話でお話しできるか伺いたく存じます。', '木曜日15時'],
  ['Korean', '목요일 오후 3시에 통화가 가능하신지 여쭙고 싶습니다.', '목요일 오후 3시'],
  [
    'Indonesian',
    'Saya ingin menanyakan apakah kita bisa berbicara hari Kamis pukul 15.00.',
    'Kamis pukul 15.00',
  ],
])('In %s a time in an indirect question is put forward: %s', (language, text, time) => {
  expect(proposedIn(language, text)).toEqual([time]);
});

test.each<[Language, string]>([
  ['Italian', 'Ieri mi hanno chiesto se il progetto è finito.'],
  ['German', 'Der Kunde fragte am Donnerstag nach dem Preis.'],
  ['Spanish', 'El cliente preguntó por el pedido el jueves.'],
  ['French', 'Nous nous sommes parlé jeudi à 15h.'],
  ['Russian', 'В четверг мы созвонились с клиентом.'],
  ['Chinese', '我们周四下午3点通了电话。'],
  ['Japanese', '木曜日15時にお電話しました。'],
  ['Korean', '목요일 오후 3시에 통화했습니다.'],
])('In %s “%s” puts no time forward', (language, text) => {
  expect(proposedIn(language, text)).toEqual([]);
});
