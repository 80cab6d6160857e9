import { spawn } from 'node:child_process';
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

/** Deletes what runs models. It is installed again when it is needed. */
export async function removeRunner(dir: string): Promise<void> {
  await rm(runnerFolder(dir), { recursive: true, force: true });
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

function runNpm(folder: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // On Windows npm is a batch file, which only a shell can start. No argument needs quotes.
    const child = spawn('npm', npmArguments, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
      ...(signal && { signal }),
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', (cause) => {
      const sentence = 'What runs models could not be installed: npm could not be started.';
      reject(signal?.aborted ? signal.reason : new LocalModelError(sentence, { cause }));
    });
    child.on('close', (code) => {
      if (code === 0) resolve();
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
  await Promise.all(left.map((name) => rm(join(dir, name), { recursive: true, force: true })));
  const partial = await mkdtemp(join(dir, prefix));
  let isOver = false;
  const timer = setInterval(async () => {
    const bytes = await folderBytes(partial);
    if (!isOver) options.onProgress?.(bytes);
  }, PROGRESS_MS);
  try {
    await writePackage(partial, name);
    await runNpm(partial, options.signal);
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
  } finally {
    isOver = true;
    clearInterval(timer);
    await rm(partial, { recursive: true, force: true });
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
  const folder = runnerFolder(dir);
  for (;;) {
    if (isRunnerHere(dir)) return;
    const unlock = lockFile(`${folder}.lock`);
    if (unlock) {
      try {
        if (!isRunnerHere(dir)) await installInto(folder, support.name, options);
        return;
      } finally {
        unlock();
      }
    }
    await sleep(LOCK_MS, undefined, { ...(options.signal && { signal: options.signal }) });
  }
}
