import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ImapFlow } from 'imapflow';
import { freePort } from '#tests/free-port.ts';
import type { Certificate } from './certificates.ts';
import { dovecotConfig } from './dovecot-config.ts';

const runFile = promisify(execFile);

/** A person of a Dovecot server. `quotaKb`: how much mail is kept; unlimited if it is missing. */
export type MailUser = { address: string; password: string; quotaKb?: number; home: string };

/** A real IMAP server. Its mail is in a temporary folder, which is deleted when it stops. */
export type Dovecot = {
  host: string;
  port: number;
  tlsPort: number;
  certificate: Certificate;
  addUser(user?: Partial<Omit<MailUser, 'home'>>): Promise<MailUser>;
  /** Changes the password of a person and ends the person's connections. */
  changePassword(user: MailUser, password: string): Promise<void>;
  /** Ends the connections of a person, as a server does that starts again. */
  endConnections(user: MailUser): Promise<void>;
  /** Gives a folder another UIDVALIDITY, so that all ids of its messages become invalid. */
  changeUidValidity(user: MailUser, folder: string, value: number): Promise<void>;
  /** Signs a person in, as another mail program does. The caller logs out. */
  open(user: MailUser): Promise<ImapFlow>;
  /** Ends the server, as a crash does. Its mail stays. */
  halt(): Promise<void>;
  /** Starts it again on the same ports, after `halt`. */
  resume(): Promise<void>;
  /** Ends the server and deletes its mail. */
  stop(): Promise<void>;
};

/** The only Dovecot that the tests use, installed by `npm test` where it may (scripts/dovecot.mjs). */
const SYSTEM_DOVECOT = '/usr/sbin/dovecot';

/** Whether this machine has a Dovecot whose settings the tests know. */
export const hasDovecot = (() => {
  try {
    return execFileSync(SYSTEM_DOVECOT, ['--version'], { encoding: 'utf8' }).startsWith('2.3.');
  } catch {
    return false;
  }
})();

/** Dovecot refuses the mail of root. If the tests run as root, its processes belong to the user 'nobody'. */
const owner =
  process.getuid?.() === 0
    ? { uid: 65_534, gid: 65_534, name: 'nobody', group: 'nogroup' }
    : {
        uid: process.getuid?.() ?? 0,
        gid: process.getgid?.() ?? 0,
        name: userInfo().username,
        group: hasDovecot ? execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim() : '',
      };

const userLine = ({ address, password, quotaKb, home }: MailUser) =>
  `${address}:${password}:${owner.uid}:${owner.gid}::${home}::` +
  (quotaKb === undefined ? '' : `userdb_quota_rule=*:storage=${quotaKb}K`);

async function untilReady(server: ChildProcess, log: string): Promise<void> {
  for (let waited = 0; server.exitCode === null && waited < 20_000; waited += 20) {
    const text = await readFile(log, 'utf8').catch(() => '');
    if (text.includes('starting up')) return;
    await sleep(20);
  }
  throw new Error(`Dovecot did not start: ${await readFile(log, 'utf8').catch(() => 'no log')}`);
}

/** Kills the server with the processes that it started, which are its process group. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All of its processes have ended.
  }
}

/** Starts Dovecot on two free ports of 127.0.0.1: one with STARTTLS, one with TLS from the first byte. */
export async function startDovecot(certificate: Certificate): Promise<Dovecot> {
  // Its sockets are below this folder, and the path of a socket may have 107 characters at most.
  const folder = await mkdtemp('/tmp/dovecot-');
  const at = (name: string) => join(folder, name);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const spawned = { uid: owner.uid, gid: owner.gid, cwd: folder };
  const own = (path: string) => chown(path, owner.uid, owner.gid);
  const write = async (name: string, text: string) => {
    await writeFile(at(name), text, { mode: 0o600 });
    await own(at(name));
  };
  const save = (user: MailUser) => write(`users/${user.address}`, `${userLine(user)}\n`);
  const doveadm = (args: string[]) => runFile('/usr/bin/doveadm', ['-c', at('conf'), ...args], spawned);
  /** Also resolves if the person has no connection: then the command fails. */
  const endConnections = async (address: string) => {
    await doveadm(['kick', address]).catch(() => {});
  };
  const makeFolder = async (path: string) => {
    await mkdir(path);
    await own(path);
  };
  await own(folder);
  for (const name of ['run', 'users', 'homes']) await makeFolder(at(name));
  await write('cert.pem', certificate.cert);
  await write('key.pem', certificate.key);
  await write('conf', dovecotConfig({ folder, owner, port, tlsPort }));

  let server: ChildProcess | undefined;
  const kill = () => server && killGroup(server);
  process.once('exit', kill);
  const resume = async () => {
    await rm(at('log'), { force: true });
    server = spawn(SYSTEM_DOVECOT, ['-F', '-c', at('conf')], { ...spawned, detached: true, stdio: 'ignore' });
    await untilReady(server, at('log'));
  };
  const halt = async () => {
    if (server?.exitCode === null) {
      const exited = once(server, 'exit');
      killGroup(server);
      await exited;
    }
    server = undefined;
  };
  const stop = async () => {
    await halt();
    process.off('exit', kill);
    await rm(folder, { recursive: true, force: true });
  };
  await resume().catch(async (error) => {
    kill();
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    ...{ host: '127.0.0.1', port, tlsPort, certificate, halt, resume, stop },
    async addUser({ address = `${randomUUID()}@mail.example`, password = 'a password', ...further } = {}) {
      const user = { address, password, ...further, home: at(`homes/${address}`) };
      await makeFolder(user.home);
      await save(user);
      return user;
    },
    async changePassword(user, password) {
      user.password = password;
      await save(user);
      // Dovecot looks at most once a second whether the file has changed.
      await sleep(1_100);
      await endConnections(user.address);
    },
    endConnections: ({ address }) => endConnections(address),
    async changeUidValidity({ address }, name, value) {
      await doveadm(['mailbox', 'update', '-u', address, '--uid-validity', String(value), name]);
    },
    async open({ address, password }) {
      const client = new ImapFlow({
        ...{ host: '127.0.0.1', port: tlsPort, secure: true, logger: false },
        tls: { ca: certificate.cert },
        auth: { user: address, pass: password },
      });
      // Without a listener, a lost connection would end the tests.
      client.on('error', () => {});
      await client.connect();
      return client;
    },
  };
}
