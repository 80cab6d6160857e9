import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './sqlite.ts';

test('a flush that failed is tried again by the next one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reply-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'database.sqlite');
  const { dialect, flush, closeFlush } = openSqlite(path);
  const db = new Kysely<object>({ dialect });
  await sql`create table words (word text)`.execute(db);
  await rename(`${path}-wal`, `${path}-away`);
  await expect(flush()).rejects.toMatchObject({ name: 'DatabaseUnavailable', cause: { code: 'ENOENT' } });
  await rename(`${path}-away`, `${path}-wal`);
  await expect(flush()).resolves.toBeUndefined();
  await closeFlush();
  await db.destroy();
});
