// npm run model: lists, fetches and removes the models of this machine.
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { z } from 'zod';
import { parseVariables } from '../env.ts';
import { runCommand } from '../run-command.ts';
import { lockFile } from './file-lock.ts';
import { getModel } from './get-model.ts';
import { findModel, type KnownModel, knownModels } from './known-models.ts';
import { type LocalModelEnv, localModelEnv, localModelVariables } from './local-model-env.ts';
import { LocalModelError } from './local-model-error.ts';
import { formatBytes, readMachine } from './machine.ts';
import { deleteModelFiles, isModelHere, makeModelFolder, modelFiles } from './model-files.ts';
import { faultHere, recommendedModel } from './recommended-model.ts';
import { removeRunner } from './runner.ts';

const help = `npm run model                     the models, and which of them are here
npm run model -- get <name>       fetches a model and what runs it
npm run model -- remove <name>    deletes a model, and with the last one what runs it
npm run model -- check            says which models this machine can run`;

const DEFAULT_DATA_DIR = './data';
const variables = z.object({ DATA_DIR: z.string().default(DEFAULT_DATA_DIR), ...localModelVariables });

function list(models: KnownModel[], { dir }: LocalModelEnv): void {
  const width = Math.max(...models.map(({ name }) => name.length));
  for (const { name, bytes, isSizeRough, memory, licence } of models) {
    const size = `${isSizeRough ? 'about ' : ''}${formatBytes(bytes)}`;
    const place = isModelHere(dir, name) ? 'here' : 'not here';
    console.log(
      `${name.padEnd(width)}  ${size}, wants ${formatBytes(memory)} of memory, ${licence}, ${place}`,
    );
  }
}

/** Says which model to take. Throws `LocalModelError` if this machine can run none. */
async function showRecommended(models: KnownModel[], env: LocalModelEnv): Promise<void> {
  const model = await recommendedModel(models, env);
  if (!model) throw new LocalModelError('This machine can run none of these models.');
  console.log(`For this machine: npm run model -- get ${model.name}`);
}

async function check(models: KnownModel[], env: LocalModelEnv): Promise<void> {
  const { system, memory, freeDisk } = await readMachine(env.dir);
  const libc = system.glibc ? `, glibc ${system.glibc}` : '';
  console.log(
    `This machine: ${system.platform} ${system.arch}${libc}, ${cpus().length} processors, ` +
      `${formatBytes(memory)} of memory, ${formatBytes(freeDisk)} free in ${env.dir}`,
  );
  for (const model of models) console.log((await faultHere(model, env)) ?? `${model.name} can run here.`);
  await showRecommended(models, env);
}

/** Whether a folder has any model, also one whose name is no longer known. */
const hasModels = (dir: string) => readdirSync(dir).some((file) => file.endsWith('.gguf'));

async function remove({ name }: KnownModel, { dir }: LocalModelEnv): Promise<void> {
  await makeModelFolder(dir);
  const files = modelFiles(dir, name);
  const unlock = lockFile(files.lock);
  if (!unlock) throw new LocalModelError(`Another process downloads ${name}: end it first.`);
  try {
    const isRemoved = await deleteModelFiles(files);
    if (!hasModels(dir)) await removeRunner(dir);
    console.log(isRemoved ? `${name} was removed.` : `${name} was not here.`);
  } finally {
    unlock();
  }
}

/** The settings of this command that say where the models are. The program needs the same ones. */
function placeSettings(values: z.infer<typeof variables>): string[] {
  const { LOCAL_MODEL_DIR, LOCAL_MODELS_FILE, DATA_DIR } = values;
  const places = {
    DATA_DIR: DATA_DIR === DEFAULT_DATA_DIR ? undefined : DATA_DIR,
    LOCAL_MODEL_DIR,
    LOCAL_MODELS_FILE,
  };
  return Object.entries(places).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${/^[\w./:-]+$/.test(value) ? value : JSON.stringify(value)}`],
  );
}

async function run(args: string[], signal: AbortSignal): Promise<void> {
  const values = parseVariables(variables, process.env);
  const env = localModelEnv(values, values.DATA_DIR);
  const models = knownModels(env);
  const [verb, name, ...rest] = args;
  if (name !== undefined && rest.length === 0) {
    if (verb === 'get')
      return getModel(findModel(name, env), env, { signal, settings: placeSettings(values) });
    if (verb === 'remove') return remove(findModel(name, env), env);
  }
  if (name === undefined) {
    if (verb === undefined) return list(models, env);
    if (verb === 'check') return check(models, env);
    if (verb === 'get') await showRecommended(models, env);
  }
  throw new LocalModelError(help);
}

await runCommand(run, {
  stopped: 'Stopped. What came of the model is kept: run the same line again to go on.',
  refusals: [LocalModelError],
});
