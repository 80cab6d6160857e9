import { pagePaths } from '#domain/paths.ts';
import type { Database } from '../database/connect.ts';
import type { Logger } from '../log.ts';
import { resetMail } from '../mail/account-mails.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Secrets } from '../secrets.ts';
import type { Library } from './library.ts';

/** Loads the account library. It is large, so call this only when the server listens. */
export async function loadLibrary({
  origin,
  mailer,
  ...parts
}: {
  database: Database;
  secrets: Pick<Secrets, 'session'>;
  origin: () => string;
  mailer: Mailer;
  log: Logger;
}): Promise<Library> {
  const { createLibrary } = await import('./library.ts');
  const library = createLibrary({
    ...parts,
    origin: origin(),
    mailResetToken: ({ email, token }) =>
      mailer.send(
        resetMail(email, `${origin()}${pagePaths.resetPassword}?${new URLSearchParams({ token })}`),
      ),
  });
  await library.$context;
  return library;
}
