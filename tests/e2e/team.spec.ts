import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { teamMessages } from '#domain/team-messages.ts';
import { freshEmail, signUpInBrowser } from './account.ts';
import { axeInBothSchemes } from './axe.ts';
import { DashboardPage } from './dashboard-page.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';
import { sidewaysOverflow } from './site-pages.ts';
import { invitedTeam, manyMembers, smallTeam, teamStage } from './team-service.ts';
import { invitationPath, teamWalks } from './team-states.ts';

const root = join(import.meta.dirname, '../..');

/** Makes a team of the running program, as its operator does. */
async function makeTeam(name: string, owner: string): Promise<void> {
  const words = ['create', name, '--owner', owner, '--seats', '2', '--plan', 'pro'];
  const child = spawn(process.execPath, [join(root, 'src/server/teams/command.ts'), ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: process.env.E2E_DATA_DIR },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
}

const removeOf = (dashboard: DashboardPage, email: string) =>
  dashboard.members.filter({ hasText: email }).getByRole('button', { name: 'Remove', exact: true });

test('a person who is invited signs up, joins, and leaves again', async ({ page, browser, baseURL }) => {
  const { email: ownerEmail } = await signUpInBrowser(page);
  const teamName = `Team of ${ownerEmail.slice(6, 12)}`;
  await makeTeam(teamName, ownerEmail);
  const owner = new DashboardPage(page);
  await owner.open();
  await expect(owner.team.getByRole('heading', { name: teamName })).toBeVisible();
  await expect(owner.members).toHaveCount(1);
  const email = freshEmail();
  await owner.inviteEmail.fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  const field = owner.field(`Link for ${email}`);
  await expect(field).toHaveAccessibleDescription(teamMessages.notMailed);
  await expect(owner.button('Copy link')).toBeFocused();
  await expect(owner.members).toHaveCount(2);
  const link = await field.inputValue();

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(link);
  await other.waitForURL(/\/auth/);
  await other.getByRole('button', { name: 'Sign up', exact: true }).click();
  await other.getByLabel('Full Name').fill('Jonas Berg');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await other.getByRole('button', { name: 'Sign Up', exact: true }).click();
  const member = new DashboardPage(other);
  await expect(member.invitation).toContainText(ownerEmail);
  await expect(member.invitation).toHaveAccessibleName(`Join ${teamName}?`);
  expect(new URL(other.url()).search).toBe('');
  await member.invitation.getByRole('button', { name: 'Join' }).click();
  await expect(member.toast(teamMessages.joined(teamName))).toBeVisible();
  await expect(member.main.getByText('with your team')).toBeVisible();
  await expect(member.team.getByText('0 of 500 replies')).toBeVisible();
  await other.reload();
  await member.meter.waitFor();
  await expect(member.invitation).toHaveCount(0);

  await page.reload();
  await expect(owner.members.nth(1)).toContainText('Jonas Berg');
  await expect(owner.members.nth(1)).toContainText('0 replies this month');
  await member.button('Leave the team').click();
  await member.page.getByRole('dialog').getByRole('button', { name: 'Leave the team' }).click();
  await expect(member.toast(teamMessages.left(teamName))).toBeVisible();
  await expect(member.team).toHaveCount(0);
  await expect(member.main.getByText('$0 forever')).toBeVisible();
  await other.context().close();
});

test('should invite and remove by keyboard, and say what is wrong with an address', async ({ page }) => {
  const { dashboard } = await teamStage(page, smallTeam);
  await dashboard.open();
  await dashboard.inviteEmail.fill('jonas');
  await page.keyboard.press('Enter');
  await expect(dashboard.inviteEmail).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(dashboard.inviteEmail).toBeFocused();
  await dashboard.inviteEmail.fill('jonas@acme.example');
  await page.keyboard.press('Enter');
  await expect(dashboard.toast(teamMessages.invited('jonas@acme.example'))).toBeVisible();
  await expect(dashboard.inviteEmail).toBeFocused();
  await expect(dashboard.inviteEmail).toHaveValue('');
  await page.keyboard.type('grace@acme.example');
  await page.keyboard.press('Enter');
  await expect(dashboard.members).toHaveCount(3);
  await expect(dashboard.team.getByText('3 of 3 seats are taken')).toBeVisible();
  await expect(dashboard.members.first().getByRole('button')).toHaveCount(0);

  await removeOf(dashboard, 'jonas@acme.example').press('Enter');
  await expect(dashboard.toast(teamMessages.removed('jonas@acme.example'))).toBeVisible();
  // A key that is held removes nobody else.
  await expect(dashboard.members.filter({ hasText: 'grace@acme.example' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dashboard.members).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dashboard.members).toHaveCount(1);
});

test('should say next to its button why a person was not invited, removed or added', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const team = { ...smallTeam, members: manyMembers.slice(0, 4), seats: { taken: 4, limit: 4 } };
  const { dashboard, teams } = await teamStage(page, team);
  await dashboard.open();
  await dashboard.inviteEmail.fill('grace@acme.example');
  await dashboard.button('Invite').click();
  await expect(dashboard.team.getByText(problems.team_full.detail)).toBeVisible();
  await expect(dashboard.inviteEmail).toHaveValue('grace@acme.example');
  teams.refusal = 'unavailable';
  const remove = removeOf(dashboard, 'maryam@acme.example');
  await remove.click();
  await expect(dashboard.members.nth(1)).toContainText(problems.unavailable.detail);
  await expect(remove).toBeFocused();
  teams.refusal = 'seat_not_found';
  await remove.click();
  await expect(dashboard.members).toHaveCount(3);
});

test('should show what was changed elsewhere, and load again after a failure', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const { dashboard, service, teams } = await teamStage(page, smallTeam);
  teams.refusal = 'unavailable';
  await dashboard.open();
  await expect(dashboard.team.getByText(teamMessages.notLoaded)).toBeVisible();
  teams.refusal = undefined;
  await dashboard.team.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dashboard.members).toHaveCount(1);
  await expect(dashboard.inviteEmail).toBeFocused();

  const members = manyMembers.slice(0, 2);
  service.team = { ...smallTeam, members, seats: { taken: 2, limit: 3 }, replies: { used: 42, limit: 500 } };
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(dashboard.members).toHaveCount(2);
  await expect(dashboard.team.getByText('42 of 500 replies')).toBeVisible();
});

