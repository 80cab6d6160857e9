import { z } from 'zod';
import type { MailboxKind } from '#domain/mailbox-kinds.ts';
import { urlField } from '../env-fields.ts';

/** The installation's OAuth client at Google, and Google's URLs, without a slash at their end. */
export type GoogleEnv = {
  clientId: string;
  clientSecret: string;
  /** The page where a mailbox's owner gives permission. */
  consentUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  /** The root of the Gmail API. */
  apiRoot: string;
};

/**
 * What mailboxes need: Google's client, if Gmail can be connected; and whether mail servers may be at private
 * addresses.
 */
export type MailboxEnv = {
  google: GoogleEnv | undefined;
  /** Whether mail servers at private and loopback addresses may be connected. */
  allowPrivate: boolean;
};

const rootField = (variable: string) =>
  urlField(
    `${variable} must be an http or https address, such as https://google.example.com.`,
    ['http:', 'https:'],
    (url) => !url.search && !url.hash && !url.username && !url.password,
  ).optional();

/** The environment variables of mailboxes. */
export const mailboxVariables = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_API_ROOT: rootField('GOOGLE_API_ROOT'),
  GOOGLE_AUTH_ROOT: rootField('GOOGLE_AUTH_ROOT'),
  MAILBOX_ALLOW_PRIVATE: z
    .literal('1', { error: 'MAILBOX_ALLOW_PRIVATE must be 1 or not set.' })
    .optional()
    .transform((value) => value === '1'),
};

type MailboxValues = z.infer<z.ZodObject<typeof mailboxVariables>>;

/** A sentence about a missing variable; undefined if none is missing. */
export function mailboxFault({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: MailboxValues): string | undefined {
  if (GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET) {
    return 'GOOGLE_CLIENT_SECRET must be set if GOOGLE_CLIENT_ID is set.';
  }
  if (GOOGLE_CLIENT_SECRET && !GOOGLE_CLIENT_ID) {
    return 'GOOGLE_CLIENT_ID must be set if GOOGLE_CLIENT_SECRET is set.';
  }
  return undefined;
}

/** Groups the variables by purpose. */
export function mailboxEnv(values: MailboxValues): MailboxEnv {
  return { google: googleEnv(values), allowPrivate: values.MAILBOX_ALLOW_PRIVATE };
}

/** The settings of an OAuth client for a kind of mailboxes, as the operator sees them. */
type ConsentSettings = {
  kind: MailboxKind;
  /** Who has the client. */
  provider: string;
  /** The variable that shows whether it is set. */
  variable: string;
  isSet: boolean;
  /** The variables with examples of values. */
  example: string;
};

/** The settings of all kinds whose owner consents at a provider. */
export const consentSettings = ({ google }: MailboxEnv): ConsentSettings[] => [
  {
    kind: 'gmail',
    provider: 'Google',
    variable: 'GOOGLE_CLIENT_ID',
    isSet: google !== undefined,
    example: 'GOOGLE_CLIENT_ID=your-id GOOGLE_CLIENT_SECRET=your-secret',
  },
];

/**
 * Source of Google's own URLs: https://developers.google.com/identity/protocols/oauth2/web-server,
 * https://developers.google.com/gmail/api/reference/rest
 */
function googleEnv(values: MailboxValues): GoogleEnv | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_API_ROOT, GOOGLE_AUTH_ROOT } = values;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  const tokenRoot = GOOGLE_AUTH_ROOT ?? 'https://oauth2.googleapis.com';
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    consentUrl: `${GOOGLE_AUTH_ROOT ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    tokenUrl: `${tokenRoot}/token`,
    revokeUrl: `${tokenRoot}/revoke`,
    apiRoot: GOOGLE_API_ROOT ?? 'https://gmail.googleapis.com',
  };
}
