import { z } from 'zod';
import { apiKeySchema } from './api-keys.ts';
import { limits } from './limits.ts';
import { accountFieldMessages } from './messages.ts';
import { ownWordsSchema } from './own-words.ts';
import { monthlyLimitOf, type Plan, plans, planValues } from './plans.ts';
import { problems } from './problems.ts';
import { snippetSchema } from './snippets.ts';
import { atLeast, atMost, hasVisibleText, oneLine } from './text.ts';

const email = z
  .string({ error: accountFieldMessages.emailInvalid })
  .trim()
  .pipe(
    z
      .email(accountFieldMessages.emailInvalid)
      .max(limits.accountEmail, accountFieldMessages.emailTooLong)
      .toLowerCase(),
  );

function passwordField(tooShort: string, tooLong: string) {
  return atMost(
    atLeast(z.string({ error: tooShort }), limits.passwordMin, tooShort),
    limits.passwordMax,
    tooLong,
  );
}

const password = passwordField(accountFieldMessages.passwordTooShort, accountFieldMessages.passwordTooLong);

const { currentPasswordWrong } = accountFieldMessages;
/**
 * A text that is too short or too long gets the message 'not right', because the messages about a new password would
 * not fit this field.
 */
const currentPassword = passwordField(currentPasswordWrong, currentPasswordWrong);

/** Line breaks and control characters become spaces: mail headers and databases cannot hold them. */
const name = atMost(
  z
    .string({ error: accountFieldMessages.nameRequired })
    .overwrite(oneLine)
    .refine(hasVisibleText, accountFieldMessages.nameRequired)
    .meta({ minLength: 1 }),
  limits.fullName,
  accountFieldMessages.nameTooLong,
);

/** The message if the page was opened without the token of its link, or with only a part of it. */
const linkMessage = problems.invalid_link.detail;

/**
 * The inputs of the account routes. The form and the route use the same schema. The order of the fields decides which
 * error is shown first. The schemas convert addresses to lower case. Source: docs/product.md, 4.2.
 */
export const signInSchema = z.object({ email, password });
export const signUpSchema = z.object({ email, password, name });
export const passwordResetRequestSchema = z.object({ email });
export const passwordResetSchema = z.object({
  newPassword: password,
  /** From the link in the mail. */
  token: z.string(linkMessage).regex(/^[\w-]{1,512}$/, linkMessage),
});
export const passwordChangeSchema = z.object({ currentPassword, newPassword: password });
export const nameChangeSchema = z.object({ name });
/** The person confirms the deletion by typing the address of the account. The server compares it with the account's. */
export const accountDeletionSchema = z.object({
  email: z.string({ error: accountFieldMessages.deletionUnconfirmed }).trim().toLowerCase(),
});

/**
 * The response to a sign-in, a sign-up and a change of password: a new session, in the account library's field names.
 */
export const signedInSchema = z.object({
  /** Signed. The browser keeps and sends it. */
  token: z.string(),
  user: z.object({ id: z.string(), email: z.string(), name: z.string() }),
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** The response of GET /api/auth/get-session, in the account library's field names. Times are ISO 8601 in UTC. */
export const sessionSchema = z.object({
  session: z.object({ id: z.string(), userId: z.string(), createdAt: z.string(), expiresAt: z.string() }),
  user: signedInSchema.shape.user.extend({ emailVerified: z.boolean() }),
});
export type SessionResponse = z.infer<typeof sessionSchema>;

/** The response of GET /api/profile: the signed-in account (docs/product.md, 4.10). */
export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  current_plan: z.enum(planValues),
});
export type Profile = z.infer<typeof profileSchema>;

