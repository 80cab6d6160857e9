import type { FoundServers, PasswordSignIn } from '#domain/mailbox-connection.ts';
import { mailboxFieldMessages } from '#domain/mailbox-field-messages.ts';
import { createBackground } from '../../background.ts';
import { ProblemError } from '../../problems.ts';
import { MailboxError, type MailboxProvider } from '../mailbox.ts';
import { normalAddress } from '../recipients.ts';
import { findServers } from './find-servers.ts';
import { createImapConnections } from './imap-connections.ts';
import { type Credential, readCredential } from './imap-credential.ts';
import { toConnectProblem } from './imap-failure.ts';
import { type ImapDeps, openImap } from './imap-mailbox.ts';
import { appPasswordFor, providerWithoutPasswords } from './known-servers.ts';
import { SIGN_IN_MS, signInToImap, signInToSmtp } from './sign-in.ts';

/** How long it may take to find the servers of an address, in milliseconds. */
const FIND_MS = 8_000;
/** How long copies and marks of sent replies may take when the program stops, in milliseconds. */
const CLOSE_MS = 3_000;

/** The servers of an address, as far as they are found in time. */
function findWithin(address: string, allowPrivate: boolean): Promise<FoundServers> {
  return findServers({ address, signal: AbortSignal.timeout(FIND_MS), allowPrivate });
}

/** The servers that the person typed, else those of the address. Throws `mailbox_unreachable` if one is not found. */
async function serversOf({ address, imap, smtp }: PasswordSignIn, allowPrivate: boolean) {
  const found: FoundServers = imap && smtp ? { imap, smtp } : await findWithin(address, allowPrivate);
  const servers = { imap: imap ?? found.imap, smtp: smtp ?? found.smtp };
  if (servers.imap && servers.smtp) return { imap: servers.imap, smtp: servers.smtp };
  throw new ProblemError('mailbox_unreachable', {
    detail: `The ${servers.imap ? 'outgoing' : 'incoming'} server of this address was not found. Please enter it.`,
  });
}

/** What a person can do if the provider of a server refuses a password. */
function refusalHint(host: string): string | undefined {
  const closed = providerWithoutPasswords(host);
  if (closed)
    return `${closed} accepts no passwords from other programs, so its mailboxes cannot be connected with one.`;
  const wanted = appPasswordFor(host);
  return wanted && `${wanted.provider} wants an app password.`;
}

/** Signs in to both servers, to try whether the mailbox can be read and can send. Throws `ProblemError`. */
async function trySignIns({ imap, smtp, ...signIn }: Credential, allowPrivate: boolean): Promise<void> {
  const network = { allowPrivate, signal: AbortSignal.timeout(SIGN_IN_MS) };
  const explain = (error: unknown): unknown => {
    const isRefused = error instanceof ProblemError && error.code === 'mailbox_refused';
    const hint = isRefused && refusalHint(imap.host);
    return hint
      ? new ProblemError('mailbox_refused', { detail: `${error.detail} ${hint}`, cause: error })
      : error;
  };
  const reading = signInToImap({ server: imap, ...signIn }, network).then(
    (client) => client.close(),
    (error) => {
      throw explain(toConnectProblem(error, 'incoming', imap));
    },
  );
  const sending = signInToSmtp({ server: smtp, ...signIn }, network).then(
    (connection) => connection.close(),
    (error) => {
      throw explain(toConnectProblem(error, 'outgoing', smtp));
    },
  );
  // Both end, so that nothing goes on after the answer. The server that mail is read from is named first.
  const [read, sent] = await Promise.allSettled([reading, sending]);
  for (const outcome of [read, sent]) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Creates the provider of mailboxes that are read by IMAP and send by SMTP. */
export function createImapProvider(given: Omit<ImapDeps, 'background'>): MailboxProvider {
  const { allowPrivate } = given;
  const deps: ImapDeps = { ...given, background: createBackground() };
  const connections = createImapConnections((connected) => {
    const { imap, ...signIn } = readCredential(connected);
    return signInToImap(
      { server: imap, ...signIn },
      { allowPrivate, signal: AbortSignal.timeout(SIGN_IN_MS) },
    );
  });
  return {
    async start({ account, signIn }) {
      if (!signIn) throw new MailboxError('refused');
      const { password, username = signIn.address } = signIn;
      const address = normalAddress(signIn.address);
      if (address === undefined) {
        throw new ProblemError('validation', { detail: mailboxFieldMessages.addressInvalid });
      }
      const servers = await serversOf(signIn, allowPrivate);
      const credential: Credential = { username, password, ...servers, name: account.fullName };
      await trySignIns(credential, allowPrivate);
      return { kind: 'connected', address, credential: JSON.stringify(credential), scope: null };
    },
    findServers: ({ address }) => findWithin(address, allowPrivate),
    open: (connected) => openImap(connected, connections, deps),
    async close() {
      await deps.background.idleWithin(CLOSE_MS);
      connections.close();
    },
  };
}
