// npm run model: lists, fetches and removes the models of this machine. src/server/local-models/command.ts describes
// the arguments.
import { runCommand } from './command.mjs';

await runCommand('model', 'local-models/command.ts', process.argv.slice(2));
