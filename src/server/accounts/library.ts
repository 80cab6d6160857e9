import { runWithTransaction } from '@better-auth/core/context';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { apiPaths } from '#domain/paths.ts';
import type { Database } from '../database/connect.ts';
import type { Tx } from '../database/schema.ts';
import { describeError, type Logger } from '../log.ts';
import type { Secrets } from '../secrets.ts';
import { SESSION_MS } from './identify-account.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** How long a password reset link works, in seconds. */
const RESET_SECONDS = 3_600;

type LibraryOptions = {
  database: Database;
  secrets: Pick<Secrets, 'session'>;
  /** The public address, without a slash at its end. */
  origin: string;
  log: Logger;
  /** Mails a password reset link with this token. */
  mailResetToken: (mail: { email: string; token: string }) => void;
};

const timeFields = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Our names for the library's tables and columns. */
const tables = {
  user: {
    modelName: 'profiles',
    fields: { name: 'full_name', emailVerified: 'email_verified', ...timeFields },
    additionalFields: {
      current_plan: { type: 'string', input: false, defaultValue: 'free', required: true },
    },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...timeFields,
    },
  },
  account: {
    modelName: 'credentials',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...timeFields,
    },
  },
  verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...timeFields } },
} as const;

/**
 * Replaces the library's own log. Its messages contain email addresses, so only errors are logged, without their
 * messages.
 */
function libraryLog(log: Logger) {
  return {
    level: 'error' as const,
    disableColors: true,
    log: (_level: string, _message: string, ...details: unknown[]) => {
      const error = details.find((detail) => detail instanceof Error) ?? new Error('unknown');
      log.error({ error: describeError(error) }, 'The account library reports an error');
    },
  };
}

/**
 * Better Auth on the program's database (decision 9). Its functions get only the fields of the domain's schemas and the
 * session token. The library never sees cookies, client addresses or browsers.
 */
export function createLibrary({ database, secrets, origin, log, mailResetToken }: LibraryOptions) {
  return betterAuth({
    baseURL: origin,
    basePath: apiPaths.auth,
    secret: secrets.session[0],
    // No `type` is set: times are ISO 8601 texts and booleans are 0 and 1, in both databases.
    database: kyselyAdapter(database.db, { transaction: true }),
    plugins: [bearer({ requireSignature: true })],
    emailAndPassword: {
      enabled: true,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user: { email }, token }) => mailResetToken({ email, token }),
    },
    user: tables.user,
    session: { ...tables.session, expiresIn: SESSION_MS / 1000, disableSessionRefresh: true },
    account: tables.account,
    verification: { ...tables.verification, storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: libraryLog(log),
    advanced: {
      ipAddress: { disableIpTracking: true },
      // Without joins the library looks up an account in two queries. The time of the second one would show that the
      // first found an account.
      database: { generateId: 'uuid', validateSchema: false, joins: true },
    },
  });
}

export type Library = ReturnType<typeof createLibrary>;

/** An adapter that uses the given transaction and starts none itself. */
function adapterWithin(tx: Tx, options: BetterAuthOptions) {
  const running = { transaction: () => ({ execute: (work: (tx: Tx) => unknown) => work(tx) }) };
  return kyselyAdapter(running as unknown as Tx, { transaction: true })(options);
}

/**
 * Runs library calls and our own queries in one transaction. `work` must not wait for anything outside of this
 * transaction: the embedded database has one connection, so another query would wait forever. Hash passwords before
 * (`withPreparedHashes`).
 */
export async function inTransaction<Result>(
  library: Library,
  { db }: Database,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { options } = await library.$context;
  return db.transaction().execute((tx) => runWithTransaction(adapterWithin(tx, options), () => work(tx)));
}
