import type { Page, Route } from '@playwright/test';
import { apiPaths } from '#domain/paths.ts';
import type { ProblemCode } from '#domain/problems.ts';
import type { Invitation, JoinResult, Team, TeamMember } from '#domain/teams.ts';
import { type AccountService, refuse } from './account-service.ts';
import { type DashboardStage, dashboardStage } from './dashboard-states.ts';

const owner: TeamMember = {
  id: 'seat-0',
  email: 'maria@acme.example',
  name: '<b>Maria</b> Ito',
  role: 'owner',
  state: 'joined',
  replies: 41,
  expires_at: null,
};

/** A team of one, as its owner sees it. */
export const smallTeam: Team = {
  name: 'Acme Sales',
  plan: 'pro',
  own_plan: 'free',
  role: 'owner',
  seats: { taken: 1, limit: 3 },
  replies: { used: 41, limit: 500 },
  members: [owner],
};

/** The members of a large team: some invited, some with long names or names from right to left. */
export const manyMembers: TeamMember[] = [
  owner,
  {
    ...owner,
    id: 'seat-1',
    email: 'maryam@acme.example',
    name: 'مريم بنت عبد الرحمن',
    role: 'member',
    replies: 1,
  },
  {
    ...owner,
    id: 'seat-2',
    email: `${'m'.repeat(60)}@${'long'.repeat(15)}.example`,
    name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
    role: 'member',
    replies: 1204,
  },
  {
    id: 'seat-3',
    email: 'jonas@acme.example',
    name: null,
    role: 'member',
    state: 'invited',
    replies: null,
    expires_at: '2036-12-06T09:00:00.000Z',
  },
  ...Array.from({ length: 12 }, (_, index) => ({
    ...owner,
    id: `seat-${index + 4}`,
    email: `member-${index}@acme.example`,
    name: `Member ${index + 1}`,
    role: 'member' as const,
    replies: index * 7,
  })),
];

export const invitedTeam: JoinResult['team'] = {
  name: 'Acme Sales',
  plan: 'pro',
  owner: 'ana@acme.example',
  replies: 500,
};

/** Replaces the API of teams in every tab. */
export class TeamService {
  readonly account: AccountService;
  /** The team of the invitation that the person has. */
  invitation: JoinResult['team'] = invitedTeam;
  /** Whether the site sends mail. */
  sendsMail = true;
  /** The problem that refuses every call from now on. */
  refusal: ProblemCode | undefined;
  /** No call is answered until this resolves. */
  held: Promise<void> = Promise.resolve();
  /** The calls so far: 'POST /api/team/join' with what was sent. */
  readonly calls: string[] = [];

  constructor(account: AccountService) {
    this.account = account;
  }

  async answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    this.calls.push([request.method(), pathname, request.postData()].filter(Boolean).join(' '));
    await this.held;
    if (this.refusal) return refuse(route, this.refusal);
    const { account } = this;
    if (pathname === apiPaths.teamJoin) return this.#join(route, request.postDataJSON().accept);
    if (pathname === apiPaths.teamInvitations) return this.#invite(route, request.postDataJSON().email);
    if (request.method() === 'GET') return route.fulfill({ json: { team: account.team } });
    if (pathname === apiPaths.team) account.team = null;
    else this.#change((members) => members.filter(({ id }) => !pathname.endsWith(`/${id}`)));
    return route.fulfill({ status: 204 });
  }

  #change(next: (members: TeamMember[]) => TeamMember[]): void {
    const { team } = this.account;
    if (!team) return;
    const members = next(team.members);
    this.account.team = { ...team, members, seats: { ...team.seats, taken: members.length } };
  }

  #invite(route: Route, email: string): Promise<void> {
    const { team } = this.account;
    if (!team || team.seats.taken >= team.seats.limit) return refuse(route, 'team_full');
    const member: TeamMember = {
      id: `seat-${email}`,
      email,
      name: null,
      role: 'member',
      state: 'invited',
      replies: null,
      expires_at: '2036-12-06T09:00:00.000Z',
    };
    this.#change((members) => [...members, member]);
    const link = `https://reply.example.com/dashboard?invitation=${'t'.repeat(43)}`;
    return route.fulfill({
      status: 201,
      json: { member, link: this.sendsMail ? null : link } satisfies Invitation,
    });
  }

  #join(route: Route, accept: boolean): Promise<void> {
    const { account, invitation } = this;
    if (accept) {
      Object.assign(account, { plan: invitation.plan });
      account.team = { ...smallTeam, name: invitation.name, role: 'member', members: [] };
    }
    return route.fulfill({ json: { joined: accept, team: invitation } satisfies JoinResult });
  }
}

export type TeamStage = DashboardStage & { teams: TeamService };

/** Prepares a signed-in person on Free, or in this team with its plan, before the page is opened. */
export async function teamStage(page: Page, team: Team | null = null): Promise<TeamStage> {
  const stage = await dashboardStage(page, {
    team,
    ...(team && { plan: team.plan, used: team.replies.used }),
  });
  const teams = new TeamService(stage.service);
  await page.context().route(
    ({ pathname }) => pathname === apiPaths.team || pathname.startsWith(`${apiPaths.team}/`),
    (route) => teams.answer(route),
  );
  return { ...stage, teams };
}
