import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

export type ServerProcess = {
  child: ChildProcess;
  /** Everything that it has printed so far, on standard output and standard error. */
  output: () => string;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
};

/**
 * Runs the program from its sources as a separate process. It gets these variables, PATH, PORT and LOG_LEVEL, and no
 * others of this process.
 * @param script the file to run: the program's own start, or another one that prints the same line
 */
export function runServer(variables: Record<string, string>, script = 'src/server/main.ts'): ServerProcess {
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { child, output: () => output, exited };
}

/** The processes that a process has started and that still run, by their numbers. */
export function childrenOf({ child }: Pick<ServerProcess, 'child'>): number[] {
  try {
    const listed = execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' });
    return listed.split('\n').filter(Boolean).map(Number);
  } catch {
    // pgrep ends with 1 if it finds none.
    return [];
  }
}

/** Whether a process has not ended. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits for the line that says at which address the program is ready. */
export function untilReady(server: ServerProcess): Promise<{ url: string }> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const url = /^AI Reply Assistant is ready at (\S+)$/m.exec(server.output())?.[1];
      if (url) resolve({ url });
    };
    server.child.stdout?.on('data', look);
    server.exited.then((code) => reject(new Error(`It ended with ${code}: ${server.output()}`)));
    look();
  });
}