/** The response of GET /api/usage: the usage of a month (docs/product.md, 4.10). */
export const usageSchema = z.object({
  month_year: z.string().describe('A UTC month: `2026-11`.'),
  emails_generated: z.number().int().describe('Replies written in this month so far.'),
  limit: z
    .number()
    .int()
    .nullable()
    .describe('Replies a month that the server enforces as a limit; null: there is no limit.'),
  included: z.number().int().describe('Replies a month that the plan includes.'),
  team: z
    .string()
    .optional()
    .describe(
      'Only for a member of a team: its name. The numbers are then those of the whole team, which shares its replies.',
    ),
});
export type Usage = z.infer<typeof usageSchema>;

/** The response of GET /api/account/data: everything that is stored about an account. Times are ISO 8601 in UTC. */
export const accountDataSchema = z.object({
  profile: profileSchema.extend({
    email_verified: z.boolean(),
    /** Whether the account gets mails about its usage. */
    usage_mails: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  plan_changes: z.array(
    z.object({ from_plan: z.enum(planValues), to_plan: z.enum(planValues), changed_at: z.string() }),
  ),
  /** What the payment provider said about the account, for each of its modes. Amounts in the smallest unit. */
  billing: z.array(
    z.object({
      customer: z.string(),
      subscription: z.string().nullable(),
      status: z.string().nullable(),
      plan: z.enum(planValues).nullable(),
      interval: z.enum(['month', 'year']).nullable(),
      price: z.string().nullable(),
      amount: z.number().nullable(),
      currency: z.string().nullable(),
      next_plan: z.enum(planValues).nullable(),
      next_interval: z.enum(['month', 'year']).nullable(),
      access_ends_at: z.string().nullable(),
      created_at: z.string(),
      period_ends_at: z.string().nullable(),
      ends_at: z.string().nullable(),
      first_paid_at: z.string().nullable(),
      money_back: z.enum(['asked', 'done']).nullable(),
    }),
  ),
  /** The new prices that the person was told. */
  price_notices: z.array(
    z.object({
      plan: z.enum(planValues),
      interval: z.enum(['month', 'year']),
      amount: z.number(),
      currency: z.string(),
      sent_at: z.string(),
    }),
  ),
  usage: z.array(usageSchema.pick({ month_year: true, emails_generated: true })),
  /** The days with replies, of the last 100 days. */
  usage_days: z.array(z.object({ date: z.string(), replies: z.number().int() })),
  /** The mails about usage that were sent, of the last 40 days. */
  usage_notices: z.array(z.object({ month_year: z.string(), percent: z.number().int() })),
  sessions: z.array(
    z.object({
      signed_in_at: z.string(),
      /** When its expiry was last extended. */
      renewed_at: z.string(),
      expires_at: z.string(),
    }),
  ),
  /** The connected mailboxes, without their credentials. Nothing of their mails is stored. */
  mailboxes: z.array(
    z.object({ kind: z.string(), address: z.string().nullable(), connected_at: z.string() }),
  ),
  api_keys: z.array(apiKeySchema),
  snippets: z.array(snippetSchema),
  own_words: ownWordsSchema,
  /** The team of the account, and the plan that the account has outside it. */
  team: z
    .object({
      name: z.string(),
      role: z.enum(['owner', 'member']),
      own_plan: z.enum(planValues),
      joined_at: z.string(),
    })
    .nullable(),
});
export type AccountDataFile = z.infer<typeof accountDataSchema>;

export const planChangeSchema = z.object({
  plan: z.enum(planValues, { error: accountFieldMessages.planUnknown }),
});

/** The new plan, or the URL of the page where the person pays for it first (docs/product.md, 1.10). */
export const planChangeResultSchema = z.union([
  z.object({ plan: z.enum(planValues) }),
  z.object({ url: z.url() }),
]);
export type PlanChangeResult = z.infer<typeof planChangeResultSchema>;

/** The monthly limit and the included volume of a plan, in the fields of the API. */
export function usageLimitsOf(plan: Plan): Pick<Usage, 'limit' | 'included'> {
  return { limit: monthlyLimitOf(plan), included: plans[plan].includedVolume };
}
