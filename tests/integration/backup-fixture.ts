import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { BackupError } from '#server/backup/backup-error.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { parseEnv } from '#server/env.ts';
import { insertAccount, openRows } from './account-rows.ts';
import { makeDatabase } from './server-fixture.ts';

const root = join(import.meta.dirname, '../..');

/** A folder that is removed when the test ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reply-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs `npm run backup` or `npm run restore` without npm. */
export async function command(
  verb: 'backup' | 'restore',
  file: string,
  variables: Record<string, string>,
  cwd = root,
) {
  const child = spawn(process.execPath, [join(root, 'src/server/backup/command.ts'), verb, file], {
    cwd,
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  const lines = output.trimEnd().split('\n');
  return { code, lines, lastLine: lines.at(-1) };
}

const { signal } = new AbortController();

/** What variables say about where the data is. */
export const storageOf = (variables: Record<string, string>) => parseEnv(variables).storage;

/** Restores a backup to a folder. */
export const restore = (file: string, dataDir: string) => restoreBackup({ dataDir, file, signal });

/** Expects a refusal with one sentence that has these words. */
export async function expectRefusal(refused: Promise<unknown>, words: string): Promise<void> {
  const error = await refused.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(BackupError);
  expect(error).toHaveProperty('message', expect.stringMatching(new RegExp(`${words}.*\\.$`)));
}

/** Makes a database with an account, and a backup of it. */
export async function backUpAccount(more: Record<string, string> = {}) {
  const variables = { ...(await makeDatabase('SQLite')), ...more };
  await insertAccount(variables, await openRows(variables));
  const folder = makeFolder();
  const file = join(folder, 'backup.sqlite');
  await makeBackup({ storage: storageOf(variables), file, signal });
  const again = (name: string, dataDir = variables.DATA_DIR) =>
    makeBackup({
      storage: storageOf({ ...more, DATA_DIR: dataDir ?? '' }),
      file: join(folder, name),
      signal,
    });
  return { variables, folder, file, again };
}
