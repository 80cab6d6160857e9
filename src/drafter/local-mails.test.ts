import { beforeAll, expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from './draft.ts';

beforeAll(loadLanguages);

/** A professional reply to a mail, in the mail's own language. */
async function replyTo(text: string, intent: Intent, language: Language): Promise<string> {
  const reading = readEmail(text);
  await prepareDraft({ reading, language });
  return draftReply({ reading, intent, tone: { kind: 'named', value: 'professional' }, language, seed: 1 })
    .reply;
}

const meeting: [Language, mail: string, other: RegExp][] = [
  [
    'Dutch',
    'Van: Eva Smit <eva@smit.example>\nDatum: dinsdag 6 mei 2025 09:12\n\nBeste Tom,\n\nSchikt het u op donderdag 15 mei om 14.00 uur? Mocht dat niet lukken, dan hoor ik graag een alternatief.\n\nGroet,\nEva',
    /laat het u|niets over zeggen/,
  ],
  [
    'Polish',
    'Od: Ewa Nowak <ewa@nowak.example>\nData: wtorek, 6 maja 2025 09:12\n\nDzień dobry,\n\nczy odpowiada Państwu czwartek 15 maja o godz. 14:00? Jeśli nie, proszę o propozycję innego terminu.\n\nPozdrawiam\nEwa Nowak',
    /propozycji:/,
  ],
  [
    'Russian',
    'От: Ева Белова <eva@belova.example>\nДата: вторник, 6 мая 2025 г. 09:12\n\nДобрый день!\n\nУдобно ли Вам в четверг, 15 мая, в 14:00? Если нет, предложите, пожалуйста, другое время.\n\nС уважением,\nЕва Белова',
    /запрос|вопрос[ау]/,
  ],
];

test.each(meeting)(
  '%s: what is asked in case a time does not suit is left out where it does',
  async (language, text, other) => {
    const reply = await replyTo(text, 'accept', language);
    expect(reply).toMatch(/14:00/);
    expect(reply).not.toMatch(other);
  },
);

test.each([
  ['Polish', 'Szanowny Panie Adamie,\n\nproszę o przesłanie umowy.\n\nZ poważaniem\nEwa Nowak', 'Adamie'],
  ['Czech', 'Dobrý den, pane Dvořáku,\n\npošlete mi prosím smlouvu.\n\nS pozdravem\nEva Malá', 'Dvořáku'],
  [
    'Ukrainian',
    'Шановний Андрію Сергійовичу!\n\nНадішліть, будь ласка, договір.\n\nЗ повагою\nЄва Біла',
    'Андрію',
  ],
  ['Ukrainian', 'Вітаю, Тимуре!\n\nНадішліть, будь ласка, договір.\n\nЗ повагою\nЄва Біла', 'Тимуре'],
] as const)('%s: nobody signs with the form in which he was called', async (language, text, called) => {
  expect(await replyTo(`From: Eva <eva@mail.example>\n\n${text}`, 'accept', language)).not.toContain(called);
});

test('a meal at a time that was put forward is agreed to, though it is a thing', async () => {
  const reply = await replyTo(
    "Від: Богдан Левчук <bohdan@levchuk.example>\nДата: середа, 14 травня 2025 р. 10:05\n\nПривіт, Єво!\n\nПідемо в п'ятницю о 12:30 разом на обід? І захопи, будь ласка, цифри по продажах.\n\nБогдан",
    'accept',
    'Ukrainian',
  );
  expect(reply).toContain('16 травня');
  expect(reply).not.toContain('[підходить');
});

test('a reply looks forward to meeting only where a meeting was agreed', async () => {
  const reply = await replyTo(
    'Från: Eva Ek <eva@ek.example>\n\nHej Tomas,\n\nkan du boka ett mötesrum till den 22 maj?\n\nHälsningar\nEva',
    'accept',
    'Swedish',
  );
  expect(reply).toContain('mötesrum');
  expect(reply).not.toMatch(/ses\.|vårt möte/);
});

test('a question that only asks to hear the answer does not make the one before it the first of two', async () => {
  const reply = await replyTo(
    'Från: Bosse Ek <bosse@ek.example>\nDatum: onsdag 14 maj 2025 10:05\n\nTjena Eva,\n\nska vi luncha ihop på fredag kl 12.30? Hör av dig!\n\nBosse',
    'request',
    'Swedish',
  );
  expect(reply).not.toContain('första');
});
