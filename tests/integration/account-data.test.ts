import { createHash, createHmac, type KeyObject } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accountDataSchema } from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import type { Database } from '#server/database/connect.ts';
import { purgeExpired } from '#server/database/purge.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { monthAt } from '#server/quotas/quota.ts';
import { deriveSecrets, loadSecrets } from '#server/secrets.ts';
import {
  bearer,
  callAuth,
  codeOf,
  deviceCookie,
  signIn,
  signUp,
  type TestAccount,
  tokenOf,
} from './account-fixture.ts';
import { call, openRows } from './account-rows.ts';
import { tablesWith } from './database-rows.ts';
import { insertMailbox, mailbox } from './mailbox-rows.ts';
import { askForReply, makeKey } from './public-api-fixture.ts';
import {
  databaseKinds,
  makeDatabase,
  post,
  startServer,
  type TestServer,
  validRequest,
} from './server-fixture.ts';
import { insertTeam } from './team-fixture.ts';

/**
 * All forms in which a row may contain a text: the text itself, and its hashes with every key of the installation and
 * without a key.
 */
function formsOf(variables: Record<string, string>, text: string): string[] {
  const keys: (KeyObject | string)[] = Object.values(
    deriveSecrets(loadSecrets(parseEnv(variables).storage)),
  ).flat();
  const hashes = (['hex', 'base64', 'base64url'] as const).flatMap((form) => [
    createHash('sha256').update(text).digest(form),
    ...keys.map((key) => createHmac('sha256', key).update(text).digest(form)),
  ]);
  return [text, ...hashes];
}

const ownSnippet = { name: 'Directions', text: 'Quirke lives\nbehind the mill.' };
const ownWords = { name: 'Mina Quirke', signature: 'Quirke & Daughters', closing: 'Ever yours,' };

/** Makes an account with a row in every possible table: it uses every form, with right and with wrong input. */
async function useEverything(server: TestServer): Promise<TestAccount> {
  const person = await signUp(server, { name: 'Wilhelmina Quirke' });
  const wrong = { currentPassword: 'a wrong one', newPassword: 'another horse battery' };
  await callAuth(server, 'change-password', wrong, person);
  await callAuth(server, 'send-verification-email', {}, person);
  await signUp(server, { email: person.email }).catch(() => {});
  const signedIn = await signIn(server, person);
  const cookie = deviceCookie(signedIn);
  await callAuth(server, 'sign-in/email', person, { headers: { cookie } });
  const token = tokenOf(signedIn);
  await callAuth(server, 'request-password-reset', { email: person.email });
  await expect.poll(server.log).toContain('Reset your password');
  for (const plan of ['basic', 'pro', 'free']) {
    await call(server, 'PUT', apiPaths.plan, { headers: bearer(token), body: { plan } });
    if (plan === 'pro') {
      const { key } = await makeKey(server, { headers: bearer(token) });
      await askForReply(server, { key, headers: { 'idempotency-key': 'once' } });
    }
  }
  await call(server, 'POST', apiPaths.snippets, { headers: bearer(token), body: ownSnippet });
  await call(server, 'PUT', apiPaths.ownWords, { headers: bearer(token), body: ownWords });
  await post(server, validRequest, { headers: bearer(token) });
  await signIn(server, { ...person, password: 'a wrong one' });
  return { ...person, token, headers: bearer(token) };
}

/** Stores that an account got a mail about its usage. */
async function insertNotice({ db }: Database, holder: string): Promise<void> {
  const notice = { holder, month: '2026-10', percent: 80, expires_at: Date.now() + 86_400_000 };
  await db.insertInto('usage_notices').values(notice).execute();
}

/** The tables with data of an account, and why the account's data file leaves some of them out. */
const holdings = {
  profiles: 'in the file',
  sessions: 'in the file, without their tokens',
  plan_changes: 'in the file',
  usage_tracking: 'in the file',
  quotas: 'in the file, as usage_tracking and days',
  usage_notices: 'in the file',
  credentials: 'the hash of the password',
  verifications: 'the hash of a mailed link',
  rates: 'counts of some minutes',
  reservations: 'replies under way',
  mailboxes: 'in the file, without its credential',
  mailbox_authorizations: 'hashes, for ten minutes',
  outbox: 'hashes, and names that the mailbox gave, for a day',
  api_keys: 'in the file, without their hashes',
  snippets: 'in the file',
  own_words: 'in the file',
  idempotent_replies: 'hashes, and answers that only their callers can open, for a day',
  teams: 'in the file, as team',
  team_seats: 'in the file, as team',
};

