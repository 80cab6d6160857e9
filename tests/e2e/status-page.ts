import type { Page } from '@playwright/test';

/** A heading of the operator's page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
/** The button that starts a trial. */
export const trialButton = (page: Page) => page.getByRole('button', { name: 'Write a trial reply' });
