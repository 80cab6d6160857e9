import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { startGoogle } from '#tests/fakes/google.ts';
import { signUp, type TestAccount } from './account-fixture.ts';
import { openRows, readAccount } from './account-rows.ts';
import { backUpAccount, command, expectRefusal, makeFolder, restore, storageOf } from './backup-fixture.ts';
import { tablesOf } from './database-rows.ts';
import { connectGmail } from './gmail-fixture.ts';
import { askForList } from './gmail-mail-fixture.ts';
import { runServer, untilReady } from './process-fixture.ts';
import { makeDatabase, post } from './server-fixture.ts';

test('a backup of a program that writes has everything, and a restored program goes on with it', async () => {
  const google = await startGoogle();
  onTestFinished(() => google.close());
  const generous = { ACCOUNT_RATE_PER_ADDRESS: '1000000', SIGN_UPS_PER_ADDRESS: '1000000' };
  const variables = { ...(await makeDatabase('SQLite')), ...google.variables, ...generous };
  const running = runServer(variables);
  const before = await untilReady(running);
  const person = await signUp(before);
  await post(before, undefined, { headers: person.headers });
  await connectGmail(before, person);
  const confirmed: TestAccount[] = [];
  let isOver = false;
  const writing = (async () => {
    while (!isOver) confirmed.push(await signUp(before));
  })();
  await expect.poll(() => confirmed.length).toBeGreaterThan(1);
  const known = [...confirmed];
  const file = join(makeFolder(), 'backup.sqlite');
  const { code, lastLine } = await command('backup', file, variables);
  isOver = true;
  await writing;
  expect([code, lastLine]).toEqual([0, expect.stringContaining('contains the secret')]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  running.child.kill('SIGKILL');
  await running.exited;

  const dataDir = join(makeFolder(), 'new', 'folder');
  const restored = { ...variables, DATA_DIR: dataDir };
  expect((await command('restore', file, restored)).code).toBe(0);
  expect(readdirSync(dataDir).toSorted()).toEqual(['database.sqlite', 'secret']);
  for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  const after = await untilReady(runServer(restored));
  for (const { email, headers } of known) {
    expect((await readAccount(after, headers)).profile).toMatchObject({ email });
  }
  expect((await readAccount(after, person.headers)).usage.emails_generated).toBe(1);
  expect((await askForList(after, person)).status).toBe(200);
});

test('a restored database has the rows of the old one, and nothing of the backup', async () => {
  const { variables, file } = await backUpAccount();
  const dataDir = join(makeFolder(), 'data');
  await restore(file, dataDir);
  const [source, copy] = [await openRows(variables), await openRows({ DATA_DIR: dataDir })];
  expect(await tablesOf(copy)).toEqual(await tablesOf(source));
  const secret = readFileSync(join(dataDir, 'secret'), 'utf8');
  expect(readFileSync(join(variables.DATA_DIR ?? '', 'secret'), 'utf8')).toBe(secret);
  expect(readFileSync(file).includes(secret)).toBe(true);
  expect(readFileSync(join(dataDir, 'database.sqlite')).includes(secret)).toBe(false);
});

test('with APP_SECRET the backup has no secret, and both commands say so', async () => {
  const APP_SECRET = 'the secret of this installation is kept elsewhere';
  const { variables, folder } = await backUpAccount({ APP_SECRET });
  const file = join(folder, 'by-command');
  expect((await command('backup', file, variables)).lastLine).toContain('APP_SECRET');
  expect(readFileSync(file).includes(APP_SECRET)).toBe(false);
  const dataDir = makeFolder();
  const restored = await command('restore', file, { DATA_DIR: dataDir, APP_SECRET });
  expect([restored.code, restored.lastLine]).toEqual([0, expect.stringContaining('APP_SECRET')]);
  expect(readdirSync(dataDir)).toEqual(['database.sqlite']);
});

test('should refuse a backup that cannot be written, and leave nothing behind', async () => {
  const { file, folder, again } = await backUpAccount();
  const bytes = readFileSync(file);
  await expectRefusal(again('backup.sqlite'), 'exists already');
  expect(readFileSync(file).equals(bytes)).toBe(true);
  await expectRefusal(again(join('none', 'other')), 'does not exist');
  await expectRefusal(again(join('backup.sqlite', 'other')), 'no folder');
  await expectRefusal(again('other', folder), 'does not exist');
  expect(readdirSync(folder)).toEqual(['backup.sqlite']);
});

test('a file that appears while a backup is made is not replaced', async () => {
  const { folder, again } = await backUpAccount();
  const backup = again('late');
  writeFileSync(join(folder, 'late'), 'the file of another program');
  await expectRefusal(backup, 'exists already');
  expect(readFileSync(join(folder, 'late'), 'utf8')).toBe('the file of another program');
  expect(readdirSync(folder).toSorted()).toEqual(['backup.sqlite', 'late']);
});

test('should refuse a backup of what is no database, or a damaged one', async () => {
  const { variables, folder, again } = await backUpAccount();
  const dataDir = makeFolder();
  writeFileSync(join(dataDir, 'database.sqlite'), 'not a database, but a text that somebody put here');
  await expectRefusal(again('other', dataDir), 'no database');
  const bytes = readFileSync(join(variables.DATA_DIR ?? '', 'database.sqlite'));
  bytes.fill(0xff, 3 * 4096, 5 * 4096);
  writeFileSync(join(dataDir, 'database.sqlite'), bytes);
  await expectRefusal(again('other', dataDir), 'damaged');
  expect(readdirSync(folder)).toEqual(['backup.sqlite']);
});

test('a command that is stopped or cannot write leaves nothing behind', async () => {
  const { variables, folder, file } = await backUpAccount();
  const stopped = AbortSignal.abort(new Error('stopped'));
  const storage = storageOf(variables);
  const dataDir = join(makeFolder(), 'new', 'data');
  await expect(makeBackup({ storage, file: join(folder, 'other'), signal: stopped })).rejects.toThrow(
    'stopped',
  );
  await expect(restoreBackup({ dataDir, file, signal: stopped })).rejects.toThrow('stopped');
  await expectRefusal(restore(file, file), 'a file has this name');
  await expectRefusal(restore(file, join(file, 'data')), 'no folder');
  expect([readdirSync(folder), existsSync(join(dataDir, '..'))]).toEqual([['backup.sqlite'], false]);
});

test('should not back up a secret with which the program could not start, nor leave out one that is missing', async () => {
  const { variables, folder, again } = await backUpAccount();
  const secret = join(variables.DATA_DIR ?? '', 'secret');
  writeFileSync(secret, 'short');
  await expectRefusal(again('other'), 'at least 32 characters');
  rmSync(secret);
  symlinkSync(join(folder, 'nowhere'), secret);
  await expectRefusal(again('other'), 'does not exist');
  expect(readdirSync(folder)).toEqual(['backup.sqlite']);
});

test('should write through no link to a file or folder that is missing', async () => {
  const { file, folder, again } = await backUpAccount();
  const nowhere = join(folder, 'nowhere');
  const link = join(folder, 'link');
  symlinkSync(nowhere, link);
  await expectRefusal(again('link'), 'exists already');
  await expectRefusal(again(join('link', 'other')), 'does not exist');
  await expectRefusal(restore(file, link), 'does not exist');
  for (const name of ['secret', 'database.sqlite', 'database.sqlite-wal']) {
    const dataDir = makeFolder();
    symlinkSync(nowhere, join(dataDir, name));
    await expectRefusal(restore(file, dataDir), `${name} exists already`);
    expect(readdirSync(dataDir)).toEqual([name]);
  }
  expect(existsSync(nowhere)).toBe(false);
});

test.each(['backup', 'restore'] as const)('%s takes no option for a file', async (verb) => {
  const folder = makeFolder();
  const { DATA_DIR = '' } = await makeDatabase('SQLite');
  const asked = await command(verb, '--help', { DATA_DIR }, folder);
  expect([asked.code, asked.lines]).toEqual([0, expect.arrayContaining([expect.stringContaining(verb)])]);
  const { code, lines } = await command(verb, '--force', { DATA_DIR }, folder);
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^--force .*\.$/)]]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['backup', 'restore'] as const)(
  'with DATABASE_URL %s names the tools of PostgreSQL',
  async (verb) => {
    const variables = { DATABASE_URL: 'postgres://127.0.0.1:1/replies', APP_SECRET: 's'.repeat(32) };
    const { code, lines } = await command(verb, join(makeFolder(), 'backup'), variables);
    expect([code, lines]).toEqual([1, [expect.stringMatching(/pg_dump.*\.$/)]]);
  },
);
