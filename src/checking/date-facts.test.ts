import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { readEmail } from '#reading/read-email.ts';
import { factSource } from './fact-source.ts';
import { unsupportedFacts } from './facts.ts';
import { isWithoutMonth } from './source-days.ts';

/** The texts of the facts of a reply to a mail. */
function factsOf(emailContent: string, reply: string, language: Language, userProvided = ''): string[] {
  const source = factSource({ reading: readEmail(emailContent), emailContent, userProvided }, language);
  return unsupportedFacts(reply, source).map(({ text }) => text);
}

/** A mail of Wednesday, 13 May 2026. */
const mailOf = (text: string) => `Date: Wed, 13 May 2026 10:20:00 +0100\nSubject: Hall\n\n${text}`;

test('a day without its month is compared with the days of every month', () => {
  const text = mailOf('It is free on Saturday 20 June.');
  expect(factsOf(text, 'Saturday the 20th suits me.', 'English')).toEqual([]);
  expect(factsOf(text, 'The 21st suits me.', 'English')).toEqual(['The 21st']);
  expect(factsOf(text, 'Friday the 20th suits me.', 'English')).toEqual(['Friday', 'the 20th']);
  expect(factsOf('面談は2月25日か27日でお願いします。', '2月27日(金)にお願いします。', 'Japanese')).toEqual(
    [],
  );
});

test('a time of day is not the month of a day without its month', () => {
  const text = mailOf('It is free on Saturday 20 June.');
  expect(factsOf(text, 'The 20th at 6pm suits me.', 'English')).toEqual(['6pm']);
  expect(factsOf(text, 'The 20th at 5pm suits me.', 'English')).toEqual(['5pm']);
  expect(factsOf(text, 'The 20th at 5:30 suits me.', 'English')).toEqual(['5:30']);
  expect(factsOf(text, 'The 20th, 5 to 6 pm, suits me.', 'English')).toEqual(['5 to 6 pm']);
  expect(factsOf(text, 'The 20th, 5-6 pm, suits me.', 'English')).toEqual(['5-6 pm']);
  expect(factsOf(text, 'Am 20.5. um 17 Uhr passt es.', 'German')).toEqual(['20.5.', '17 Uhr']);
});

test('a time alone is not a day without its month', () => {
  const [time] = readEmail(mailOf('It is free at 15:30.')).dates;
  expect(time && isWithoutMonth(time, ['English'])).toBe(false);
});

test.each([
  ['Can we meet next week?', 'Monday'],
  ['Can we meet next week?', 'Sunday'],
  ['Are you free this week?', 'Sunday'],
])('%s does not name %s', (question, weekday) => {
  const text = mailOf(question);
  expect(factsOf(text, `${weekday} suits me.`, 'English')).toEqual([weekday]);
});

test('the dates of a range name their weekdays, and a time of tomorrow does too', () => {
  expect(factsOf(mailOf('It is free 20 to 22 May.'), 'Friday suits me.', 'English')).toEqual([]);
  expect(factsOf(mailOf('It is free tomorrow from two to four.'), 'Thursday suits me.', 'English')).toEqual(
    [],
  );
});

test.each<[Language, string, string]>([
  ['English', 'See you at 3:30 am.', '3:30 am'],
  ['English', 'See you at 03:30.', '03:30'],
  ['English', 'See you at 3:30 in the morning.', '3:30 in the morning'],
  ['Japanese', '午前3時30分に伺います。', '午前3時30分'],
  ['Spanish', 'Llego a las 3:30 de la mañana.', '3:30 de la mañana'],
])('in %s, a time that says the other half of the day is another time', (language, reply, time) => {
  expect(factsOf('We meet at 15:30.', reply, language)).toEqual([time]);
});

test('a time that does not say its half of the day supports both', () => {
  expect(factsOf('Dinner is at 8:15.', 'See you at 8:15 pm.', 'English')).toEqual([]);
  expect(factsOf('Dinner is at 8:15.', 'See you at 20:15.', 'English')).toEqual([]);
  expect(factsOf('Dinner is at 8:15 am.', 'See you at 20:15.', 'English')).toEqual(['20:15']);
  expect(factsOf('When do we meet?', 'See you at 3 pm.', 'English', '3')).toEqual([]);
  expect(factsOf('When do we meet?', 'See you at 3 am.', 'English', '15')).toEqual(['3 am']);
});

test('an hour after noon is the same in the notation of twelve hours', () => {
  expect(factsOf('We meet at 15:30.', 'See you at 3:30.', 'English')).toEqual([]);
  expect(factsOf('Saat 19.00 uygun.', 'Yedi buçukta orada olurum.', 'Turkish')).not.toEqual([]);
});
