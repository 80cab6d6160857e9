// Finds an nginx for the soak of several processes, or unpacks Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const SYSTEM_NGINX = '/usr/sbin/nginx';
const folder = join(root, 'node_modules', '.cache', 'nginx');
const unpacked = join(folder, SYSTEM_NGINX);

function succeeds(command, args) {
  return spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

const runs = (path) => existsSync(path) && spawnSync(path, ['-v']).status === 0;

/** Downloads the package without installing it: an installed nginx would at once serve this machine's port 80. */
function unpackDebianPackage() {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log('Downloading nginx from the Debian packages …');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Only root may update the list of packages. Without that, the list may be new enough.
  if (process.getuid?.() === 0) succeeds('apt-get', ['update', '-qq']);
  if (!succeeds('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', 'nginx'])) return;
  const [file] = readdirSync(folder);
  if (file) succeeds('dpkg-deb', ['-x', file, folder]);
}

/** The path of an nginx that runs: the system's, else that of Debian's package. '' if there is none. */
export function findNginx() {
  if (runs(SYSTEM_NGINX)) return SYSTEM_NGINX;
  if (!runs(unpacked)) unpackDebianPackage();
  return runs(unpacked) ? unpacked : '';
}
