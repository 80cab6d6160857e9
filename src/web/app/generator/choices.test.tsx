import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Surface } from '#domain/gating.ts';
import type { Settings } from '#web/lib/saved-work.ts';
import { Choices } from './choices.tsx';
import type { PlanState } from './use-plan.ts';
import { toRequest } from './use-settings.ts';

const values: Settings = {
  intent: 'general',
  tone: 'friendly',
  language: 'English',
  customTone: 'Warm, but brief',
  customPrompt: '',
};

function render(plan: PlanState, changed: Partial<Settings> = {}, surface: Surface = 'generator'): string {
  const settings = { values: { ...values, ...changed }, chosen: values, change: () => undefined };
  return renderToStaticMarkup(
    <Choices
      surface={surface}
      plan={plan}
      settings={settings}
      errors={{ tone: 'Tone is required' }}
      promptField={{ current: null }}
    >
      {null}
    </Choices>,
  );
}

test('a custom tone has its field, its words and its error beside it', () => {
  const html = render('basic', { tone: 'custom' });
  expect(html).toContain('placeholder="Describe your custom tone..."');
  expect(html).toContain('Tone is required');
  expect(html).toContain('15 of 100');
});

test('a named tone has no field for words', () => {
  expect(render('basic')).not.toContain('Custom tone');
});

test('only a plan without all options says where they are had', () => {
  expect(render(undefined)).toContain('See plans');
  expect(render('free')).toContain('See plans');
  expect(render('pro')).not.toContain('See plans');
});

test('the free plan has the one tone that a surface starts with', () => {
  const disabled = (html: string) =>
    [...html.matchAll(/value="(friendly|professional)" disabled/g)].map(([, tone]) => tone);
  expect(disabled(render('free'))).toEqual(['professional']);
  expect(disabled(render('free', { tone: 'professional' }, 'gmail'))).toEqual(['friendly']);
});

test('the words of a custom tone are sent as the tone, and only then', () => {
  expect(toRequest('Hello', { ...values, tone: 'custom' }).tone).toBe('Warm, but brief');
  expect(toRequest('Hello', values).tone).toBe('friendly');
});

test('a blank prompt is not sent', () => {
  expect(toRequest('Hello', { ...values, customPrompt: ' ' })).not.toHaveProperty('customPrompt');
});
