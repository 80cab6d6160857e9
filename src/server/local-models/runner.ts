import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFile } from './file-lock.ts';
import { LocalModelError } from './local-model-error.ts';
import { type RunnerPackage, readSystem, runnerSupport } from './machine.ts';
import { makeModelFolder } from './model-files.ts';
import manifest from './runner/package.json' with { type: 'json' };

const VERSION = manifest.dependencies['node-llama-cpp'];
/** What the installed runner takes on the disk, in bytes. Seen on Linux x64: 83 MB. */
export const RUNNER_BYTES = 85_000_000;
/** How often the progress is reported, in milliseconds. */
const PROGRESS_MS = 1_000;
/** How long to wait before the next look at a lock, in milliseconds. */
const LOCK_MS = 200;

/** Exact versions and hashes from the lockfile, no install scripts, and not the packages for graphics cards. */
const npmArguments = [
  'ci',
  '--ignore-scripts',
  '--omit=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  // npm would wait minutes for a registry that does not answer.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * The variables that npm gets: where programs, its settings and temporary files are, its own settings, and how to reach
 * the registry. The others may be secrets, which packages must not get. Windows takes names without regard to case.
 */
const npmVariable =
  /^(path|pathext|home|userprofile|(local)?appdata|te?mp|tmpdir|systemroot|comspec|(https?|no)_proxy|node_extra_ca_certs|ssl_cert_file|npm_config_.*)$/i;

/** A folder is deleted again if a file is still in use (Windows) or was made meanwhile. */
const deletion = { recursive: true, force: true, maxRetries: 10 };

export type InstallOptions = {
  /** Receives now and then how many bytes of about `RUNNER_BYTES` are there. */
  onProgress?: (bytes: number) => void;
  /** Ends the install. What was begun is deleted. */
  signal?: AbortSignal;
};

/** The runner of one version and platform: a folder that is moved to another machine is not mistaken for its own. */
export function runnerFolder(dir: string): string {
  return join(dir, `runner-${VERSION}-${process.platform}-${process.arch}`);
}

/** The absolute path of the ES module to import: node-llama-cpp. `dir`: the folder of the models, absolute. */
export function runnerEntry(dir: string): string {
  return join(runnerFolder(dir), 'node_modules', 'node-llama-cpp', 'dist', 'index.js');
}

/** Whether what runs models is in this folder. */
export function isRunnerHere(dir: string): boolean {
  return existsSync(runnerEntry(dir));
}

/** Locks what runs models, of all versions, for this process; undefined if another process works on it. */
const lockRunner = (dir: string) => lockFile(join(dir, 'runner.lock'));

/** The paths of what runs models, also of other versions, and of what was begun of it. */
async function runnerFolders(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  // A model may have such a name too.
  const folders = entries.filter((entry) => entry.name.startsWith('runner-') && !entry.isFile());
  return folders.map(({ name }) => join(dir, name));
}

/**
 * Deletes what runs models, of all versions. It is installed again when it is needed. What another process installs at
 * this time stays. `dir`: the folder of the models, which must exist.
 */
export async function removeRunner(dir: string): Promise<void> {
  const unlock = lockRunner(dir);
  if (!unlock) return;
  try {
    for (const folder of await runnerFolders(dir)) await rm(folder, deletion);
  } finally {
    unlock();
  }
}

/**
 * Writes a package of its own with node-llama-cpp and the package for this platform. node-llama-cpp names all platforms
 * as optional dependencies, and npm leaves out those of other systems but not those for graphics cards. So the one that
 * is needed becomes a plain dependency, with the hash that the lockfile has for it.
 */
async function writePackage(folder: string, name: RunnerPackage): Promise<void> {
  const { default: lock } = await import('./runner/package-lock.json', { with: { type: 'json' } });
  const { version } = lock.packages[`node_modules/${name}`];
  const dependencies = { ...manifest.dependencies, [name]: version };
  const packages = {
    ...lock.packages,
    '': { ...lock.packages[''], dependencies },
    [`node_modules/${name}`]: { ...lock.packages[`node_modules/${name}`], optional: undefined },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
}

/** A sentence about a failed npm, from what it wrote to standard error. */
function npmFault(output: string): string {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1] ?? 'unknown';
  const begin = 'What runs models could not be installed: ';
  if (/^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET\w*)$/.test(code)) {
    return `${begin}the npm registry does not answer (${code}).`;
  }
  if (code === 'ENOSPC') return `${begin}the disk is full.`;
  if (code === 'EINTEGRITY')
    return `${begin}the registry sent a package with another hash than the lockfile has.`;
  return `${begin}npm failed (${code}).`;
}

