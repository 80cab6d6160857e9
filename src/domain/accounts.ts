import { z } from 'zod';
import { apiKeySchema } from './api-keys.ts';
import { limits } from './limits.ts';
import { accountFieldMessages } from './messages.ts';
import { type Plan, plans, planValues } from './plans.ts';
import { problems } from './problems.ts';
import { atLeast, atMost, hasVisibleText, oneLine } from './text.ts';

const email = z
  .string({ error: accountFieldMessages.emailInvalid })
  .trim()
  .pipe(
    z
      .email(accountFieldMessages.emailInvalid)
      .max(limits.authEmail, accountFieldMessages.emailTooLong)
      .toLowerCase(),
  );

function passwordOf(tooShort: string, tooLong: string) {
  return atMost(
    atLeast(z.string({ error: tooShort }), limits.passwordMin, tooShort),
    limits.passwordMax,
    tooLong,
  );
}

const password = passwordOf(accountFieldMessages.passwordTooShort, accountFieldMessages.passwordTooLong);

const { currentPasswordWrong } = accountFieldMessages;
/**
 * A text that cannot be a password is simply the wrong current one. The rules for a new password would be the wrong
 * message for this field.
 */
const currentPassword = passwordOf(currentPasswordWrong, currentPasswordWrong);

/** One line: what would break it, and what a database or a mail header cannot hold, becomes a space. */
const name = atMost(
  z
    .string({ error: accountFieldMessages.nameRequired })
    .overwrite(oneLine)
    .refine(hasVisibleText, accountFieldMessages.nameRequired)
    .meta({ minLength: 1 }),
  limits.fullName,
  accountFieldMessages.nameTooLong,
);

/** The message for a page that was opened without the token of its link, or with a part of it. */
const linkMessage = problems.invalid_link.detail;

/**
 * What the account routes accept. The form and the route use the same schema. The order of the fields decides which
 * error is shown first. An address is in lower case from here on. Source: docs/product.md, 4.2.
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
/** The person types the address of the account to confirm. The server checks that it is the right one. */
export const accountDeletionSchema = z.object({
  email: z.string({ error: accountFieldMessages.deletionUnconfirmed }).trim().toLowerCase(),
});

/**
 * The answer to signing in, signing up and changing the password: a new session, in the account library's field names.
 */
export const signedInSchema = z.object({
  /** Signed. The browser keeps and sends it. */
  token: z.string(),
  user: z.object({ id: z.string(), email: z.string(), name: z.string() }),
});
export type SignedIn = z.infer<typeof signedInSchema>;

/**
 * A session as GET /api/auth/get-session answers it, in the account library's field names. Times are ISO 8601 in UTC.
 */
export const sessionSchema = z.object({
  session: z.object({ id: z.string(), userId: z.string(), createdAt: z.string(), expiresAt: z.string() }),
  user: signedInSchema.shape.user.extend({ emailVerified: z.boolean() }),
});
export type SessionAnswer = z.infer<typeof sessionSchema>;

/** Who is signed in, as GET /api/profile answers (docs/product.md, 4.10). */
export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  current_plan: z.enum(planValues),
});
export type Profile = z.infer<typeof profileSchema>;

/** The usage of a month, as GET /api/usage answers (docs/product.md, 4.10); `limit` is null where none is enforced. */
export const usageSchema = z.object({
  month_year: z.string().describe('A UTC month: `2026-11`.'),
  emails_generated: z.number().int().describe('Replies written in it so far.'),
  limit: z.number().int().nullable().describe('Replies after which more are refused; null: none are.'),
  included: z.number().int().describe('Replies a month that the plan is sold with.'),
});
export type Usage = z.infer<typeof usageSchema>;

/** Everything that is stored about an account, as the file of GET /api/account/data. Times are ISO 8601 in UTC. */
export const accountDataSchema = z.object({
  profile: profileSchema.extend({
    email_verified: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  plan_changes: z.array(
    z.object({ from_plan: z.enum(planValues), to_plan: z.enum(planValues), changed_at: z.string() }),
  ),
  usage: z.array(usageSchema.pick({ month_year: true, emails_generated: true })),
  sessions: z.array(
    z.object({
      signed_in_at: z.string(),
      /** When its expiry was last extended. */
      renewed_at: z.string(),
      expires_at: z.string(),
    }),
  ),
  /** The connected mailbox, without its credentials. Nothing of its mails is stored. */
  mailbox: z
    .object({ kind: z.string(), address: z.string().nullable(), connected_at: z.string() })
    .nullable(),
  api_keys: z.array(apiKeySchema),
});
export type AccountDataFile = z.infer<typeof accountDataSchema>;

export const planChangeSchema = z.object({
  plan: z.enum(planValues, { error: accountFieldMessages.planUnknown }),
});

/** The new plan, or the address where the person pays for it first (docs/product.md, 1.10). */
export const planChangeResultSchema = z.union([
  z.object({ plan: z.enum(planValues) }),
  z.object({ url: z.url() }),
]);
export type PlanChangeResult = z.infer<typeof planChangeResultSchema>;

/** The monthly limit and volume of a plan, as the API answers them. */
export function monthOf(plan: Plan): Pick<Usage, 'limit' | 'included'> {
  const { monthlyLimit, includedVolume } = plans[plan];
  return { limit: monthlyLimit, included: includedVolume };
}
