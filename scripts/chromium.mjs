// Finds a Chromium for the commands that need a browser (tests, pictures, measures), or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, stop } from './project.mjs';

/** Chromium without its window, as Debian packages it: tests run in it in half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const KNOWN_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findOnSystem() {
  return KNOWN_PATHS.find((path) => existsSync(path));
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function installDebianPackage() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium from the Debian packages …');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
}

/**
 * The path of the Chromium to start: CHROMIUM_PATH, else the headless shell of Debian, installed if this process may
 * install it, else the system's Chromium, else Playwright's own (returned as ''). If there is none, or CHROMIUM_PATH
 * names no file, prints one sentence and ends the command.
 */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    return stop(`CHROMIUM_PATH names ${named}, and there is no file there.`);
  }
  if (!existsSync(HEADLESS_SHELL)) installDebianPackage();
  const present = findOnSystem();
  if (present) return present;
  console.log("Installing Playwright's Chromium …");
  if (succeeds(join(root, 'node_modules', '.bin', 'playwright'), ['install', '--only-shell', 'chromium']))
    return '';
  return stop(
    'This needs Chromium, and it could not be installed: install it and run the command ' +
      'again, or name it in CHROMIUM_PATH.',
  );
}
