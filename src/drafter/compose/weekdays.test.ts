import { expect, test } from 'vitest';
import { type Language, languageValues } from '#domain/languages.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from '../draft.ts';
import { packFiles } from '../packs.ts';
import { momentIn } from './times.ts';

/** When it takes place, by name, and until when: a Thursday at three of nobody knows which week. */
const inWords: Record<Language, [on: string, named: string, by: string]> = {
  English: ['on Thursday at 15:00', 'Thursday at 15:00', 'by Thursday'],
  French: ['jeudi à 15h', 'jeudi à 15h', 'd’ici jeudi'],
  Spanish: ['el jueves a las 15:00', 'el jueves a las 15:00', 'a más tardar el jueves'],
  German: ['am Donnerstag um 15:00 Uhr', 'Donnerstag, 15:00 Uhr', 'bis Donnerstag'],
  Italian: ['giovedì alle 15:00', 'giovedì alle 15:00', 'entro giovedì'],
  Portuguese: ['na quinta-feira às 15h', 'quinta-feira às 15h', 'até quinta-feira'],
  Chinese: ['星期四15:00', '星期四15:00', '在星期四之前'],
  Japanese: ['木曜日15:00', '木曜日15:00', '木曜日までに'],
  Korean: ['목요일 오후 3:00', '목요일 오후 3:00', '목요일까지'],
  Arabic: ['يوم الخميس الساعة 3:00 م', 'يوم الخميس، الساعة 3:00 م', 'قبل نهاية يوم الخميس'],
  Russian: ['в четверг в 15:00', 'четверг, 15:00', 'до четверга'],
  Hindi: ['गुरुवार को दोपहर 3 बजे', 'गुरुवार, दोपहर 3 बजे', 'गुरुवार तक'],
  Dutch: ['op donderdag om 15:00 uur', 'donderdag, 15:00 uur', 'uiterlijk donderdag'],
  Swedish: ['torsdagen kl. 15:00', 'torsdag kl. 15:00', 'senast torsdag'],
  Polish: ['w czwartek o godz. 15:00', 'czwartek, godz. 15:00', 'do czwartku'],
  Turkish: ['Perşembe günü saat 15:00', 'Perşembe, saat 15:00', 'Perşembe gününe kadar'],
  Vietnamese: ['15:00 thứ Năm', '15:00 thứ Năm', 'chậm nhất vào thứ Năm'],
  Thai: ['ในวันพฤหัสบดี เวลา 15:00 น.', 'วันพฤหัสบดี เวลา 15:00 น.', 'ภายในวันพฤหัสบดี'],
  Indonesian: ['pada hari Kamis pukul 15.00', 'hari Kamis pukul 15.00', 'paling lambat hari Kamis'],
  Greek: ['την Πέμπτη στις 15:00', 'Πέμπτη, 15:00', 'έως την Πέμπτη'],
  Romanian: ['joi la ora 15:00', 'joi ora 15:00', 'până joi'],
  Czech: ['ve čtvrtek od 15:00', 'čtvrtek, 15:00', 'do čtvrtka'],
  Ukrainian: ['у четвер о 15:00', 'четвер, 15:00', 'до четверга'],
  Hebrew: ['ביום חמישי בשעה 15:00', 'יום חמישי בשעה 15:00', 'עד יום חמישי'],
  Malay: ['pada hari Khamis pukul 15:00', 'hari Khamis pukul 15:00', 'selewat-lewatnya hari Khamis'],
  Bengali: ['বৃহস্পতিবার, বিকেল ৩টায়', 'বৃহস্পতিবার, বিকেল ৩টা', 'বৃহস্পতিবারের মধ্যে'],
  Swahili: ['siku ya Alhamisi saa 9:00 alasiri', 'Alhamisi saa 9:00 alasiri', 'kufikia Alhamisi'],
};

test.each(languageValues)('%s says a day of the week without a date', async (language) => {
  const writing = { pack: await packFiles[language](), scene: {} };
  const thursday = { weekday: 4 };
  expect([
    momentIn(writing, 'on', { ...thursday, time: '15:00' }),
    momentIn(writing, 'named', { ...thursday, time: '15:00' }),
    momentIn(writing, 'by', thursday),
  ]).toEqual(inWords[language]);
});

async function replyTo(mail: string, language: Language): Promise<string> {
  const reading = readEmail(mail);
  await prepareDraft({ reading, language });
  return draftReply({
    reading,
    intent: 'accept',
    tone: { kind: 'named', value: 'professional' },
    language,
    seed: 1,
  }).reply;
}

test('the day of the week that a mail without a date proposes is said in the reply, in any language', async () => {
  const german =
    'Guten Tag,\n\nkönnen wir uns am Donnerstag um 15 Uhr treffen?\n\nMit freundlichen Grüßen\nAnna Weber';
  expect(await replyTo(german, 'German')).toContain('am Donnerstag um 15:00 Uhr');
  expect(await replyTo(german, 'French')).toContain('jeudi à 15h');
  const english = 'Hi Ben,\n\ncan we meet on Thursday at 3 pm?\n\nBest,\nAnna';
  expect(await replyTo(english, 'Japanese')).toContain('木曜日15:00');
});

test('what may be either of two days is not said as one', async () => {
  const reply = await replyTo('Hi Ben,\n\ncan we meet next Thursday at 3 pm?\n\nBest,\nAnna', 'German');
  expect(reply).not.toContain('Donnerstag');
  expect(await replyTo('Hi Ben,\n\ncan we meet tomorrow at 3 pm?\n\nBest,\nAnna', 'German')).not.toMatch(
    /\p{Lu}\p{L}+tag um/u,
  );
});
