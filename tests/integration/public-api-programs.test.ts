import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publicApiPaths } from '#domain/paths.ts';
import { firstCalls, KEY_VARIABLE, type Program } from '#web/site/docs/calls.ts';
import { startWithKeys } from './key-fixture.ts';

/** How a program is run, as the page says it: the command, and the name of its file where it has one. */
const commands: Record<Program['id'], { command: string; file: string }> = {
  curl: { command: 'sh', file: 'call.sh' },
  typescript: { command: process.execPath, file: 'reply.mts' },
  python: { command: 'python3', file: 'reply.py' },
};

function isThere(command: string): boolean {
  return spawnSync(command, ['--version']).error === undefined;
}

/** What the machine lacks is not tried; Node it has. */
function lacks(id: Program['id']): boolean {
  return (id === 'curl' && !isThere('curl')) || !isThere(commands[id].command);
}

/** Copies the program from the page into an empty folder and runs it with a key. Throws where it fails. */
async function copyAndRun(id: Program['id'], { url, key }: { url: string; key: string }) {
  const { paths } = await (await fetch(url + publicApiPaths.openapi)).json();
  const { examples } = paths[publicApiPaths.replies].post.requestBody.content['application/json'];
  const program = firstCalls(url + publicApiPaths.replies, examples.accept.value).find(
    (one) => one.id === id,
  );
  const folder = await mkdtemp(join(tmpdir(), 'reply-program-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { command, file } = commands[id];
  await writeFile(join(folder, program?.file ?? file), `${program?.text}\n`);
  return promisify(execFile)(command, [file], {
    cwd: folder,
    env: { PATH: process.env.PATH, [KEY_VARIABLE]: key },
  });
}

describe.each(Object.keys(commands) as Program['id'][])('the first call in %s', (id) => {
  test.skipIf(lacks(id))('gets a reply in its first run', async () => {
    const { server, makeKey } = await startWithKeys({ configuredEngine: true });
    const { stdout } = await copyAndRun(id, { url: server.url, key: await makeKey() });
    const reply = id === 'curl' ? JSON.parse(stdout).reply : stdout;
    expect(reply).toMatch(/^Hi Marta,\n/);
    expect(reply).toContain('Thursday at 10:00');
    expect(reply.trimEnd()).toMatch(/\nAda Lovelace$/);
  });

  test.skipIf(lacks(id))('says why where there is none', async () => {
    const { server } = await startWithKeys();
    const run = copyAndRun(id, { url: server.url, key: 'ara_unknown' });
    // curl prints the problem as it came; the programs fail with it.
    const said = await run.then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    );
    expect(said).toContain('unauthenticated');
    expect(said).toContain('This API key is not valid.');
  });
});
