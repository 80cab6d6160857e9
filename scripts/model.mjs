// npm run model: lists, fetches and removes the models of this machine. src/server/local-models/command.ts describes
// the arguments.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root, stop, whenNpmEnds } from './project.mjs';

const node = await install();
const command = join(root, 'src', 'server', 'local-models', 'command.ts');
// The command ends when its channel to this process closes, so that a download never runs on unseen.
const child = spawn(node, [command, ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// It ends a download by itself and says what it kept, so this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
whenNpmEnds('model', () => child.kill('SIGTERM'));
child.on('error', (error) => stop(`The command could not be started: ${error.message}`));
child.on('exit', (code) => process.exit(code ?? 1));
