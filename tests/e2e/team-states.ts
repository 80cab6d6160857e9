import type { Page } from '@playwright/test';
import { INVITATION_PARAMETER } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { teamMessages } from '#domain/team-messages.ts';
import { exampleSubscription, inDays } from './billing-service.ts';
import { paying } from './payment-states.ts';
import { manyMembers, smallTeam, type TeamStage, teamStage } from './team-service.ts';

/** The address of the dashboard in the link of an invitation. */
export const invitationPath = `/dashboard?${INVITATION_PARAMETER}=${'t'.repeat(43)}`;

type Step = (stage: TeamStage) => Promise<void>;

const ownPlan = { subscription: exampleSubscription, moneyBackUntil: inDays(20) };

const opened: Step = async ({ dashboard }) => {
  await dashboard.open();
  await dashboard.team.getByRole('heading', { level: 3 }).first().waitFor();
};

/** The owner of a team: an invitation on a site without mail, one that is refused, and a large team. */
const ownerWalk: Record<string, Step> = {
  'team-owner': async (stage) => {
    stage.service.team = smallTeam;
    Object.assign(stage.service, { plan: 'pro', used: 41 });
    await opened(stage);
  },
  'team-link': async ({ dashboard, teams }) => {
    teams.sendsMail = false;
    await dashboard.inviteEmail.fill('jonas@acme.example');
    await dashboard.button('Invite').click();
    await dashboard.team.getByText(teamMessages.notMailed).waitFor();
  },
  'team-full': async ({ dashboard, teams }) => {
    teams.refusal = 'team_full';
    await dashboard.inviteEmail.fill('grace@acme.example');
    await dashboard.button('Invite').click();
    await dashboard.team.getByText(problems.team_full.detail).first().waitFor();
  },
  'team-large': async (stage) => {
    stage.teams.refusal = undefined;
    stage.service.team = {
      ...smallTeam,
      members: manyMembers,
      seats: { taken: manyMembers.length, limit: 500 },
      replies: { used: 12_500, limit: 12_500 },
    };
    stage.service.used = 12_500;
    await opened(stage);
  },
};

/** A member, who thinks about leaving. */
const memberWalk: Record<string, Step> = {
  'team-member': async (stage) => {
    stage.service.team = { ...smallTeam, role: 'member', members: [] };
    Object.assign(stage.service, { plan: 'pro', used: 41 });
    await opened(stage);
  },
  'team-own-plan': paying('pro', ownPlan, 'Own plan: Basic, €9.50 per month.'),
  'team-leaving': async ({ dashboard }) => {
    await dashboard.button('Leave the team').click();
    await dashboard.page.getByRole('dialog').waitFor();
  },
  'team-not-loaded': async ({ dashboard, teams }) => {
    teams.refusal = 'unavailable';
    await dashboard.open();
    await dashboard.team.getByText(teamMessages.notLoaded).waitFor();
  },
};

/** A person who has followed the link of an invitation. */
const invitationWalk: Record<string, Step> = {
  'team-invitation': async ({ page, dashboard }) => {
    await page.goto(invitationPath);
    await dashboard.invitation.waitFor();
  },
  'team-not-joined': async ({ dashboard, teams }) => {
    teams.refusal = 'invitation_invalid';
    await dashboard.button('Join').click();
    await dashboard.invitation.getByText(problems.invitation_invalid.detail).waitFor();
  },
};

/** Walks through every state of teams. Each step follows the one before it, and waits for its state. */
export const teamWalks: Record<string, Step>[] = [ownerWalk, memberWalk, invitationWalk];

/** Every state of teams by its name. Each function walks there, as a person would. */
export const teamStates: Record<string, (page: Page) => Promise<void>> = Object.fromEntries(
  teamWalks.flatMap((walk) =>
    Object.keys(walk).map((name, place) => [
      name,
      async (page: Page) => {
        const stage = await teamStage(page);
        for (const step of Object.values(walk).slice(0, place + 1)) await step(stage);
      },
    ]),
  ),
);
