// What every command of package.json starts with: the packages and the Node that the project runs on.
// Runs under whichever Node is on the machine (20 or newer), before anything is installed: plain JavaScript,
// no packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureRuntime } from './runtime.mjs';

/** The project's root folder, absolute. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const bin = join(root, 'node_modules', '.bin');

/** Prints one sentence and ends the command with a failure. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Installs the packages of the lockfile where they are missing or older than it, and returns the Node
 * executable to run the project with.
 */
export function install() {
  try {
    const wanted = createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex');
    const stamp = join(root, 'node_modules', '.installed');
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
      console.log('Installing packages …');
      const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      });
      if (result.status !== 0) stop('The packages could not be installed: see what npm says above.');
      writeFileSync(stamp, wanted);
    }
    return ensureRuntime();
  } catch (error) {
    return stop(error.message);
  }
}

/**
 * Runs a package's command, or a script of the project, under the project's Node, with its output shown.
 * Resolves when it succeeds; a failure ends this process with the same code.
 * @param {string} command a name in node_modules/.bin, or 'node'
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options] variables added to the environment
 */
export function run(command, args, options = {}) {
  const node = ensureRuntime();
  const [executable, rest] = command === 'node' ? [node, args] : [join(bin, command), args];
  return new Promise((resolve) => {
    const child = spawn(executable, rest, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: [bin, dirname(node), process.env.PATH].join(delimiter), ...options.env },
      shell: process.platform === 'win32' && command !== 'node',
    });
    child.on('error', (error) => stop(`${command} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else process.exit(code ?? (signal ? 1 : 0));
    });
  });
}
