import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedPlan } from './remembered-plan.ts';
import { clearSession, rememberPlan } from './session.ts';

const kept = new Map<string, string>();

function keepSession(email: string | undefined) {
  if (email) kept.set('session', JSON.stringify({ token: 't', email }));
  else kept.delete('session');
}

beforeEach(() => {
  kept.clear();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

test('the plan of the signed-in person is kept for the next page', () => {
  keepSession('mara@example.com');
  rememberPlan('basic');
  expect(rememberedPlan()).toBe('basic');
});

test('the plan of one person is never used for another person or a guest', () => {
  keepSession('mara@example.com');
  rememberPlan('pro');
  keepSession('ito@example.com');
  expect(rememberedPlan()).toBeUndefined();
  keepSession(undefined);
  expect(rememberedPlan()).toBeUndefined();
});

test('signing out removes the plan and the address from the browser', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  keepSession('mara@example.com');
  rememberPlan('pro');
  clearSession();
  expect(kept.size).toBe(0);
});

test('without a session nothing is kept', () => {
  rememberPlan('pro');
  expect(kept.size).toBe(0);
});

test.each(['', '{', 'null', '{"email":"mara@example.com","plan":"gold"}', '{"plan":"pro"}', '{"plan":{}}'])(
  'a stored %j is not a plan',
  (stored) => {
    keepSession('mara@example.com');
    kept.set('plan', stored);
    expect(rememberedPlan()).toBeUndefined();
  },
);
