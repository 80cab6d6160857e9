import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { NewApiKey } from '#domain/api-keys.ts';
import { limits } from '#domain/limits.ts';
import { keyFieldMessages, keyRefusals, planRefusals } from '#domain/messages.ts';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import { call, insertAccount, openRows } from './account-rows.ts';
import { databaseKinds, makeDatabase, startServer } from './server-fixture.ts';

const MINUTE_MS = 60_000;
const inAnHour = () => new Date(Date.now() + 60 * MINUTE_MS).toISOString();

describe.each(databaseKinds)('API keys on %s', (kind) => {
  async function start(plan: Plan = 'pro') {
    const variables = await makeDatabase(kind);
    const server = await startServer({ database: variables });
    const database = await openRows(variables);
    const account = await insertAccount(variables, database, { plan });
    const { headers } = account;
    const create = (body: object = { name: 'Desk' }) =>
      call(server, 'POST', apiPaths.keys, { headers, body });
    const usageWith = (authorization: string) =>
      call(server, 'GET', publicApiPaths.usage, { headers: { authorization } });
    return {
      server,
      database,
      account,
      create,
      made: async (body?: object) => (await (await create(body)).json()) as NewApiKey,
      list: async () => (await (await call(server, 'GET', apiPaths.keys, { headers })).json()).keys,
      revoke: (id: string) => call(server, 'DELETE', `${apiPaths.keys}/${id}`, { headers }),
      usageWith,
      usageBy: ({ key }: Pick<NewApiKey, 'key'>) => usageWith(`Bearer ${key}`),
      choosePlan: (to: Plan) => call(server, 'PUT', apiPaths.plan, { headers, body: { plan: to } }),
    };
  }

  test('a key gives access to the public API, is shown once, and is not in the database', async () => {
    const { made, list, usageBy, database } = await start();
    const key = await made({ name: '  Help\ndesk ', scopes: ['usage', 'reply'], expires_at: inAnHour() });
    expect(key).toMatchObject({ name: 'Help desk', scopes: ['reply', 'usage'], last_used_at: null });
    expect(key.key.startsWith(`${key.prefix}_`)).toBe(true);
    const response = await usageBy(key);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ emails_generated: 0, limit: null, included: 500 });
    const { key: text, ...shown } = key;
    expect(await list()).toMatchObject([{ ...shown, last_used_at: expect.anything() }]);
    expect(JSON.stringify(await list())).not.toContain(text);
    const row = await database.db.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow();
    const secret = text.slice(key.prefix.length + 1);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('should show the last use of a key, accurate to a minute', async () => {
    const { made, list, usageBy } = await start();
    await usageBy(await made());
    await expect.poll(async () => (await list())[0].last_used_at).not.toBeNull();
    const [{ last_used_at: at }] = await list();
    expect(Date.parse(at) % MINUTE_MS).toBe(0);
    expect(Date.now() - Date.parse(at)).toBeLessThan(2 * MINUTE_MS);
  });

  test('the last use is written once a minute, not at each call', async () => {
    const { database, made, list, usageBy } = await start();
    const [used, rested] = [await made(), await made()];
    const lastUse = (id: string, last_used_at: number) =>
      database.db.updateTable('api_keys').set({ last_used_at }).where('id', '=', id).execute();
    const lastUseOf = async (id: string) =>
      (await list()).find((key: NewApiKey) => key.id === id)?.last_used_at;
    const now = Date.now();
    await lastUse(used.id, now - MINUTE_MS / 2);
    await lastUse(rested.id, now - MINUTE_MS);
    for (const key of [used, used, rested]) await usageBy(key);
    await expect.poll(async () => Date.parse(await lastUseOf(rested.id))).toBeGreaterThan(now - MINUTE_MS);
    expect(await lastUseOf(used.id)).toBe(new Date(now - MINUTE_MS / 2).toISOString());
  });

  test('twenty calls at once make ten keys, and after one is revoked another can be made', async () => {
    const { create, list, revoke } = await start();
    const answers = await Promise.all(Array.from({ length: 2 * limits.apiKeys }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.apiKeys);
    const refused = answers.find(({ status }) => status !== 201);
    expect(await refused?.json()).toMatchObject({ status: 409, code: 'too_many_keys' });
    const keys = await list();
    expect(keys).toHaveLength(limits.apiKeys);
    await revoke(keys[0].id);
    expect((await create()).status).toBe(201);
  });

  test('no key is made if the expiry is misspelt', async () => {
    const { create, list } = await start();
    const answer = await create({ name: 'Desk', expiresAt: inAnHour() });
    expect(await answer.json()).toMatchObject({
      code: 'validation',
      detail: expect.stringContaining('There is no field "expiresAt"'),
    });
    expect(await list()).toEqual([]);
  });

  test('a revoked key is refused at the next call, and cannot be revoked again', async () => {
    const { made, revoke, usageBy } = await start();
    const key = await made();
    expect((await usageBy(key)).status).toBe(200);
    expect((await revoke(key.id)).status).toBe(204);
    expect(await (await usageBy(key)).json()).toMatchObject({
      code: 'unauthenticated',
      detail: keyRefusals.unknown,
    });
    expect(await (await revoke(key.id)).json()).toMatchObject({ code: 'key_not_found' });
  });

  test.each(['%00', 'a%00b', '%F0%9F%94%91', 'x'.repeat(3_000), '%ff', '..%2f..'])(
    'an id that no key can have is not found: %s',
    async (id) => {
      const { revoke, made, list } = await start();
      await made();
      expect(await (await revoke(id)).json()).toMatchObject({ status: 404, code: 'key_not_found' });
      expect(await list()).toHaveLength(1);
    },
  );

  test('should make no keys on a plan without API, and refuse the keys that exist', async () => {
    const { create, made, usageBy, choosePlan, list } = await start();
    const key = await made();
    await choosePlan('basic');
    const refusal = { status: 403, code: 'not_in_plan', detail: planRefusals.api };
    expect(await (await usageBy(key)).json()).toMatchObject(refusal);
    expect(await (await create()).json()).toMatchObject(refusal);
    expect(await list()).toMatchObject([{ id: key.id }]);
    await choosePlan('pro');
    expect((await usageBy(key)).status).toBe(200);
  });

  test('should say that a key has expired, but only to a caller with the whole key', async () => {
    const { made, usageBy, database } = await start();
    const key = await made({ name: 'Short', expires_at: inAnHour() });
    await database.db
      .updateTable('api_keys')
      .set({ expires_at: Date.now() - 1 })
      .execute();
    expect(await (await usageBy(key)).json()).toMatchObject({
      code: 'unauthenticated',
      detail: keyRefusals.expired,
    });
    const guess = `${key.prefix}_${'A'.repeat(43)}`;
    expect(await (await usageBy({ key: guess })).json()).toMatchObject({ detail: keyRefusals.unknown });
  });

  test.runIf(kind === 'PostgreSQL')('a process with a slow clock refuses an expired key', async () => {
    const { made, usageBy, list, database } = await start();
    const key = await made();
    const now = Date.now();
    const behind = vi.spyOn(Date, 'now').mockReturnValue(now - 60 * MINUTE_MS);
    onTestFinished(() => void behind.mockRestore());
    expect((await usageBy(key)).status).toBe(200);
    await expect
      .poll(async () => Date.parse((await list())[0].last_used_at))
      .toBeGreaterThan(now - MINUTE_MS);
    await database.db
      .updateTable('api_keys')
      .set({ expires_at: now - MINUTE_MS })
      .execute();
    expect(await (await usageBy(key)).json()).toMatchObject({ detail: keyRefusals.expired });
  });

  test('should refuse the key of a deleted account', async () => {
    const { server, account, made, usageBy } = await start();
    const key = await made();
    await call(server, 'DELETE', apiPaths.account, {
      headers: account.headers,
      body: { email: account.email },
    });
    expect((await usageBy(key)).status).toBe(401);
  });

  test('should refuse half a key, a key with a wrong end, a session token and other text', async () => {
    const { account, made, usageWith } = await start();
    const [one, other] = [await made(), await made()];
    const swapped = other.prefix + one.key.slice(one.prefix.length);
    const refused = [
      'Bearer nonsense',
      `Bearer ${one.key.slice(0, -1)}`,
      `Bearer ${one.prefix}`,
      `Bearer ${one.key}A`,
      `Bearer ${swapped}`,
      `Bearer ${'x'.repeat(8_000)}`,
      account.headers.authorization,
    ];
    for (const authorization of refused) {
      const answer = await usageWith(authorization);
      expect(await answer.json(), authorization.slice(0, 80)).toMatchObject({
        code: 'unauthenticated',
        detail: keyRefusals.unknown,
      });
    }
    for (const authorization of ['', 'Basic YTpi', one.key]) {
      expect(await (await usageWith(authorization)).json()).toMatchObject({
        code: 'unauthenticated',
        detail: keyRefusals.missing,
      });
    }
    expect(await (await usageWith(`Bearer ${one.key}, Bearer ${other.key}`)).json()).toMatchObject({
      code: 'validation',
      detail: keyRefusals.several,
    });
  });

  test('a key gives access only to the public API', async () => {
    const { server, made } = await start();
    const { key } = await made();
    const headers = { authorization: `Bearer ${key}` };
    for (const path of [apiPaths.profile, apiPaths.keys, apiPaths.accountData]) {
      expect((await call(server, 'GET', path, { headers })).status, path).toBe(401);
    }
  });

  test('should name the scope that a key does not have', async () => {
    const { server, made, usageBy } = await start();
    const writing = await made({ name: 'Writes only', scopes: ['reply'] });
    expect(await (await usageBy(writing)).json()).toMatchObject({
      status: 403,
      code: 'not_in_scope',
      detail: keyRefusals.notInScope('usage'),
    });
    const counting = await made({ name: 'Counts only', scopes: ['usage'] });
    for (const path of [publicApiPaths.replies, publicApiPaths.readings]) {
      const answer = await call(server, 'POST', path, {
        headers: { authorization: `Bearer ${counting.key}` },
        body: { emailContent: 'Hello?' },
      });
      expect(await answer.json(), path).toMatchObject({
        status: 403,
        code: 'not_in_scope',
        detail: keyRefusals.notInScope('reply'),
      });
    }
  });

  test.each([
    [{}, keyFieldMessages.nameRequired],
    [{ name: ' \u200b ' }, keyFieldMessages.nameRequired],
    [{ name: 'n'.repeat(limits.apiKeyName + 1) }, keyFieldMessages.nameTooLong],
    [{ name: 'n', scopes: [] }, keyFieldMessages.scopesUnknown],
    [{ name: 'n', scopes: ['admin'] }, keyFieldMessages.scopesUnknown],
    [{ name: 'n', scopes: 'reply' }, keyFieldMessages.scopesUnknown],
    [{ name: 'n', expires_at: 'tomorrow' }, keyFieldMessages.expiryInvalid],
    [{ name: 'n', expires_at: '2020-01-01T00:00:00Z' }, keyFieldMessages.expiryOver],
  ])('%j is answered with one sentence', async (body, detail) => {
    const { create, list } = await start();
    expect(await (await create(body)).json()).toMatchObject({ status: 400, code: 'validation', detail });
    expect(await list()).toEqual([]);
  });
});
