import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bearer, signIn, tokenOf } from './account-fixture.ts';
import { insertAccount, openRows } from './account-rows.ts';
import { askOwner, comeBack, connectGmail, readGmail, startConnecting } from './gmail-fixture.ts';
import { askForList } from './gmail-mail-fixture.ts';
import { NEW, OLD, oldSecretsIn, openGoogle, startWith } from './secret-rotation-fixture.ts';
import { databaseKinds, makeDatabase, startServer } from './server-fixture.ts';

test.each(databaseKinds)(
  'what the old secret sealed is sealed anew, and then the new one alone opens it, on %s',
  async (kind) => {
    const google = await openGoogle();
    const database = await makeDatabase(kind);
    const variables = { ...database, APP_SECRET: OLD };
    const before = await startWith(database, [OLD], google.variables);
    const rows = await openRows(variables);
    const [account, slow] = [await insertAccount(variables, rows), await insertAccount(variables, rows)];
    await connectGmail(before, account);
    const started = await startConnecting(before, slow);
    expect(await oldSecretsIn(before)).toBeUndefined();
    const both = await startWith(database, [NEW, OLD], google.variables);
    await expect.poll(both.log).toContain('"sealed":2');
    expect(await oldSecretsIn(both)).toEqual({ count: 1, left: 0 });
    const after = await startWith(database, [NEW], google.variables);
    expect((await askForList(after, { headers: await signedByNew(after, account) })).status).toBe(200);
    const location = new URL(await askOwner(started));
    const { host } = new URL(after.url);
    location.host = host;
    expect(await comeBack(location.href, { cookie: started.cookie })).not.toBe('expired');
    expect(await readGmail(before, account)).toMatchObject({ connected: false });
  },
);

test('the secret of the data folder can be the old one', async () => {
  const google = await openGoogle();
  const database = await makeDatabase('SQLite');
  const before = await startServer({ database, variables: google.variables });
  const account = await insertAccount(database, await openRows(database));
  await connectGmail(before, account);
  const fromFolder = await readFile(join(database.DATA_DIR ?? '', 'secret'), 'utf8');
  const both = await startWith(database, [NEW, fromFolder], google.variables);
  expect((await askForList(both, account)).status).toBe(200);
  await expect.poll(() => oldSecretsIn(both)).toEqual({ count: 1, left: 0 });
});

test('the log does not say that all is sealed anew while something is left', async () => {
  const google = await openGoogle();
  const database = await makeDatabase('SQLite');
  const variables = { ...database, APP_SECRET: OLD };
  const before = await startWith(database, [OLD], google.variables);
  const rows = await openRows(variables);
  await connectGmail(before, await insertAccount(variables, rows));
  await connectGmail(before, await insertAccount(variables, rows));
  await before.close();
  // Each credential looks as if another program had changed it at this very moment.
  await sql`create table attempts (number integer)`.execute(rows.db);
  await sql`create trigger changed before update on mailboxes begin
    insert into attempts values (1); select raise(ignore); end`.execute(rows.db);
  const both = await startWith(database, [NEW, OLD], google.variables);
  const attempts = async () => (await sql`select number from attempts`.execute(rows.db)).rows.length;
  await expect.poll(attempts).toBe(2);
  expect(await oldSecretsIn(both)).toEqual({ count: 1, left: 2 });
  expect(both.log()).not.toContain('"sealed":');
});

test('a credential that no secret opens is left as it is, and keeps no old secret in use', async () => {
  const google = await openGoogle();
  const database = await makeDatabase('SQLite');
  const variables = { ...database, APP_SECRET: 'a third secret that is lost for ever and ever' };
  const lost = await startServer({ database: variables, variables: google.variables });
  const rows = await openRows(variables);
  await connectGmail(lost, await insertAccount(variables, rows));
  const stored = () => rows.db.selectFrom('mailboxes').select('credential').execute();
  const before = await stored();
  const both = await startWith(database, [NEW, OLD], google.variables);
  await expect.poll(both.log).toContain('"sealed":0');
  expect(await oldSecretsIn(both)).toEqual({ count: 1, left: 0 });
  expect(await stored()).toEqual(before);
});

/** The headers of a new session of an account, from a server that signs with its own secret. */
async function signedByNew(server: { url: string }, { email }: { email: string }) {
  return bearer(tokenOf(await signIn(server, { email, password: 'correct horse battery' })));
}
