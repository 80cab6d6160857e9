import { join, resolve } from 'node:path';
import { z } from 'zod';
import { urlField, wholeNumber } from '../env-fields.ts';

/** Where local models lie, where they come from, and how they run. */
export type LocalModelEnv = {
  /** The folder of the models and of what runs them, absolute. */
  dir: string;
  /** The threads that one model uses; undefined: half of the machine's cores. */
  threads: number | undefined;
  /** How long a model stays in memory after its last reply, in milliseconds. */
  idleMs: number;
  /** Where models are downloaded from, without a slash at its end. */
  hubUrl: string;
  /** A JSON file with further models. */
  modelsFile: string | undefined;
};

/** The environment variables of local models. */
export const localModelVariables = {
  LOCAL_MODEL_DIR: z.string().optional(),
  LOCAL_MODEL_THREADS: wholeNumber('LOCAL_MODEL_THREADS', 0, 1024, 0),
  LOCAL_MODEL_IDLE_MS: wholeNumber('LOCAL_MODEL_IDLE_MS', 1000, 86_400_000, 300_000),
  MODEL_HUB_URL: urlField('MODEL_HUB_URL must be an http address, such as https://models.example.com.', [
    'http:',
    'https:',
  ]).default('https://huggingface.co'),
  LOCAL_MODELS_FILE: z.string().optional(),
};

type LocalModelValues = z.infer<z.ZodObject<typeof localModelVariables>>;

/** Groups the variables. `dataDir`: the folder of all data, in which models lie by default. */
export function localModelEnv(values: LocalModelValues, dataDir: string): LocalModelEnv {
  return {
    dir: resolve(values.LOCAL_MODEL_DIR ?? join(dataDir, 'models')),
    threads: values.LOCAL_MODEL_THREADS || undefined,
    idleMs: values.LOCAL_MODEL_IDLE_MS,
    hubUrl: values.MODEL_HUB_URL,
    modelsFile: values.LOCAL_MODELS_FILE && resolve(values.LOCAL_MODELS_FILE),
  };
}
