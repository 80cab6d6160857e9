import type { TestProject } from 'vitest/node';
import { startPostgres } from './fakes/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL; undefined if SKIP_POSTGRES is 1. */
    postgresUrl: string | undefined;
  }
}

/**
 * One PostgreSQL for the whole run. Every test server makes its own database in it. If PostgreSQL does not start, the
 * run fails, unless SKIP_POSTGRES=1 says that this machine cannot run it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.SKIP_POSTGRES === '1') {
    console.warn('The tests on PostgreSQL are skipped, as SKIP_POSTGRES=1 says.');
    project.provide('postgresUrl', undefined);
    return async () => {};
  }
  const server = await startPostgres().catch((cause: unknown) => {
    throw new Error('PostgreSQL does not start; SKIP_POSTGRES=1 leaves its tests out.', { cause });
  });
  project.provide('postgresUrl', server.url('postgres'));
  return () => server.stop();
}
