import { expect, test } from 'vitest';
import { type Language, languageValues } from '#domain/languages.ts';
import { packFiles } from '../packs.ts';
import { momentIn, sumIn } from './times.ts';

const march = { day: '2027-03-01', time: '15:00' };

/** When it takes place, and until when, in a reply to a mail of another year. */
const inWords: Record<Language, [on: string, by: string]> = {
  English: ['on Monday, 1 March 2027 at 15:00', 'by Monday, 1 March 2027'],
  French: ['le lundi 1er mars 2027 à 15h', 'd’ici au lundi 1er mars 2027'],
  Spanish: ['el lunes 1 de marzo de 2027 a las 15:00', 'a más tardar el lunes 1 de marzo de 2027'],
  German: ['am Montag, 1. März 2027, um 15:00 Uhr', 'bis Montag, 1. März 2027'],
  Italian: ['lunedì 1 marzo 2027 alle 15:00', 'entro lunedì 1 marzo 2027'],
  Portuguese: ['na segunda-feira, 1º de março de 2027, às 15h', 'até segunda-feira, 1º de março de 2027'],
  Chinese: ['2027年3月1日（周一）15:00', '在2027年3月1日（周一）之前'],
  Japanese: ['2027年3月1日（月）15:00', '2027年3月1日（月）までに'],
  Korean: ['2027년 3월 1일(월) 오후 3:00', '2027년 3월 1일(월)까지'],
  Arabic: ['يوم الاثنين 1 مارس 2027 الساعة 3:00 م', 'قبل نهاية يوم الاثنين 1 مارس 2027'],
  Russian: ['в понедельник, 1 марта 2027 года, в 15:00', 'до понедельника, 1 марта 2027 года'],
  Hindi: ['सोमवार, 1 मार्च 2027 को दोपहर 3 बजे', 'सोमवार, 1 मार्च 2027 तक'],
  Dutch: ['op maandag 1 maart 2027 om 15:00 uur', 'uiterlijk maandag 1 maart 2027'],
  Swedish: ['måndagen den 1 mars 2027 kl. 15:00', 'senast måndag den 1 mars 2027'],
  Polish: ['w poniedziałek 1 marca 2027 roku o godz. 15:00', 'do poniedziałku 1 marca 2027 roku'],
  Turkish: ['1 Mart 2027 Pazartesi günü saat 15:00', '1 Mart 2027 Pazartesi gününe kadar'],
  Vietnamese: ['15:00 thứ Hai, ngày 1 tháng 3 năm 2027', 'chậm nhất vào thứ Hai, ngày 1 tháng 3 năm 2027'],
  // Thailand writes the year 2027 as 2570.
  Thai: ['ในวันจันทร์ที่ 1 มีนาคม 2570 เวลา 15:00 น.', 'ภายในวันจันทร์ที่ 1 มีนาคม 2570'],
  Indonesian: ['pada hari Senin, 1 Maret 2027, pukul 15.00', 'paling lambat hari Senin, 1 Maret 2027'],
  Greek: ['τη Δευτέρα 1 Μαρτίου 2027 στις 15:00', 'έως τη Δευτέρα 1 Μαρτίου 2027'],
  Romanian: ['luni, 1 martie 2027, la ora 15:00', 'până luni, 1 martie 2027'],
  Czech: ['v pondělí 1. března 2027 od 15:00', 'do pondělí 1. března 2027'],
  Ukrainian: ['у понеділок, 1 березня 2027 року, о 15:00', 'до понеділка, 1 березня 2027 року'],
  Hebrew: ['ביום שני 1 במרץ 2027 בשעה 15:00', 'עד יום שני 1 במרץ 2027'],
  Malay: ['pada hari Isnin, 1 Mac 2027, pukul 15:00', 'selewat-lewatnya hari Isnin, 1 Mac 2027'],
  Bengali: ['সোমবার, ১ মার্চ ২০২৭, বিকেল ৩টায়', 'সোমবার, ১ মার্চ ২০২৭ তারিখের মধ্যে'],
  Swahili: [
    'siku ya Jumatatu, tarehe 1 Machi 2027, saa 9:00 alasiri',
    'kufikia Jumatatu, tarehe 1 Machi 2027',
  ],
};

/** A language's way with times, for a mail sent on a day, or on none that is known. */
async function timesOf(language: Language, sentOn?: string) {
  const pack = await packFiles[language]();
  const writing = { pack, scene: sentOn ? { sentOn } : {} };
  return (...[use, moment]: [Parameters<typeof momentIn>[1], Parameters<typeof momentIn>[2]]) =>
    momentIn(writing, use, moment);
}

