import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import type { Db } from '#server/database/schema.ts';
import { callAuth, signIn, signUp, type TestAccount } from './account-fixture.ts';
import { call, openRows } from './account-rows.ts';
import {
  makeDatabase,
  post,
  startServer,
  type TestServer,
  usualKinds,
  validRequest,
} from './server-fixture.ts';

/** What is broken, as an error of the program could break it, and the request that the server then gets. */
const faults: [
  what: string,
  (db: Db) => Promise<void>,
  (server: TestServer, person: TestAccount) => Promise<Response>,
][] = [
  ['a sign-in without credentials', (db) => db.schema.dropTable('credentials').execute(), signIn],
  [
    'a change of the name without its column',
    (db) => db.schema.alterTable('profiles').renameColumn('full_name', 'name').execute(),
    (server, person) => callAuth(server, 'update-user', { name: 'Ana' }, person),
  ],
  [
    'a month without its view',
    (db) => db.schema.dropView('usage_tracking').execute(),
    (server, { headers }) => call(server, 'GET', apiPaths.usage, { headers }),
  ],
  [
    'a plan without its history',
    (db) => db.schema.dropTable('plan_changes').execute(),
    (server, { headers }) => call(server, 'PUT', apiPaths.plan, { headers, body: { plan: 'pro' } }),
  ],
  [
    'a session without its table',
    (db) => db.schema.alterTable('sessions').renameTo('former_sessions').execute(),
    (server, person) => callAuth(server, 'get-session', undefined, person),
  ],
  [
    'an account that cannot be deleted',
    (db) => db.schema.dropTable('verifications').execute(),
    (server, { headers, email }) => call(server, 'DELETE', apiPaths.account, { headers, body: { email } }),
  ],
  [
    'a reply without its counts',
    (db) => db.schema.dropTable('rates').execute(),
    (server, { headers }) => post(server, validRequest, { headers }),
  ],
];

describe.each(usualKinds)('an error of the program, on %s,', (kind) => {
  test.each(faults)(
    'such as %s, gives the person a general sentence and logs its cause',
    async (_what, breakIt, ask) => {
      const database = await makeDatabase(kind);
      const server = await startServer({ database });
      const person = await signUp(server);
      await breakIt((await openRows(database)).db);
      const failed = await ask(server, person);
      expect(await failed.json()).toMatchObject({
        status: 500,
        code: 'internal',
        detail: 'Something went wrong. Please try again.',
      });
      expect(server.log()).toMatch(/"code":"internal".*"code":"(42P01|42703|ERR_SQLITE_ERROR)"/);
    },
  );
});
