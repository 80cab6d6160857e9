import { z } from 'zod';
import { mailboxFieldMessages } from './mailbox-field-messages.ts';
import { kindsThatNeed, mailboxKindNames } from './mailbox-kinds.ts';

/** The id of a connected mailbox: `id` of `mailboxes`. */
const mailboxId = z
  .string({ error: mailboxFieldMessages.mailboxInvalid })
  .regex(/^[\da-f-]{36}$/, mailboxFieldMessages.mailboxInvalid);

/** What a connected mailbox can do, besides listing, reading and sending. Screens ask this, never the kind. */
const capabilitiesSchema = z.object({
  /** It has folders besides the inbox. */
  folders: z.boolean(),
  search: z.boolean(),
  /** It knows the other messages of a conversation. */
  threads: z.boolean(),
  /** It keeps drafts, which the person can finish in another program. */
  drafts: z.boolean(),
  /** It reports new messages as they come. */
  newMessages: z.boolean(),
  /** It lists here what was sent from it, because no other program shows that. */
  sentReplies: z.boolean(),
});

export type MailboxCapabilities = z.infer<typeof capabilitiesSchema>;

const connectedMailboxSchema = z.object({
  id: z.string(),
  kind: z.enum(mailboxKindNames),
  /** Null if the provider did not give it. */
  address: z.string().nullable(),
  capabilities: capabilitiesSchema,
});

export type ConnectedMailbox = z.infer<typeof connectedMailboxSchema>;

/**
 * The mailboxes of an account, the one that was shown last first. `connected`, `kind` and `address` say the same about
 * that one. `kinds`: the kinds that this server can connect.
 */
export const connectionSchema = z.object({
  connected: z.boolean(),
  kind: z.enum(mailboxKindNames).nullable(),
  address: z.string().nullable(),
  mailboxes: z.array(connectedMailboxSchema),
  kinds: z.array(z.enum(mailboxKindNames)),
});

export type Connection = z.infer<typeof connectionSchema>;

/** How a connection to a mail server is protected. `none` is only for a server on this machine. */
const connectionSecurities = ['tls', 'starttls', 'none'] as const;

export type ConnectionSecurity = (typeof connectionSecurities)[number];

/** A mail server. `host`: a name or an IP address. */
export const mailServerSchema = z.object({
  host: z
    .string({ error: mailboxFieldMessages.hostInvalid })
    .trim()
    .regex(/^[\p{L}\p{M}\p{N}.:-]{1,253}$/u, mailboxFieldMessages.hostInvalid)
    // An IPv6 address has at least two colons.
    .regex(/^[^:]*$|:.*:/, mailboxFieldMessages.hostWithPort),
  port: z
    .int(mailboxFieldMessages.portInvalid)
    .min(1, mailboxFieldMessages.portInvalid)
    .max(65_535, mailboxFieldMessages.portInvalid),
  security: z.enum(connectionSecurities, { error: mailboxFieldMessages.securityUnknown }),
});

export type MailServer = z.infer<typeof mailServerSchema>;

const emailAddress = z
  .string({ error: mailboxFieldMessages.addressInvalid })
  .trim()
  .min(1, mailboxFieldMessages.addressInvalid)
  .max(320, mailboxFieldMessages.addressInvalid)
  .regex(/@/, mailboxFieldMessages.addressWithoutAt)
  .regex(/^\S*$/, mailboxFieldMessages.addressWithSpace)
  .regex(/^[^\s@<>"(),;:\\\p{Cc}]+@[^\s@<>"(),;:\\\p{Cc}]+$/u, mailboxFieldMessages.addressInvalid);

/** An (app) password or a name, as the person typed it: no control characters, which the protocols cannot carry. */
const signInText = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .max(1_000, message)
    .regex(/^\P{Cc}+$/u, message);

/**
 * What a kind that `needs: 'password'` takes to connect. `username`: if it is not the address. Servers that are left
 * out are found from the address.
 */
export const passwordSignInSchema = z.object({
  address: emailAddress,
  password: signInText(mailboxFieldMessages.passwordInvalid),
  username: signInText(mailboxFieldMessages.usernameInvalid).optional(),
  imap: mailServerSchema.optional(),
  smtp: mailServerSchema.optional(),
});

export type PasswordSignIn = z.infer<typeof passwordSignInSchema>;

export const connectRequestSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.enum(kindsThatNeed('consent', 'nothing')) }),
    passwordSignInSchema.extend({ kind: z.enum(kindsThatNeed('password')) }),
  ],
  { error: mailboxFieldMessages.kindUnknown },
);

export type ConnectRequest = z.infer<typeof connectRequestSchema>;

/** The URL of the page where the mailbox's owner gives permission, if that is needed; else the connection. */
export const connectResultSchema = z.union([z.object({ url: z.url() }), connectionSchema]);

export type ConnectResult = z.infer<typeof connectResultSchema>;

export const serversRequestSchema = z.object({ address: emailAddress });

/**
 * The servers that were found for an address. `appPassword`: the provider wants a password of its own for each program,
 * and has a page about it.
 */
export const foundServersSchema = z.object({
  imap: mailServerSchema.nullable(),
  smtp: mailServerSchema.nullable(),
  appPassword: z.object({ provider: z.string(), url: z.url() }).optional(),
});

export type FoundServers = z.infer<typeof foundServersSchema>;

/** Chooses a connected mailbox; without it, the one that was shown last. */
export const mailboxQuerySchema = z.object({ mailbox: mailboxId.optional() });
