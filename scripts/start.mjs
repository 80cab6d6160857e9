// npm start: installs what is missing, builds what is stale, then runs the server until it is told to stop.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root, run, stop } from './project.mjs';
import { build, isBuilt } from './staleness.mjs';

const node = install();
if (!isBuilt()) await build(run);

const server = spawn(node, [join(root, 'build', 'server', 'main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
server.on('error', (error) => stop(`The server could not be started: ${error.message}`));
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  // A terminal sends SIGINT to the whole group: the server has it already and this process only waits.
  process.on(signal, () => {
    if (signal === 'SIGTERM' || !process.stdin.isTTY) server.kill(signal);
  });
}
