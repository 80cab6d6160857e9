import { onTestFinished } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { type Status, statusSchema } from '#domain/status.ts';
import { type FakeGoogle, startGoogle } from '#tests/fakes/google.ts';
import { call } from './account-rows.ts';
import { startServer } from './server-fixture.ts';

export const OLD = 'the old secret of this installation is long enough';
export const NEW = 'the new secret of this installation is long enough';

export async function openGoogle(): Promise<FakeGoogle> {
  const google = await startGoogle();
  onTestFinished(() => google.close());
  return google;
}

/** Starts the program with these secrets on a database that others may use too. */
export function startWith(
  database: Record<string, string>,
  secrets: string[],
  variables: Record<string, string> = {},
) {
  return startServer({ database, variables: { ...variables, APP_SECRET: secrets.join(',') } });
}

/** What the operator's page says about old secrets. */
export async function oldSecretsIn(server: { url: string }): Promise<Status['oldSecrets']> {
  return statusSchema.parse(await (await call(server, 'GET', apiPaths.status)).json()).oldSecrets;
}
