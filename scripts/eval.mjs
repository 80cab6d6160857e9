// npm run eval: measures replies; what it can do stands in evals/run.ts.
import { join } from 'node:path';
import { install, run } from './project.mjs';

await install();
await run('node', [join('evals', 'run.ts'), ...process.argv.slice(2)]);
