import { expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { soakSeconds } from '#tests/soak.ts';
import { runServer, untilReady } from '../integration/process-fixture.ts';
import { databaseKinds } from '../integration/server-fixture.ts';
import { startProxy } from './proxy.ts';
import { prepareSoak, runSoak } from './soak.ts';
import type { SoakState } from './soak-state.ts';

const nginx = process.env.NGINX_PATH;
const PROGRAMS = 3;

/** A program on a port that can be killed, and is started again at the same port. */
async function startProgram(variables: Record<string, string>, port: number) {
  const begin = () => runServer({ ...variables, PORT: String(port) }, 'build/server/main.js');
  let server = begin();
  await untilReady(server);
  return {
    async kill({ kills }: SoakState): Promise<void> {
      const kill = { address: `127.0.0.1:${port}`, at: performance.now(), goneAt: Number.POSITIVE_INFINITY };
      kills.push(kill);
      server.child.kill('SIGKILL');
      await server.exited;
      kill.goneAt = performance.now();
      server = begin();
      await untilReady(server);
    },
  };
}

if (!nginx)
  console.warn('The soak of three programs is left out: there is no nginx, and it could not be had.');

test.runIf(nginx && databaseKinds.includes('PostgreSQL'))(
  'three programs behind nginx lose nothing, give nothing away and answer every call while they are killed',
  async () => {
    const seconds = soakSeconds(600);
    const proxyPort = await freePort();
    const soak = await prepareSoak(`http://127.0.0.1:${proxyPort}`);
    const ports = await Promise.all(Array.from({ length: PROGRAMS }, freePort));
    const programs = await Promise.all(ports.map((port) => startProgram(soak.variables, port)));
    const printed = await startProxy(nginx ?? '', proxyPort, ports);
    let next = 0;
    await runSoak({
      ...soak,
      title: `Three programs behind nginx, ${seconds} s`,
      seconds,
      killOne: async (state) => {
        await programs[next % PROGRAMS]?.kill(state);
        next += 1;
      },
    });
    expect(printed()).not.toMatch(/\[(emerg|alert|crit)\]/);
  },
  1_200_000,
);
