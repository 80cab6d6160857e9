import type { TestProject } from 'vitest/node';
import { startPostgres } from './fakes/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL; undefined where the machine cannot run it. */
    postgresUrl: string | undefined;
  }
}

/** One PostgreSQL for the whole run; every test server makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const server = await startPostgres();
    project.provide('postgresUrl', server.url('postgres'));
    return () => server.stop();
  } catch (error) {
    console.warn(`The tests on PostgreSQL are skipped: it does not run on this machine. ${error}`);
    project.provide('postgresUrl', undefined);
    return async () => {};
  }
}
