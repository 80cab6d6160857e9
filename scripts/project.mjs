// Every command of package.json starts here: it installs the packages and the Node that the project needs.
// Runs under the machine's own Node (20 or newer) before anything is installed, so it is plain JavaScript without
// packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureRuntime } from './runtime.mjs';

/** The project's root folder, absolute. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.installed');
const lock = join(root, '.install-lock');

/** Prints one sentence and ends the command with a failure. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** A complete install has these commands. They are checked even if the stamp is right. */
const proofs = ['biome', 'playwright', 'react-router', 'tsc', 'vite', 'vitest'].map((name) =>
  join(bin, name),
);

function isInstalled(wanted) {
  return (
    existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && proofs.every((path) => existsSync(path))
  );
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Takes the install lock. Waits until a running install has ended: two at once would damage node_modules. */
async function takeLock() {
  for (let announced = false; ; announced = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      process.once('exit', () => rmSync(lock, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    if (holder && isRunning(holder)) {
      if (!announced) console.log('Waiting for another install of this project to end …');
      await wait(500);
    } else rmSync(lock, { force: true });
  }
}

/** Starts a command. It is killed when this process exits or receives SIGINT or SIGTERM. */
function startChild(command, args, options) {
  const child = spawn(command, args, options);
  const end = () => child.kill('SIGKILL');
  const leave = () => process.exit(1);
  process.once('exit', end);
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  child.once('exit', () => {
    process.off('exit', end);
    process.off('SIGINT', leave);
    process.off('SIGTERM', leave);
  });
  return child;
}

function installPackages() {
  rmSync(stamp, { force: true });
  return new Promise((resolve) => {
    const child = startChild('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/**
 * Installs the packages of the lockfile if they are missing or do not match it. Returns the path of the Node
 * executable that runs the project. If that fails, prints one sentence and ends the command.
 */
export async function install() {
  try {
    const wanted = createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex');
    if (!isInstalled(wanted)) {
      await takeLock();
      if (!isInstalled(wanted)) {
        console.log('Installing packages …');
        if (!(await installPackages()))
          stop('The packages could not be installed: see the output of npm above.');
        writeFileSync(stamp, wanted);
      }
      rmSync(lock, { force: true });
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
    const child = startChild(executable, rest, {
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

/**
 * Calls `listener` when npm was ended while it runs this command: npm sends a signal only to its shell, the shell does
 * not pass it on, and this process only notices that the shell has ended.
 * @param {string} name the command in package.json; without npm nothing is called
 * @param {() => void} listener called again and again until this process exits
 */
export function whenNpmEnds(name, listener) {
  if (process.env.npm_lifecycle_event !== name) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) listener();
  }, 500).unref();
}
