// npm test: installs what the tests need, runs every check, and prints the number of tests at the end.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { findDovecot } from './dovecot.mjs';
import { install, root, run } from './project.mjs';
import { build, isBuilt } from './staleness.mjs';

const results = join(root, 'test-results');

function heading(text) {
  console.log(`\n── ${text}`);
}

function readResult(name) {
  return JSON.parse(readFileSync(join(results, name), 'utf8'));
}

await install();
const chromium = ensureChromium();
findDovecot();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

heading('Format and lint');
await run('biome', ['check', '.']);
heading('Types');
await run('react-router', ['typegen']);
await run('tsc', []);
heading('Build');
if (isBuilt()) console.log('The build is up to date.');
else await build(run);
heading('Unit and integration tests, and tests of the built pages');
const vitestResult = join(results, 'vitest.json');
await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestResult}`]);
heading('Browser tests');
const browserResult = join(results, 'playwright.json');
await run('playwright', ['test', '--reporter=line,json'], {
  env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: browserResult },
});

const vitest = readResult('vitest.json');
const { stats } = readResult('playwright.json');
const passed = vitest.numPassedTests + stats.expected + stats.flaky;
const skipped = vitest.numPendingTests + stats.skipped;
console.log(`\ntests: ${passed} passed, 0 failed, ${skipped} skipped`);
