import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A child process of a measure, with the address that it printed when it was ready. */
export type Started = { child: ChildProcess; url: string; readyMs: number };

const READY_DEADLINE_MS = 20_000;

const running = new Set<ChildProcess>();
// When this process ends for any reason, it kills the processes that it started.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Starts a Node script and waits until it prints a line with an http address. `readyMs` is the time from the
 * start of the process to that line. Throws when the process ends or 20 s pass before.
 */
export function startNode(args: string[], env: Record<string, string> = {}): Promise<Started> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${args.join(' ')} was not ready in time`));
    }, READY_DEADLINE_MS);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with code ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = line.match(/http:\/\/[^\s"]+/)?.[0];
      if (!url) return;
      clearTimeout(timer);
      resolve({ child, url: url.replace(/\/$/, ''), readyMs: performance.now() - startedAt });
    });
  });
}

/** Asks a process to end and waits until it has. */
export function stop({ child }: Started): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Kernel ticks a second: 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** The CPU time in ms that a process has used until now, user and system, all threads. Linux only. */
export function cpuMs({ child }: Started): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  // The command's name may contain spaces, so the fields are counted from its closing bracket on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}
