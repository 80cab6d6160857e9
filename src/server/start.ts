import cluster from 'node:cluster';
import { join } from 'node:path';
import { ConfigurationError, type Env, parseEnv } from './env.ts';
import { createLog, describeError, type Logger } from './log.ts';
import { type Ready, stopWithPrimary, tellPrimary } from './processes/serving-process.ts';
import { createOllamaSearch, type FindOllama, ollamaCommand, ollamaSentence } from './status/ollama.ts';

/** The sources and the bundle are both two folders below the project's root. */
const pagesRoot = join(import.meta.dirname, '../../build/client');

/** Prints where the program is ready, the operator's link, and an Ollama that is not used yet. */
async function printReadyLines({ url, operatorUrl }: Ready, findOllama: FindOllama): Promise<void> {
  process.stdout.write(`AI Reply Assistant is ready at ${url}\n`);
  process.stdout.write(`Operator's page: ${operatorUrl}\n`);
  const ollama = await findOllama();
  if (ollama) process.stdout.write(`${ollamaSentence(ollama)} To write with it: ${ollamaCommand(ollama)}\n`);
}

/** Serves in this process, which is the only one or one of several. */
async function startServing(env: Env, log: Logger): Promise<void> {
  // The primary process of several serves nothing, so it does not load this.
  const { serve } = await import('./serve.ts');
  // A proxy sends requests as soon as a process listens, although others could answer sooner.
  const isWarmFirst = env.storage.databaseUrl !== undefined;
  const server = await serve({ env, log, pagesRoot, isWarmFirst });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    try {
      await server.close();
      process.exit(0);
    } catch (error) {
      log.fatal({ error: describeError(error) }, 'The server did not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (cluster.isWorker) {
    stopWithPrimary(stop);
    tellPrimary({ kind: 'ready', url: server.url, operatorUrl: server.operatorUrl });
  } else {
    await printReadyLines(server, server.findOllama);
  }
  // Warming up blocks the event loop so long that Ollama would seem not to answer, so it comes last.
  if (!isWarmFirst) await server.warmUp();
}

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  const log = createLog(env.log.level);
  if (env.processes === 1 || cluster.isWorker) return startServing(env, log);
  const { runPrimary } = await import('./processes/primary.ts');
  await printReadyLines(await runPrimary(env, log), createOllamaSearch(env.models));
}

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  if (cluster.isWorker) {
    tellPrimary({ kind: 'refused', message: error.message });
  } else {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
