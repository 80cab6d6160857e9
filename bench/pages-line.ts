import type { CDPSession, Page } from '@playwright/test';

/** A slow connection, as the browser emulates it. Rates in bytes per second, latency in ms per request. */
export type Line = { name: string; download: number; upload: number; latency: number };

const KILOBIT = 1000 / 8;
const KIBIBIT = 1024 / 8;

/**
 * Both are called 'slow 4G': 1.6 Mbps down, 750 kbps up, 150 ms round trip. `plain` gives these figures to the browser
 * unchanged. `devtools` has the figures that Chromium's DevTools and Lighthouse use for the same connection. The
 * browser delays requests, not packets, so there the latency is 3.75 times as long (for the handshakes) and the rates
 * are a tenth lower. Source: lighthouse, core/config/constants.js, `throttling.mobileSlow4G`.
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

/** How many times slower the emulated processor is. */
const CPU_SLOWDOWN = 4;

/** Gives a page the slow connection and a slow processor. Returns the DevTools session that emulates them. */
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
