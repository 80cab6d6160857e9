import { BlockList } from 'node:net';
import { z } from 'zod';
import { address, addressList, wholeNumber } from './env-fields.ts';
import { type MailEnv, mailEnv, mailVariables } from './mail/mail-env.ts';

/** A configuration that cannot work. `message` is one sentence that names the variable and what it wants. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Each provider with the variable that holds its key; null where a key is optional or none is needed. A new
 * provider is one row here and one in writers/models.ts.
 */
const providerKeys = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  mistral: 'MISTRAL_API_KEY',
  ollama: null,
  'openai-compatible': null,
} as const;

export type ModelProvider = keyof typeof providerKeys;
export const modelProviders = Object.keys(providerKeys) as [ModelProvider, ...ModelProvider[]];

type KeyVariable = NonNullable<(typeof providerKeys)[ModelProvider]>;
const keyVariables = Object.values(providerKeys).filter((variable) => variable !== null);

/** A provider that is asked with a key of its own. */
type KeyedProvider = {
  [Name in ModelProvider]: (typeof providerKeys)[Name] extends null ? never : Name;
}[ModelProvider];

/** `label` is the choice as it was configured: 'openai:gpt-5.2'. */
export type ModelChoice = { provider: ModelProvider; model: string; label: string };

/**
 * Which models write, and how they are reached. Without `main` the built-in drafter writes. `advanced`
 * writes for the plans that have it, where it is configured (decisions, D).
 */
