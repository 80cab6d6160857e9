import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { NewApiKey } from '#domain/api-keys.ts';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import type { Snippet } from '#domain/snippets.ts';
import { call, insertAccount, openRows, PASSWORD, signToken } from './account-rows.ts';
import { servedRoutes } from './served-routes.ts';
import { databaseKinds, makeDatabase, startServer, validRequest } from './server-fixture.ts';
import { insertTeam } from './team-fixture.ts';

/** Every kind of caller: without a token, with an invalid token, or signed in. */
const callers = ['visitor', 'invalid token', 'expired', 'signed out', 'deleted', 'free', 'pro'] as const;
type Caller = (typeof callers)[number];

type Row = {
  /** The body to send; a function if it contains the address of the caller's own account. */
  body?: object | ((email: string) => object);
  statuses: Record<Caller, number>;
  /** The code of a 401; unset: unauthenticated. */
  code?: 'invalid_credentials';
};

/** The statuses of a route without a session, with an invalid one, and with a session of each plan. */
function statuses(visitor: number, refused: number, free: number, pro = free): Row['statuses'] {
  return {
    visitor,
    'invalid token': refused,
    expired: refused,
    'signed out': refused,
    deleted: refused,
    free,
    pro,
  };
}

const forAccounts = (status = 200) => statuses(401, 401, status);
const forEveryone = (status = 200) => statuses(status, status, status);
const auth = apiPaths.auth;