/** The variables of this process that npm gets. */
function npmEnvironment(): Record<string, string | undefined> {
  // biome-ignore lint/style/noProcessEnv: these variables are passed on and configure nothing here.
  const all = Object.entries(process.env);
  return Object.fromEntries(all.filter(([name]) => npmVariable.test(name)));
}

/** Ends npm at once. On Windows it runs in a shell, and only the shell would end. */
function endNpm(npm: ChildProcess): void {
  // At SIGTERM npm first ends its requests, which may take minutes.
  if (process.platform !== 'win32') npm.kill('SIGKILL');
  // It fails only if npm has ended.
  else execFile('taskkill', ['/pid', String(npm.pid), '/t', '/f'], () => {});
}

/** Runs npm in a folder. When it rejects, also with the reason of `signal`, npm has ended and writes nothing more. */
function runNpm(folder: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    // On Windows npm is a batch file, which only a shell can start. No argument needs quotes.
    const child = spawn('npm', npmArguments, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
      env: npmEnvironment(),
    });
    const end = () => endNpm(child);
    signal?.addEventListener('abort', end);
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', (cause) => {
      const sentence = 'What runs models could not be installed: npm could not be started.';
      reject(new LocalModelError(sentence, { cause }));
    });
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else if (code === 0) resolve();
      else reject(new LocalModelError(npmFault(output)));
    });
  });
}

/** The size of all files of a folder in bytes, while it changes. */
async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(
    files.map(async (path) => (await stat(path).catch(() => undefined))?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function installInto(folder: string, name: RunnerPackage, options: InstallOptions): Promise<void> {
  // A process that was killed leaves such a folder, and its npm may still write there.
  const dir = dirname(folder);
  const prefix = `${basename(folder)}.part-`;
  const left = (await readdir(dir)).filter((name) => name.startsWith(prefix));
  await Promise.all(left.map((name) => rm(join(dir, name), deletion)));
  const partial = await mkdtemp(join(dir, prefix));
  let isOver = false;
  let most = 0;
  const timer = setInterval(async () => {
    // While the folder is moved, less of it is found.
    most = Math.max(most, await folderBytes(partial));
    if (!isOver) options.onProgress?.(most);
  }, PROGRESS_MS);
  try {
    await writePackage(partial, name);
    await runNpm(partial, options.signal);
    await rm(folder, deletion);
    await rename(partial, folder);
  } finally {
    isOver = true;
    clearInterval(timer);
    await rm(partial, deletion);
  }
}

/**
 * Installs what runs models, unless it is there: node-llama-cpp and one package for this platform, from the npm
 * registry, about `RUNNER_BYTES`. If another process installs it into the same folder, waits for that.
 * Throws `LocalModelError` with one sentence if the system cannot run models, or npm is missing or fails.
 * @param dir the folder of the models, absolute; it is created if it is missing
 */
export async function installRunner(dir: string, options: InstallOptions = {}): Promise<void> {
  const support = runnerSupport(readSystem());
  if ('fault' in support) throw new LocalModelError(support.fault);
  await makeModelFolder(dir);
  for (;;) {
    if (isRunnerHere(dir)) return;
    const unlock = lockRunner(dir);
    if (unlock) {
      try {
        if (!isRunnerHere(dir)) await installInto(runnerFolder(dir), support.name, options);
        return;
      } finally {
        unlock();
      }
    }
    await sleep(LOCK_MS, undefined, { ...(options.signal && { signal: options.signal }) });
  }
}
