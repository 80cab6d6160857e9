import { Hono } from 'hono';
import { z } from 'zod';
import { apiPaths } from '#domain/paths.ts';
import { teamMessages } from '#domain/team-messages.ts';
import {
  invitationRequestSchema,
  invitationSchema,
  joinRequestSchema,
  joinResultSchema,
  teamResponseSchema,
} from '#domain/teams.ts';
import { invite, joinTeam } from '../teams/invitations.ts';
import { readTeam } from '../teams/read-team.ts';
import { leaveTeam, removeSeat } from '../teams/seats.ts';
import type { HonoEnv } from './app-types.ts';
import { describeRoute, jsonResponse } from './openapi.ts';
import { jsonInput } from './request-input.ts';
import { accountContext, countChange, requireAccount } from './require-account.ts';

/** The team of the signed-in account (docs/product.md, 1.16). The operator makes teams (src/server/teams/command.ts). */
export const teamRoutes = new Hono<HonoEnv>()
  .get(
    apiPaths.team,
    describeRoute({
      operationId: 'team',
      summary: 'Read your team',
      description:
        'Only the owner gets the members and the invitations, with the number of replies of each member.',
      responses: { 200: jsonResponse('The team, or null.', teamResponseSchema) },
    }),
    requireAccount,
    async (c) => c.json({ team: await readTeam({ ctx: c.var.deps, accountId: c.var.account.id }) }),
  )
  .delete(
    apiPaths.team,
    describeRoute({
      operationId: 'leaveTeam',
      summary: 'Leave your team',
      description: 'Your own plan is the current one again. Does nothing if you are in no team.',
      responses: { 204: { description: 'You are in no team.' } },
      problems: ['team_owner_stays'],
    }),
    requireAccount,
    countChange,
    async (c) => {
      await leaveTeam({ ctx: c.var.deps, account: c.var.account });
      return c.body(null, 204);
    },
  )
  .post(
    apiPaths.teamInvitations,
    describeRoute({
      operationId: 'invite',
      summary: 'Invite a person to your team',
      description:
        'Mails a link that can be accepted once. It takes a seat until then. An address that is invited ' +
        'again gets a new link, and the old one ends.',
      responses: { 201: jsonResponse('The invitation.', invitationSchema) },
      problems: ['not_team_owner', 'team_full', 'already_in_team'],
    }),
    requireAccount,
    countChange,
    jsonInput(invitationRequestSchema),
    async (c) => {
      const { email } = c.req.valid('json');
      return c.json(await invite({ ctx: accountContext(c), account: c.var.account, email }), 201);
    },
  )
  .post(
    apiPaths.teamJoin,
    describeRoute({
      operationId: 'joinTeam',
      summary: 'Accept an invitation, or see which team it is for',
      description: 'Any account that is in no team can accept the invitation. It gets the plan of the team.',
      responses: { 200: jsonResponse('The team.', joinResultSchema) },
      problems: ['invitation_invalid', 'already_in_team'],
      problemDetails: { already_in_team: teamMessages.joinedElsewhere },
    }),
    requireAccount,
    countChange,
    jsonInput(joinRequestSchema),
    async (c) => {
      const input = c.req.valid('json');
      return c.json(await joinTeam({ ctx: c.var.deps, account: c.var.account, input }));
    },
  )
  .delete(
    `${apiPaths.teamSeats}/:id`,
    describeRoute({
      operationId: 'removeSeat',
      summary: 'Remove a member or an invitation from your team',
      request: { params: z.object({ id: z.string() }) },
      responses: { 204: { description: 'The seat is free.' } },
      problems: ['not_team_owner', 'seat_not_found', 'team_owner_stays'],
    }),
    requireAccount,
    countChange,
    async (c) => {
      const seatId = c.req.param('id');
      await removeSeat({ ctx: c.var.deps, accountId: c.var.account.id, seatId });
      return c.body(null, 204);
    },
  );
