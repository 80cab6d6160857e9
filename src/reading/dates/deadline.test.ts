import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/languages.ts';
import { languageSamples } from '#languages/samples.fixture.ts';
import { findDates } from './dates.ts';

test('the words of each language for a deadline are recognised, and similar words are not', () => {
  const deadlineOf = (text: string, language: Language) =>
    findDates(text, '2026-03-04', { language }).map(({ resolved, deadline }) => [resolved, deadline]);
  for (const { value } of languages) {
    const [last, plain] = languageSamples[value].deadline;
    expect([value, deadlineOf(last, value)]).toEqual([value, [['2026-03-06', true]]]);
    expect([value, deadlineOf(plain, value)]).toEqual([value, [['2026-03-06', undefined]]]);
  }
});

test('a deadline may be an hour, or a day in words', () => {
  const texts: [Language, string, string][] = [
    ['English', 'Please reply by tomorrow at noon.', '2026-03-05T12:00'],
    ['German', 'Bitte bis Freitag, den 6. März, 12 Uhr.', '2026-03-06T12:00'],
    ['German', 'Wir brauchen es bis Ende der Woche.', '2026-03-06'],
    ['French', "D'ici la fin du mois, s'il vous plaît.", '2026-03-31'],
    ['Spanish', 'Antes del viernes a las 17:00.', '2026-03-06T17:00'],
    ['Russian', 'Пришлите до конца недели.', '2026-03-06'],
    ['Japanese', '3月6日(金)17時までにお願いします。', '2026-03-06T17:00'],
    ['Chinese', '请于周五下午5点前回复。', '2026-03-06T17:00'],
    ['Korean', '이번 주 금요일 오후 5시까지 회신 부탁드립니다.', '2026-03-06T17:00'],
    ['Turkish', 'Cuma günü saat 17:00’ye kadar gönderin.', '2026-03-06T17:00'],
    ['Polish', 'Do piątku do godz. 15 czekam.', '2026-03-06T15:00'],
    ['Hindi', 'शुक्रवार शाम 5 बजे तक भेजें।', '2026-03-06T17:00'],
    ['Swahili', 'Tuma kabla ya Ijumaa saa kumi jioni.', '2026-03-06T16:00'],
    ['Thai', 'ภายในวันศุกร์ที่ 6 มีนาคม', '2026-03-06'],
  ];
  for (const [language, text, resolved] of texts) {
    const [first] = findDates(text, '2026-03-04', { language });
    expect([text, first?.resolved, first?.deadline]).toEqual([text, resolved, true]);
  }
});

test.each([
  ['French', 'Merci de me l’envoyer pour vendredi.', 'Je vous propose un rendez-vous pour vendredi.'],
  ['Spanish', 'Necesito el informe para el viernes.', 'Le propongo una reunión para el viernes.'],
  ['Italian', 'Mi serve il preventivo per venerdì.', 'Le propongo un incontro per venerdì.'],
  ['Portuguese', 'Preciso do relatório para sexta-feira.', 'Podemos marcar a reunião para sexta-feira?'],
  ['Dutch', 'Graag het rapport voor vrijdag.', 'Zullen we een afspraak maken voor vrijdag?'],
  ['Swedish', 'Jag behöver rapporten till fredag.', 'Ska vi boka ett möte till fredag?'],
] as const)(
  '%s: a day after “for” is a deadline, but not the day of a meeting',
  (language, last, meeting) => {
    const deadlineOf = (text: string) => findDates(text, '2026-03-04', { language })[0]?.deadline;
    expect([deadlineOf(last), deadlineOf(meeting)]).toEqual([true, undefined]);
  },
);
