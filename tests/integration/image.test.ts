import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dockerfileStages, readProjectFile, type Step, textsOf } from '#tests/dockerfile.ts';
import { freePort } from '#tests/free-port.ts';
import { isSoak } from '#tests/soak.ts';
import { signUp } from './account-fixture.ts';
import { parseEvents, postForEvents } from './server-fixture.ts';

// There may be no container engine where the tests run. These tests follow the Dockerfile without one: they copy what
// it copies into a folder that cannot be written to, and run its commands there.

const root = join(import.meta.dirname, '../..');
const [, build = [], runtime = []] = dockerfileStages();
const [user = 0] = (textsOf(runtime, 'USER')[0] ?? '').split(':').map(Number);
const isRoot = process.getuid?.() === 0;

async function makeFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  onTestFinished(async () => {
    await run('chmod', ['-R', 'u+w', folder], {});
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Runs a command and returns its exit code and output. */
async function run(
  command: string,
  args: string[],
  options: object,
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const output = collectOutput(child);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return () => output;
}

/** Follows a COPY. Paths begin at `from`, which is the context or the folder /app of another stage. */
async function copyStep({ text }: Step, from: string, to: string): Promise<void> {
  const paths = text.split(/\s+/);
  const target = join(to, paths.at(-1) ?? '');
  for (const path of paths.slice(0, -1)) {
    const source = join(from, path.replace(/^\/app\//, ''));
    await cp(source, text.endsWith('/') ? join(target, basename(path)) : target, { recursive: true });
  }
}

/** The context of the build: what .dockerignore leaves. Each of its lines after '*' is '!' with a name. */
async function copyContext(to: string): Promise<void> {
  const lines = readProjectFile('.dockerignore').split('\n');
  const names = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  for (const name of names) await cp(join(root, name), join(to, name), { recursive: true });
}

/** Follows the build stage from nothing, and returns its folder. It takes about a minute and needs the registry. */
async function followBuildStage(): Promise<string> {
  const context = await makeFolder('reply-context-');
  await copyContext(context);
  const folder = await makeFolder('reply-build-');
  for (const step of build) {
    if (step.keyword === 'COPY') await copyStep(step, context, folder);
    if (step.keyword !== 'RUN') continue;
    const { code, output } = await run('sh', ['-c', step.text], { cwd: folder });
    expect(code, output).toBe(0);
  }
  return folder;
}

/**
 * Follows the last stage. The project's own folder has what the build stage makes, because `npm test` installs and
 * builds with the same commands; the long run follows the build stage too.
 * Returns the options of `spawn` for a command of the image.
 */
async function followRuntimeStage() {
  const system = await makeFolder('reply-image-');
  const data = await makeFolder('reply-image-data-');
  const built = isSoak ? await followBuildStage() : root;
  for (const step of runtime) if (step.keyword === 'COPY') await copyStep(step, built, system);
  // Another user may not be allowed to run the Node of this one.
  const bin = join(system, 'bin');
  await mkdir(bin);
  await copyFile(process.execPath, join(bin, 'node'));
  // Root may write everywhere, so the commands then run as the image's user. Another user cannot become that one.
  if (isRoot) await chown(data, user, user);
  await run('chmod', ['-R', 'a+rX,a-w', system], {});
  const variables = Object.fromEntries(
    textsOf(runtime, 'ENV').flatMap((text) => text.split(/\s+/).map((pair) => pair.split('='))),
  );
  return {
    cwd: system,
    env: {
      ...variables,
      PATH: bin,
      DATA_DIR: data,
      PORT: `${await freePort()}`,
    },
    ...(isRoot ? { uid: user, gid: user } : {}),
  };
}

/** The words of a command in the form of JSON. */
const commandOf = (text = '[]'): [string, ...string[]] => JSON.parse(text.replace(/^CMD\s+/, ''));

test.skipIf(process.platform === 'win32')(
  'the image runs as another user than root on a read-only system, is healthy, writes a reply, and stops cleanly',
  async () => {
    expect(user).toBeGreaterThan(0);
    const options = await followRuntimeStage();
    const [node, ...args] = commandOf(textsOf(runtime, 'CMD')[0]);
    const [, ...healthArgs] = commandOf(textsOf(runtime, 'HEALTHCHECK')[0]);
    const health = async () => (await run(node, healthArgs, options)).code;
    expect((await run(node, ['--eval', "fs.writeFileSync('written', '')"], options)).output).toMatch(
      /EACCES/,
    );
    expect(await health()).not.toBe(0);
    const migration = await run(node, ['build/server/migrate.js'], options);
    expect(migration.code, migration.output).toBe(0);

    const server = spawn(node, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    onTestFinished(() => void server.kill('SIGKILL'));
    const output = collectOutput(server);
    const exited = once(server, 'close');
    await expect.poll(health, { timeout: 30_000 }).toBe(0);
    const site = { url: `http://127.0.0.1:${options.env.PORT}` };
    expect((await fetch(site.url)).headers.get('content-type')).toMatch(/^text\/html/);
    // It hashes the password with the one package that the build does not hold.
    await signUp(site);
    expect(parseEvents(await (await postForEvents(site)).text()).at(-1)?.event).toBe('done');
    server.kill('SIGTERM');
    expect(await exited, output()).toEqual([0, null]);
  },
  isSoak ? 300_000 : undefined,
);
