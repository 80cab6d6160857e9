// npm run model: lists, fetches and removes the models of this machine. src/server/local-models/command.ts describes
// the arguments.
import { spawnCommand } from './command.mjs';

await spawnCommand('model', 'local-models/command.ts', process.argv.slice(2));
