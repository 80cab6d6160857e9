// Finds a Dovecot for the tests of mailboxes, or installs Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const SYSTEM_DOVECOT = '/usr/sbin/dovecot';
/** Debian asks this program before a package may start its service. */
const POLICY = '/usr/sbin/policy-rc.d';

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** The version of the installed Dovecot, such as '2.3.19.1'; '' if there is none. */
function versionOf(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return /^[\d.]+/.exec(stdout ?? '')?.[0] ?? '';
}

/** Installs the package without its service: this machine must not begin to serve mail. */
function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Dovecot from the Debian packages …');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const hasPolicy = existsSync(POLICY);
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    succeeds('apt-get', ['update', '-qq']);
    const isInstalled = succeeds('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'dovecot-imapd',
    ]);
    if (isInstalled) succeeds('update-rc.d', ['dovecot', 'disable']);
  } finally {
    if (!hasPolicy) rmSync(POLICY);
  }
}

/**
 * The path of a Dovecot that the tests can configure: the system's, installed if this process may install it. Returns
 * '' if there is none, after a line that says what is left out.
 */
export function findDovecot() {
  if (!existsSync(SYSTEM_DOVECOT)) installDebianPackage();
  const version = versionOf(SYSTEM_DOVECOT);
  if (version.startsWith('2.3.')) return SYSTEM_DOVECOT;
  const found = version ? `Dovecot 2.3, and this is ${version}` : 'Dovecot 2.3 (dovecot-imapd)';
  console.log(`The tests of mailboxes by IMAP are left out: they need ${found}.`);
  return '';
}
