// npm run bench:pages: measures the pages of the built program in a real browser. Lighthouse is large and only this
// command needs it, so it is installed in bench/lighthouse on first use.
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
    stop('Lighthouse could not be installed: see the output of npm above, or add --no-lighthouse.');
}

await install();
const wishes = process.argv.slice(2);
if (!wishes.includes('--no-lighthouse')) installLighthouse();
if (!isBuilt()) await build(run);
await run('node', [join('bench', 'pages.ts'), ...wishes], { env: { CHROMIUM_PATH: ensureChromium() } });
