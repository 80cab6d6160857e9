// npm run screenshots, pictures, cards, icons: runs a script of this folder that draws in a browser. Installs what it
// needs first. The first argument is the script's name, the others are passed to the script.
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { install, run } from './project.mjs';

const [script = '', ...scriptArguments] = process.argv.slice(2);

await install();
await run('node', [join('scripts', script), ...scriptArguments], {
  env: { CHROMIUM_PATH: ensureChromium() },
});
