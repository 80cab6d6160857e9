import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { ConfigurationError } from '../env.ts';
import { findModel, type KnownModel } from './known-models.ts';
import type { LocalModelEnv } from './local-model-env.ts';

/** The files of one model. All of them lie in the folder of the models. */
export type ModelFiles = {
  /** The whole model. A file gets this name only after its hash was checked. */
  model: string;
  /** The hash of the model when it was checked, in the format of `sha256sum`. */
  checked: string;
  /** What a download has brought so far. */
  partial: string;
  /** The ETag with which the hub named the file of `partial`. */
  etag: string;
  /** Locked while a process works on these files. It stays. */
  lock: string;
};

/** The paths of a model's files, whether they exist or not. `dir`: the folder of the models, absolute. */
export function modelFiles(dir: string, name: string): ModelFiles {
  const model = join(dir, `${name}.gguf`);
  const partial = `${model}.part`;
  return {
    model,
    checked: `${model}.sha256`,
    partial,
    etag: `${partial}.etag`,
    lock: `${model}.lock`,
  };
}

/** Whether the model is on this machine. */
export function isModelHere(dir: string, name: string): boolean {
  return existsSync(modelFiles(dir, name).model);
}

function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The absolute path of the file of a configured model. Throws `ConfigurationError` with one sentence if the name is
 * unknown, the model was not downloaded, or the path names no file.
 * @param choice `model`: a known model's name, or the absolute path of a file; `label`: what the sentence calls it
 */
export function localModelPath(
  { model, label }: { model: string; label: string },
  env: Pick<LocalModelEnv, 'dir' | 'modelsFile'>,
): string {
  if (isAbsolute(model)) {
    if (isReadableFile(model)) return model;
    throw new ConfigurationError(
      `There is no file ${model} that this user can read, which ${label} needs: correct the path.`,
    );
  }
  const { name } = findModel(model, env);
  if (isModelHere(env.dir, name)) return modelFiles(env.dir, name).model;
  throw new ConfigurationError(
    `The model ${label} is not in ${env.dir}: fetch it with npm run model -- get ${name}`,
  );
}

/**
 * Creates the folder of the models. What it creates above, such as DATA_DIR, is for its owner only. Throws
 * `ConfigurationError` with one sentence if this user cannot write there.
 */
export async function makeModelFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await access(dir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new ConfigurationError('LOCAL_MODEL_DIR must be a folder that this user can write to.', { cause });
  }
}

/** Notes that the model's file has the right hash. */
export async function noteChecked(
  { model, checked }: ModelFiles,
  { name, sha256 }: KnownModel,
): Promise<void> {
  if (existsSync(model)) await writeFile(checked, `${sha256}  ${name}.gguf\n`);
}

/** Whether the model's file had the right hash and was not changed since. */
export async function isChecked({ model, checked }: ModelFiles, { sha256 }: KnownModel): Promise<boolean> {
  if (!existsSync(model) || !existsSync(checked)) return false;
  if (statSync(checked).mtimeMs < statSync(model).mtimeMs) return false;
  return (await readFile(checked, 'utf8')).startsWith(sha256);
}

/** The size of a file in bytes; 0 if there is none. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** How many bytes of a model are still to be downloaded. */
export function missingBytes(dir: string, { name, bytes }: KnownModel): number {
  return isModelHere(dir, name) ? 0 : Math.max(0, bytes - sizeOf(modelFiles(dir, name).partial));
}

/** Deletes the model and what was begun of it. Returns whether there was anything. */
export async function deleteModelFiles({ model, checked, partial, etag }: ModelFiles): Promise<boolean> {
  const found = [model, checked, partial, etag].filter((path) => existsSync(path));
  for (const path of found) await rm(path, { force: true });
  return found.length > 0;
}
