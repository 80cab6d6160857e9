// The browser that scripts/chromium.mjs found. If it is empty, Playwright's own browser is used.
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';

/** How Chromium is started for tests and pictures: without a sandbox, and without its own network calls. */
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
