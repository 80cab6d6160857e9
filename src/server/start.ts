import { join } from 'node:path';
import { ConfigurationError, parseEnv } from './env.ts';
import { createLog, describeError } from './log.ts';
import { type RunningServer, serve } from './serve.ts';
import { ollamaCommand, ollamaSentence } from './status/ollama.ts';

/** The sources and the bundle are both two folders below the project's root. */
const pagesRoot = join(import.meta.dirname, '../../build/client');

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  const log = createLog(env.log.level);
  const server: RunningServer = await serve({ env, log, pagesRoot });
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
  process.stdout.write(`AI Reply Assistant is ready at ${server.url}\n`);
  process.stdout.write(`Operator's page: ${server.operatorUrl}\n`);
  const ollama = await server.findOllama();
  if (ollama) process.stdout.write(`${ollamaSentence(ollama)} To write with it: ${ollamaCommand(ollama)}\n`);
  // Warming up blocks the event loop so long that Ollama would seem not to answer, so it comes last.
  await server
    .warmUp()
    .catch((error) =>
      log.error(
        { error: describeError(error) },
        'The reply writer or the account library could not be loaded',
      ),
    );
}

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
