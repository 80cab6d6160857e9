// npm run backup -- FILE: writes the embedded database and its secret to one new file, while the program runs.
import { runCommand } from './command.mjs';

await runCommand('backup', 'backup/command.ts', ['backup', ...process.argv.slice(2)]);
