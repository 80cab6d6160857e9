import type { KnownModel } from './known-models.ts';
import type { LocalModelEnv } from './local-model-env.ts';
import { modelFault, readMachine } from './machine.ts';
import { missingBytes } from './model-files.ts';
import { isRunnerHere, RUNNER_BYTES } from './runner.ts';

/** Why this machine cannot run a model, in one sentence; undefined if it can. */
export async function faultHere(
  model: KnownModel,
  { dir }: Pick<LocalModelEnv, 'dir'>,
): Promise<string | undefined> {
  const runnerBytes = isRunnerHere(dir) ? 0 : RUNNER_BYTES;
  return modelFault(model, await readMachine(dir), missingBytes(dir, model) + runnerBytes);
}

/** The model to take on this machine: the first that it can run. Undefined if it can run none. */
export async function recommendedModel(
  models: readonly KnownModel[],
  env: Pick<LocalModelEnv, 'dir'>,
): Promise<KnownModel | undefined> {
  for (const model of models) if (!(await faultHere(model, env))) return model;
  return undefined;
}
