import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { soakSeconds } from '#tests/soak.ts';
import { runServer, type ServerProcess, untilReady } from '../integration/process-fixture.ts';
import { databaseKinds } from '../integration/server-fixture.ts';
import { prepareSoak, runSoak } from './soak.ts';
import type { SoakState } from './soak-state.ts';

const CHILDREN = 3;

/** The serving processes of a program, the oldest first. */
function childrenOf({ child }: ServerProcess): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid), '--sort', 'start_time']);
  return listed.toString().split('\n').filter(Boolean).map(Number);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Kills the oldest serving process; the primary process starts another one. They share an address, so it has none. */
async function killOldest(server: ServerProcess, { kills }: SoakState): Promise<void> {
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
      killOne: (state) => killOldest(server, state),
    });
  },
  1_200_000,
);