/** Every route of the API, and its answer to each caller. A new route needs a new row. */
const rows: Record<string, Row> = {
  [`POST ${apiPaths.generateReply}`]: {
    body: { ...validRequest, language: 'French' },
    statuses: statuses(403, 401, 403, 200),
  },
  // No model is configured.
  [`POST ${apiPaths.asks}`]: { body: validRequest, statuses: forEveryone(404) },
  [`GET ${apiPaths.profile}`]: { statuses: forAccounts() },
  [`GET ${apiPaths.usage}`]: { statuses: forAccounts() },
  [`GET ${apiPaths.usageHistory}`]: { statuses: forAccounts() },
  [`PUT ${apiPaths.usageHistory}`]: { body: { usage_mails: false }, statuses: forAccounts(204) },
  [`PUT ${apiPaths.plan}`]: { body: { plan: 'basic' }, statuses: forAccounts() },
  [`GET ${apiPaths.accountData}`]: { statuses: forAccounts() },
  [`DELETE ${apiPaths.account}`]: { body: (email) => ({ email }), statuses: forAccounts(204) },
  [`POST ${auth}/sign-up/email`]: {
    body: (email) => ({ email: `new-${email}`, password: PASSWORD, name: 'Ada' }),
    statuses: forEveryone(),
  },
  [`POST ${auth}/sign-in/email`]: {
    body: (email) => ({ email, password: 'a wrong password' }),
    statuses: forEveryone(401),
    code: 'invalid_credentials',
  },
  [`POST ${auth}/sign-out`]: { statuses: forEveryone() },
  [`GET ${auth}/get-session`]: { statuses: forEveryone() },
  [`POST ${auth}/request-password-reset`]: { body: (email) => ({ email }), statuses: forEveryone() },
  [`POST ${auth}/reset-password`]: {
    body: { newPassword: 'another password', token: 'not-a-token-of-anybody' },
    statuses: forEveryone(400),
  },
  [`POST ${auth}/change-password`]: {
    body: { currentPassword: PASSWORD, newPassword: 'another password' },
    statuses: forAccounts(),
  },
  [`POST ${auth}/update-user`]: { body: { name: 'Grace Hopper' }, statuses: forAccounts() },
  [`POST ${auth}/revoke-sessions`]: { statuses: forAccounts() },
  [`POST ${auth}/send-verification-email`]: { statuses: forAccounts() },
  [`GET ${auth}/verify-email`]: { statuses: forEveryone(400) },
  [`GET ${apiPaths.gmail}`]: { statuses: forAccounts() },
  [`POST ${apiPaths.gmailConnect}`]: { body: { kind: 'sample' }, statuses: forAccounts() },
  // The answer leads every caller to the dashboard, which says that nothing was connected.
  [`GET ${apiPaths.gmailCallback}`]: { statuses: forEveryone(303) },
  [`DELETE ${apiPaths.gmail}`]: { statuses: forAccounts(204) },
  // The other account's mailbox is connected, the caller's is not.
  [`GET ${apiPaths.gmailMessages}`]: { statuses: forAccounts(409) },
  [`GET ${apiPaths.gmailMessages}/{id}`]: { statuses: forAccounts(409) },
  [`POST ${apiPaths.gmailSend}`]: {
    body: { to: 'marta@example.com', subject: 'Re: Plans', body: 'Yes.', threadId: 'a-thread' },
    statuses: forAccounts(409),
  },
  [`GET ${apiPaths.gmailSent}`]: { statuses: forAccounts(409) },
  [`GET ${apiPaths.gmailFolders}`]: { statuses: forAccounts(409) },
  [`GET ${apiPaths.gmailThreads}/{id}`]: { statuses: forAccounts(409) },
  [`GET ${apiPaths.gmailEvents}`]: { statuses: forAccounts(409) },
  [`POST ${apiPaths.gmailDrafts}`]: {
    body: { to: 'marta@example.com', subject: 'Re: Plans', body: 'Yes.' },
    statuses: forAccounts(409),
  },
  [`POST ${apiPaths.gmailServers}`]: { body: { address: 'ada@gmail.com' }, statuses: forAccounts() },
  [`GET ${apiPaths.keys}`]: { statuses: forAccounts() },
  [`POST ${apiPaths.keys}`]: { body: { name: 'Desk' }, statuses: statuses(401, 401, 403, 201) },
  // The key belongs to the other account.
  [`DELETE ${apiPaths.keys}/{id}`]: { statuses: forAccounts(404) },
  [`GET ${apiPaths.snippets}`]: { statuses: forAccounts() },
  [`POST ${apiPaths.snippets}`]: { body: { name: 'Mine', text: 'My own text' }, statuses: forAccounts(201) },
  // The snippet belongs to the other account.
  [`DELETE ${apiPaths.snippets}/{id}`]: { statuses: forAccounts(404) },
  [`GET ${apiPaths.ownWords}`]: { statuses: forAccounts() },
  [`PUT ${apiPaths.ownWords}`]: { body: { name: 'Ada' }, statuses: forAccounts() },
  // No payments are set up; billing.test.ts calls them where they are.
  [`GET ${apiPaths.billing}`]: { statuses: forEveryone(404) },
  [`GET ${apiPaths.billingPrices}`]: { statuses: forEveryone(404) },
  [`POST ${apiPaths.billingCheckout}`]: { body: { plan: 'pro' }, statuses: forEveryone(404) },
  [`POST ${apiPaths.billingPortal}`]: { statuses: forEveryone(404) },
  [`POST ${apiPaths.billingRefund}`]: { statuses: forEveryone(404) },
  [`POST ${apiPaths.billingWebhook}`]: { statuses: forEveryone(404) },
  [`GET ${apiPaths.team}`]: { statuses: forAccounts() },
  // The caller is in no team. The seat belongs to the other account's team.
  [`DELETE ${apiPaths.team}`]: { statuses: forAccounts(204) },
  [`POST ${apiPaths.teamInvitations}`]: { body: (email) => ({ email }), statuses: forAccounts(403) },
  [`POST ${apiPaths.teamJoin}`]: { body: { token: 'x'.repeat(43) }, statuses: forAccounts(404) },
  [`DELETE ${apiPaths.teamSeats}/{id}`]: { statuses: forAccounts(403) },
  // The tests call from this machine, like the operator. A person's session changes nothing.
  [`GET ${apiPaths.status}`]: { statuses: forEveryone() },
  [`POST ${apiPaths.statusTrial}`]: { body: { model: 'standard' }, statuses: forEveryone() },
  // A session's token is not an API key.
  [`POST ${publicApiPaths.replies}`]: { body: validRequest, statuses: forAccounts(401) },
  [`POST ${publicApiPaths.readings}`]: { body: validRequest, statuses: forAccounts(401) },
  [`GET ${publicApiPaths.usage}`]: { statuses: forAccounts(401) },
  [`GET ${publicApiPaths.options}`]: { statuses: forAccounts(401) },
  [`GET ${publicApiPaths.openapi}`]: { statuses: forEveryone() },
  [`GET ${apiPaths.openapi}`]: { statuses: forEveryone() },
  [`GET ${apiPaths.health}`]: { statuses: forEveryone() },
  [`GET ${apiPaths.ready}`]: { statuses: forEveryone() },
};

