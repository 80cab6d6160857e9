import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

/** The lines above a quotation, as mail programs write them in many languages. */
const attributions = [
  'On Mon, Jan 6, 2020 at 10:00 AM Anna Smith <anna@example.com> wrote:',
  'On 6 Jan 2020, at 10:00, Anna Smith <anna@example.com> wrote:',
  'On 1/6/20 10:00 AM, Anna Smith wrote:',
  'On Monday, January 6, 2020, 10:00:00 AM EST, Anna Smith <anna@example.com> wrote:',
  'On Mon, Jan 6, 2020 at 10:00 AM +0100, "Anna Smith" <anna@example.com> wrote:',
  'Anna Smith <anna@example.com> wrote:',
  'Anna Smith/ACME wrote on 01/06/2020 10:00:00 AM:',
  'Le lun. 6 janv. 2020 à 10:00, Anna Smith <anna@example.com> a écrit :',
  'Le 06/01/2020 à 10:00, Anna Smith a écrit :',
  'Le lundi 6 janvier 2020 à 10:00:00 UTC+1, Anna Smith <anna@example.com> a écrit :',
  'El lun, 6 ene 2020 a las 10:00, Anna Smith (<anna@example.com>) escribió:',
  'El 6/1/20 a las 10:00, Anna Smith escribió:',
  'En lunes, 6 de enero de 2020 10:00:00 CET, Anna Smith <anna@example.com> escribió:',
  'Am Mo., 6. Jan. 2020 um 10:00 Uhr schrieb Anna Smith <anna@example.com>:',
  'Am 06.01.2020 um 10:00 schrieb Anna Smith:',
  'Am Montag, 6. Januar 2020 um 10:00:00 MEZ hat Anna Smith <anna@example.com> Folgendes geschrieben:',
  'Il giorno lun 6 gen 2020 alle ore 10:00 Anna Smith <anna@example.com> ha scritto:',
  'Il 06/01/2020 10:00, Anna Smith ha scritto:',
  'Em seg., 6 de jan. de 2020 às 10:00, Anna Smith <anna@example.com> escreveu:',
  'Anna Smith <anna@example.com> escreveu no dia segunda, 6/01/2020 à(s) 10:00:',
  'Anna Smith <anna@example.com> 于2020年1月6日周一 上午10:00写道：',
  'Anna Smith <anna@example.com> 於 2020年1月6日 週一 上午10:00寫道：',
  '在 2020年1月6日，上午10:00，Anna Smith <anna@example.com> 写道：',
  '2020年1月6日(月) 10:00 Anna Smith <anna@example.com>:',
  '2020/01/06 10:00、Anna Smith <anna@example.com>のメール:',
  '2020년 1월 6일 (월) 오전 10:00, Anna Smith <anna@example.com>님이 작성:',
  'في الاثنين، ٦ يناير ٢٠٢٠ في ١٠:٠٠ ص تمت كتابة ما يلي بواسطة Anna Smith <anna@example.com>:',
  'пн, 6 янв. 2020 г. в 10:00, Anna Smith <anna@example.com>:',
  '06.01.2020 10:00, Anna Smith пишет:',
  'Понедельник, 6 января 2020, 10:00 +03:00 от Anna Smith <anna@example.com>:',
  'सोम, 6 जन॰ 2020 को 10:00 am बजे को Anna Smith <anna@example.com> ने लिखा:',
  'Op ma 6 jan. 2020 om 10:00 schreef Anna Smith <anna@example.com>:',
  'Op 6 jan. 2020 om 10:00 heeft Anna Smith <anna@example.com> het volgende geschreven:',
  'Den mån 6 jan. 2020 kl 10:00 skrev Anna Smith <anna@example.com>:',
  'Den 2020-01-06 kl. 10:00, skrev Anna Smith:',
  'pon., 6 sty 2020 o 10:00 Anna Smith <anna@example.com> napisał(a):',
  'W dniu 06.01.2020 o 10:00, Anna Smith pisze:',
  'Wiadomość napisana przez Anna Smith <anna@example.com> w dniu 6 sty 2020, o godz. 10:00:',
  'Anna Smith <anna@example.com>, 6 Oca 2020 Pzt, 10:00 tarihinde şunu yazdı:',
  '6 Oca 2020 tarihinde 10:00 saatinde, Anna Smith <anna@example.com> şunları yazdı:',
  'Vào Th 2, 6 thg 1, 2020 vào lúc 10:00 Anna Smith <anna@example.com> đã viết:',
  'ในวันที่ จ. 6 ม.ค. 2020 เวลา 10:00 Anna Smith <anna@example.com> เขียนว่า:',
  'Pada tanggal Sen, 6 Jan 2020 pukul 10.00 Anna Smith <anna@example.com> menulis:',
  'Στις Δευ 6 Ιαν 2020 στις 10:00 π.μ., ο χρήστης Anna Smith <anna@example.com> έγραψε:',
  'În lun., 6 ian. 2020 la 10:00, Anna Smith <anna@example.com> a scris:',
  'po 6. 1. 2020 v 10:00 odesílatel Anna Smith <anna@example.com> napsal:',
  'Dne 6.1.2020 v 10:00 Anna Smith napsal(a):',
  'пн, 6 січ. 2020 р. о 10:00 Anna Smith <anna@example.com> пише:',
  'בתאריך יום ב׳, 6 בינו׳ 2020 ב-10:00 מאת Anna Smith <anna@example.com>:',
  'Pada Isn, 6 Jan 2020 pada 10:00 PG Anna Smith <anna@example.com> menulis:',
  'সোম, ৬ জানু, ২০২০ তারিখে ১০:০০ AM টায় এ Anna Smith <anna@example.com> লিখেছেন:',
  'Mnamo Jtt, 6 Jan 2020 saa 10:00 Anna Smith <anna@example.com> aliandika:',
  'man. 6. jan. 2020 kl. 10:00 skrev Anna Smith <anna@example.com>:',
  'ma 6. tammik. 2020 klo 10.00 Anna Smith (anna@example.com) kirjoitti:',
  'Anna Smith <anna@example.com> ezt írta (időpont: 2020. jan. 6., H, 10:00):',
  '2020. 01. 06. 10:00 keltezéssel, Anna Smith írta:',
  'Missatge de Anna Smith <anna@example.com> del dia dl., 6 de gen. 2020 a les 10:00:',
  'На пн, 6.01.2020 г. в 10:00 Anna Smith <anna@example.com> написа:',
  '---- Anna Smith wrote ----',
  'On Mar 8, 2012 9:59 AM, "Example.com" <\nr+7f1b094ceb90e18cca93d53d3703feae@example.com> wrote:',
  'On Nov 30, 2011, at 12:47 PM, Somebody <\n416ffd3258d4d2fa4c85cfa4c44e1721d66e3e8f4@example.com>\nwrote:',
  'On Fri, May 6, 2011 at 6:03 PM, Anna Smith from a Long Company Name\n<anna@example.com> wrote:',
  'Op 13-02-2014 3:18 schreef Anna Smith <anna@example.com>:',
  'On Wed, Sep 25, 2013, at 03:57 PM, anna_smith wrote:',
  'On 2012-10-16 at 17:02 , Anna Smith <anna@example.com> wrote:',
  'In data 07 gennaio 2016 13:52:27 Anna Smith <anna@example.com> ha scritto:',
  'Date: Wed, 16 May 2012 00:15:02 -0600\nTo: anna@example.com',
  '*From:* Anna Smith [mailto:anna@example.com]\n*To:* Bob Jones',
  ' ------------------------------\n*From:* Anna Smith [mailto:anna@example.com]\n' +
    '*Sent:* Monday, July 09, 2012 3:27 PM',
  'From: Anna Smith\n\nSent: Monday, July 9, 2012 3:27 PM\n\nTo: Bob\n\nSubject: Lunch',
  '‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐',
  '----- Mail original -----',
  '---- On Mon, 06 Jan 2020 10:00:00 +0100 Anna Smith <anna@example.com> wrote ----',
];

