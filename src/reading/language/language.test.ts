import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/languages.ts';
import { detectLanguage, loadLanguages } from './language.ts';

beforeAll(loadLanguages);

const mails = {
  English: 'Hello Tom, could you send me the new price list before our meeting on Monday?',
  French: 'Bonjour, pourriez-vous nous envoyer le devis avant la fin de la semaine ? Merci.',
  Spanish: 'Hola, ¿podrías enviarme el presupuesto antes de la reunión? Muchas gracias.',
  German: 'Guten Tag, könnten Sie mir bitte die Rechnung noch einmal schicken? Vielen Dank.',
  Italian: 'Buongiorno, potrebbe inviarmi il preventivo prima della riunione? Grazie mille.',
  Portuguese: 'Olá, você poderia me enviar o orçamento antes da reunião? Muito obrigado.',
  Chinese: '您好，请问您什么时候可以把合同发给我？谢谢。',
  Japanese: 'お世話になっております。見積書を送っていただけますか。',
  Korean: '안녕하세요, 회의 자료를 보내 주실 수 있을까요? 감사합니다.',
  Arabic: 'مرحبا، هل يمكنك إرسال العقد قبل الاجتماع؟ شكرا جزيلا.',
  Russian: 'Здравствуйте, не могли бы вы прислать договор до конца недели? Спасибо.',
  Hindi: 'नमस्ते, क्या आप मुझे अनुबंध भेज सकते हैं? धन्यवाद।',
  Dutch: 'Goedemorgen, kunt u mij de offerte nog een keer sturen? Alvast bedankt.',
  Swedish: 'Hej, kan du skicka offerten till mig före mötet på måndag? Tack så mycket.',
  Polish: 'Dzień dobry, czy mogą Państwo przesłać ofertę przed spotkaniem? Dziękuję.',
  Turkish: 'Merhaba, toplantıdan önce teklifi bana gönderebilir misiniz? Teşekkür ederim.',
  Vietnamese: 'Xin chào, anh có thể gửi cho tôi hợp đồng trước cuộc họp không? Cảm ơn.',
  Thai: 'สวัสดีค่ะ ช่วยส่งสัญญาให้หน่อยได้ไหมคะ ขอบคุณค่ะ',
  Indonesian: 'Halo Bapak, bisakah kirim penawaran sebelum rapat hari Selasa? Kapan bisa kami terima?',
  Greek: 'Καλημέρα, μπορείτε να μου στείλετε την προσφορά; Ευχαριστώ πολύ.',
  Romanian: 'Bună ziua, îmi puteți trimite oferta înainte de ședință? Mulțumesc frumos.',
  Czech: 'Dobrý den, můžete mi prosím poslat nabídku ještě před schůzkou? Děkuji.',
  Ukrainian: 'Доброго дня, чи могли б ви надіслати договір до кінця тижня? Дякую.',
  Hebrew: 'שלום, האם תוכל לשלוח לי את החוזה לפני הפגישה? תודה רבה.',
  Malay: 'Selamat petang Encik, boleh hantar sebut harga sebelum mesyuarat hari Selasa? Sila maklumkan bila.',
  Bengali: 'নমস্কার, আপনি কি আমাকে চুক্তিপত্রটি পাঠাতে পারবেন? ধন্যবাদ।',
  Swahili: 'Habari, tafadhali naomba unitumie mkataba kabla ya mkutano wa kesho. Asante sana.',
};

test('a short mail in each of the 27 languages is told', () => {
  for (const { value } of languages)
    expect([value, detectLanguage(mails[value])?.language]).toEqual([value, value]);
});

test('names, links and codes of another language do not turn the guess', () => {
  expect(
    detectLanguage('Siehe https://example.com/the-best-offer und die Datei report_v2 von the@team.com'),
  ).toEqual(expect.objectContaining({ language: 'German' }));
  expect(detectLanguage('我们在 Microsoft Teams 开会好吗？请您确认。')?.language).toBe('Chinese');
});

test('near twins are named as close where nothing tells them apart', () => {
  expect(detectLanguage('Dokumen itu sudah lengkap dengan surat dari mereka.')).toEqual({
    language: 'Indonesian',
    close: 'Malay',
  });
  expect(detectLanguage('会议')).toEqual({ language: 'Chinese', close: 'Japanese' });
});

test('Malay and Indonesian are told apart by the words and spellings that only one of them has', () => {
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

test('names from elsewhere do not turn a sentence', () => {
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
])('a mail in none of the 27 is not taken for its neighbour: %s', (_, text) => {
  expect(detectLanguage(text)).toMatchObject({ outside: true });
});

test('what is in one of the 27 stays so, whatever names and quotations it holds', () => {
  const texts = [
    ...Object.values(mails),
    'Hej Søren, kan du och Jørgen Ødegård komma på torsdag? Vi ses i Tromsø.',
    'Bitte buchen Sie das Hotel in Győr und eines in Pécs für Frau Kővári.',
    'Sayýn Bay, toplantý için teþekkürler. Sözleþmeyi göndermenizi rica ederim.',
  ];
  for (const text of texts) expect([text, detectLanguage(text)?.outside]).toEqual([text, undefined]);
});

test('a text without letters has no language', () => {
  for (const text of ['', '   ', '12345 !?', '👍🎉', 'ܐܒܓ']) expect(detectLanguage(text)).toBeUndefined();
});

test('any text is taken without error', () => {
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
  'the language of the corpus mails is told (skipped where the corpus is absent)',
  () => {
    const wrong = names.filter((name) => {
      const { text } = JSON.parse(readFileSync(resolve(corpus, name), 'utf8')) as { text: string };
      const guess = detectLanguage(text);
      return languages.find((row) => row.value === guess?.language)?.tag !== name.slice(0, 2);
    });
    expect(wrong.length / names.length).toBeLessThan(0.02);
  },
);
