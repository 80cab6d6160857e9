import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { firstIssueMessage, replyRequestSchema } from './replies.ts';

const valid = {
  emailContent: 'Could you send me the agenda?',
  intent: 'general',
  tone: 'friendly',
  language: 'English',
};

function messageFor(input: unknown): string | undefined {
  const result = replyRequestSchema.safeParse(input);
  return result.success ? undefined : firstIssueMessage(result.error);
}

test('a mail, an intent, a tone and a language are enough', () => {
  expect(replyRequestSchema.parse(valid)).toEqual(valid);
});

test('the mail, the tone and the instructions are trimmed', () => {
  const parsed = replyRequestSchema.parse({
    ...valid,
    emailContent: '  Hello \n',
    tone: ' warm ',
    customPrompt: ' short ',
  });
  expect(parsed).toMatchObject({ emailContent: 'Hello', tone: 'warm', customPrompt: 'short' });
});

test.each([
  ['no mail', { ...valid, emailContent: undefined }, 'Email content is required'],
  ['an empty mail', { ...valid, emailContent: '' }, 'Email content is required'],
  ['a blank mail', { ...valid, emailContent: ' \n\t ' }, 'Email content is required'],
  [
    'a mail of invisible characters',
    { ...valid, emailContent: '\u200b \ufeff\u0000\u00ad\n\u2060\u3164' },
    'Email content is required',
  ],
  [
    'a mail over 10,000 characters',
    { ...valid, emailContent: 'a'.repeat(10_001) },
    'Email content must be less than 10,000 characters',
  ],
  [
    'a tone over 100 characters',
    { ...valid, tone: 'a'.repeat(101) },
    'Custom tone must be less than 100 characters',
  ],
  [
    'instructions over 500 characters',
    { ...valid, customPrompt: 'a'.repeat(501) },
    'Custom prompt must be less than 500 characters',
  ],
  ['an unknown intent', { ...valid, intent: 'sell' }, 'Intent must be one of the listed intents'],
  ['an unknown language', { ...valid, language: 'Latin' }, 'Language must be one of the listed languages'],
])('%s gets its own error message', (_name, input, message) => {
  expect(messageFor(input)).toBe(message);
});

test('instructions of null count as none', () => {
  expect(messageFor({ ...valid, customPrompt: null })).toBeUndefined();
});

test('a mail may contain invisible characters', () => {
  expect(messageFor({ ...valid, emailContent: '\u200bHi\u0000' })).toBeUndefined();
  expect(messageFor({ ...valid, emailContent: '👍🏽' })).toBeUndefined();
});

test('a mail of exactly 10,000 characters is accepted; white space around it does not count', () => {
  expect(messageFor({ ...valid, emailContent: `  ${'a'.repeat(limits.emailContent)}\n` })).toBeUndefined();
});

test('with several wrong fields, the error is about the mail first, then the tone, then the instructions', () => {
  const wrong = {
    emailContent: '',
    tone: 'a'.repeat(101),
    customPrompt: 'a'.repeat(501),
    intent: 'x',
    language: 'x',
  };
  expect(messageFor(wrong)).toBe('Email content is required');
  expect(messageFor({ ...wrong, emailContent: 'Hi' })).toBe('Custom tone must be less than 100 characters');
  expect(messageFor({ ...wrong, emailContent: 'Hi', tone: 'formal' })).toBe(
    'Custom prompt must be less than 500 characters',
  );
});
