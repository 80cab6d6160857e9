// Installs Node 24 into .runtime/ if the machine's own Node is too old, and puts it first on the PATH of every npm
// script. Runs under the old Node, so it is plain JavaScript.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const RUNTIME = '24.21.0';
const MINIMUM = [22, 22];

/** Whether this process runs on Node 22.22 or newer, which the project needs. */
function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

/**
 * The path of the Node executable that runs the project: the current one if it is new enough, else Node 24 from the
 * npm registry, installed on first use. If neither is possible, throws an Error with one sentence.
 */
export function ensureRuntime() {
  if (isNewEnough()) return process.execPath;
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    throw new Error(
      `Node ${process.versions.node} is too old: install Node ${RUNTIME} or newer from ` +
        'https://nodejs.org and run the command again.',
    );
  }
  const name = `node-linux-${process.arch}`;
  const prefix = join(root, '.runtime', RUNTIME);
  const executable = join(prefix, 'node_modules', name, 'bin', 'node');
  if (!existsSync(executable)) {
    console.log(
      `Node ${process.versions.node} is older than the project needs. Installing Node ${RUNTIME} …`,
    );
    mkdirSync(prefix, { recursive: true });
    const install = spawnSync(
      'npm',
      [
        'install',
        '--prefix',
        prefix,
        '--no-save',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        `${name}@${RUNTIME}`,
      ],
      { cwd: prefix, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    if (install.status !== 0 || !existsSync(executable)) {
      throw new Error(
        `Node ${RUNTIME} could not be installed from the npm registry: install it from ` +
          'https://nodejs.org and run the command again.',
      );
    }
  }
  const bin = join(root, 'node_modules', '.bin');
  if (existsSync(bin)) {
    rmSync(join(bin, 'node'), { force: true });
    // Relative, so that the folder of the project can be renamed.
    symlinkSync(relative(bin, executable), join(bin, 'node'));
  }
  return executable;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    ensureRuntime();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
