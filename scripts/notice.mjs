// npm run notice: tells subscribers about a new price.
import { spawnCommand } from './command.mjs';

await spawnCommand('notice', 'billing/notices/command.ts', process.argv.slice(2));
