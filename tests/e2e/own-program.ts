import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#tests/free-port.ts';

const root = join(import.meta.dirname, '../..');

/** The built program as a separate process of one test, so that it can be stopped and started again. */
export type OwnProgram = {
  url: string;
  /** Stops it as an operator does (SIGTERM) and starts it again, on the same port and database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

function start(variables: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'build/server/main.js')], {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    for (const channel of [child.stdout, child.stderr]) {
      channel.on('data', (chunk) => {
        output += chunk;
        if (output.includes('is ready at')) resolve(child);
      });
    }
    child.once('close', (code) => reject(new Error(`The program ended with ${code}: ${output}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

/** Starts the program on a free port. `database` has the variables that configure it, such as where its data is. */
export async function startOwnProgram(database: Record<string, string>): Promise<OwnProgram> {
  const port = await freePort();
  const variables = { PORT: String(port), ...database };
  let child = await start(variables);
  return {
    url: `http://127.0.0.1:${port}`,
    async restart() {
      await end(child);
      child = await start(variables);
    },
    stop: () => end(child),
  };
}
