// npm run bench: the measures run against the built program, so a stale build comes first.
import { join } from 'node:path';
import { install, run } from './project.mjs';
import { build, isBuilt } from './staleness.mjs';

await install();
if (!isBuilt()) await build(run);
await run('node', [join('bench', 'bench.ts'), ...process.argv.slice(2)]);
