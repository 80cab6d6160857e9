import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { lockFile } from './file-lock.ts';

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'file-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'a.lock');
}

test('should give a lock to one at a time', () => {
  const path = newPath();
  const unlock = lockFile(path);
  expect(lockFile(path)).toBeUndefined();
  unlock?.();
  const unlockAgain = lockFile(path);
  expect(unlockAgain).toBeTypeOf('function');
  unlockAgain?.();
});

test('should keep out a process that waited while the lock went from one to another', () => {
  const path = newPath();
  const unlock = lockFile(path);
  const waiting = new DatabaseSync(path, { timeout: 0 });
  onTestFinished(() => waiting.close());
  unlock?.();
  const unlockAgain = lockFile(path);
  expect(() => waiting.exec('BEGIN EXCLUSIVE')).toThrow(/locked/);
  unlockAgain?.();
});