test('should ask once whether to join, and forget the link of a person who does not want to', async ({
  page,
}) => {
  const { dashboard, teams } = await teamStage(page);
  await page.goto(invitationPath);
  await expect(dashboard.invitation).toContainText(invitedTeam.owner);
  await page.reload();
  await expect(dashboard.invitation).toBeVisible();
  await dashboard.button('Not now').click();
  await expect(dashboard.invitation).toHaveCount(0);
  await dashboard.open();
  await expect(dashboard.invitation).toHaveCount(0);
  expect(teams.calls.filter((call) => call.includes('"accept":true'))).toEqual([]);
  await page.goto(invitationPath);
  await expect(dashboard.invitation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dashboard.invitation).toHaveCount(0);
});

test('should say that an invitation is not valid, once', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  const { dashboard, teams } = await teamStage(page);
  teams.refusal = 'invitation_invalid';
  await page.goto(invitationPath);
  await expect(dashboard.toast(problems.invitation_invalid.detail)).toBeVisible();
  await dashboard.open();
  expect(teams.calls).toHaveLength(1);
});

test('a person without a team loads nothing of teams', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const { dashboard } = await teamStage(page);
  await dashboard.open();
  await dashboard.keys.locator('.keys-none, .keys-intro a').first().waitFor();
  expect(loaded.filter((path) => path.includes('team') || path.startsWith(apiPaths.team))).toEqual([]);
  await expect(dashboard.team).toHaveCount(0);
});

test('a member whose team has no replies left stays on the page and reads why', async ({
  page,
  service,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await teamStage(page, { ...smallTeam, replies: { used: 500, limit: 500 } });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await expect(page.getByText('0 emails remaining this month')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toHaveCount(0);
  await generator.pasteAndGenerate(sampleMail);
  (await service.next()).fail('plan_limit', teamMessages.usedUp);
  await expect(page.getByText(teamMessages.usedUp).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app');
});

test.describe('the states of a team', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const walk of teamWalks) {
    test(`should be accessible and fit: ${Object.keys(walk).join(', ')}`, async ({ page, complaints }) => {
      complaints.allow(/Failed to load resource/);
      const stage = await teamStage(page);
      for (const [name, step] of Object.entries(walk)) {
        await step(stage);
        expect.soft(await axeInBothSchemes(page), name).toEqual([]);
        await expectToFit(page, name);
      }
    });
  }
});

async function expectToFit(page: Page, state: string): Promise<void> {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysOverflow(page), `${state} at ${width}`).toBe(0);
  }
}
