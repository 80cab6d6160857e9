import { once } from 'node:events';
import { createServer } from 'node:http';
import { openDatabase } from '../database/open-database.ts';
import { ConfigurationError, type Env } from '../env.ts';
import { listen } from '../http-server.ts';
import { describeError, type Logger } from '../log.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { openGroupMetrics } from '../metrics/open-metrics.ts';
import { ProcessGroup } from './process-group.ts';
import type { Ready } from './serving-process.ts';

/**
 * The port of the configuration, or a free one for 0: the same for all processes, also for those that are started
 * again. Throws `ConfigurationError` if it cannot be opened, before there are several processes that would say so.
 */
async function findPort(web: Env['web']): Promise<number> {
  const probe = createServer();
  const { port } = await listen(probe, web);
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Stops the group once when a signal comes, and ends this process: with 0 if every process stopped cleanly. */
function stopOnSignals(group: ProcessGroup): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    process.exit((await group.stop()) ? 0 : 1);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Runs the primary process, which serves no request itself: migrates the database, starts the serving
 * processes, and adds up their metrics. Resolves when all listen. Throws `ConfigurationError` with one sentence if the
 * configuration does not work on this machine, or a process cannot start.
 */
export async function runPrimary(env: Env, log: Logger): Promise<Ready> {
  const port = await findPort(env.web);
  const metrics = await openGroupMetrics(env.metrics, log);
  await (await openDatabase(env.storage, () => {}, noMetrics)).close();
  const failed = Promise.withResolvers<never>();
  let isReady = false;
  const group = new ProcessGroup({
    count: env.processes,
    port,
    onServing: metrics.serving,
    onEnded: ({ processId, refusal, error, ...ended }) => {
      if (processId !== undefined) metrics.ended(processId);
      if (!isReady) {
        const message = refusal ?? 'One of the processes of WEB_CONCURRENCY ended before it could serve.';
        failed.reject(new ConfigurationError(message, { cause: error }));
        return;
      }
      metrics.restarted();
      const cause = error === undefined ? {} : { error: describeError(error) };
      log.error({ ...ended, refusal, ...cause }, 'A serving process ended and is started again');
    },
  });
  await metrics.listen(() => group.serving());
  stopOnSignals(group);
  try {
    const ready = await Promise.race([group.start(), failed.promise]);
    isReady = true;
    return ready;
  } catch (error) {
    await group.stop();
    throw error;
  }
}