describe.each(databaseKinds)('the stored data of an account on %s', (kind) => {
  async function start() {
    const variables = await makeDatabase(kind);
    // With this setting mails are written to the log, as on a developer's machine.
    const server = await startServer({ database: variables, variables: { NODE_ENV: 'development' } });
    const database = await openRows(variables);
    return { variables, server, database };
  }

  test('a deleted account leaves only the counts of its replies of the month and of its mails', async () => {
    const { variables, server, database } = await start();
    const person = await useEverything(server);
    const { id, email, name, token, headers } = person;
    await insertMailbox(variables, database, id);
    await insertNotice(database, id);
    await insertTeam(database, person);
    const words = [id, email, name, token.split('.')[0] ?? '', ...Object.values(mailbox)];
    const traces = words.flatMap((text) => formsOf(variables, text));
    const tables = Object.keys(holdings).filter((table) => table !== 'reservations');
    expect(await tablesWith(database, traces)).toEqual(tables.toSorted());
    const isOfName = ({ holder }: { holder: string }) =>
      formsOf(variables, email).some((form) => holder.includes(form));
    const counts = await database.db.selectFrom('rates').select('holder').execute();
    const ofName = counts.filter(isOfName);
    const kindsOf = (holders: string[]) => holders.map((holder) => holder.split(':')[0]).toSorted();
    expect(kindsOf(ofName.map(({ holder }) => holder))).toEqual([
      'change',
      'password-change',
      'reset',
      'sign-in',
      'sign-in-own',
      'sign-up',
      'verification',
    ]);
    const deleted = await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
    expect(deleted.status).toBe(204);
    const rates = await database.db.selectFrom('rates').selectAll().orderBy('holder').execute();
    const left = rates.filter(isOfName);
    expect(kindsOf(left.map(({ holder }) => holder))).toEqual([
      'left-month',
      'reset',
      'sign-up',
      'verification',
    ]);
    expect(left[0]).toEqual({
      holder: expect.stringMatching(/^left-month:[\w-]{43}$/),
      used: 2,
      window_ends: monthAt(Date.now()).endsAt,
    });
    for (const { window_ends } of left.slice(1)) expect(window_ends).toBeLessThan(Date.now() + 10 * 60_000);
    expect(await tablesWith(database, traces)).toEqual(['rates']);
    await database.db
      .updateTable('rates')
      .set({ window_ends: Date.now() - 2 * 3_600_000 })
      .execute();
    await purgeExpired(database, createLog('silent'));
    expect(await tablesWith(database, traces)).toEqual([]);
    expect(await codeOf(await signIn(server, { email, password: 'correct horse battery' }))).toBe(
      'invalid_credentials',
    );
    // The address can be used again. The new account has no data of the old one.
    const again = await signUp(server, { email });
    expect(await (await call(server, 'GET', apiPaths.usage, again)).json()).toMatchObject({
      emails_generated: 0,
      limit: 10,
    });
  });

  test('the data file has all data of the account, and nothing that gives access to it', async () => {
    const { variables, server, database } = await start();
    const person = await useEverything(server);
    const { id, email, name, token, headers } = person;
    await insertMailbox(variables, database, id);
    await insertNotice(database, id);
    await insertTeam(database, person);
    await post(server, validRequest, { headers: (await signUp(server)).headers });
    const response = await call(server, 'GET', apiPaths.accountData, { headers });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/);
    const text = await response.text();
    const data = accountDataSchema.strict().parse(JSON.parse(text));
    expect(data.profile).toMatchObject({
      id,
      email,
      full_name: name,
      current_plan: 'pro',
      email_verified: false,
      usage_mails: true,
    });
    expect(data.team).toEqual({
      name: 'Acme',
      role: 'owner',
      own_plan: 'free',
      joined_at: expect.any(String),
    });
    expect(data.plan_changes.map(({ from_plan, to_plan }) => [from_plan, to_plan])).toEqual([
      ['free', 'basic'],
      ['basic', 'pro'],
      ['pro', 'free'],
    ]);
    const today = new Date().toISOString().slice(0, 10);
    expect(data.usage).toEqual([{ month_year: today.slice(0, 7), emails_generated: 2 }]);
    expect(data.usage_days).toEqual([{ date: today, replies: 2 }]);
    expect(data.usage_notices).toEqual([{ month_year: '2026-10', percent: 80 }]);
    expect(data.sessions).toHaveLength(3);
    expect(data.api_keys).toMatchObject([{ name: 'Desk', scopes: ['reply', 'usage'], expires_at: null }]);
    expect(data.snippets).toEqual([{ id: expect.any(String), ...ownSnippet }]);
    expect(data.own_words).toEqual(ownWords);
    const { address, credential } = mailbox;
    expect(data.mailboxes).toEqual([{ kind: 'gmail', address, connected_at: expect.any(String) }]);
    const sealed = await database.db.selectFrom('mailboxes').select(['id', 'credential']).executeTakeFirst();
    for (const secret of [credential, sealed?.credential, sealed?.id]) expect(text).not.toContain(secret);
    const times = [
      data.profile.created_at,
      data.plan_changes[0]?.changed_at,
      data.mailboxes[0]?.connected_at,
      ...data.sessions.flatMap((session) => Object.values(session)),
    ];
    for (const time of times) expect(new Date(time ?? '').toISOString()).toBe(time);
    const secrets = await database.db
      .selectFrom('credentials')
      .innerJoin('sessions', 'sessions.user_id', 'credentials.user_id')
      .select(['credentials.password', 'sessions.token'])
      .execute();
    expect(secrets.length).toBeGreaterThan(2);
    const key = await database.db.selectFrom('api_keys').select('hash').executeTakeFirstOrThrow();
    expect(text).not.toContain(key.hash);
    for (const secret of secrets.flatMap((row) => Object.values(row))) {
      expect(text).not.toContain(secret ?? 'no password');
    }
    expect(text).not.toContain(token);
  });
});

test('the files of the embedded database contain no data of a deleted account', async () => {
  const variables = await makeDatabase('SQLite');
  const server = await startServer({ database: variables, variables: { NODE_ENV: 'development' } });
  const { id, email, name, headers } = await useEverything(server);
  const stays = await signUp(server);
  await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
  await server.close();
  const folder = variables.DATA_DIR ?? '';
  const names = await readdir(folder);
  const files = await Promise.all(names.map((file) => readFile(join(folder, file), 'latin1')));
  expect(files.join()).toContain(stays.email);
  for (const trace of [id, email, name, 'behind the mill', ownWords.closing])
    expect(files.join()).not.toContain(trace);
});
