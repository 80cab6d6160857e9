import { availableParallelism } from 'node:os';
import { localModelPath } from '../../local-models/model-files.ts';
import { runnerEntry } from '../../local-models/runner.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Model, TokenListener } from '../model.ts';
import type { LocalModelChoice, ModelEnv } from '../model-env.ts';
import type { WriterLog } from '../model-writer.ts';
import { type LocalModelState, ModelHost } from './model-host.ts';
import { ReplyQueue } from './reply-queue.ts';

/** How many answers a model writes at once. While one is written, the processor mostly waits for memory. */
const ANSWERS_AT_ONCE = 2;
/**
 * The most tokens of a prompt and its answer together. 10,000 letters of English have about 3,000. In other scripts they
 * can have more than fit: then the mail loses its end, and a note says so.
 */
const CONTEXT_TOKENS = 6144;
/** The longest answer, in tokens: about 500 words of English. */
const MAX_TOKENS = 1024;
/** Where an answer ends although the model goes on: marks of chat templates. */
const STOP_TEXTS = ['<|im_', '<start_of_turn>', '[INST]'];

/** The models on this machine that the configuration names. Each has a process of its own while it is in memory. */
export type LocalModels = {
  /**
   * The model of a choice. The same choice gives the same model. Throws `ConfigurationError` if the model is unknown or
   * not here.
   */
  model(choice: LocalModelChoice): Model;
  /** Brings a model into memory. Rejects with `ModelFailure` if that is not possible. */
  load(choice: LocalModelChoice): Promise<void>;
  states(): LocalModelState[];
  /** Ends the processes. Answers that are being written fail. */
  close(): void;
};

type LocalModel = { model: Model; host: ModelHost };

/** What the local models of one program share. */
type Shared = {
  local: ModelEnv['local'];
  log: WriterLog;
  onTokens: TokenListener;
  metrics: Pick<Metrics, 'watchQueue'>;
};

/** Opens one model, with a process and a queue of its own. The process starts when the model is loaded or used. */
function openModel(choice: LocalModelChoice, { local, log, onTokens, metrics }: Shared): LocalModel {
  const { label } = choice;
  const cores = availableParallelism();
  const host = new ModelHost({
    label,
    load: {
      library: runnerEntry(local.dir),
      modelPath: localModelPath(choice, local),
      threads: Math.min(local.threads ?? Math.max(1, cores >> 1), cores),
      answersAtOnce: ANSWERS_AT_ONCE,
      contextTokens: CONTEXT_TOKENS,
    },
    idleMs: local.idleMs,
    log,
    onTokens,
  });
  const queue = new ReplyQueue(ANSWERS_AT_ONCE);
  metrics.watchQueue(label, () => queue.waiting);
  const limits = { maxTokens: MAX_TOKENS, stopTexts: STOP_TEXTS };
  const model: Model = {
    label,
    loadsModels: true,
    isSmall: true,
    takeTurn: (signal, onWaiting) => queue.takeTurn(signal, onWaiting),
    open: (prompt, signal, onEvent) => host.open({ prompt, ...limits }, signal, onEvent),
  };
  return { model, host };
}

/** Opens the local models of the configuration. No process starts before a model is loaded or used. */
export function openLocalModels(
  { local }: Pick<ModelEnv, 'local'>,
  log: WriterLog,
  onTokens: TokenListener,
  metrics: Pick<Metrics, 'watchQueue'>,
): LocalModels {
  const models = new Map<string, LocalModel>();

  function find(choice: LocalModelChoice): LocalModel {
    const key = choice.model;
    const known = models.get(key) ?? openModel(choice, { local, log, onTokens, metrics });
    models.set(key, known);
    return known;
  }

  return {
    model: (choice) => find(choice).model,
    load: (choice) => find(choice).host.load(),
    states: () => [...models.values()].map(({ host }) => host.state),
    close: () => {
      for (const { host } of models.values()) host.close();
    },
  };
}
