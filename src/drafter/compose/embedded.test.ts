import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from '../draft.ts';

async function replyTo(text: string, language: Language, intent: Intent = 'general'): Promise<string> {
  await loadLanguages();
  const reading = readEmail(
    `From: office@example.org\nDate: Tue, 4 Mar 2025 09:10:00 +0000\nSubject: 7\n\n${text}`,
  );
  await prepareDraft({ reading, language });
  return draftReply({ reading, intent, tone: { kind: 'named', value: 'professional' }, language, seed: 1 })
    .reply;
}

const kitchen = `Dzień dobry,

czy możemy spotkać się w czwartek 13 marca o 8:00? Proszę też o informację, czy zmywarka jest już na miejscu, bo bez niej nie zaczniemy. I jeszcze jedno: gdzie możemy zaparkować busa?

Pozdrawiam
Marek Wysocki`;

test('what a mail wants to be told is answered in the words of its question', async () => {
  for (const intent of ['general', 'accept', 'decline'] as const) {
    const reply = await replyTo(kitchen, 'Polish', intent);
    expect(reply).toContain('Zmywarka [jest / nie jest] już na miejscu.');
    expect(reply).toContain('Mogą Państwo zaparkować busa [gdzie].');
  }
});

test('what only the person knows is not refused with a time that is declined', async () => {
  const reply = await replyTo(kitchen, 'English', 'decline');
  expect(reply).toMatch(/13 March/);
  expect(reply).toContain('[Yes / no, to “');
});

test('whoever wants to be told something has not asked for a deed', async () => {
  const mail = `Bună ziua,

Aș dori să știu dacă preferați dobândă fixă sau variabilă. Vă rog să ne trimiteți și bilanțul.

Cristina Popa`;
  const reply = await replyTo(mail, 'Romanian', 'accept');
  expect(reply).toContain('Prefer [dobândă fixă / variabilă].');
  expect(reply).not.toMatch(/variabilă[^.]*mă ocup/);
});

test('who asks whether he may deliver does not ask for a delivery', async () => {
  const mail = `السلام عليكم،

وصلت المكاتب إلى مستودعنا. هل يمكننا التسليم يوم الأربعاء الساعة 9:00 صباحاً؟

خالد المنصوري`;
  expect(await replyTo(mail, 'English', 'accept')).toMatch(/5 March at 0?9:00/);
  expect(await replyTo(mail, 'English', 'accept')).not.toMatch(/deliver/);
});

test('a time that is put forward and then asked about is answered once', async () => {
  const mail = `Dear Ana,

We would love to have you for the tasting on Thursday 20 March at 5 pm. Does that suit you?

Julia Stone`;
  const reply = await replyTo(mail, 'Romanian', 'accept');
  expect(reply.match(/20 martie/g)).toHaveLength(1);
});

test('a need at the end of a mail is asked for, and what is needed to be known is named', async () => {
  const mail = `Ahoj Kláro,

můžeme přijet ve středu v 9 hodin? Ještě bych potřeboval vědět, jestli chceš úchytky černé, nebo mosazné.

Tomáš`;
  expect(await replyTo(mail, 'Czech')).toContain('Chci raději [úchytky černé / mosazné].');
});
