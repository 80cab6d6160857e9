import { z } from 'zod';
import { address } from '../env-fields.ts';

/** The installation's client at Google, and Google's addresses. No address has a slash at its end. */
export type GoogleEnv = {
  clientId: string;
  clientSecret: string;
  /** The page where a mailbox's owner is asked. */
  consentUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  /** The root of the Gmail API. */
  apiRoot: string;
};

/** Which mailboxes can be connected: Gmail with `google`, otherwise the sample inbox. */
export type MailboxEnv = { google: GoogleEnv | undefined };

const root = (variable: string) =>
  address(
    `${variable} must be an http or https address, such as https://google.example.com.`,
    ['http:', 'https:'],
    (url) => !url.search && !url.hash && !url.username && !url.password,
  ).optional();

/** The environment variables of mailboxes. */
export const mailboxVariables = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_API_ROOT: root('GOOGLE_API_ROOT'),
  GOOGLE_AUTH_ROOT: root('GOOGLE_AUTH_ROOT'),
};

type MailboxValues = z.infer<z.ZodObject<typeof mailboxVariables>>;

/** A sentence that says which variable another one needs; undefined if none is missing. */
export function mailboxFault({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: MailboxValues): string | undefined {
  if (GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET) {
    return 'GOOGLE_CLIENT_SECRET must be set where GOOGLE_CLIENT_ID is.';
  }
  if (GOOGLE_CLIENT_SECRET && !GOOGLE_CLIENT_ID) {
    return 'GOOGLE_CLIENT_ID must be set where GOOGLE_CLIENT_SECRET is.';
  }
  return undefined;
}

/**
 * Groups the variables. Source of Google's own addresses:
 * https://developers.google.com/identity/protocols/oauth2/web-server,
 * https://developers.google.com/gmail/api/reference/rest
 */
export function mailboxEnv(values: MailboxValues): MailboxEnv {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_API_ROOT, GOOGLE_AUTH_ROOT } = values;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return { google: undefined };
  const tokenRoot = GOOGLE_AUTH_ROOT ?? 'https://oauth2.googleapis.com';
  return {
    google: {
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
      consentUrl: `${GOOGLE_AUTH_ROOT ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
      tokenUrl: `${tokenRoot}/token`,
      revokeUrl: `${tokenRoot}/revoke`,
      apiRoot: GOOGLE_API_ROOT ?? 'https://gmail.googleapis.com',
    },
  };
}
