import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/languages.ts';
import { languageSamples } from '#languages/samples.fixture.ts';
import { findDates } from './dates.ts';

/** A Wednesday. */
const WEDNESDAY = '2026-03-04T10:00:00+01:00';

test('days and times are resolved in every language', () => {
  const read = (text: string, language: Language) => {
    const [first] = findDates(text, WEDNESDAY, { language });
    return [first?.resolved, first?.resolvedEnd].filter(Boolean).join('/');
  };
  const wrong = languages.flatMap(({ value }) =>
    Object.entries(languageSamples[value].dates)
      .map(([text, resolved]) => [value, text, resolved, read(text, value)])
      .filter(([, , resolved, got]) => resolved !== got),
  );
  expect(wrong).toEqual([]);
});

test('words that could mean two days stay unresolved', () => {
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

test('words that only look like days are not days', () => {
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

test('a day in a question or suggestion is a proposal, and a day in a report is not', () => {
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
  for (const [language, proposal, report] of pairs) {
    const proposed = (text: string) => findDates(text, WEDNESDAY, { language })[0]?.proposed;
    expect([language, proposed(proposal), proposed(report)]).toEqual([language, true, false]);
  }
});

test('any text in any language gives spans in order', () => {
  const pieces = languages.flatMap(({ value }) => Object.keys(languageSamples[value].dates));
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
