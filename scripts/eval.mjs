// npm run eval: how well mails are read and answered; what it can do is said in evals/run.ts.
import { join } from 'node:path';
import { install, run } from './project.mjs';

await install();
await run('node', [join('evals', 'run.ts'), ...process.argv.slice(2)]);
