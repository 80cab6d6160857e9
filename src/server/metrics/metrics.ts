import type { LogConfig } from 'kysely';
import type { MailboxKind } from '#domain/mailbox-kinds.ts';
import type { Refusal } from '../problems.ts';

/**
 * How a reply ended: `stopped` by the person, because they left, or by a server that stops; `refused` because of its
 * request or a limit, or because the account was deleted; `failed` for every other reason.
 */
export const replyOutcomes = ['written', 'stopped', 'refused', 'failed'] as const;
export type ReplyOutcome = (typeof replyOutcomes)[number];

/** Measures one reply. The clock runs from the call of `Metrics.startReply`. */
export type ReplyMeasure = {
  /** The writer that writes from now on. The reply counts for the last one. */
  setWriter(writer: string): void;
  /** The person gets a text. Only the first call counts. */
  noteText(): void;
  /** The reply has ended. */
  end(outcome: ReplyOutcome): void;
};

/**
 * What the parts of the server report about their work. Only prometheus.ts uses Prometheus. No value that a person
 * chose may become a label: writers and models are those of the configuration, all other labels are codes. Times are in
 * seconds.
 */
export type Metrics = {
  startReply(): ReplyMeasure;
  /** A request got a problem in place of an answer. */
  countRefusal(reason: Refusal): void;
  /** A request was answered. `route`: the pattern of its path. */
  countRequest(route: string, status: number): void;
  /** A call to a mailbox ended. `outcome`: 'done', the code of its failure, 'aborted' or 'error'. */
  countMailboxCall(call: { kind: MailboxKind; call: string; outcome: string }): void;
  /** A model of the configuration counted these tokens for one call. */
  countTokens(model: string, counts: { input: number; output: number }): void;
  /** For Kysely: gets every query with its time. */
  queryLog: LogConfig;
  /** A query or transaction waited this long for a connection. */
  observeConnectionWait(seconds: number): void;
  /** The functions below are called when Prometheus reads. */
  watchReservations(countOpen: () => number): void;
  watchQueue(model: string, countWaiting: () => number): void;
  /** `check` rejects while the server is not ready. */
  watchReadiness(check: () => Promise<void>): void;
  /** Lets Prometheus read the metrics. Throws `ConfigurationError` if the port is not free. */
  listen(): Promise<void>;
  close(): Promise<void>;
};

const ignore = () => {};
const noMeasure: ReplyMeasure = { setWriter: ignore, noteText: ignore, end: ignore };

/** The metrics of a server without `METRICS_PORT`: nothing is counted. */
export const noMetrics: Metrics = {
  startReply: () => noMeasure,
  countRefusal: ignore,
  countRequest: ignore,
  countMailboxCall: ignore,
  countTokens: ignore,
  queryLog: [],
  observeConnectionWait: ignore,
  watchReservations: ignore,
  watchQueue: ignore,
  watchReadiness: ignore,
  listen: async () => {},
  close: async () => {},
};
