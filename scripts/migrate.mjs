// npm run migrate: brings the database that the variables name up to date, and ends.
import { spawnCommand } from './command.mjs';

await spawnCommand('migrate', 'migrate.ts', process.argv.slice(2));
