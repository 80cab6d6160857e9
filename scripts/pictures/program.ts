import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/free-port.ts';

const root = join(import.meta.dirname, '..', '..');
/** Long enough for a build. */
const READY_MS = 120_000;

async function ready(origin: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The program did not start within two minutes.');
}

/**
 * Runs `use` while the program runs: started as with npm start, on a free port, with its own data. Throws if the
 * program ends or is not ready within two minutes.
 */
export async function withProgram(use: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'ai-reply-assistant-'));
  const program = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), APP_URL: origin, DATA_DIR: data },
  });
  const ended = once(program, 'exit');
  const endedEarly = ended.then(() => {
    throw new Error('The program ended before it was ready: see its output above.');
  });
  try {
    await Promise.race([ready(origin), endedEarly]);
    await use(origin);
  } finally {
    program.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}
