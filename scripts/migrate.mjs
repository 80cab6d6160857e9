// npm run migrate: brings the database that the variables name up to date, and ends.
import { join } from 'node:path';
import { install, run } from './project.mjs';

await install();
await run('node', [join('src', 'server', 'migrate.ts')]);
