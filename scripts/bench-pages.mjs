// npm run bench:pages: the pages measured in the real browser, against the built program. Lighthouse is large and
// needed here alone, so it is installed beside the bench when it is first asked for.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { install, root, run, stop } from './project.mjs';
import { build, isBuilt } from './staleness.mjs';

function installLighthouse() {
  const folder = join(root, 'bench', 'lighthouse');
  if (existsSync(join(folder, 'node_modules', 'lighthouse', 'package.json'))) return;
  console.log('Installing Lighthouse …');
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0)
    stop('Lighthouse could not be installed: see what npm says above, or add --no-lighthouse.');
}

await install();
const wishes = process.argv.slice(2);
if (!wishes.includes('--no-lighthouse')) installLighthouse();
if (!isBuilt()) await build(run);
await run('node', [join('bench', 'pages.ts'), ...wishes], { env: { CHROMIUM_PATH: ensureChromium() } });
