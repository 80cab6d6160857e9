// npm run restore -- FILE: restores a backup to DATA_DIR, which must have no data.
import { runCommand } from './command.mjs';

await runCommand('restore', 'backup/command.ts', ['restore', ...process.argv.slice(2)]);
