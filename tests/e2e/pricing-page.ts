import type { Locator, Page } from '@playwright/test';

/** The button of a plan, with any text. */
export function planButton(page: Page, plan: 'Free' | 'Basic' | 'Pro'): Locator {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan }) });
  return card.getByRole('button');
}

/** A message of the page. */
export function toast(page: Page, words: string): Locator {
  return page.getByRole('status').filter({ hasText: words });
}

/** Calls of the API that change a plan. */
export function changes(calls: readonly string[]): string[] {
  return calls.filter((call) => call.startsWith('PUT'));
}
