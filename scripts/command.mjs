// Runs a command of the server's sources under the project's Node. The commands of the operator use it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root, stop, whenNpmEnds } from './project.mjs';

/**
 * Installs what is missing, then runs the command and ends with its exit code.
 * @param {string} name the command in package.json
 * @param {string} path the command's file below src/server
 * @param {string[]} args
 */
export async function spawnCommand(name, path, args) {
  const node = await install();
  // The command ends when its channel to this process closes, so that it never runs on unseen.
  const child = spawn(node, [join(root, 'src', 'server', path), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // It stops by itself and says what it kept, so this process waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  whenNpmEnds(name, () => child.kill('SIGTERM'));
  child.on('error', (error) => stop(`The command could not be started: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}
