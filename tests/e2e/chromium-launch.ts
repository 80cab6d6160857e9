// The browser that scripts/chromium.mjs found; empty names Playwright's own.
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** How Chromium is started for tests and pictures: without a sandbox, and without calls of its own. */
export const chromiumLaunch = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
