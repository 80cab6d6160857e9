import { ConfigurationError } from '../../env.ts';
import { LocalModelError } from '../../local-models/local-model-error.ts';
import { installRunner, isRunnerHere, RUNNER_BYTES } from '../../local-models/runner.ts';
import type { Logger } from '../../log.ts';
import type { LocalModelChoice, ModelEnv } from '../model-env.ts';
import { ModelFailure } from '../model-failure.ts';
import type { LocalModels } from './local-models.ts';

/** After how many further megabytes the progress of an install is logged. */
const PROGRESS_STEP_MB = 20;

/** A configured local model. Without a fallback, the program does not start if the model cannot be loaded. */
type Configured = { choice: LocalModelChoice; hasFallback: boolean };

function configuredLocalModels({ standard, advanced, fallback }: ModelEnv): Configured[] {
  const main = [standard, advanced].map((choice) => ({ choice, hasFallback: fallback !== undefined }));
  const all = [...main, { choice: fallback === 'drafter' ? undefined : fallback, hasFallback: false }];
  return all.flatMap(({ choice, hasFallback }) =>
    choice?.provider === 'local' ? [{ choice, hasFallback }] : [],
  );
}

/** Brings what runs models, if it is missing. */
async function bringRunner(dir: string, log: Logger): Promise<void> {
  if (isRunnerHere(dir)) return;
  const ofMegabytes = Math.round(RUNNER_BYTES / 1e6);
  let reported = 0;
  log.info({ ofMegabytes }, 'Installing what runs local models');
  try {
    await installRunner(dir, {
      onProgress: (bytes) => {
        const megabytes = Math.round(bytes / 1e6);
        if (megabytes < reported + PROGRESS_STEP_MB) return;
        reported = megabytes;
        log.info({ megabytes, ofMegabytes }, 'Installing what runs local models');
      },
    });
  } catch (cause) {
    if (!(cause instanceof LocalModelError)) throw cause;
    throw new ConfigurationError(cause.message, { cause });
  }
}

/**
 * Brings the configured local models into memory before the program says that it is ready. A model with a fallback is
 * loaded in the background. Throws `ConfigurationError` with one sentence if a model is unknown or not here, or cannot
 * be loaded and has no fallback.
 */
export async function startLocalModels(env: ModelEnv, models: LocalModels, log: Logger): Promise<void> {
  const configured = configuredLocalModels(env);
  if (configured.length === 0) return;
  // A model that is not here is refused before anything is installed.
  for (const { choice } of configured) models.model(choice);
  await bringRunner(env.local.dir, log);
  await Promise.all(
    configured.map(async ({ choice, hasFallback }) => {
      log.info({ model: choice.label }, 'Loading a local model');
      const loading = models.load(choice).catch((cause: unknown) => {
        // The failure is in the log, and the fallback writes.
        if (hasFallback) return;
        if (!(cause instanceof ModelFailure)) throw cause;
        throw new ConfigurationError(`The model ${choice.label} ${cause.message}.`, { cause });
      });
      if (!hasFallback) await loading;
    }),
  );
}
