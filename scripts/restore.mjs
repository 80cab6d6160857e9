// npm run restore -- FILE: restores a backup to DATA_DIR, which must have no data.
import { spawnCommand } from './command.mjs';

await spawnCommand('restore', 'backup/command.ts', ['restore', ...process.argv.slice(2)]);
