// npm run test:soak: the unit and integration tests with long rounds and every suite on both databases, then several
// processes under work while they are killed. Only the latter: npm run test:soak -- processes
import { findDovecot } from './dovecot.mjs';
import { findNginx } from './nginx.mjs';
import { install, run } from './project.mjs';
import { build, isBuilt } from './staleness.mjs';

await install();
findDovecot();
if (!isBuilt()) await build(run);
const soak = (projects, env = {}) =>
  run('vitest', ['run', ...projects.flatMap((name) => ['--project', name])], { env: { SOAK: '1', ...env } });
if (process.argv[2] !== 'processes') await soak(['unit', 'integration']);
await soak(['processes'], { NGINX_PATH: findNginx() });
