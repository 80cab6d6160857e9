import type { CDPSession, Page } from '@playwright/test';

/** A slow line and a slow machine, as the browser imitates them. Rates in bytes a second, latency in ms a request. */
export type Line = { name: string; download: number; upload: number; latency: number };

const KILOBIT = 1000 / 8;
const KIBIBIT = 1024 / 8;

/**
 * Both are called 'slow 4G': 1.6 Mbps down, 750 kbps up, 150 ms there and back. `plain` gives these figures to the
 * browser as they stand. `devtools` is what Chromium's DevTools and Lighthouse give it for the same line: the
 * browser delays requests, not packets, so the latency is 3.75 times as long (for the handshakes) and the rates a
 * tenth lower. Source: lighthouse, core/config/constants.js, `throttling.mobileSlow4G`.
 */
export const lines: Record<'plain' | 'devtools', Line> = {
  plain: { name: 'plain', download: 1600 * KILOBIT, upload: 750 * KILOBIT, latency: 150 },
  devtools: {
    name: 'devtools',
    download: 1.6 * 1024 * 0.9 * KIBIBIT,
    upload: 750 * 0.9 * KIBIBIT,
    latency: 150 * 3.75,
  },
};

/** How many times slower the processor seems. */
const CPU_SLOWDOWN = 4;

/** Puts a page behind the line and on the slow machine, and returns the session that did it. */
export async function slowDown(page: Page, line: Line): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.download,
    uploadThroughput: line.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}
