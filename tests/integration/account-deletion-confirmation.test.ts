import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { call, insertAccount, openRows } from './account-rows.ts';
import { tablesWith } from './database-rows.ts';
import {
  type DatabaseKind,
  databaseKinds,
  makeDatabase,
  post,
  startServer,
  validRequest,
} from './server-fixture.ts';

async function start(kind: DatabaseKind) {
  const variables = await makeDatabase(kind);
  const server = await startServer({ database: variables });
  const database = await openRows(variables);
  return { server, database, newAccount: () => insertAccount(variables, database) };
}

describe.each(databaseKinds)('the confirmation of a deletion on %s', (kind) => {
  test.each([
    [{}],
    [{ email: '' }],
    [{ email: 'someone@example.com' }],
    [{ email: null }],
    [{ confirm: true }],
  ])('%o does not confirm a deletion', async (body) => {
    const { server, newAccount } = await start(kind);
    const { headers } = await newAccount();
    const refused = await call(server, 'DELETE', apiPaths.account, { headers, body });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'validation' });
    expect((await call(server, 'GET', apiPaths.profile, { headers })).status).toBe(200);
  });

  test("an account's own address confirms its deletion, in any case and with spaces", async () => {
    const { server, database, newAccount } = await start(kind);
    const [one, other] = [await newAccount(), await newAccount()];
    for (const { headers } of [one, other]) await post(server, validRequest, { headers });
    const stranger = { headers: one.headers, body: { email: other.email } };
    expect((await call(server, 'DELETE', apiPaths.account, stranger)).status).toBe(400);
    const before = await tablesWith(database, [other.id]);
    const own = { headers: one.headers, body: { email: ` ${one.email.toUpperCase()} `, id: other.id } };
    expect((await call(server, 'DELETE', apiPaths.account, own)).status).toBe(204);
    expect(await tablesWith(database, [one.id, one.email])).toEqual([]);
    expect(await tablesWith(database, [other.id])).toEqual(before);
    expect((await call(server, 'GET', apiPaths.profile, { headers: one.headers })).status).toBe(401);
    expect((await call(server, 'GET', apiPaths.profile, { headers: other.headers })).status).toBe(200);
  });
});
