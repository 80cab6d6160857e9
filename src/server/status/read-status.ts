import { resolve } from 'node:path';
import { billingIntervals, paidPlans } from '#domain/billing.ts';
import { formatMoney } from '#domain/money.ts';
import { plans } from '#domain/plans.ts';
import type { Status, WriterStatus } from '#domain/status.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Billing } from '../billing/billing.ts';
import { priceVariableOf } from '../billing/billing-env.ts';
import type { Database } from '../database/connect.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { Env } from '../env.ts';
import { knownModels } from '../local-models/known-models.ts';
import { recommendedModel } from '../local-models/recommended-model.ts';
import { consentSettings } from '../mailboxes/mailbox-env.ts';
import { countOldSeals } from '../mailboxes/reseal.ts';
import type { Secrets } from '../secrets.ts';
import { readCosts } from '../tokens/read-costs.ts';
import type { TokenCounter } from '../tokens/token-counter.ts';
import type { LocalModels } from '../writers/local/local-models.ts';
import type { FallbackChoice, ModelEnv } from '../writers/model-env.ts';
import { writerName } from '../writers/writer-names.ts';
import { missingSettings } from './missing-settings.ts';
import type { FindOllama } from './ollama.ts';

type StatusContext = {
  env: Env;
  database: Pick<Database, 'kind' | 'check' | 'db' | 'now'>;
  tokens: Pick<TokenCounter, 'flush'>;
  secrets: Pick<Secrets, 'mailbox'>;
  localModels: Pick<LocalModels, 'states'>;
  findOllama: FindOllama;
  billing: Pick<Billing, 'prices'> | undefined;
  origin: () => string;
};

function writerStatus(
  role: WriterStatus['role'],
  choice: FallbackChoice,
  localModels: StatusContext['localModels'],
): WriterStatus {
  const name = writerName(choice);
  const local = localModels.states().find(({ label }) => label === name);
  if (!local) return { role, name };
  const { state, problem } = local;
  return {
    role,
    name,
    local: { state, ...(problem === undefined ? {} : { problem: `${name} ${problem}.` }) },
  };
}

function writersOf({ env: { models }, localModels }: StatusContext): WriterStatus[] {
  const { standard = 'drafter', advanced, fallback } = models;
  return [
    writerStatus('standard', standard, localModels),
    ...(advanced ? [writerStatus('advanced', advanced, localModels)] : []),
    ...(fallback ? [writerStatus('fallback', fallback, localModels)] : []),
  ];
}

/** The host and port of a URL, which may also have a password. */
const hostOf = (url: string | undefined) => (url ? new URL(url).host : undefined);

/** The settings of models. */
function modelSettings({ standard, asks, timeoutMs, local }: ModelEnv) {
  return {
    // Without a standard model, the setting changes nothing.
    AI_ASKS: standard && (asks ? 'on' : 'off'),
    AI_TIMEOUT_MS: timeoutMs,
    LOCAL_MODEL_DIR: local.dir,
    LOCAL_MODEL_THREADS: local.threads,
    LOCAL_MODEL_IDLE_MS: local.idleMs,
    MODEL_HUB_URL: new URL(local.hubUrl).origin,
    LOCAL_MODELS_FILE: local.modelsFile,
  };
}

/** The settings of payments: the key and the secret only as 'set'. */
function billingSettings(billing: Env['billing']): Record<string, string | number | undefined> {
  const prices = paidPlans.flatMap((plan) =>
    billingIntervals.map((interval) => [priceVariableOf[plan][interval], billing?.prices[plan][interval]]),
  );
  return {
    STRIPE_SECRET_KEY: billing && 'set',
    ...Object.fromEntries(prices),
    STRIPE_API_ROOT: billing?.apiRoot,
    STRIPE_GRACE_DAYS: billing?.graceDays,
  };
}

