import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TestContext } from 'vitest';
import { LocalModelError } from '#server/local-models/local-model-error.ts';
import { readSystem, runnerSupport } from '#server/local-models/machine.ts';
import { installRunner, runnerFolder } from '#server/local-models/runner.ts';

/** It survives a test run, so that only the first run on a machine installs the runner. */
const cache = join(import.meta.dirname, '../../../node_modules/.cache/local-runner');

/** How long to wait for the registry, in milliseconds. */
const INSTALL_MS = 150_000;
/** The time that `skipWithoutRunner` needs at most, in milliseconds. */
export const RUNNER_MS = INSTALL_MS + 30_000;

/**
 * The folder of models that all tests share: it has only what runs models. The first call installs it, which takes 5 to
 * 20 seconds; calls at the same time, from any process, wait for that.
 */
export async function sharedRunner(): Promise<string> {
  await installRunner(cache, { signal: AbortSignal.timeout(INSTALL_MS) });
  return cache;
}

function leaveOut(reason: string): string {
  console.warn(`Tests on local models are left out: ${reason}`);
  return reason;
}

/**
 * Waits for an install. If the npm registry does not answer, prints that tests are left out and returns why. Rejects if
 * the install fails otherwise.
 */
export async function registryFault(installing: Promise<unknown>): Promise<string | undefined> {
  try {
    await installing;
    return undefined;
  } catch (error) {
    const isLate = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
    const isSilent = error instanceof LocalModelError && /registry does not answer/.test(error.message);
    if (isLate || isSilent) return leaveOut((error as Error).message);
    throw error;
  }
}

let missing: Promise<string | undefined> | undefined;

/**
 * Why this machine cannot run local models, in one sentence: because of its system, or because the npm registry does not
 * answer. Undefined if it can. Prints it once in a process. Rejects if the install fails otherwise.
 */
export function missingRunner(): Promise<string | undefined> {
  const support = runnerSupport(readSystem());
  missing ??= 'fault' in support ? Promise.resolve(leaveOut(support.fault)) : registryFault(sharedRunner());
  return missing;
}

/** For beforeEach: leaves a test out if this machine cannot run local models. Takes up to `RUNNER_MS`. */
export async function skipWithoutRunner({ skip }: Pick<TestContext, 'skip'>): Promise<void> {
  const reason = await missingRunner();
  skip(reason !== undefined, reason);
}

/** Puts the shared runner into a folder of models, so that nothing is installed there. Creates the folder. */
export async function linkSharedRunner(dir: string): Promise<void> {
  const target = runnerFolder(await sharedRunner());
  const link = join(dir, basename(target));
  mkdirSync(dir, { recursive: true });
  // Windows makes links to folders without special rights only as junctions.
  if (!existsSync(link)) symlinkSync(target, link, 'junction');
}
