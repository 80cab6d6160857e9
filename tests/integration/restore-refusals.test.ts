import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { addDigest, databaseBytes } from '#server/backup/backup-file.ts';
import { backUpAccount, expectRefusal, makeFolder, restore } from './backup-fixture.ts';

test('should refuse to restore what is no complete backup, and write nothing', async () => {
  const { file, folder } = await backUpAccount();
  const bytes = readFileSync(file);
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
  const dataDir = join(makeFolder(), 'data');
  const broken = join(folder, 'broken');
  for (const content of [
    '',
    'some other text\n'.repeat(100),
    bytes.subarray(0, bytes.length / 2),
    bytes.subarray(0, -1),
    Buffer.concat([bytes, Buffer.from('x')]),
    changed,
  ]) {
    writeFileSync(broken, content);
    await expectRefusal(restore(broken, dataDir), 'no complete backup');
  }
  await expectRefusal(restore(join(folder, 'none'), dataDir), 'does not exist');
  await expectRefusal(restore(folder, dataDir), 'is a folder');
  expect(existsSync(dataDir)).toBe(false);
});

test.each([
  ["update backup_contents set made_at = 'NaN'", 'no valid date'],
  ['update backup_contents set made_at = 9e18', 'no valid date'],
  ['update backup_contents set made_at = -1', 'no valid date'],
  ["update backup_contents set secret = 'short'", 'secret is shorter'],
  ["update backup_contents set secret = printf('%40s', 'short')", 'secret is shorter'],
  ['delete from backup_contents', 'no valid date'],
  ['drop table backup_contents', 'no backup of this program'],
  ['drop table kysely_migration', 'no backup of this program'],
])('should refuse a backup with the right checksum after: %s', async (change, words) => {
  const { file } = await backUpAccount();
  const dataDir = join(makeFolder(), 'data');
  truncateSync(file, databaseBytes(file));
  const database = new DatabaseSync(file);
  database.exec(change);
  database.close();
  await addDigest(file);
  await expectRefusal(restore(file, dataDir), words);
  expect(existsSync(dataDir)).toBe(false);
});

test('should refuse a backup of a newer release', async () => {
  const { variables, folder, again } = await backUpAccount();
  const source = new DatabaseSync(join(variables.DATA_DIR ?? '', 'database.sqlite'));
  source.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
  source.close();
  await again('newer');
  const dataDir = makeFolder();
  await expectRefusal(restore(join(folder, 'newer'), dataDir), 'newer release');
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each(['secret', 'database.sqlite', 'database.sqlite-wal'])(
  'should not restore beside an existing %s',
  async (name) => {
    const { file } = await backUpAccount();
    const dataDir = makeFolder();
    mkdirSync(join(dataDir, 'models'));
    writeFileSync(join(dataDir, name), 'something');
    await expectRefusal(restore(file, dataDir), name);
    expect(readdirSync(dataDir).toSorted()).toEqual([name, 'models'].toSorted());
    expect(readFileSync(join(dataDir, name), 'utf8')).toBe('something');
  },
);
