// npm run backup -- FILE: writes the embedded database and its secret to one new file, while the program runs.
import { spawnCommand } from './command.mjs';

await spawnCommand('backup', 'backup/command.ts', ['backup', ...process.argv.slice(2)]);
