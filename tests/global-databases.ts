import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/database/connect.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { startPostgres } from './fakes/postgres.ts';

/** Migrated databases without rows. Each test works on a copy, which takes less time than migrating. */
export type Templates = {
  /** The path of the file. */
  sqlite: string;
  /** The address of the server's main database, and the template's name; undefined if SKIP_POSTGRES is 1. */
  postgres: { server: string; template: string } | undefined;
};

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

const TEMPLATE = 'template_migrated';

/** Migrates a new database and closes it again. */
async function migrateNew(dataDir: string, databaseUrl?: string): Promise<void> {
  const database = await connectDatabase(
    { dataDir, databaseUrl, appSecrets: undefined },
    () => {},
    noMetrics,
  );
  await database.close();
}

async function makePostgresTemplate(server: string, url: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateNew('', url);
}

/**
 * One PostgreSQL for the whole run, and a migrated template of each database. If PostgreSQL does not start, the run
 * fails, unless SKIP_POSTGRES=1 says that this machine cannot run it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'reply-template-'));
  await migrateNew(folder);
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const sqlite = join(folder, 'database.sqlite');
  if (process.env.SKIP_POSTGRES === '1') {
    console.warn('The tests on PostgreSQL are skipped, as SKIP_POSTGRES=1 says.');
    project.provide('templates', { sqlite, postgres: undefined });
    return removeFolder;
  }
  const server = await startPostgres().catch((cause: unknown) => {
    throw new Error('PostgreSQL does not start; SKIP_POSTGRES=1 leaves its tests out.', { cause });
  });
  await makePostgresTemplate(server.url('postgres'), server.url(TEMPLATE));
  project.provide('templates', { sqlite, postgres: { server: server.url('postgres'), template: TEMPLATE } });
  return async () => {
    await server.stop();
    await removeFolder();
  };
}
