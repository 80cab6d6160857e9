// npm run screenshots, pictures, cards, icons: a script of this folder that draws in a browser, with what it needs
// installed first. Its name comes first, its own arguments follow.
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { install, run } from './project.mjs';

const [script = '', ...wishes] = process.argv.slice(2);

await install();
await run('node', [join('scripts', script), ...wishes], { env: { CHROMIUM_PATH: ensureChromium() } });
