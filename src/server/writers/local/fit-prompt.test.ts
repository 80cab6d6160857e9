import { expect, test } from 'vitest';
import { fitPrompt } from './fit-prompt.ts';

/** Each word with the space after it is a token. */
const words: string[] = [];
const model = {
  tokenize: (text: string) =>
    (text.match(/\S+\s*/g) ?? []).map((word) =>
      words.includes(word) ? words.indexOf(word) : words.push(word) - 1,
    ),
  detokenize: (tokens: readonly number[]) => tokens.map((token) => words[token]).join(''),
};

const history = Array.from({ length: 50 }, (_, index) => `old${index}`).join(' ');
const mail = Array.from({ length: 50 }, (_, index) => `new${index}`).join(' ');
const user = `Mail: ${mail} Earlier: ${history} Write the reply.`;
const spanOf = (text: string) => ({ start: user.indexOf(text), end: user.indexOf(text) + text.length });
const prompt = { user, cuttable: [spanOf(history), spanOf(mail)] };
const count = (text: string | undefined) => model.tokenize(text ?? '').length;

test('a prompt that fits stays as it is', () => {
  expect(fitPrompt(prompt, 200, model)).toEqual({ user, isMailCut: false });
});

test('the history loses its end first, and the mail stays whole', () => {
  const { user: text, isMailCut } = fitPrompt(prompt, 80, model) ?? {};
  expect(isMailCut).toBe(false);
  expect(count(text)).toBeLessThanOrEqual(80);
  expect(text).toContain(mail);
  expect(text).toContain('old0 old1');
  expect(text).not.toContain('old49');
  expect(text).toMatch(/Write the reply\.$/);
});

test('then the mail loses its end', () => {
  const { user: text, isMailCut } = fitPrompt(prompt, 30, model) ?? {};
  expect(isMailCut).toBe(true);
  expect(count(text)).toBeLessThanOrEqual(30);
  expect(text).toContain('new0 new1');
  expect(text).not.toContain('new49');
  expect(text).not.toContain('old0');
});

test('a prompt without room for its fixed words does not fit', () => {
  expect(fitPrompt(prompt, 4, model)).toBeUndefined();
  expect(fitPrompt({ user }, 50, model)).toBeUndefined();
});
