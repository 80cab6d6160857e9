import { z } from 'zod';
import { passwordResetRequestSchema } from './accounts.ts';
import { limits } from './limits.ts';
import { planValues } from './plans.ts';
import { teamMessages } from './team-messages.ts';
import { atMost, hasVisibleText, oneLine } from './text.ts';

/** The fewest and the most seats of a team, the owner's among them. */
export const teamSeats = { least: 1, most: 500 } as const;

/** The most replies a month that an operator can give to a team. */
export const MAX_TEAM_REPLIES = 1_000_000;

/** How many days an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** The name of a team, which the operator chooses. */
export const teamNameSchema = atMost(
  z.string().overwrite(oneLine).refine(hasVisibleText, teamMessages.nameRequired),
  limits.teamName,
  teamMessages.nameTooLong,
);

/** A seat that is taken: by the owner, by another member, or by an invitation. Times are ISO 8601 in UTC. */
export const teamMemberSchema = z.object({
  /** The id of the seat. */
  id: z.string(),
  email: z.string(),
  /** Null if invited. */
  name: z.string().nullable(),
  role: z.enum(['owner', 'member']),
  state: z.enum(['joined', 'invited']),
  /** Replies of the member in this UTC month, with those before it joined; null if invited. */
  replies: z.number().int().nullable(),
  /** When the invitation ends; null if joined. */
  expires_at: z.string().nullable(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** A team as its owner or a member sees it. */
export const teamSchema = z.object({
  name: z.string(),
  plan: z.enum(planValues),
  /** The plan that the account has outside the team. */
  own_plan: z.enum(planValues),
  /** What the account is in the team. */
  role: teamMemberSchema.shape.role,
  /** The seats of the team, and how many are taken by members and invitations. */
  seats: z.object({ taken: z.number().int(), limit: z.number().int() }),
  /** The replies of all members in this UTC month, and how many they may have together. */
  replies: z.object({ used: z.number().int(), limit: z.number().int() }),
  /** Only the owner sees the members: the owner first, then in the order in which they came. */
  members: z.array(teamMemberSchema),
});
export type Team = z.infer<typeof teamSchema>;

/** The response of GET /api/team. */
export const teamResponseSchema = z.object({ team: teamSchema.nullable() });
export type TeamResponse = z.infer<typeof teamResponseSchema>;

/** The body of POST /api/team/invitations. */
export const invitationRequestSchema = passwordResetRequestSchema;

/** The response of POST /api/team/invitations. */
export const invitationSchema = z.object({
  member: teamMemberSchema,
  link: z
    .string()
    .nullable()
    .describe('The link to pass on, if this site cannot send email; null if it was mailed.'),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** The body of POST /api/team/join. */
export const joinRequestSchema = z.object({
  token: z.string(teamMessages.linkInvalid).regex(/^[\w-]{43}$/, teamMessages.linkInvalid),
  accept: z
    .boolean()
    .default(true)
    .describe('`false`: only says which team it is. The invitation can still be accepted.'),
});

/** The response of POST /api/team/join: the team, and what a member gets. */
export const joinResultSchema = z.object({
  joined: z.boolean(),
  team: teamSchema
    .pick({ name: true, plan: true })
    .extend({ owner: z.string().describe('The email address of the owner.'), replies: z.number().int() }),
});
export type JoinResult = z.infer<typeof joinResultSchema>;
