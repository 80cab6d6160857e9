import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelRow, startModelHub } from '#tests/fakes/model-hub.ts';
import { tinyModel } from '#tests/fakes/tiny-model.ts';
import { linkSharedRunner, missingRunner, RUNNER_MS } from '#tests/integration/local-models/shared-runner.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage } from './generator-page.ts';
import { startOwnProgram } from './own-program.ts';

const root = join(import.meta.dirname, '../..');

const files = {
  tiny: tinyModel(),
  // Goes on for several seconds, so that a person can stop it.
  endless: tinyModel({ isEndless: true, blocks: 8, feedForward: 2048 }),
};
const rows = [modelRow('tiny', files.tiny), modelRow('endless', files.endless)];

/** A model shares the cores with everything else that the tests run. */
const firstText = { timeout: 60_000 };

/** A hub with two models, and the variables that the command and the program share. */
async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'local-model-'));
  const hub = await startModelHub({
    files: Object.fromEntries(rows.map(({ name, path }) => [path, files[name as keyof typeof files]])),
  });
  const variables = {
    DATA_DIR: folder,
    LOCAL_MODEL_DIR: join(folder, 'models'),
    LOCAL_MODELS_FILE: join(folder, 'models.json'),
    MODEL_HUB_URL: hub.url,
  };
  writeFileSync(variables.LOCAL_MODELS_FILE, JSON.stringify(rows));
  // Installing what runs models takes up to 20 seconds, and has a test of its own.
  await linkSharedRunner(variables.LOCAL_MODEL_DIR);
  return {
    variables,
    /** Runs npm run model -- get. The result is what it printed. */
    async get(name: string): Promise<string> {
      const child = spawn(process.execPath, [join(root, 'scripts/model.mjs'), 'get', name], {
        cwd: root,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
      const [code] = await once(child, 'close');
      expect(code).toBe(0);
      return output;
    },
    async close() {
      await hub.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test('an operator fetches a model with one command, and people write with it and stop it', async ({
  page,
  complaints,
}) => {
  test.setTimeout(RUNNER_MS + 180_000);
  const missing = await missingRunner();
  test.skip(missing !== undefined, missing);
  // Each program has an address of its own.
  complaints.allow(/^foreign: http:\/\/127\.0\.0\.1:/);
  const machine = await setUp();
  const generator = new GeneratorPage(page);
  try {
    expect(await machine.get('endless')).toContain('AI_MODEL=local:endless npm start');
    const first = await startOwnProgram({ ...machine.variables, AI_MODEL: 'local:endless' });
    try {
      await page.goto(`${first.url}/app`);
      await generator.pasteAndGenerate();
      await expect(generator.reply).toHaveValue(/Dear Sender/, firstText);
      // The second model comes while the first one writes.
      const fetched = machine.get('tiny');
      await generator.stop.click();
      await expect(generator.generate).toBeVisible();
      await expect(generator.reply).toHaveValue(/Dear Sender/);
      expect(await fetched).toContain('AI_MODEL=local:tiny npm start');
      // The page may still ask the model what the mail asks, or load a script that it then does not get.
      complaints.allow(/Failed to fetch dynamically imported module/);
      await page.goto('about:blank');
    } finally {
      await first.stop();
    }
    const second = await startOwnProgram({ ...machine.variables, AI_MODEL: 'local:tiny' });
    try {
      await page.goto(`${second.url}/app`);
      await generator.pasteAndGenerate();
      await expect(generator.reply).toHaveValue(/Kind regards$/, firstText);
      await expect(page.getByText('Written by local:tiny')).toBeVisible();
    } finally {
      await second.stop();
    }
  } finally {
    await machine.close();
  }
});
