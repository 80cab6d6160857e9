import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigurationError } from '../env.ts';
import type { LocalModelEnv } from './local-model-env.ts';

/** A model that can be downloaded. */
export type KnownModel = {
  /** The name in AI_MODEL=local:<name> and of the files. */
  name: string;
  /** Where the hub has the file: '<owner>/<repo>/resolve/<revision>/<file>'. */
  path: string;
  /** The size of the file. */
  bytes: number;
  /** True if `bytes` is only near the real size. The hash then decides alone. */
  isSizeRough?: boolean;
  /** The SHA-256 of the file, in small hexadecimal digits. */
  sha256: string;
  licence: string;
  /** The memory that a machine should have in all, in bytes: for the model, its context and the other programs. */
  memory: number;
};

/**
 * The models that the program recommends, the one for most machines and languages first. Revisions are pinned, because
 * publishers replace files. Sizes and hashes are the publishers'; `memory` is an estimate: the file, one gigabyte for
 * contexts and one and a half for the rest.
 */
const recommended: readonly KnownModel[] = [
  {
    name: 'gemma-4-e2b',
    path: 'google/gemma-4-E2B-it-qat-q4_0-gguf/resolve/675cff42a74c774d6cb76f76d8eacb49b48c9b93/gemma-4-E2B_q4_0-it.gguf',
    bytes: 3_350_000_000,
    isSizeRough: true,
    sha256: 'fa401b55b07ee70a54c6dae3903c783a6e65064312529ea57175cb5f8dec6634',
    licence: 'Apache-2.0',
    memory: 6_000_000_000,
  },
  {
    name: 'qwen3.5-4b',
    path: 'unsloth/Qwen3.5-4B-GGUF/resolve/e87f176479d0855a907a41277aca2f8ee7a09523/Qwen3.5-4B-Q4_K_M.gguf',
    bytes: 2_740_937_888,
    sha256: '00fe7986ff5f6b463e62455821146049db6f9313603938a70800d1fb69ef11a4',
    licence: 'Apache-2.0',
    memory: 5_500_000_000,
  },
  {
    name: 'ministral-3-3b',
    path: 'mistralai/Ministral-3-3B-Instruct-2512-GGUF/resolve/eb599d408350ea2bb60452cb86be7c7b2fc28227/Ministral-3-3B-Instruct-2512-Q4_K_M.gguf',
    bytes: 2_147_023_008,
    sha256: '9ed150d4367e68df0ac8e1540f6ddc65b42d0ee26378329d1ecbca60f93fc5f8',
    licence: 'Apache-2.0',
    memory: 4_700_000_000,
  },
];

const positive = (sentence: string) => z.int(sentence).positive(sentence);

/** A model of LOCAL_MODELS_FILE. The messages continue 'LOCAL_MODELS_FILE is wrong: in its model 2, '. */
const furtherModel = z.object(
  {
    name: z
      .string('"name" must be a text.')
      // It becomes the name of a file. AI_MODEL takes a text that ends in .gguf as a path.
      .regex(/^[a-z\d][a-z\d._-]{0,63}$/i, '"name" must be 1 to 64 letters, digits, dots and dashes.')
      .refine((name) => !/\.gguf$/i.test(name), '"name" must not end in .gguf.'),
    path: z
      .string('"path" must be a text.')
      .regex(
        /^(?!.*\/\.{1,2}(\/|$))[\w.-]+\/[\w.-]+\/resolve\/[\w.-]+\/[\w./+-]+$/,
        '"path" must be <owner>/<repo>/resolve/<revision>/<file>.',
      ),
    bytes: positive('"bytes" must be the size of the file, a whole number.'),
    sha256: z
      .string('"sha256" must be a text.')
      .regex(/^[a-f\d]{64}$/i, '"sha256" must be 64 hexadecimal digits.')
      .toLowerCase(),
    licence: z
      .string('"licence" must be a text.')
      .regex(/^[^\p{C}]{1,60}$/u, '"licence" must be a short text.'),
    memory: positive('"memory" must be the wanted memory in bytes, a whole number.'),
  },
  'it must be an object with name, path, bytes, sha256, licence and memory.',
);

function readFurtherModels(file: string): KnownModel[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const fault = cause instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read';
    throw new ConfigurationError(`LOCAL_MODELS_FILE must name a JSON file: ${file} ${fault}.`, { cause });
  }
  const parsed = z.array(furtherModel, 'it must hold a list of models.').safeParse(content);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'it must hold a list of models.' };
  const place = typeof path[0] === 'number' ? `in its model ${path[0] + 1}, ` : '';
  throw new ConfigurationError(`LOCAL_MODELS_FILE is wrong: ${place}${message}`);
}

/**
 * The models that can be downloaded: the recommended ones, then those of LOCAL_MODELS_FILE. Throws `ConfigurationError`
 * with one sentence if that file is wrong or names a model twice.
 */
export function knownModels({ modelsFile }: Pick<LocalModelEnv, 'modelsFile'>): KnownModel[] {
  const models = [...recommended, ...(modelsFile ? readFurtherModels(modelsFile) : [])];
  const names = new Set<string>();
  for (const { name } of models) {
    // Some file systems do not distinguish capital letters.
    if (names.has(name.toLowerCase())) {
      throw new ConfigurationError(`LOCAL_MODELS_FILE is wrong: the name ${name} is taken by another model.`);
    }
    names.add(name.toLowerCase());
  }
  return models;
}

/** The known model of a name. Throws `ConfigurationError` with the names that there are if it is unknown. */
export function findModel(name: string, env: Pick<LocalModelEnv, 'modelsFile'>): KnownModel {
  const models = knownModels(env);
  const model = models.find((known) => known.name === name);
  if (model) return model;
  const names = models.map((known) => known.name).join(', ');
  throw new ConfigurationError(`There is no model named ${name} for this machine: choose among ${names}.`);
}
