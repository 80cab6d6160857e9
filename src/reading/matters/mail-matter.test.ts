import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { readEmail } from '../read-email.ts';
import { mailMatter } from './mail-matter.ts';
import { loadMatterWords, matterWords } from './words.ts';

async function gistOf(language: Language, text: string): Promise<string> {
  await loadMatterWords(language);
  const words = matterWords(language);
  return words ? mailMatter(readEmail(text), words).gist : 'not loaded';
}

test.each([
  ['Japanese', 'お世話になっております。\n\n請求書を送ってください。'],
  ['Korean', '안녕하세요.\n\n청구서를 보내 주세요.'],
  ['Vietnamese', 'Chào anh,\n\nVui lòng gửi hóa đơn cho tôi.'],
] as const)('a mail that asks for an invoice brought none: %s', async (language, text) => {
  expect(await gistOf(language, text)).not.toBe('invoice');
});

test.each([
  ['Japanese', 'お世話になっております。\n\n請求書をお送りします。お支払期限は3月31日です。'],
  ['German', 'Guten Tag,\n\nanbei die Rechnung. Bitte überweisen Sie den Betrag bis Freitag.'],
] as const)('a mail that brings an invoice is one: %s', async (language, text) => {
  expect(await gistOf(language, text)).toBe('invoice');
});
