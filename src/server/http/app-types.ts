import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Library } from '../accounts/library.ts';
import type { AskFinder } from '../asks/find-asks.ts';
import type { Background } from '../background.ts';
import type { Billing } from '../billing/billing.ts';
import type { ConcurrencyLimiter } from '../concurrency-limiter.ts';
import type { Database } from '../database/connect.ts';
import type { Env } from '../env.ts';
import type { Logger } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MailFiles } from '../mail-files/mail-files.ts';
import type { MailboxRevoker } from '../mailboxes/mailbox-revoker.ts';
import type { Mailboxes } from '../mailboxes/mailboxes.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Ledger } from '../quotas/ledger.ts';
import type { IdempotentWaits } from '../replies/idempotent/idempotent-waits.ts';
import type { ReplyTools } from '../replies/reply-tools.ts';
import type { StoppableReplies } from '../replies/stoppable-replies.ts';
import type { Secrets } from '../secrets.ts';
import type { FindOllama } from '../status/ollama.ts';
import type { TokenCounter } from '../tokens/token-counter.ts';
import type { LocalModels } from '../writers/local/local-models.ts';

/** The dependencies of the routes. */
export type AppDeps = {
  env: Env;
  database: Database;
  /** Rejects with `DatabaseUnavailable` if the database could not be written to. Any number of calls is cheap. */
  checkReady: () => Promise<void>;
  ledger: Ledger;
  secrets: Secrets;
  /** Loads the reply tools on first use; later calls return the same ones. */
  replyTools: () => Promise<ReplyTools>;
  localModels: LocalModels;
  tokens: TokenCounter;
  /** Loads what finds asks with a model on first use. Rejects if the configuration names no model for it. */
  askFinder: () => Promise<AskFinder>;
  /** Loads the account library on first use; later calls return the same one. */
  library: () => Promise<Library>;
  mailer: Mailer;
  /** Undefined: no payments. */
  billing: Billing | undefined;
  mailboxes: Mailboxes;
  mailboxRevoker: MailboxRevoker;
  /** Replies that are being sent through a mailbox. */
  runningSends: Background;
  /** Idempotent replies that are being written or stored. They are written to the end even if their caller has left. */
  runningIdempotentReplies: Background;
  idempotentWaits: IdempotentWaits;
  mailFiles: MailFiles;
  stoppableReplies: StoppableReplies;
  findOllama: FindOllama;
  /** Limits the trial replies of the operator's page: each is the work of a model that no quota counts. */
  trialLimiter: ConcurrencyLimiter;
  metrics: Metrics;
  log: Logger;
  /** The folder of the built pages: build/client. */
  pagesRoot: string;
  /** The public address without a slash at its end. Known once the server listens. */
  origin: () => string;
  /** Aborts as soon as the server begins to stop. From then on it should get no new requests. */
  shutdownStarted: AbortSignal;
  /** Aborts when the server has waited long enough for running replies and stops them. */
  shutdownForced: AbortSignal;
};

/** Hono's types: Node's own request and response, the request's id in the log, and the dependencies. */
export type HonoEnv = { Bindings: HttpBindings; Variables: { requestId: string; deps: AppDeps } };

/** The request, the response and the dependencies. Every route has them. */
export type RequestContext = Pick<Context<HonoEnv>, 'env' | 'var'>;
