import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { soakSeconds } from '#tests/soak.ts';
import {
  childrenOf,
  isRunning,
  runServer,
  type ServerProcess,
  untilReady,
} from '../integration/process-fixture.ts';
import { databaseKinds } from '../integration/server-fixture.ts';
import { prepareSoak, runSoak } from './soak.ts';
import type { SoakState } from './soak-state.ts';

const CHILDREN = 3;

/**
 * Kills the serving process with the lowest number, usually the oldest one; the primary process starts another one.
 * They share an address, so it has none.
 */
async function killFirst(server: ServerProcess, { kills }: SoakState): Promise<void> {
  const [pid = 0] = childrenOf(server);
  const kill = { address: undefined, at: performance.now(), goneAt: Number.POSITIVE_INFINITY };
  kills.push(kill);
  process.kill(pid, 'SIGKILL');
  while (isRunning(pid)) await sleep(10);
  kill.goneAt = performance.now();
}

test.runIf(databaseKinds.includes('PostgreSQL'))(
  'three processes of one program do the same, as far as an address that they share can tell',
  async () => {
    const seconds = soakSeconds(120);
    const port = await freePort();
    const soak = await prepareSoak(`http://127.0.0.1:${port}`);
    const variables = { ...soak.variables, PORT: String(port), WEB_CONCURRENCY: String(CHILDREN) };
    const server = runServer(variables, 'build/server/main.js');
    await untilReady(server);
    await runSoak({
      ...soak,
      title: `Three processes of one program, ${seconds} s`,
      seconds,
      killOne: (state) => killFirst(server, state),
    });
  },
  1_200_000,
);
