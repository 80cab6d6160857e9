import { z } from 'zod';
import {
  accountDeletionSchema,
  nameChangeSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  signInSchema,
  signUpSchema,
} from '#domain/accounts.ts';
import { keyCreationSchema } from '#domain/api-keys.ts';
import { passwordSignInSchema } from '#domain/mailbox-connection.ts';
import { invitationRequestSchema } from '#domain/teams.ts';
import { toSignIn } from '../dashboard/mailbox-servers.ts';

const schemas = {
  'sign-in': signInSchema,
  'sign-up': signUpSchema,
  'request-reset': passwordResetRequestSchema,
  reset: passwordResetSchema,
  'change-name': nameChangeSchema,
  'change-password': passwordChangeSchema,
  'delete-account': accountDeletionSchema,
  // `strip` drops the value of the radio buttons for the expiry: the request has `expires_at` instead.
  'new-key': keyCreationSchema.strip(),
  invite: invitationRequestSchema,
  'connect-mailbox': z.preprocess(toSignIn, passwordSignInSchema),
};

/** The forms of an account by their actions, and the values that a form sends after the check. */
export type FormKind = keyof typeof schemas;
export type FormValues<Kind extends FormKind> = z.infer<(typeof schemas)[Kind]>;

/** The values of a form, ready to send, or the first error: the field and the message. */
type CheckedForm<Kind extends FormKind> =
  | { ok: true; values: FormValues<Kind> }
  | { ok: false; field: string; message: string };

/**
 * Validates what was typed with the domain's schema, as the server does. A field of a group is named with its group:
 * 'imap.host'.
 */
export function checkForm<Kind extends FormKind>(kind: Kind, typed: object): CheckedForm<Kind> {
  const parsed = schemas[kind].safeParse(typed);
  if (parsed.success) return { ok: true, values: parsed.data as FormValues<Kind> };
  const [issue] = parsed.error.issues;
  return { ok: false, field: issue?.path.join('.') ?? '', message: issue?.message ?? '' };
}
