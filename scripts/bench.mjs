// npm run bench: runs the measures against the built program. Builds first if the build is out of date.
import { join } from 'node:path';
import { install, run } from './project.mjs';
import { build, isBuilt } from './staleness.mjs';

await install();
if (!isBuilt()) await build(run);
await run('node', [join('bench', 'bench.ts'), ...process.argv.slice(2)]);
