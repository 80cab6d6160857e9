import type { ImapFlow } from 'imapflow';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServer } from '#domain/mailbox-connection.ts';
import { untilAborted } from '../../until-aborted.ts';
import { type AddressOptions, resolveServer } from './safe-address.ts';
import { withinBytes } from './within-bytes.ts';

/** What signs in to a server. Never logged. */
export type SignIn = { server: MailServer; username: string; password: string };

/** How long a sign-in may take, with the look-up of the server's address, in milliseconds. */
export const SIGN_IN_MS = 12_000;
/** How long a server may take to be connected to, and to greet, in milliseconds. */
const CONNECT_MS = 7_000;
const GREETING_MS = 5_000;
/** How long an SMTP server may be quiet, in milliseconds: some look through a mail before they take it. */
const SMTP_ANSWER_MS = 25_000;
/** How long an IMAP connection may be quiet, in milliseconds. While it waits for new mail, it says so more often. */
const QUIET_MS = 300_000;
const MAX_IDLE_MS = 240_000;
/** How long after a command the connection begins to wait for new mail, in milliseconds. */
const IDLE_DELAY_MS = 3_000;

/**
 * What a server may send at once, in bytes. A part of a text is the longest, and is asked for in at most
 * `MAX_PART_BYTES`.
 */
export const MAX_PART_BYTES = 1_000_000;
const MAX_LINE_BYTES = 1_000_000;
const MAX_LITERAL_BYTES = 2_000_000;
const MAX_RESPONSE_BYTES = 6_000_000;

/**
 * TLS from the first byte, or before anything else is said. `none` never changes to TLS, `starttls` never goes on
 * without.
 */
const tlsOptions = ({ security }: MailServer) => ({ secure: security === 'tls' });

/**
 * Signs in to an IMAP server, at the address that was checked. Throws what the library throws, and `ProblemError` if
 * the address is not allowed.
 */
export async function signInToImap(
  { server, username, password }: SignIn,
  network: AddressOptions,
): Promise<ImapFlow> {
  const { address, servername } = await resolveServer(server, { ...network, role: 'incoming' });
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host: address,
    port: server.port,
    ...(servername === undefined ? {} : { servername }),
    ...tlsOptions(server),
    ...(server.security === 'tls' ? {} : { doSTARTTLS: server.security === 'starttls' }),
    auth: { user: username, pass: password },
    clientInfo: { name: 'AI Reply Assistant' },
    logger: false,
    // Each compressed connection would cost several hundred kilobytes of memory.
    disableCompression: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: QUIET_MS,
    autoIdleDelay: IDLE_DELAY_MS,
    maxIdleTime: MAX_IDLE_MS,
    maxLineLength: MAX_LINE_BYTES,
    maxLiteralSize: MAX_LITERAL_BYTES,
    maxResponseSize: MAX_RESPONSE_BYTES,
  });
  // Without a listener, a lost connection would end the program. The command that was running rejects, too.
  client.on('error', () => {});
  try {
    // The library has a time limit for the greeting, and none for the sign-in.
    await withinBytes(client, () => untilAborted(client.connect(), network.signal));
  } catch (error) {
    client.close();
    throw error;
  }
  return client;
}

/** Signs in to an SMTP server, at the address that was checked. Throws as `signInToImap` does. */
export async function signInToSmtp(
  { server, username, password }: SignIn,
  network: AddressOptions,
): Promise<SMTPConnection> {
  const { address, servername } = await resolveServer(server, { ...network, role: 'outgoing' });
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection({
    host: address,
    port: server.port,
    ...(servername === undefined ? {} : { servername }),
    ...tlsOptions(server),
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'none',
    // The library would name this machine.
    name: '[127.0.0.1]',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SMTP_ANSWER_MS,
  });
  const failed = Promise.withResolvers<never>();
  connection.on('error', failed.reject);
  // After the sign-in, only the running command reports a failure.
  failed.promise.catch(() => {});
  const signedIn = async () => {
    await new Promise<void>((resolve, reject) => {
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    await new Promise<void>((resolve, reject) => {
      connection.login({ user: username, pass: password }, (error) => (error ? reject(error) : resolve()));
    });
    return connection;
  };
  try {
    return await untilAborted(Promise.race([signedIn(), failed.promise]), network.signal);
  } catch (error) {
    connection.close();
    throw error;
  }
}
