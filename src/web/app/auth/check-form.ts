import type { z } from 'zod';
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

const schemas = {
  'sign-in': signInSchema,
  'sign-up': signUpSchema,
  'request-reset': passwordResetRequestSchema,
  reset: passwordResetSchema,
  'change-name': nameChangeSchema,
  'change-password': passwordChangeSchema,
  'delete-account': accountDeletionSchema,
  // How long it lasts is chosen by radios, which are no field of a key.
  'new-key': keyCreationSchema.strip(),
};

/** The forms of an account by what they do, and what each sends once it is in order. */
export type FormKind = keyof typeof schemas;
export type FormValues<Kind extends FormKind> = z.infer<(typeof schemas)[Kind]>;

/** A form's values as they may be sent, or what is wrong with them first: the field and the sentence that tells it. */
type CheckedForm<Kind extends FormKind> =
  | { ok: true; values: FormValues<Kind> }
  | { ok: false; field: string; message: string };

/** Holds what was typed against the domain's schema, as the server does. */
export function checkForm<Kind extends FormKind>(kind: Kind, typed: object): CheckedForm<Kind> {
  const parsed = schemas[kind].safeParse(typed);
  if (parsed.success) return { ok: true, values: parsed.data as FormValues<Kind> };
  const [issue] = parsed.error.issues;
  return { ok: false, field: String(issue?.path[0]), message: issue?.message ?? '' };
}
