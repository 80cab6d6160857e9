import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  type Connection,
  connectionSchema,
  connectRequestSchema,
  connectResultSchema,
  foundServersSchema,
  mailboxQuerySchema,
  serversRequestSchema,
} from '#domain/mailbox-connection.ts';
import {
  apiPaths,
  CONNECT_KIND_PARAMETER,
  CONNECT_OUTCOME_PARAMETER,
  type ConnectOutcome,
  connectOutcomes,
  pagePaths,
} from '#domain/paths.ts';
import { connectMailbox, disconnectMailbox } from '../mailboxes/account-mailbox.ts';
import { readConnections } from '../mailboxes/connections.ts';
import { kindOfState, PENDING_CONNECTION_MS } from '../mailboxes/consent/pending-connections.ts';
import { type ConnectedMailbox, type ConsentCallback, capabilitiesOf } from '../mailboxes/mailbox.ts';
import { limitMailboxCall } from '../mailboxes/mailbox-rates.ts';
import { ProblemError, toProblemError } from '../problems.ts';
import type { AppDeps, HonoEnv } from './app-types.ts';
import { type Cookie, deleteCookie, readCookie, setCookie } from './cookies.ts';
import { describeRoute, jsonResponse } from './openapi.ts';
import { jsonInput, queryInput } from './request-input.ts';
import { logProblem } from './request-log.ts';
import { accountIfValid, requireAccount } from './require-account.ts';

/** The mailboxes for the screen. A mailbox whose kind is no longer configured counts as not connected. */
function presentConnections(
  { mailboxes: { providers, offered } }: AppDeps,
  stored: ConnectedMailbox[],
): Connection {
  const mailboxes = stored.flatMap((connected) => {
    const mailbox = providers[connected.kind]?.open(connected);
    if (!mailbox) return [];
    const { id, kind, address } = connected;
    return [{ id, kind, address, capabilities: capabilitiesOf(mailbox) }];
  });
  const [shown] = mailboxes;
  return {
    connected: shown !== undefined,
    kind: shown?.kind ?? null,
    address: shown?.address ?? null,
    mailboxes,
    kinds: [...offered],
  };
}

/** The cookie of the browser that started connecting, for the callback to which the provider redirects the browser. */
const connectCookie: Cookie = {
  name: 'gmail-connect',
  path: apiPaths.gmailCallback,
  sameSite: 'Lax',
  maxAgeSeconds: PENDING_CONNECTION_MS / 1_000,
};

/** The longest accepted parameter of a provider's redirect, in characters. A code of Google has a few hundred. */
const MAX_PARAMETER = 8_192;

/** The parameters of a provider's redirect, with the cookie of the browser that follows it, or a program's session. */
async function readConsentCallback(c: Context<HonoEnv>): Promise<ConsentCallback> {
  const parameter = (name: string) => {
    const value = c.req.query(name);
    return value !== undefined && value.length <= MAX_PARAMETER ? value : undefined;
  };
  return {
    state: parameter('state'),
    code: parameter('code'),
    error: c.req.query('error'),
    browserTokens: readCookie(c, connectCookie),
    sessionId: (await accountIfValid(c))?.sessionId,
  };
}

