// npm run eval: measures how well mails are read and answered. evals/run.ts describes the options.
import { join } from 'node:path';
import { install, run } from './project.mjs';

await install();
await run('node', [join('evals', 'run.ts'), ...process.argv.slice(2)]);
