import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/languages.ts';
import { languageSamples } from '#languages/samples.fixture.ts';
import { detectLanguage, loadNgrams } from './language.ts';

beforeAll(loadNgrams);

test('the language of a short mail is detected', () => {
  for (const { value } of languages)
    expect([value, detectLanguage(languageSamples[value].mail)?.language]).toEqual([value, value]);
});

test('names, links and codes of another language do not change the result', () => {
  expect(
    detectLanguage('Siehe https://example.com/the-best-offer und die Datei report_v2 von the@team.com'),
  ).toEqual(expect.objectContaining({ language: 'German' }));
  expect(detectLanguage('我们在 Microsoft Teams 开会好吗？请您确认。')?.language).toBe('Chinese');
});

test('two languages are given as close if nothing in the text distinguishes them', () => {
  expect(detectLanguage('Dokumen itu sudah lengkap dengan surat dari mereka.')).toEqual({
    language: 'Indonesian',
    close: 'Malay',
  });
  expect(detectLanguage('会议')).toEqual({ language: 'Chinese', close: 'Japanese' });
});

test('Malay and Indonesian are distinguished by words and spellings that only one of them has', () => {
  const malay = [
    'Sila maklumkan kepada kami sekiranya tarikh ini tidak sesuai.',
    'Saya ingin menempah bilik untuk mesyuarat pada hari Khamis.',
    'Adakah pihak tuan boleh menghantar invois tersebut sebelum Jumaat?',
    'Kualiti perkhidmatan syarikat ini amat baik dan kakitangannya peramah.',
    'Barang yang dihantar semalam telah rosak, kami mahu wang dikembalikan.',
    'Jadual penerbangan anda telah berubah, mohon semak e-mel.',
  ];
  const indonesian = [
    'Silakan kabari kami kalau tanggal ini tidak cocok.',
    'Saya ingin memesan kamar untuk rapat pada hari Kamis.',
    'Apakah Bapak bisa mengirim fakturnya sebelum Jumat?',
    'Kualitas layanan perusahaan ini sangat baik dan karyawannya ramah.',
    'Barang yang dikirim kemarin rusak, kami mau uangnya dikembalikan.',
    'Jadwal penerbangan Anda telah berubah, mohon cek surel.',
  ];
  for (const text of malay) expect([text, detectLanguage(text)]).toEqual([text, { language: 'Malay' }]);
  for (const text of indonesian)
    expect([text, detectLanguage(text)]).toEqual([text, { language: 'Indonesian' }]);
});

test('foreign names do not change the language of a sentence', () => {
  expect(detectLanguage('Jina lake ni Friedrich Schneider na anaishi mjini Santiago.')?.language).toBe(
    'Swahili',
  );
  expect(
    detectLanguage('La prossima riunione con Wolfgang Schmitt e Johann Becker sarà qui.')?.language,
  ).toBe('Italian');
});

test.each([
  ['Danish', 'Kan du sende mig kontrakten inden fredag? Mange tak for hjælpen.'],
  ['Norwegian', 'Vi ønsker å møte dere på tirsdag klokken 10. Passer det?'],
  ['Icelandic', 'Getur þú sent mér samninginn fyrir föstudag? Takk fyrir hjálpina.'],
  ['Finnish', 'Voisitko lähettää sopimuksen perjantaihin mennessä? Kiitos avusta.'],
  ['Estonian', 'Kas saaksite mulle lepingu reedeks saata? Tänan abi eest.'],
  ['Hungarian', 'El tudná küldeni a szerződést péntekig? Köszönöm a segítségét.'],
  ['Catalan', 'Em podries enviar el contracte abans de divendres? Moltes gràcies per la teva ajuda.'],
  ['Slovak', 'Mohli by ste mi poslať zmluvu do piatka? Vopred ďakujem za pomoc.'],
  ['Croatian', 'Možete li mi poslati ugovor do petka? Hvala unaprijed na pomoći.'],
  ['Filipino', 'Maaari mo bang ipadala sa akin ang kontrata? Maraming salamat sa tulong.'],
  ['Afrikaans', 'Kan jy asseblief die kontrak teen Vrydag vir my stuur? Baie dankie.'],
  ['Bulgarian', 'Бихте ли ми изпратили договора до петък? Благодаря ви предварително.'],
  ['Serbian', 'Да ли бисте могли да ми пошаљете уговор до петка? Хвала унапред.'],
  ['Persian', 'لطفاً قرارداد را تا روز جمعه برای من بفرستید؟'],
  ['Urdu', 'کیا آپ مجھے جمعہ تک معاہدہ بھیج سکتے ہیں؟'],
  ['Marathi', 'कृपया शुक्रवारपर्यंत मला करार पाठवू शकाल का?'],
])('a mail in a language outside the 27 is recognised as such: %s', (_, text) => {
  expect(detectLanguage(text)).toMatchObject({ outside: true });
});

test('foreign names and quotations do not put a text outside the 27 languages', () => {
  const texts = [
    ...Object.values(languageSamples).map(({ mail }) => mail),
    'Hej Søren, kan du och Jørgen Ødegård komma på torsdag? Vi ses i Tromsø.',
    'Bitte buchen Sie das Hotel in Győr und eines in Pécs für Frau Kővári.',
    'Sayýn Bay, toplantý için teþekkürler. Sözleþmeyi göndermenizi rica ederim.',
  ];
  for (const text of texts) expect([text, detectLanguage(text)?.outside]).toEqual([text, undefined]);
});

test('a text without letters has no language', () => {
  for (const text of ['', '   ', '12345 !?', '👍🎉', 'ܐܒܓ']) expect(detectLanguage(text)).toBeUndefined();
});

test('any text is accepted without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const guess = detectLanguage(text);
      if (guess) expect(guess.close).not.toBe(guess.language);
    }),
  );
});

const corpus = resolve(process.env.CORPUS_DIR ?? '../shared/corpus', 'lang-mail');
const names = ((): string[] => {
  try {
    return readdirSync(corpus).filter((name) => name.endsWith('.expected.json'));
  } catch {
    return [];
  }
})();

test.skipIf(names.length === 0)(
  'the language of the corpus mails is detected (skipped without the corpus)',
  () => {
    const wrong = names.filter((name) => {
      const { text } = JSON.parse(readFileSync(resolve(corpus, name), 'utf8')) as { text: string };
      const guess = detectLanguage(text);
      return languages.find((row) => row.value === guess?.language)?.tag !== name.slice(0, 2);
    });
    expect(wrong.length / names.length).toBeLessThan(0.02);
  },
);
