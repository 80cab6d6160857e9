import { describe, expect, test } from 'vitest';
import { createLibrary } from '#server/accounts/library.ts';
import { createLog } from '#server/log.ts';
import { openRows } from './account-rows.ts';
import { databaseKinds, makeDatabase } from './server-fixture.ts';

describe.each(databaseKinds)('the tables of accounts on %s', (kind) => {
  test('have every column that the account library uses, and require no other one', async () => {
    const database = await openRows(await makeDatabase(kind));
    // The library caches its result, so each check needs a new library.
    const check = async () => {
      const library = createLibrary({
        database,
        secrets: { session: ['a key of the tests, forty-three characters or so'] },
        origin: 'http://127.0.0.1',
        log: createLog('silent'),
        mailResetToken: () => {},
      });
      const { explicitSchemaCheck } = await library.$context;
      if (!explicitSchemaCheck) throw new Error('The library checks no tables.');
      await explicitSchemaCheck();
    };
    await check();
    await database.db.schema.alterTable('sessions').dropColumn('user_agent').execute();
    await expect(check()).rejects.toThrow('user_agent');
  });
});
