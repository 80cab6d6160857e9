import type { LogEvent } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refusals } from '../problems.ts';

import { type Metrics, type ReplyMeasure, replyOutcomes } from './metrics.ts';

/** The bounds of the histograms, in seconds. A draft takes milliseconds, a model on this machine up to a minute. */
const replyBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];
/** No query takes longer than 2.5 seconds (database/unavailable.ts). */
const databaseBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const operations: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete', 'commit']);

/** What a query does: the first word of its SQL. A commit counts alone, because it waits for the disk. */
function operationOf({ query: { sql } }: LogEvent): string {
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? '';
  return operations.has(operation) ? operation : 'other';
}

const nameOf = (name: string) => `reply_assistant_${name}`;

/** Starts the metrics of Node itself. Those that Prometheus shows for all processes together get a rule for that. */
function collectProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  for (const metric of registry.getMetricsAsArray()) {
    // The slowest process counts. The package takes the mean, which hides it.
    if (/^nodejs_eventloop_lag_(p\d+_)?seconds$/.test(metric.name)) metric.aggregator = 'max';
    // The package leaves it out. The primary process is the oldest.
    if (metric.name === 'process_start_time_seconds') metric.aggregator = 'min';
  }
}

/** Tells how many processes serve, and how often one was started again. */
export type ProcessMetrics = { serving(count: number): void; restarted(): void };

/** The metrics of all serving processes together. Only the first or only process has them. */
export function createProcessMetrics(registry: Registry): ProcessMetrics {
  const registers = [registry];
  const serving = new Gauge({
    name: nameOf('processes'),
    help: 'Processes that serve requests.',
    registers,
  });
  const restarts = new Counter({
    name: nameOf('process_restarts_total'),
    help: 'Serving processes that ended and were started again.',
    registers,
  });
  return { serving: (count) => serving.set(count), restarted: () => restarts.inc() };
}

function createTokenMetrics(registers: Registry[]): Pick<Metrics, 'countTokens'> {
  const tokens = new Counter({
    name: nameOf('tokens_total'),
    help: 'Tokens that models counted, by model and direction (input, output).',
    labelNames: ['model', 'direction'],
    registers,
  });
  return {
    countTokens: (model, { input, output }) => {
      tokens.inc({ model, direction: 'input' }, input);
      tokens.inc({ model, direction: 'output' }, output);
    },
  };
}

function createReplyMetrics(registers: Registry[], writers: readonly string[]): Pick<Metrics, 'startReply'> {
  const replies = new Counter({
    name: nameOf('replies_total'),
    help: 'Replies that ended, by outcome and writer.',
    labelNames: ['outcome', 'writer'],
    registers,
  });
  // Prometheus sees an increase only of a counter that it has read before.
  for (const writer of writers) for (const outcome of replyOutcomes) replies.inc({ outcome, writer }, 0);
  const firstText = new Histogram({
    name: nameOf('reply_first_text_seconds'),
    help: 'From the request for a reply to its first text.',
    labelNames: ['writer'],
    buckets: replyBuckets,
    registers,
  });
  const whole = new Histogram({
    name: nameOf('reply_seconds'),
    help: 'From the request for a reply to its end, for written replies.',
    labelNames: ['writer'],
    buckets: replyBuckets,
    registers,
  });

  function startReply(): ReplyMeasure {
    const start = performance.now();
    const elapsed = () => (performance.now() - start) / 1000;
    let writer = 'none';
    let firstTextAfter: number | undefined;
    return {
      setWriter: (name) => {
        writer = name;
      },
      noteText: () => {
        firstTextAfter ??= elapsed();
      },
      end: (outcome) => {
        replies.inc({ outcome, writer });
        if (firstTextAfter !== undefined) firstText.observe({ writer }, firstTextAfter);
        if (outcome === 'written') whole.observe({ writer }, elapsed());
      },
    };
  }

  return { startReply };
}

