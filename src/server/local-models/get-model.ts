import { downloadModel } from './download.ts';
import type { KnownModel } from './known-models.ts';
import type { LocalModelEnv } from './local-model-env.ts';
import { LocalModelError } from './local-model-error.ts';
import { formatBytes } from './machine.ts';
import { faultHere } from './recommended-model.ts';
import { installRunner, RUNNER_BYTES } from './runner.ts';

/** How often a line of progress is printed where lines cannot be rewritten, in milliseconds. */
const LINE_MS = 5_000;

/** A duration for people: '45 s', '3 min 5 s', '2 h 10 min'. */
function formatSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3_600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3_600)} h ${Math.floor((whole % 3_600) / 60)} min`;
}

/** A line that changes: rewritten in a terminal, else printed anew every few seconds. */
function openProgressLine(output: NodeJS.WriteStream) {
  let printedAt = 0;
  let isOpen = false;
  return {
    show(text: string): void {
      if (output.isTTY) {
        output.write(`\r${text}\u001b[K`);
        isOpen = true;
      } else if (performance.now() - printedAt >= LINE_MS) {
        output.write(`${text}\n`);
        printedAt = performance.now();
      }
    },
    /** The next output begins on a line of its own. */
    end(): void {
      if (isOpen) output.write('\n');
      isOpen = false;
    },
  };
}

/**
 * Fetches a model and what runs it, and prints how far it is. Throws `LocalModelError` with one sentence if this machine
 * cannot run the model or the download or the install fails. `settings`: those that say where the models are, as
 * 'NAME=value'; the last line repeats them.
 */
export async function getModel(
  model: KnownModel,
  env: LocalModelEnv,
  { signal, settings }: { signal: AbortSignal; settings: string[] },
): Promise<void> {
  const { dir, hubUrl } = env;
  const fault = await faultHere(model, env);
  if (fault) throw new LocalModelError(fault);
  const line = openProgressLine(process.stdout);
  try {
    const isNew = await downloadModel(model, {
      dir,
      hubUrl,
      signal,
      onProgress: ({ bytes, total, bytesPerSecond, secondsLeft }) =>
        line.show(
          `${model.name}: ${formatBytes(bytes)} of ${formatBytes(total)}` +
            (secondsLeft === undefined
              ? ''
              : `, ${formatBytes(bytesPerSecond)} a second, ${formatSeconds(secondsLeft)} left`),
        ),
      onCheck: () => line.show(`${model.name}: checking the file …`),
    });
    line.end();
    console.log(isNew ? `${model.name} is here.` : `${model.name} was here already.`);
    await installRunner(dir, {
      signal,
      onProgress: (bytes) =>
        line.show(`What runs it: ${formatBytes(bytes)} of about ${formatBytes(RUNNER_BYTES)}`),
    });
  } finally {
    line.end();
  }
  console.log(`Turn it on: ${[...settings, `AI_MODEL=local:${model.name}`].join(' ')} npm start`);
}
