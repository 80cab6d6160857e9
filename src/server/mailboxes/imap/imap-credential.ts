import { z } from 'zod';
import { mailServerSchema } from '#domain/mailbox-connection.ts';
import { type ConnectedMailbox, MailboxError } from '../mailbox.ts';

/** What is sealed for a mailbox. The names of the fields are stored, so they must not change. */
const credentialSchema = z.object({
  username: z.string(),
  password: z.string(),
  imap: mailServerSchema,
  smtp: mailServerSchema,
  /** The name that replies come from. */
  name: z.string(),
});

export type Credential = z.infer<typeof credentialSchema>;

const storedSchema = z
  .string()
  .transform((text, ctx) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      ctx.addIssue('No JSON');
      return z.NEVER;
    }
  })
  .pipe(credentialSchema);

/** Throws `access-revoked` for a credential that an older release would have written in another form. */
export function readCredential({ credential }: ConnectedMailbox): Credential {
  const parsed = storedSchema.safeParse(credential);
  if (!parsed.success) throw new MailboxError('access-revoked');
  return parsed.data;
}