function createHttpMetrics(
  registers: Registry[],
): Pick<Metrics, 'countRequest' | 'countRefusal' | 'countMailboxCall'> {
  const requests = new Counter({
    name: nameOf('http_requests_total'),
    help: 'Requests that were answered, by the pattern of their path and the class of their status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const refused = new Counter({
    name: nameOf('refusals_total'),
    help: 'Requests that got a problem in place of an answer, by its code; ceiling: a limit of all replies.',
    labelNames: ['reason'],
    registers,
  });
  // From 0 on, like the replies.
  for (const reason of refusals) refused.inc({ reason }, 0);
  const mailboxCalls = new Counter({
    name: nameOf('mailbox_calls_total'),
    help: 'Calls to mailboxes, by kind of mailbox, call and outcome.',
    labelNames: ['kind', 'call', 'outcome'],
    registers,
  });
  return {
    countRequest: (route, status) => requests.inc({ route, status: `${Math.floor(status / 100)}xx` }),
    countRefusal: (reason) => refused.inc({ reason }),
    countMailboxCall: (call) => mailboxCalls.inc(call),
  };
}

function createDatabaseMetrics(registers: Registry[]): Pick<Metrics, 'queryLog' | 'observeConnectionWait'> {
  const queries = new Histogram({
    name: nameOf('database_seconds'),
    help: 'Time of one query, by operation.',
    labelNames: ['operation'],
    buckets: databaseBuckets,
    registers,
  });
  const waits = new Histogram({
    name: nameOf('database_wait_seconds'),
    help: 'Wait of a query or transaction for a connection to PostgreSQL.',
    buckets: databaseBuckets,
    registers,
  });
  return {
    queryLog: (event) => queries.observe({ operation: operationOf(event) }, event.queryDurationMillis / 1000),
    observeConnectionWait: (seconds) => waits.observe(seconds),
  };
}

type Watched = Pick<Metrics, 'watchReservations' | 'watchQueue' | 'watchReadiness'>;

function createWatchedMetrics(registers: Registry[]): Watched {
  let countOpen = () => 0;
  const queues = new Map<string, () => number>();
  let check = async () => {};
  new Gauge({
    name: nameOf('reservations'),
    help: 'Replies that are reserved and not settled.',
    registers,
    collect() {
      this.set(countOpen());
    },
  });
  new Gauge({
    name: nameOf('local_model_queue'),
    help: 'Replies that wait for their turn at a model on this machine.',
    labelNames: ['model'],
    registers,
    collect() {
      for (const [model, countWaiting] of queues) this.set({ model }, countWaiting());
    },
  });
  new Gauge({
    name: nameOf('ready'),
    help: '1 if the database answers and can be written to, else 0.',
    registers,
    aggregator: 'min',
    async collect() {
      this.set(
        await check().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  return {
    watchReservations: (count) => {
      countOpen = count;
    },
    watchQueue: (model, countWaiting) => {
      queues.set(model, countWaiting);
    },
    watchReadiness: (checkNow) => {
      check = checkNow;
    },
  };
}

/** The metrics of one serving process, kept by Prometheus' client. */
export type ServingMetrics = { registry: Registry; metrics: Omit<Metrics, 'listen' | 'close'> };

/** Creates the metrics of a serving process, all at zero. `writers`: the names of those that may write replies. */
export function createServingMetrics(writers: readonly string[]): ServingMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectProcess(registry);
  return {
    registry,
    metrics: {
      ...createReplyMetrics(registers, writers),
      ...createTokenMetrics(registers),
      ...createHttpMetrics(registers),
      ...createDatabaseMetrics(registers),
      ...createWatchedMetrics(registers),
    },
  };
}

/** Creates the metrics of the primary process, which serves no request itself. */
export function createPrimaryMetrics(): { registry: Registry; processes: ProcessMetrics } {
  const registry = new Registry();
  collectProcess(registry);
  return { registry, processes: createProcessMetrics(registry) };
}
