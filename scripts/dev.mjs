// npm run dev: Vite serves the pages with hot reload. The API runs from the server's sources and restarts on change. If
// no Google client is configured, a fake Google with a dozen mails replaces it (tests/fakes/google.ts).
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { install, root, stop } from './project.mjs';

const node = await install();
const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '3000';

/** A port that is free at this moment. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(String(free)));
    });
  });
}

const apiPort = await freePort();
const bin = join(root, 'node_modules', '.bin');
const path = [bin, dirname(node), process.env.PATH].join(delimiter);

/** Starts the fake Google. Resolves to its process and to the variables that point to it, which it prints first. */
function startFakeGoogle() {
  const google = spawn(node, ['--disable-warning=ExperimentalWarning', 'tests/fakes/google.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH: path },
  });
  return new Promise((resolve, reject) => {
    google.on('error', reject);
    google.on('exit', () => reject(new Error('the fake Google ended')));
    createInterface({ input: google.stdout }).once('line', (line) =>
      resolve({ google, variables: JSON.parse(line) }),
    );
  });
}

const fake = process.env.GOOGLE_CLIENT_ID
  ? undefined
  : await startFakeGoogle().catch((error) =>
      stop(`The development servers could not be started: ${error.message}`),
    );
const api = spawn(
  node,
  ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
  {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...fake?.variables,
      PATH: path,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: apiPort,
      APP_URL: `http://${host}:${port}`,
    },
  },
);
// Hides the line with the API server's own address: people open the address of the pages.
createInterface({ input: api.stdout }).on('line', (line) => {
  if (!line.endsWith(`:${apiPort}`)) console.log(line);
});
const pages = spawn(
  node,
  [join(bin, 'react-router'), 'dev', '--host', host, '--port', port, '--strictPort'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  },
);
const children = [api, pages, ...(fake ? [fake.google] : [])];

function end(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

for (const child of children) {
  child.on('error', (error) => stop(`The development servers could not be started: ${error.message}`));
  child.on('exit', (code) => end(code ?? 0));
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
