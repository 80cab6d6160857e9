import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { ConfigurationError } from '#server/env.ts';
import type { LocalModelChoice } from '../writers/model-env.ts';
import { findModel } from './known-models.ts';
import type { LocalModelEnv } from './local-model-env.ts';
import { isModelHere, modelFiles } from './model-files.ts';

/**
 * The absolute path of the file of a configured model. Throws `ConfigurationError` with one sentence if the name is
 * unknown, the model was not downloaded, or the path names no file.
 */
export function localModelPath({ model, label }: LocalModelChoice, env: LocalModelEnv): string {
  if (isAbsolute(model)) {
    if (statSync(model, { throwIfNoEntry: false })?.isFile()) return model;
    throw new ConfigurationError(`There is no file ${model}, which ${label} needs: correct the path.`);
  }
  const { name } = findModel(model, env);
  if (isModelHere(env.dir, name)) return modelFiles(env.dir, name).model;
  throw new ConfigurationError(`The model ${label} is not here: fetch it with npm run model -- get ${name}`);
}