test('should have a row for every route of the API, and no others', async () => {
  expect(Object.keys(rows).toSorted()).toEqual(await servedRoutes());
});

const DAY_MS = 86_400_000;
const WEEKS_AGO = Date.now() - 8 * DAY_MS;

describe.each(databaseKinds)('another user is refused on %s', (kind) => {
  async function start() {
    const variables = await makeDatabase(kind);
    const server = await startServer({ database: variables, variables: { NODE_ENV: 'development' } });
    const database = await openRows(variables);
    const make = (options?: Parameters<typeof insertAccount>[2]) =>
      insertAccount(variables, database, options);
    return { variables, server, database, make };
  }

  /** The headers that a caller sends, and the address that its body would contain. */
  async function callAs(caller: Caller, { variables, database, make }: Awaited<ReturnType<typeof start>>) {
    switch (caller) {
      case 'visitor':
        return { ...(await make()), headers: {} };
      case 'invalid token': {
        const token = randomBytes(24).toString('base64url');
        return { ...(await make()), headers: { authorization: `Bearer ${signToken(variables, token)}` } };
      }
      case 'expired':
        return make({ signedInAt: WEEKS_AGO });
      case 'signed out': {
        const account = await make();
        await database.db.deleteFrom('sessions').where('user_id', '=', account.id).execute();
        return account;
      }
      case 'deleted': {
        const account = await make();
        await database.db.deleteFrom('profiles').where('id', '=', account.id).execute();
        return account;
      }
      case 'free':
        return make();
      case 'pro':
        return make({ plan: 'pro' });
    }
  }

  test.each(callers)('%s, on every route', async (caller) => {
    const setting = await start();
    const { server, database, make } = setting;
    const other = await make({ plan: 'pro' });
    await call(server, 'POST', apiPaths.gmailConnect, { headers: other.headers, body: { kind: 'sample' } });
    const made = await call(server, 'POST', apiPaths.keys, {
      headers: other.headers,
      body: { name: 'Theirs' },
    });
    const key = (await made.json()) as NewApiKey;
    const theirs = { name: 'Their snippet', text: 'Only they may read this text' };
    const saved = await call(server, 'POST', apiPaths.snippets, { headers: other.headers, body: theirs });
    const snippet = (await saved.json()) as Snippet;
    await insertTeam(database, other, { name: 'Their team' });
    const seat = await database.db.selectFrom('team_seats').select('id').executeTakeFirstOrThrow();
    const signature = 'Their own signature';
    await call(server, 'PUT', apiPaths.ownWords, { headers: other.headers, body: { signature } });
    for (const [route, { body, statuses, code = 'unauthenticated' }] of Object.entries(rows)) {
      // A route may change the caller's account, so each gets one of its own.
      const { email, headers } = await callAs(caller, setting);
      const [method = '', pattern = ''] = route.split(' ');
      const [, id = key.id] =
        [
          [apiPaths.snippets, snippet.id],
          [apiPaths.teamSeats, seat.id],
        ].find(([start = '']) => pattern.startsWith(start)) ?? [];
      const path = pattern.replace('{id}', id);
      const sent = typeof body === 'function' ? body(email) : body;
      const response = await call(server, method, path, { headers, ...(sent && { body: sent }) });
      expect.soft(response.status, route).toBe(statuses[caller]);
      const text = await response.text();
      if (response.status === 401) expect.soft(JSON.parse(text), route).toMatchObject({ code });
      // The caller sees and changes nothing of the other account.
      const answered = text + JSON.stringify([...response.headers]);
      for (const secret of [other.id, other.email, key.prefix, theirs.text, signature, 'Their team']) {
        expect.soft(answered, route).not.toContain(secret);
      }
      const kept = await call(server, 'GET', apiPaths.keys, { headers: other.headers });
      expect.soft(await kept.json(), route).toMatchObject({ keys: [{ id: key.id }] });
    }
    const data = await call(server, 'GET', apiPaths.accountData, { headers: other.headers });
    expect(await data.json()).toMatchObject({
      profile: { usage_mails: true },
      snippets: [snippet],
      own_words: { signature },
      team: { name: 'Their team', role: 'owner' },
    });
    const profile = await call(server, 'GET', apiPaths.profile, { headers: other.headers });
    expect(await profile.json()).toEqual({
      id: other.id,
      email: other.email,
      full_name: 'Ada Lovelace',
      current_plan: 'pro',
    });
  });
});
