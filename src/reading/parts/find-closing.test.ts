import { expect, test } from 'vitest';
import { readingWords } from '#languages/all.ts';
import { furtherLanguages } from '#languages/further-languages.ts';
import { listOf } from '../word-lists.ts';
import { splitMail, splitText } from './split-text.ts';

test.each([
  'Sent from my iPhone',
  'Sent from my Galaxy',
  'Sent from my T-Mobile 4G LTE Device',
  'Sent from Yahoo Mail for iPhone',
  'Sent from Outlook for iOS',
  'Sent with Proton Mail secure email.',
  'Sent via Superhuman',
  'Get Outlook for iOS<https://aka.ms/o0ukef>',
  'Envoyé de mon iPad',
  'Envoyé depuis mon téléphone Orange',
  'Obtenir Outlook pour iOS',
  'Télécharger Outlook pour Android',
  'Enviado desde mi iPhone',
  'Enviado desde mi Samsung Mobile de Claro',
  'Obtener Outlook para Android',
  'Von meinem Samsung Galaxy Smartphone gesendet.',
  'Von meinem iPhone gesendet',
  'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
  'Holen Sie sich Outlook für Android',
  'Inviato da iPhone',
  'Scarica Outlook per Android',
  'Enviado do meu iPhone',
  '发自我的 iPhone',
  '從我的 iPhone 傳送',
  'iPhoneから送信',
  '나의 iPhone에서 보냄',
  'أُرسلت من الـ iPhone',
  'Отправлено с iPhone',
  'Отправлено из мобильной Почты Mail.ru',
  'मेरे iPhone से भेजा गया',
  'Verstuurd vanaf mijn iPhone',
  'Verzonden met BlackBerry Work',
  'Skickat från min iPhone',
  'Wysłane z iPhone’a',
  'iPhone’umdan gönderildi',
  'Đã gửi từ iPhone của tôi',
  'ส่งจาก iPhone ของฉัน',
  'Dikirim dari iPhone saya',
  'Στάλθηκε από το iPhone μου',
  'Trimis de pe iPhone-ul meu',
  'Odesláno z iPhonu',
  'Надіслано з iPhone',
  'נשלח מה-iPhone שלי',
  'Dihantar daripada iPhone saya',
  'আমার iPhone থেকে পাঠানো',
  'Imetumwa kutoka iPhone yangu',
  'Sendt fra min iPhone',
  'Lähetetty iPhonesta',
  'iPhone-omról küldve',
])('a line that a phone or a mail program added is part of the signature: %s', (line) => {
  expect(splitText(`Noon works.\n\n${line}\n`)).toEqual({
    newText: 'Noon works.',
    signature: line,
    quoted: '',
  });
});

test.each([...Object.entries(readingWords), ...furtherLanguages.map((row) => [row.tag, row] as const)])(
  'each closing of the language, with a name below it, closes a letter: %s',
  (_, { letter }) => {
    for (const closing of [...listOf(letter?.closings), ...listOf(letter?.thanks)]) {
      const split = splitMail(`Noon works.\n\n${closing},\nAnna Smith\n`);
      expect(split.parts.newText, closing).toBe('Noon works.');
      expect(split.signedBy, closing).toBe('Anna Smith');
    }
  },
);

test.each([
  'Thanks for the report.\nIt arrived today.',
  'Sent from headquarters, the parcel needs two days.',
  'Best practice is to ask first.\nAnna does so.',
  'You can unsubscribe me from lunch duty?',
  'We sell:\n* apples\n* pears',
])('a sentence that begins like a closing stays text: %j', (text) => {
  expect(splitText(`Hello Bob,\n\n${text}`).newText).toBe(`Hello Bob,\n\n${text}`);
});

test('a company’s sentences below the contact details belong to the signature, a postscript does not', () => {
  const letter = 'Hi Bob,\n\nthe plan is attached.';
  const signature = 'Speak soon,\nAnna\n\nAnna Lee | Acme Sp. z o.o.\nTel. 600 000 118';
  const sentence = 'By replying you agree that we store your details as our privacy policy says.';
  expect(splitText(`${letter}\n\n${signature}\n${sentence}`).newText).toBe(letter);
  const postscript = 'PS: could you bring the old plan too, because I cannot find it in my office.';
  expect(splitText(`${letter}\n\n${signature}\n${postscript}`).newText).toContain(postscript);
});
