import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { findLinks } from '#reading/links.ts';
import { readSentences } from '#reading/sentences.ts';
import { type FraudSign, findFraud, fraudNote } from './fraud.ts';

function signsOf(language: Language, newText: string): FraudSign[] {
  const sentences = readSentences(newText, language);
  return findFraud({ newText, sentences, language: { language }, links: findLinks(newText) });
}

const FRAUDS: [FraudSign, Language, string][] = [
  ['secret', 'English', 'A six-digit code went to your phone by mistake. Could you send me that code?'],
  [
    'secret',
    'German',
    'Ihr Zugang wird umgestellt. Bitte nennen Sie uns Ihre PIN und die TAN, die Sie gleich erhalten.',
  ],
  [
    'secret',
    'Japanese',
    '制限を解除するには、下記の項目をお知らせください。\n\n・メールアドレス\n・生年月日\n・現在のパスワード',
  ],
  ['secret', 'Chinese', '系统把验证码发到你手机上了。收到后马上发给我。'],
  [
    'gift-cards',
    'Spanish',
    'Necesito que compres cinco tarjetas regalo. Rasca la parte de atrás y mándame los códigos hoy.',
  ],
  [
    'bank-details',
    'French',
    'Merci de régler la facture sur notre nouveau compte bancaire : FR76 0000 0000 0000 0000.',
  ],
  [
    'bank-details',
    'Turkish',
    'Banka hesabımız değişti. Faturanın ödemesini bugün yeni hesabımıza yapmanızı rica ederiz.',
  ],
  ['secret-payment', 'Polish', 'Proszę zrobić dziś przelew na 40 000 zł. Proszę nikomu o tym nie mówić.'],
  ['fee', 'Portuguese', 'Ganhou um prémio de 500.000 euros. Para o receber, envie a taxa de 200 euros.'],
  [
    'threat',
    'English',
    'Your mailbox is full. Verify your account at https://quota.example/in or it will be suspended.',
  ],
  ['threat', 'English', 'I recorded you through your camera. Pay 900 dollars in bitcoin within two days.'],
];

const HONEST: [string, Language, string][] = [
  ['a code that is given', 'English', 'Your verification code is 603 418. Enter it on the sign-in page.'],
  ['a code that is given', 'Turkish', 'Doğrulama kodunuz 384910. Kodu giriş ekranına yazınız.'],
  [
    'a warning',
    'Portuguese',
    'Nunca pediremos a sua senha por e-mail. Se receber um pedido desses, não responda.',
  ],
  ['an invoice', 'English', 'Please find our invoice attached. Our bank details are the same as ever.'],
  ['an invoice', 'Japanese', '請求書をお送りいたします。お振込先は従来どおり変更ございません。'],
  [
    'a refund',
    'German',
    'Für die Erstattung fehlt uns noch Ihre IBAN. Könnten Sie sie uns bis Mittwoch schicken?',
  ],
  ['thanks for a gift card', 'Spanish', 'Muchas gracias por la tarjeta regalo, ya compré tres libros.'],
  [
    'a confidential report',
    'Polish',
    'Przesyłam poufny raport. Czy może Pan potwierdzić, że dane w tabeli są poprawne?',
  ],
  ['a parcel on its way', 'English', 'Your parcel arrives on Tuesday. Follow it at https://track.example/8.'],
];

test.each(FRAUDS)('the sign %s is found in %s', (sign, language, mail) => {
  expect(signsOf(language, mail)).toContain(sign);
});

test.each(HONEST)('%s in %s is not fraud', (_, language, mail) => {
  expect(signsOf(language, mail)).toEqual([]);
});

test('the note gives the reasons in one sentence; without signs there is no note', () => {
  expect(fraudNote([])).toBeUndefined();
  const one = fraudNote(['secret']) ?? '';
  const three = fraudNote(['secret', 'fee', 'threat']) ?? '';
  expect(one).toMatch(/fraud/i);
  expect(three.length).toBeGreaterThan(one.length);
  for (const sign of ['gift-cards', 'bank-details', 'secret-payment'] as const) {
    expect(fraudNote([sign])).not.toBe(one);
  }
});

test('a long mail is searched in linear time', () => {
  const mail = 'Send me the code we sent to your phone, keep it quiet and pay the fee. '.repeat(5_000);
  const start = performance.now();
  expect(signsOf('English', mail)).toContain('secret');
  expect(performance.now() - start).toBeLessThan(3_000);
});
