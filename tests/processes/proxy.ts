import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const example = join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf');

/**
 * The operator's example for these processes, without TLS. Only what a loopback address needs is changed, so that its
 * other settings are tested. Each answer names the processes that were tried.
 */
async function exampleFor(port: number, processPorts: readonly number[]): Promise<string> {
  const servers = processPorts.map((one) => `server 127.0.0.1:${one};`).join('\n    ');
  const changes: [RegExp, string][] = [
    [/server 127\.0\.0\.1:3000;/, servers],
    [/server \{\s+listen 80;[\s\S]*?\n\}/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/listen \[::\]:443 ssl http2;/, ''],
    [/ssl_certificate [\s\S]*?access_log \S+/, 'access_log /dev/null'],
    [/error_log \S+ crit;/, 'error_log stderr crit;'],
    [/location \/ \{/, 'add_header X-Served-By $upstream_addr always;\n    location / {'],
  ];
  let text = await readFile(example, 'utf8');
  for (const [pattern, changed] of changes) {
    if (!pattern.test(text)) throw new Error(`deploy/nginx.conf has no ${pattern} any more`);
    text = text.replace(pattern, changed);
  }
  return text;
}

async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
}

/**
 * Starts nginx with the operator's example on a port of 127.0.0.1, in front of processes on other ports. It ends with
 * the test. Its files are in a temporary folder. Returns everything that it has printed so far.
 */
export async function startProxy(
  nginx: string,
  port: number,
  processPorts: readonly number[],
): Promise<() => string> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const files = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
access_log off;
${files.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${await exampleFor(port, processPorts)}
}
`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  });
  await Promise.race([
    untilOpen(port),
    exited.then(() => Promise.reject(new Error(`nginx ended: ${output}`))),
  ]);
  return () => output;
}