test.each(attributions)('a quotation marked with > is not part of the new text: %s', (attribution) => {
  const parts = splitText(`Yes, that works.\n\n${attribution}\n\n> Does noon work?\n> Anna\n`);
  expect(parts.newText).toBe('Yes, that works.');
  expect(parts.quoted.startsWith(attribution)).toBe(true);
});

test.each(attributions)('history without marks is not part of the new text: %s', (attribution) => {
  expect(splitText(`Yes, that works.\n\n${attribution}\nDoes noon work?\n\nAnna`).newText).toBe(
    'Yes, that works.',
  );
});

test.each(attributions.filter((line) => line.includes(' <anna')))(
  'a wrapped attribution is recognised too: %s',
  (attribution) => {
    const wrapped = attribution.replace(' <anna', '\n<anna');
    const parts = splitText(`Yes, that works.\n\n${wrapped}\n\n> Does noon work?\n`);
    expect(parts.newText).toBe('Yes, that works.');
    expect(parts.quoted.startsWith(wrapped)).toBe(true);
  },
);

test.each([
  'On the other hand, he wrote: never mind.',
  'In the report of 2019 the board said:',
  'On Monday I wrote to them.',
  'Please answer these questions:',
  'Write to anna@example.com with the following:',
  'Meeting on 5 May 2020 at 10:00, agenda:',
  'Call me on 555 123 4567 at 10:30:',
])('a sentence of the mail is not an attribution: %s', (sentence) => {
  const parts = splitText(`Hello Bob,\n\n${sentence}\n\nThe rest follows here.`);
  expect(parts.quoted).toBe('');
});

test('an attribution may begin in the line of the new text', () => {
  expect(splitText('Agreed. On Mon, Jan 6, 2020 at 10:00 AM, anna@example.com wrote:\n> Noon?').newText).toBe(
    'Agreed.',
  );
});
