import { BlockList } from 'node:net';
import { z } from 'zod';
import { type BillingEnv, billingEnv, billingFault, billingVariables } from './billing/billing-env.ts';
import {
  addressList,
  optionalNumber,
  publicDomain,
  type SecretTexts,
  secretList,
  urlField,
  wholeNumber,
} from './env-fields.ts';
import { type MailEnv, mailEnv, mailVariables } from './mail/mail-env.ts';
import { type MailboxEnv, mailboxEnv, mailboxFault, mailboxVariables } from './mailboxes/mailbox-env.ts';
import { type MetricsEnv, metricsEnv, metricsFault, metricsVariables } from './metrics/metrics-env.ts';
import { type Prices, priceVariables } from './tokens/price-env.ts';
import { type ModelEnv, modelEnv, modelFault, modelVariables } from './writers/model-env.ts';

/** A configuration that cannot work. `message` is one sentence with the variable and the value that it needs. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Env = {
  web: {
    port: number;
    host: string;
    /** The public origin, without a slash at its end; undefined if APP_URL is not set. */
    appUrl: string | undefined;
    /** The email address of the operator of the service; undefined if none is set and APP_URL has no public host. */
    supportAddress: string | undefined;
    /** The addresses of proxies whose X-Forwarded-For header is trusted. */
    trustedProxies: BlockList;
  };
  storage: {
    databaseUrl: string | undefined;
    dataDir: string;
    /** The secrets of APP_SECRET, newest first; undefined if it is not set. */
    appSecrets: SecretTexts | undefined;
  };
  models: ModelEnv;
  prices: Prices;
  replyLimits: {
    /**
     * Replies that one guest or one account may start in a minute. All guests of one network address together may start
     * this number, or `guestRepliesPerAddress` if that is larger.
     */
    repliesPerMinute: number;
    /** Replies that all guests of one network address together may have in a day. */
    guestRepliesPerAddress: number;
    /** Replies of all persons together in a UTC day; undefined: any number. 0: none is written. */
    repliesPerDay: number | undefined;
    /** Replies of all guests together in a UTC day; undefined: any number. 0: none is written. */
    guestRepliesPerDay: number | undefined;
  };
  attemptLimits: {
    /** Attempts of each kind (accounts/attempts.ts) from one network address in a minute. */
    ratePerAddress: number;
    /** New accounts from one network address in a day. */
    signUpsPerAddress: number;
  };
  mail: MailEnv;
  mailboxes: MailboxEnv;
  /** Undefined: no payments. Plans are then chosen without one. */
  billing: BillingEnv | undefined;
  metrics: MetricsEnv;
  /** The number of processes of this machine that serve. */
  processes: number;
  log: { level: LogLevel };
};

/** The variables that say where the data is. */
export const storageVariables = {
  DATABASE_URL: urlField('DATABASE_URL must be a postgres:// address.', [
    'postgres:',
    'postgresql:',
  ]).optional(),
  DATA_DIR: z.string().default('./data'),
  APP_SECRET: secretList('APP_SECRET').optional(),
};

const variables = z.object({
  PORT: wholeNumber('PORT', 0, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'HOST must be an address or a host name, such as 127.0.0.1.')
    .default('127.0.0.1'),
  APP_URL: urlField(
    'APP_URL must be the public address without a path, such as https://reply.example.com.',
    ['http:', 'https:'],
    // The server writes it into pages without escaping. The host of a valid URL may contain quotes and braces.
    (url) =>
      url.pathname === '/' &&
      !url.search &&
      !url.hash &&
      !url.username &&
      !url.password &&
      /^[\w.:[\]-]+$/.test(url.host),
  ).optional(),
  SUPPORT_ADDRESS: z
    .string()
    // The server writes it into pages without escaping.
    .regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'SUPPORT_ADDRESS must be an email address.')
    .optional(),
  TRUST_PROXY: addressList('TRUST_PROXY').optional(),
  ...storageVariables,
  ...modelVariables,
  ...priceVariables,
  REPLY_RATE_PER_MINUTE: wholeNumber('REPLY_RATE_PER_MINUTE', 1, 1_000_000, 60),
  GUEST_REPLIES_PER_ADDRESS: wholeNumber('GUEST_REPLIES_PER_ADDRESS', 0, 1_000_000, 30),
  REPLIES_PER_DAY: optionalNumber('REPLIES_PER_DAY', 0, 1_000_000_000),
  GUEST_REPLIES_PER_DAY: optionalNumber('GUEST_REPLIES_PER_DAY', 0, 1_000_000_000),
  ACCOUNT_RATE_PER_ADDRESS: wholeNumber('ACCOUNT_RATE_PER_ADDRESS', 1, 1_000_000, 60),
  SIGN_UPS_PER_ADDRESS: wholeNumber('SIGN_UPS_PER_ADDRESS', 1, 1_000_000, 300),
  ...mailVariables,
  ...mailboxVariables,
  ...billingVariables,
  ...metricsVariables,
  WEB_CONCURRENCY: wholeNumber('WEB_CONCURRENCY', 1, 256, 1),
  LOG_LEVEL: z
    .enum(logLevels, { error: `LOG_LEVEL must be one of ${logLevels.join(', ')}.` })
    .default('info'),
});

