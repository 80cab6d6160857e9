// npm run test:soak: the unit and integration tests with long rounds and every suite on both databases.
import { install, run } from './project.mjs';
import { build, isBuilt } from './staleness.mjs';

await install();
if (!isBuilt()) await build(run);
await run('vitest', ['run', '--project', 'unit', '--project', 'integration'], { env: { SOAK: '1' } });
