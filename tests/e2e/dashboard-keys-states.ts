import type { Page } from '@playwright/test';
import type { ApiKey } from '#domain/api-keys.ts';
import { keyTexts } from '#domain/messages.ts';
import type { Plan } from '#domain/plans.ts';
import { problems } from '#domain/problems.ts';
import { type AccountService, exampleKey, signIn } from './account-service.ts';
import { DashboardPage } from './dashboard-page.ts';

/** Keys after some time: in use, with an expiry date, expired, and with a long name that has no place to wrap. */
export const severalKeys: ApiKey[] = [
  { ...exampleKey, id: 'one', last_used_at: new Date().toISOString() },
  {
    ...exampleKey,
    id: 'two',
    name: 'Nightly report',
    prefix: 'ara_p0q8wz4n1c',
    scopes: ['usage'],
    expires_at: '2036-02-19T09:00:00.000Z',
    last_used_at: '2026-11-12T02:00:00.000Z',
  },
  {
    ...exampleKey,
    id: 'three',
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikation',
    prefix: 'ara_h7d2k5s8eu',
    scopes: ['reply'],
    expires_at: '2026-11-20T09:00:00.000Z',
  },
];

/** The largest number of keys that an account may have. */
export const allKeys: ApiKey[] = Array.from({ length: 10 }, (_, place) => ({
  ...exampleKey,
  id: `key-${place}`,
  name: `Help desk ${place + 1}`,
}));

type Stage = { service: AccountService; dashboard: DashboardPage };

/** Opens the dashboard of a person with these keys, and scrolls to them. */
export async function openKeys(page: Page, keys: ApiKey[] = [], plan: Plan = 'pro'): Promise<Stage> {
  const service = await signIn(page, { plan, used: 3 });
  service.keys = keys;
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const there = keys.length > 0 ? dashboard.keyRows.first() : dashboard.keys.getByText('API access').first();
  await there.waitFor();
  await dashboard.keys.scrollIntoViewIfNeeded();
  return { service, dashboard };
}

/** The states of the dashboard's keys. */
export const keysStates: Record<string, (page: Page) => Promise<void>> = {
  'keys-none': async (page) => {
    const { dashboard } = await openKeys(page);
    await dashboard.keys.getByText(keyTexts.none).waitFor();
  },
  keys: async (page) => void (await openKeys(page, severalKeys)),
  'keys-all': async (page) => void (await openKeys(page, allKeys)),
  'keys-not-in-plan': async (page) => void (await openKeys(page, severalKeys, 'free')),
  'keys-form': async (page) => {
    const { dashboard } = await openKeys(page, severalKeys);
    await dashboard.newKey.click();
    await dashboard.keys.getByText('90 days').click();
  },
  'keys-form-refused': async (page) => {
    const { dashboard } = await openKeys(page);
    await dashboard.newKey.click();
    await dashboard.button('Make key').click();
    await dashboard.keys.getByText('Name is required').first().waitFor();
  },
  'keys-not-made': async (page) => {
    const { service, dashboard } = await openKeys(page);
    service.keysRefusal = 'unavailable';
    await dashboard.newKey.click();
    await dashboard.keys.getByLabel('Name').fill('Help desk');
    await dashboard.button('Make key').click();
    await dashboard.keys.getByText(problems.unavailable.detail).first().waitFor();
  },
  'keys-made': async (page) => {
    const { dashboard } = await openKeys(page, severalKeys);
    await dashboard.newKey.click();
    await dashboard.keys.getByLabel('Name').fill('Shop');
    await dashboard.button('Make key').click();
    await dashboard.field('Your new key').waitFor();
  },
  'keys-revoking': async (page) => {
    const { dashboard } = await openKeys(page, severalKeys);
    await dashboard.button('Revoke Nightly report').click();
    await dashboard.page.getByRole('dialog').waitFor();
  },
  'keys-not-revoked': async (page) => {
    const { service, dashboard } = await openKeys(page, severalKeys);
    service.keysRefusal = 'unavailable';
    await dashboard.button(`Revoke ${severalKeys[2]?.name}`).click();
    await dashboard.button('Revoke key').click();
    await dashboard.page.getByRole('dialog').getByText(problems.unavailable.detail).waitFor();
  },
  'keys-failed': async (page) => {
    const service = await signIn(page, { plan: 'pro', used: 3 });
    service.keysRefusal = 'unavailable';
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await dashboard.keys.getByText(keyTexts.notLoaded).waitFor();
    await dashboard.keys.scrollIntoViewIfNeeded();
  },
};
