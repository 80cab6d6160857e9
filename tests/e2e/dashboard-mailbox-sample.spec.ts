import type { Page } from '@playwright/test';
import { messages } from '#domain/messages.ts';
import { signUpInBrowser } from './account.ts';
import { axeFindings, inEachScheme } from './axe.ts';
import { DashboardPage } from './dashboard-page.ts';
import { expect, test } from './fixture.ts';
import { sidewaysOverflow } from './site-pages.ts';

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sentList = (page: Page) => page.getByRole('region', { name: 'Sent', exact: true });

/** Opens the sample inbox from the dashboard, as a new person. */
async function openSample(page: Page): Promise<DashboardPage> {
  await signUpInBrowser(page);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.openSample.click();
  await page.getByRole('list', { name: 'Inbox', exact: true }).waitFor();
  return dashboard;
}

async function openMail(page: Page, label: string): Promise<void> {
  await page.getByRole('list', { name: 'Inbox', exact: true }).getByRole('button', { name: label }).click();
}

async function sendReply(page: Page, label: string, words: string): Promise<void> {
  await openMail(page, label);
  await named(page, 'Generate AI Reply').click();
  const reply = page.getByRole('textbox', { name: 'Reply', exact: true });
  await expect(reply).not.toHaveValue('');
  await expect(named(page, 'Send Reply')).toBeEnabled();
  await reply.fill(words);
  await named(page, 'Send Reply').click();
  await expect(page.getByText(messages.replySent)).toBeVisible();
}

async function openSent(page: Page): Promise<void> {
  await sentList(page).getByRole('heading', { name: 'Sent' }).click();
}

test('a person opens the sample inbox, answers, finds the reply under Sent, and disconnects', async ({
  page,
}) => {
  const dashboard = await openSample(page);
  await openSent(page);
  await expect(sentList(page).getByText('Nothing sent yet.')).toBeVisible();
  await sendReply(page, 'sample-15-guest-talk', 'I would love to.\n\nMaria');
  const sent = sentList(page).getByRole('list', { name: 'Sent', exact: true }).getByRole('listitem');
  await expect(sent).toHaveCount(1);
  // The mail asks for replies to another address.
  await expect(sent).toContainText('h.osei@weir-street.example');
  await expect(sent).toContainText('Re: Would you talk to our second-year students?');
  await sent.getByText('h.osei@weir-street.example').click();
  await expect(sent.getByText('I would love to.')).toBeVisible();
  await dashboard.open();
  await dashboard.disconnect.click();
  await expect(dashboard.openSample).toBeFocused();
  await dashboard.openSample.click();
  await page.getByRole('list', { name: 'Inbox', exact: true }).waitFor();
  await openSent(page);
  await expect(sentList(page).getByText('Nothing sent yet.')).toBeVisible();
});

test('a mail with pictures of another place is read as text, and nothing of it is loaded', async ({
  page,
}) => {
  const asked: string[] = [];
  await openSample(page);
  page.on('request', (request) => asked.push(request.url()));
  await openMail(page, 'sample-05-order-4471');
  await expect(page.getByText('Brass pull, 96 mm')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  expect(await page.locator('main img, main iframe').count()).toBe(0);
});

inEachScheme(() => {
  test('axe finds nothing in an inbox with sent replies, nor is it wider than its window', async ({
    page,
  }) => {
    await openSample(page);
    await sendReply(page, 'sample-01-site-visit', `${'unbroken'.repeat(60)}\n\nMaria`);
    await openSent(page);
    await sentList(page).getByText('marta@').click();
    await expect(page.getByText(messages.replySent)).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});