/** What the plans cost, and what the operator should look at. Empty without payments. */
function paymentsOf({ billing }: StatusContext): Pick<Status, 'payments'> {
  if (!billing) return {};
  const prices = billing.prices
    .configured()
    .map(({ plan, interval, ...money }) => `${plans[plan].label}: ${formatMoney(money)} a ${interval}`);
  return { payments: { prices, warnings: [...billing.prices.warnings()] } };
}

/** The settings by the names of their variables. A new setting without a secret belongs here. */
function settingsOf(env: Env) {
  const { web, storage, models, prices, mail, mailboxes, billing, metrics, replyLimits, attemptLimits } = env;
  const values: Record<string, string | number | undefined> = {
    APP_URL: web.appUrl,
    HOST: web.host,
    // Each rule has the form 'Subnet: IPv4 10.0.0.0/8'.
    TRUST_PROXY: web.trustedProxies.rules.map((rule) => rule.replace(/^\w+: IPv\d /, '')).join(', '),
    DATA_DIR: resolve(storage.dataDir),
    SMTP_URL: hostOf(mail.smtpUrl),
    ...Object.fromEntries(
      consentSettings(mailboxes).map(({ variable, isSet }) => [variable, isSet ? 'set' : undefined]),
    ),
    MAILBOX_ALLOW_PRIVATE: mailboxes.allowPrivate ? 1 : undefined,
    ...billingSettings(billing),
    ...modelSettings(models),
    AI_PRICES: [...prices].map(([model, { input, output }]) => `${model}=${input}/${output}`).join(', '),
    REPLY_RATE_PER_MINUTE: replyLimits.repliesPerMinute,
    GUEST_REPLIES_PER_ADDRESS: replyLimits.guestRepliesPerAddress,
    REPLIES_PER_DAY: replyLimits.repliesPerDay,
    GUEST_REPLIES_PER_DAY: replyLimits.guestRepliesPerDay,
    ACCOUNT_RATE_PER_ADDRESS: attemptLimits.ratePerAddress,
    SIGN_UPS_PER_ADDRESS: attemptLimits.signUpsPerAddress,
    WEB_CONCURRENCY: env.processes,
    METRICS_PORT: metrics.port,
    METRICS_HOST: metrics.port && metrics.host,
  };
  return Object.entries(values).map(([variable, value]) => ({
    variable,
    value: String(value ?? '') || null,
  }));
}

/** What the database answers; null if it is unavailable. */
async function ifAvailable<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null;
    throw error;
  }
}

/** The old secrets, and what they still seal. Empty if there is none. */
async function oldSecretsOf(ctx: StatusContext, answers: boolean): Promise<Pick<Status, 'oldSecrets'>> {
  const count = ctx.secrets.mailbox.length - 1;
  if (count === 0) return {};
  return { oldSecrets: { count, left: answers ? await ifAvailable(countOldSeals(ctx)) : null } };
}

/** Gathers what the operator's page shows. A database that does not answer is part of the status, not an error. */
export async function readStatus(ctx: StatusContext): Promise<Status> {
  const { env, database } = ctx;
  const [answers, ollama, localModel] = await Promise.all([
    ifAvailable(database.check().then(() => true)),
    ctx.findOllama(),
    // Only the program's own models: a wrong LOCAL_MODELS_FILE must not take this page away.
    recommendedModel(knownModels({ modelsFile: undefined }), env.models.local),
  ]);
  // In an outage each query would wait for seconds.
  const costs = answers ? await ifAvailable(readCosts(ctx)) : null;
  const oldSecrets = await oldSecretsOf(ctx, answers === true);
  const host = hostOf(env.storage.databaseUrl);
  return {
    version: packageJson.version,
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    address: ctx.origin(),
    writers: writersOf(ctx),
    database: { kind: database.kind, ...(host ? { host } : {}), answers: answers === true },
    ...oldSecrets,
    ...paymentsOf(ctx),
    settings: settingsOf(env),
    missing: missingSettings(env, { ollama, localModel: localModel?.name }),
    costs,
  };
}
