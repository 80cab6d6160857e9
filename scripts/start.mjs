// npm start: installs what is missing, builds if the sources changed, then runs the server until a signal stops it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root, run, stop, whenNpmEnds } from './project.mjs';
import { build, isBuilt } from './staleness.mjs';

let server;

whenNpmEnds('start', () => {
  if (server) server.kill('SIGTERM');
  else process.exit(1);
});

const node = await install();
if (!isBuilt()) await build(run);

server = spawn(node, [join(root, 'build', 'server', 'main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.on('exit', () => server.kill('SIGTERM'));
server.on('error', (error) => stop(`The server could not be started: ${error.message}`));
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  // A terminal sends SIGINT to the whole process group. The server has received it too, so this process only waits.
  process.on(signal, () => {
    if (signal === 'SIGTERM' || !process.stdin.isTTY) server.kill(signal);
  });
}
