import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/e2e/chromium-launch.ts';
import { freePort } from './tests/free-port.ts';

// Chosen once for a run: the workers read this file again and find the values in their environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'ai-reply-assistant-'));
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Browser tests against the built program, started by npm start's script with its own data directory. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalTeardown: './tests/e2e/global-teardown.ts',
  fullyParallel: true,
  workers: 2,
  // On a busy machine fast work takes seconds, above all hashing a password.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: origin,
    launchOptions: chromiumLaunch,
  },
  webServer: {
    // The script of npm start: builds what is out of date, then serves.
    command: 'node scripts/start.mjs',
    url: `${origin}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      GUEST_REPLIES_PER_ADDRESS: '100000',
      REPLY_RATE_PER_MINUTE: '100000',
      ACCOUNT_RATE_PER_ADDRESS: '100000',
      SIGN_UPS_PER_ADDRESS: '100000',
      // Empty counts as unset: the tests run without the developer's own configuration.
      AI_MODEL: '',
      AI_ADVANCED_MODEL: '',
      AI_FALLBACK_MODEL: '',
      DATABASE_URL: '',
      APP_URL: '',
      TRUST_PROXY: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      GOOGLE_CLIENT_ID: '',
      GOOGLE_CLIENT_SECRET: '',
      STRIPE_SECRET_KEY: '',
    },
  },
});
