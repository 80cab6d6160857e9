import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installRunner, runnerFolder } from '#server/local-models/runner.ts';

/** It survives a test run, so that only the first run on a machine installs the runner. */
const cache = join(import.meta.dirname, '../../../node_modules/.cache/local-runner');

/**
 * The folder of models that all tests share: it has only what runs models. The first call installs it, which takes 5 to
 * 20 seconds; calls at the same time, from any process, wait for that.
 */
export async function sharedRunner(): Promise<string> {
  await installRunner(cache);
  return cache;
}

/** Puts the shared runner into a folder of models, so that nothing is installed there. Creates the folder. */
export async function linkSharedRunner(dir: string): Promise<void> {
  const target = runnerFolder(await sharedRunner());
  const link = join(dir, basename(target));
  mkdirSync(dir, { recursive: true });
  // Windows makes links to folders without special rights only as junctions.
  if (!existsSync(link)) symlinkSync(target, link, 'junction');
}
