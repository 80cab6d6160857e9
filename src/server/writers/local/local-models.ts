import type { Model } from '../model.ts';
import type { LocalModelChoice, ModelEnv } from '../model-env.ts';
import type { WriterLog } from '../model-writer.ts';

/**
 * Where a local model is: not in memory (`idle`), on its way there, there, or not usable until the next try (`failed`).
 */
export type LocalModelState = {
  /** The model's name in the configuration: 'local:gemma-4-e2b'. */
  label: string;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** One sentence; only for `failed`. */
  problem?: string;
};

/** The models on this machine that the configuration names. Each has a process of its own while it is in memory. */
export type LocalModels = {
  /** The model of a choice. The same choice gives the same model. */
  model(choice: LocalModelChoice): Model;
  states(): LocalModelState[];
  /** Ends the processes. Answers that are being written fail. */
  close(): Promise<void>;
};

/** Opens the local models of the configuration. No process starts before a model is used. */
export function openLocalModels(_env: ModelEnv, _log: WriterLog): LocalModels {
  return {
    model: ({ label }) => ({
      label,
      loadsModels: true,
      isSmall: true,
      open: () => Promise.reject(new Error('not yet')),
    }),
    states: () => [],
    close: () => Promise.resolve(),
  };
}