export type ModelEnv = {
  main: ModelChoice | undefined;
  fallback: ModelChoice | undefined;
  advanced: ModelChoice | undefined;
  /** The providers' own keys; the one of a chosen provider is never undefined. */
  keys: Record<KeyedProvider, string | undefined>;
  /** Of the `openai-compatible` server: ends in '/v1', no trailing slash. */
  baseUrl: string | undefined;
  /** Of the `openai-compatible` server; local ones want none. */
  apiKey: string | undefined;
  /** Of Ollama, without a path. */
  ollamaBaseUrl: string;
  /** The longest a reply may take, in milliseconds. */
  timeoutMs: number;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Env = {
  web: {
    port: number;
    host: string;
    /** The public origin, without a trailing slash; undefined where APP_URL is not set. */
    appUrl: string | undefined;
    /** Where people reach whoever runs the service. */
    supportAddress: string;
    /** Addresses whose X-Forwarded-For is believed. */
    trustedProxies: BlockList;
  };
  storage: { databaseUrl: string | undefined; dataDir: string; appSecret: string | undefined };
  models: ModelEnv;
  allowances: {
    /** Replies begun a minute by one guest or account, and by all guests of one address. */
    repliesPerMinute: number;
    /** Replies a day for all guests of one address. */
    guestRepliesPerAddress: number;
  };
  /** `ratePerAddress`: what one address may try a minute of each kind in accounts/attempts.ts. */
  accounts: {
    ratePerAddress: number;
    /** Accounts that one address may make a day. */
    signUpsPerAddress: number;
  };
  mail: MailEnv;
  log: { level: LogLevel };
};

/** A model as `provider:model`; the model's own name may hold colons ('ollama:qwen3:8b'). */
function modelChoice(variable: string) {
  const message = `${variable} must be provider:model, where the provider is one of ${modelProviders.join(', ')}.`;
  return z
    .string()
    .transform((label, context): ModelChoice => {
      const colon = label.indexOf(':');
      const provider = modelProviders.find((name) => name === label.slice(0, colon));
      const model = label.slice(colon + 1).trim();
      if (provider && model) return { provider, model, label: `${provider}:${model}` };
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional();
}

const keyField = z.string().optional();

function keyFields(): Record<KeyVariable, typeof keyField> {
  return Object.fromEntries(keyVariables.map((variable) => [variable, keyField])) as Record<
    KeyVariable,
    typeof keyField
  >;
}

const variables = z.object({
  PORT: wholeNumber('PORT', 0, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'HOST must be an address or a host name, such as 127.0.0.1.')
    .default('127.0.0.1'),
  APP_URL: address(
    'APP_URL must be the public address without a path, such as https://reply.example.com.',
    ['http:', 'https:'],
    // It is put into pages as it is: a URL's host may hold quotes and braces, a real one never does.
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
    // It is put into pages as it is.
    .regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'SUPPORT_ADDRESS must be an email address.')
    .optional(),
  TRUST_PROXY: addressList('TRUST_PROXY').optional(),
  DATABASE_URL: address('DATABASE_URL must be a postgres:// address.', [
    'postgres:',
    'postgresql:',
  ]).optional(),
  DATA_DIR: z.string().default('./data'),
  APP_SECRET: z.string().min(32, 'APP_SECRET must be at least 32 characters long.').optional(),
  AI_MODEL: modelChoice('AI_MODEL'),
  AI_FALLBACK_MODEL: modelChoice('AI_FALLBACK_MODEL'),
  AI_ADVANCED_MODEL: modelChoice('AI_ADVANCED_MODEL'),
  AI_BASE_URL: address('AI_BASE_URL must be an http address that ends in /v1.', ['http:', 'https:'], (url) =>
    url.pathname.endsWith('/v1'),
  ).optional(),
  AI_API_KEY: z.string().optional(),
  AI_TIMEOUT_MS: wholeNumber('AI_TIMEOUT_MS', 100, 3_600_000, 60_000),
  ...keyFields(),
  OLLAMA_BASE_URL: address('OLLAMA_BASE_URL must be an http address, such as http://127.0.0.1:11434.', [
    'http:',
    'https:',
  ]).default('http://127.0.0.1:11434'),
  REPLY_RATE_PER_MINUTE: wholeNumber('REPLY_RATE_PER_MINUTE', 1, 1_000_000, 60),
  GUEST_REPLIES_PER_ADDRESS: wholeNumber('GUEST_REPLIES_PER_ADDRESS', 0, 1_000_000, 30),
  ACCOUNT_RATE_PER_ADDRESS: wholeNumber('ACCOUNT_RATE_PER_ADDRESS', 1, 1_000_000, 60),
  SIGN_UPS_PER_ADDRESS: wholeNumber('SIGN_UPS_PER_ADDRESS', 1, 1_000_000, 300),
  ...mailVariables,
  LOG_LEVEL: z
    .enum(logLevels, { error: `LOG_LEVEL must be one of ${logLevels.join(', ')}.` })
    .default('info'),
});

type Variables = z.infer<typeof variables>;

/** What one variable demands of another. */
function checkTogether(values: Variables): void {
  if (values.DATABASE_URL && !values.APP_SECRET) {
    throw new ConfigurationError(
      'APP_SECRET must be set where DATABASE_URL is: a random text of at least 32 characters.',
    );
  }
  if (values.AI_FALLBACK_MODEL && !values.AI_MODEL && !values.AI_ADVANCED_MODEL) {
    throw new ConfigurationError('AI_MODEL must be set where AI_FALLBACK_MODEL is.');
  }
  for (const name of ['AI_MODEL', 'AI_FALLBACK_MODEL', 'AI_ADVANCED_MODEL'] as const) {
    const choice = values[name];
    if (!choice) continue;
    const key = providerKeys[choice.provider];
    if (key && !values[key]) {
      throw new ConfigurationError(`${key} must hold the key of the provider that ${name} names.`);
    }
    if (choice.provider === 'openai-compatible' && !values.AI_BASE_URL) {
      throw new ConfigurationError(
        `AI_BASE_URL must be the address of the server that ${name} names, ending in /v1.`,
      );
    }
  }
}

/** An address at the public host, where that is a name; else one that reaches nobody. */
function defaultSupportAddress(appUrl: string | undefined): string {
  const host = appUrl ? new URL(appUrl).hostname : '';
  return /\.[a-z-]+$/i.test(host) ? `support@${host}` : 'support@example.com';
}

/**
 * Reads the configuration from environment variables, regrouped by purpose. An empty variable counts as unset.
 * Throws `ConfigurationError` on the first wrong one. Source of names and defaults: decisions, D.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(parsed.error.issues[0]?.message ?? 'The configuration is wrong.');
  }
  const values = parsed.data;
  checkTogether(values);
  return {
    web: {
      port: values.PORT,
      host: values.HOST,
      appUrl: values.APP_URL && new URL(values.APP_URL).origin,
      supportAddress: values.SUPPORT_ADDRESS ?? defaultSupportAddress(values.APP_URL),
      trustedProxies: values.TRUST_PROXY ?? new BlockList(),
    },
    storage: {
      databaseUrl: values.DATABASE_URL,
      dataDir: values.DATA_DIR,
      appSecret: values.APP_SECRET,
    },
    models: modelEnv(values),
    allowances: {
      repliesPerMinute: values.REPLY_RATE_PER_MINUTE,
      guestRepliesPerAddress: values.GUEST_REPLIES_PER_ADDRESS,
    },
    accounts: {
      ratePerAddress: values.ACCOUNT_RATE_PER_ADDRESS,
      signUpsPerAddress: values.SIGN_UPS_PER_ADDRESS,
    },
    mail: mailEnv(values, values.APP_URL),
    log: { level: values.LOG_LEVEL },
  };
}

function modelEnv(values: Variables): ModelEnv {
  return {
    main: values.AI_MODEL,
    fallback: values.AI_FALLBACK_MODEL,
    advanced: values.AI_ADVANCED_MODEL,
    keys: Object.fromEntries(
      Object.entries(providerKeys).flatMap(([provider, variable]) =>
        variable ? [[provider, values[variable]]] : [],
      ),
    ) as ModelEnv['keys'],
    baseUrl: values.AI_BASE_URL,
    apiKey: values.AI_API_KEY,
    ollamaBaseUrl: values.OLLAMA_BASE_URL,
    timeoutMs: values.AI_TIMEOUT_MS,
  };
}
