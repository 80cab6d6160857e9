import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Surface } from '#domain/plans.ts';
import type { PlanState } from '#web/lib/account.ts';
import { Choices } from './choices.tsx';
import type { MailLanguageView } from './mail-language.ts';
import { type ReplyChoices, toRequest } from './reply-choices.ts';

const values: ReplyChoices = {
  intent: 'general',
  tone: 'friendly',
  language: 'English',
  customTone: 'Warm, but brief',
  customPrompt: '',
};

const mailLanguage = {
  view: undefined,
  known: undefined,
  picked: undefined,
  isResolving: false,
  blockedPresses: 0,
  pick: () => undefined,
  resolve: () => Promise.resolve(undefined),
};

function render(
  plan: PlanState,
  changed: Partial<ReplyChoices> = {},
  surface: Surface = 'generator',
  view?: MailLanguageView,
): string {
  const choices = { values: { ...values, ...changed }, chosen: values, change: () => undefined };
  return renderToStaticMarkup(
    <Choices
      surface={surface}
      plan={plan}
      choices={choices}
      mailLanguage={{ ...mailLanguage, view }}
      errors={{ tone: 'Tone is required' }}
      promptField={{ current: null }}
    >
      {null}
    </Choices>,
  );
}

test('a custom tone has a field with its text, its length and its error', () => {
  const html = render('basic', { tone: 'custom' });
  expect(html).toContain('placeholder="Describe your custom tone..."');
  expect(html).toContain('Tone is required');
  expect(html).toContain('15 of 100');
});

test('any other tone has no field for a custom tone', () => {
  expect(render('basic')).not.toContain('Custom tone');
});

test('a link to the plans is shown only with a plan that locks options', () => {
  expect(render(undefined)).toContain('See plans');
  expect(render('free')).toContain('See plans');
  expect(render('pro')).not.toContain('See plans');
});

test('the free plan can choose only the default tone of a page', () => {
  const disabled = (html: string) =>
    [...html.matchAll(/value="(friendly|professional)" disabled/g)].map(([, tone]) => tone);
  expect(disabled(render('free'))).toEqual(['professional']);
  expect(disabled(render('free', { tone: 'professional' }, 'gmail'))).toEqual(['friendly']);
});

test('the text of a custom tone is sent as the tone, and only if that tone is chosen', () => {
  expect(toRequest('Hello', { ...values, tone: 'custom' }, 'English').tone).toBe('Warm, but brief');
  expect(toRequest('Hello', values, 'English').tone).toBe('friendly');
});

test('a blank prompt is not sent', () => {
  expect(toRequest('Hello', { ...values, customPrompt: ' ' }, 'English')).not.toHaveProperty('customPrompt');
});

test('the choice “language of the mail” is offered only with a plan that has every language', () => {
  const option = /<option value="same-as-email"( disabled="")?[^>]*>Same as the email<\/option>/;
  const offered = option.exec(render('pro'));
  expect(offered).not.toBeNull();
  expect(offered?.[1]).toBeUndefined();
  expect(render('free')).not.toMatch(option);
  expect(render(undefined)).not.toMatch(option);
});

test('the detected language is shown below the choice, in English and in itself', () => {
  const sure = render('pro', {}, 'generator', { kind: 'known', language: 'German' });
  expect(sure.replaceAll(/<[^>]+>/g, '')).toContain('Same as the email: German · Deutsch');
});

test('if two languages are likely, there is a question with a button for each', () => {
  const candidates = ['Malay', 'Indonesian'] as const;
  const close = render('pro', {}, 'generator', { kind: 'asked', reason: 'close', candidates });
  expect(close).toContain('The email could be in Malay or Indonesian.');
  expect([...close.matchAll(/>(Malay|Indonesian)<\/button>/g)].map(([, name]) => name)).toEqual([
    ...candidates,
  ]);
});

test('a request names the detected language', () => {
  expect(toRequest('Hallo', { ...values, language: 'same-as-email' }, 'German').language).toBe('German');
});

test('the request names a model only where the person may choose one', () => {
  expect(toRequest('Hello', { ...values, model: 'advanced' }, 'English')).toMatchObject({
    model: 'advanced',
  });
  expect(toRequest('Hello', values, 'English')).not.toHaveProperty('model');
});

test.each([
  [undefined, true],
  ['free', true],
  ['basic', true],
  ['pro', false],
] as const)('with the plan %s, the advanced model is locked: %s', (plan, isLocked) => {
  const html = render(plan);
  expect(html.includes('<optgroup label="With Pro"><option value="advanced" disabled="">')).toBe(isLocked);
});

test('with a plan that has every option but the advanced model, a sentence says which plan has it', () => {
  expect(render('basic')).toContain('The advanced model comes with Pro.');
  expect(render('pro')).not.toContain('See plans');
});
