import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode, stop } from './processes.ts';
import { type Measure, median } from './statistics.ts';

const ROUNDS = 15;
const GOAL = 4;

async function readyMs(args: string[], env: Record<string, string> = {}): Promise<number> {
  const started = await startNode(args, env);
  await stop(started);
  return started.readyMs;
}

/** Start to ready of the built server with an existing database, compared with an empty Node HTTP server. */
export async function measureStart(): Promise<Measure[]> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = { DATA_DIR: data, PORT: '0', NODE_ENV: 'production', LOG_LEVEL: 'error' };
  await readyMs(['build/server/main.js'], env);
  const empty: number[] = [];
  const server: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    empty.push(await readyMs(['bench/empty-server.ts']));
    server.push(await readyMs(['build/server/main.js'], env));
  }
  rmSync(data, { recursive: true, force: true });
  const ratio = median(server) / median(empty);
  return [
    {
      what: 'start to ready, nothing to build, against an empty Node HTTP server',
      seen: `${ratio.toFixed(1)}× (${median(server).toFixed(0)} ms against ${median(empty).toFixed(0)} ms)`,
      goal: `≤ ${GOAL}×`,
      met: ratio <= GOAL,
    },
  ];
}