test.each(languageValues)(
  '%s: a day of another year than the mail’s is said with its year',
  async (language) => {
    const say = await timesOf(language, '2026-12-01');
    expect([say('on', march), say('by', { day: march.day })]).toEqual(inWords[language]);
  },
);

test.each(languageValues)('%s: a day of the mail’s own year is said without it', async (language) => {
  const say = await timesOf(language, '2027-01-04');
  expect(say('on', march)).not.toMatch(/2027|2570|২০২৭/);
  expect(say('by', { day: march.day })).not.toMatch(/2027|2570|২০২৭/);
});

test('a year is said where nobody knows when the mail was sent', async () => {
  expect((await timesOf('German'))('on', { day: '2027-03-01' })).toBe('am Montag, 1. März 2027');
});

test('of several days in a row the year is said once, where it changes', async () => {
  const german = await timesOf('German', '2026-12-01');
  const japanese = await timesOf('Japanese', '2026-12-01');
  const inMarch = { day: '2027-03-01', untilDay: '2027-03-05' };
  expect(german('named', inMarch)).toBe('Montag, 1. März – 5. März 2027');
  expect(japanese('named', inMarch)).toBe('2027年3月1日 – 3月5日');
  const overNewYear = { day: '2026-12-30', untilDay: '2027-01-02' };
  expect(german('named', overNewYear)).toBe('Mittwoch, 30. Dezember – 2. Januar 2027');
  expect(japanese('named', overNewYear)).toBe('12月30日 – 2027年1月2日');
});

test.each([
  ['Hindi', '15:30', undefined, 'दोपहर 3:30 बजे'],
  ['Hindi', '10:00', '11:30', 'सुबह 10 से 11:30 बजे'],
  ['Hindi', '14:00', '17:00', 'दोपहर 2 से शाम 5 बजे'],
  // A bare '7' of a mail may be either.
  ['Hindi', '07:00', undefined, '7 बजे'],
  ['Bengali', '15:30', undefined, 'বিকেল ৩:৩০টায়'],
  ['Bengali', '10:00', '11:00', 'সকাল ১০টা–১১টায়'],
  ['Bengali', '19:00', undefined, 'সন্ধ্যা ৭টায়'],
  ['Swahili', '09:00', undefined, 'saa 3:00 asubuhi'],
  ['Swahili', '12:30', '15:00', 'saa 6:30 mchana hadi 9:00 alasiri'],
  ['Swahili', '01:00', undefined, 'saa 7:00 usiku'],
] as const)('%s says the hour with its part of the day: %s', async (language, time, untilTime, said) => {
  const say = await timesOf(language);
  expect(say('on', { time, ...(untilTime ? { untilTime } : {}) })).toBe(said);
});

test('sums of four figures are grouped where letters group them', async () => {
  const sum = { text: '€1250', start: 0, end: 5, value: 1250, unit: 'EUR' };
  const said = async (language: Language) => sumIn(await packFiles[language](), sum).replace(/\s/g, ' ');
  expect(await said('Italian')).toBe('1.250 €');
  expect(await said('Spanish')).toBe('1250 €');
});

test.each([
  ['German', 'am Montag, 1. März, um 15:00 Uhr (UTC+2)'],
  ['Japanese', '3月1日（月）15:00（UTC+2）'],
  ['Bengali', 'সোমবার, ১ মার্চ, বিকেল ৩টায় (UTC+2)'],
  ['Vietnamese', '15:00 (UTC+2) thứ Hai, ngày 1 tháng 3'],
] as const)('%s says the zone behind the clock time', async (language, said) => {
  const say = await timesOf(language, '2027-02-20');
  expect(say('on', { day: '2027-03-01', time: '15:00', zone: 'UTC+2' })).toBe(said);
});

test('the end of a day stays on its day', async () => {
  const say = await timesOf('German', '2027-02-20');
  expect(say('by', { day: '2027-03-01', time: '24:00' })).toBe('bis Montag, 1. März, 24:00 Uhr');
});

test.each([
  ['German', 'am Montag, 1. März, von 8:00 bis 10:00 Uhr'],
  ['French', 'le lundi 1er mars de 8h à 10h'],
  ['Spanish', 'el lunes 1 de marzo de 8:00 a 10:00'],
  ['Dutch', 'op maandag 1 maart van 8:00 tot 10:00 uur'],
] as const)('%s says from when to when', async (language, said) => {
  const say = await timesOf(language, '2027-02-20');
  expect(say('on', { day: '2027-03-01', time: '08:00', untilTime: '10:00' })).toBe(said);
});
