import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from '../draft.ts';

async function replyTo(mail: string, language: Language, intent: Intent = 'general'): Promise<string> {
  await loadLanguages();
  const reading = readEmail(mail);
  await prepareDraft({ reading, language });
  return draftReply({ reading, intent, tone: { kind: 'named', value: 'professional' }, language, seed: 1 })
    .reply;
}

const machines = `Добрый день!

Наш водитель привезёт ваши станки в пятницу. Есть ли у вас погрузчик? Пришлите, пожалуйста, телефон кладовщика.

Сергей Климов`;
const school = `お世話になっております。みどり小学校の高橋です。
団体割引はございますでしょうか。また、館内で昼食をとることは可能でしょうか。
ロゴのデータを再送していただくことはできますか。

高橋 由美`;

test('a short question is answered in its own words and not by its number', async () => {
  const reply = await replyTo(machines, 'Russian');
  expect(reply).toContain('Погрузчик [есть / к сожалению, нет].');
  expect(reply).not.toMatch(/перв\p{L}+ вопрос/u);
});

test('the word that joins a question to the one before it is not quoted', async () => {
  expect(await replyTo(school, 'Japanese')).toContain('。館内で昼食をとることは[可能です／できません]。');
});

test('a question of another language is not quoted', async () => {
  expect(await replyTo(machines, 'Turkish')).not.toMatch(/погрузчик/i);
});

test('what only the person knows is neither affirmed nor denied beside what is decided', async () => {
  expect(await replyTo(machines, 'Russian', 'accept')).toContain('Погрузчик [есть / к сожалению, нет].');
  expect(await replyTo(machines, 'Russian', 'decline')).toContain('Погрузчик [есть / к сожалению, нет].');
});

test('a logo that is to be sent again makes the mail no reminder and its file no figures', async () => {
  expect(await replyTo(school, 'Japanese')).not.toMatch(/遅く|遅れ/);
  expect(await replyTo(school, 'English')).not.toMatch(/figures/);
});

test('no event is sent where its recording is asked for', async () => {
  const reply = await replyTo(
    'Merhaba Elif,\n\nGeçen haftaki eğitimin kaydını gönderebilir misiniz?\n\nSevgiler,\nBurcu',
    'Turkish',
  );
  expect(reply).not.toMatch(/etkinliği/i);
});