type Variables = z.infer<typeof variables>;

/** A sentence about why several processes cannot serve; undefined if they can. */
function processesFault(values: Variables): string | undefined {
  if (values.WEB_CONCURRENCY === 1) return undefined;
  if (!values.DATABASE_URL) {
    return 'WEB_CONCURRENCY must be 1 unless DATABASE_URL is set: several processes need PostgreSQL.';
  }
  for (const name of ['AI_MODEL', 'AI_FALLBACK_MODEL', 'AI_ADVANCED_MODEL'] as const) {
    const choice = values[name];
    if (choice && choice !== 'drafter' && choice.provider === 'local') {
      return `WEB_CONCURRENCY must be 1 if ${name} is a model on this machine: each process would load it.`;
    }
  }
  return undefined;
}

/** Checks the rules between variables. Throws `ConfigurationError` on the first broken rule. */
function checkTogether(values: Variables): void {
  if (values.DATABASE_URL && !values.APP_SECRET) {
    throw new ConfigurationError(
      'APP_SECRET must be set if DATABASE_URL is set: a random text of at least 32 characters.',
    );
  }
  const fault =
    modelFault(values) ??
    mailboxFault(values) ??
    billingFault(values) ??
    metricsFault(values) ??
    processesFault(values);
  if (fault) throw new ConfigurationError(fault);
}

/**
 * Reads environment variables with a schema. An empty variable counts as unset. Throws `ConfigurationError` for the
 * first wrong variable.
 */
export function parseVariables<Values>(
  schema: z.ZodType<Values>,
  source: Record<string, string | undefined>,
): Values {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = schema.safeParse(nonEmpty);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(parsed.error.issues[0]?.message ?? 'The configuration is wrong.');
}

/**
 * Reads the configuration from environment variables and groups it by purpose. An empty variable counts as unset.
 * Throws `ConfigurationError` for the first wrong variable. Source of names and defaults: the table in README.md.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const values = parseVariables(variables, source);
  checkTogether(values);
  const domain = publicDomain(values.APP_URL);
  return {
    web: {
      port: values.PORT,
      host: values.HOST,
      appUrl: values.APP_URL && new URL(values.APP_URL).origin,
      supportAddress: values.SUPPORT_ADDRESS ?? (domain && `support@${domain}`),
      trustedProxies: values.TRUST_PROXY ?? new BlockList(),
    },
    storage: {
      databaseUrl: values.DATABASE_URL,
      dataDir: values.DATA_DIR,
      appSecrets: values.APP_SECRET,
    },
    models: modelEnv(values, values.DATA_DIR),
    prices: values.AI_PRICES ?? new Map(),
    replyLimits: {
      repliesPerMinute: values.REPLY_RATE_PER_MINUTE,
      guestRepliesPerAddress: values.GUEST_REPLIES_PER_ADDRESS,
      repliesPerDay: values.REPLIES_PER_DAY,
      guestRepliesPerDay: values.GUEST_REPLIES_PER_DAY,
    },
    attemptLimits: {
      ratePerAddress: values.ACCOUNT_RATE_PER_ADDRESS,
      signUpsPerAddress: values.SIGN_UPS_PER_ADDRESS,
    },
    mail: mailEnv(values, values.APP_URL),
    mailboxes: mailboxEnv(values),
    billing: billingEnv(values),
    metrics: metricsEnv(values),
    processes: values.WEB_CONCURRENCY,
    log: { level: values.LOG_LEVEL },
  };
}