/** The connections of an account to its mailboxes. The messages are in mailbox-messages.ts. */
export const mailboxRoutes = new Hono<HonoEnv>()
  .get(
    apiPaths.gmail,
    describeRoute({
      operationId: 'getMailbox',
      summary: 'List the connected mailboxes, and which kinds can be connected',
      responses: { 200: jsonResponse('The mailboxes.', connectionSchema) },
    }),
    requireAccount,
    async (c) => {
      const { deps, account } = c.var;
      return c.json(presentConnections(deps, await readConnections(deps, account.id)));
    },
  )
  .post(
    apiPaths.gmailConnect,
    describeRoute({
      operationId: 'connectMailbox',
      summary: 'Connect a mailbox',
      description:
        'The sample inbox is connected at once, and a mailbox with a password after both of its servers ' +
        'have accepted it. For a kind whose provider asks for permission, such as Gmail, the response has ' +
        'the URL of the page where the owner gives it. Open it in the same browser, because the response ' +
        'sets a cookie that the last step needs.',
      responses: { 200: jsonResponse('The URL to open, or the connection.', connectResultSchema) },
      problems: [
        'mailbox_failed',
        'mailbox_not_configured',
        'mailbox_refused',
        'mailbox_unreachable',
        'too_many_mailboxes',
        'too_many_requests',
      ],
    }),
    requireAccount,
    jsonInput(connectRequestSchema),
    async (c) => {
      const { deps, account } = c.var;
      await limitMailboxCall(deps, 'connect', account.id);
      const started = await connectMailbox({ ctx: deps, account, request: c.req.valid('json') });
      if (started === 'connected') {
        return c.json(presentConnections(deps, await readConnections(deps, account.id)));
      }
      setCookie(c, connectCookie, started.browserToken);
      return c.json({ url: started.url });
    },
  )
  .post(
    apiPaths.gmailServers,
    describeRoute({
      operationId: 'findMailServers',
      summary: 'Find the servers of an address',
      responses: { 200: jsonResponse('The servers; null for one that was not found.', foundServersSchema) },
      problems: ['mailbox_not_configured', 'too_many_requests'],
    }),
    requireAccount,
    jsonInput(serversRequestSchema),
    async (c) => {
      const { deps, account } = c.var;
      await limitMailboxCall(deps, 'connect', account.id);
      const { providers, offered } = deps.mailboxes;
      const provider = offered.map((kind) => providers[kind]).find((each) => each?.findServers);
      if (!provider?.findServers) throw new ProblemError('mailbox_not_configured');
      const { address } = c.req.valid('json');
      return c.json(await provider.findServers({ address }));
    },
  )
  .get(
    apiPaths.gmailCallback,
    describeRoute({
      operationId: 'finishConnecting',
      summary: 'Finish connecting a mailbox whose owner was asked for permission',
      description:
        'The provider redirects here, for example Google. It must be the same browser, or a call with the ' +
        'token of the same session. Always redirects to the dashboard; its parameter ' +
        `\`${CONNECT_OUTCOME_PARAMETER}\` is the outcome: ${connectOutcomes.join(', ')}; ` +
        `\`${CONNECT_KIND_PARAMETER}\` is the kind, if it is known.`,
      request: {
        query: z.object({
          state: z.string().optional(),
          code: z.string().optional(),
          error: z.string().optional().describe('Why there is no code.'),
        }),
      },
      responses: { 303: { description: 'To the dashboard.' } },
    }),
    async (c) => {
      const { deps, requestId } = c.var;
      const kind = kindOfState(c.req.query('state'));
      let outcome: ConnectOutcome = kind ? 'failed' : 'expired';
      try {
        const callback = await readConsentCallback(c);
        if (kind) outcome = (await deps.mailboxes.providers[kind]?.finish?.(callback)) ?? 'failed';
      } catch (error) {
        // The person comes from the provider's site and must not see a bare error. The dashboard shows the outcome.
        logProblem(deps, requestId, toProblemError(error));
      }
      // If the attempt expired, the cookie stays, because another tab may still be connecting.
      if (outcome !== 'expired') deleteCookie(c, connectCookie);
      const query = new URLSearchParams({
        [CONNECT_OUTCOME_PARAMETER]: outcome,
        ...(kind && { [CONNECT_KIND_PARAMETER]: kind }),
      });
      return c.redirect(`${pagePaths.dashboard}?${query}`, 303);
    },
  )
  .delete(
    apiPaths.gmail,
    describeRoute({
      operationId: 'disconnectMailbox',
      summary: 'Disconnect a mailbox and revoke the access to it',
      request: { query: mailboxQuerySchema },
      responses: { 204: { description: 'The mailbox is not connected.' } },
      problems: ['validation', 'mailbox_not_found'],
    }),
    requireAccount,
    async (c) => {
      const { mailbox: id } = queryInput(c, mailboxQuerySchema);
      await disconnectMailbox({ ctx: c.var.deps, ref: { accountId: c.var.account.id, id } });
      return c.body(null, 204);
    },
  );
