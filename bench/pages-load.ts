import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Line, slowDown } from './pages-line.ts';

/** The cost of one page load. Bytes as transferred, headers included. Times in ms from the start of the load. */
export type Load = {
  requests: number;
  document: number;
  style: number;
  script: number;
  font: number;
  image: number;
  other: number;
  /** Characters of the page's inline scripts. JSON-LD is data and does not count. */
  inlineScript: number;
  lcp: number;
  cls: number;
};

type Kind = 'document' | 'style' | 'script' | 'font' | 'image' | 'other';

const kinds: Record<string, Kind> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

/** The figures are read when a page has had no traffic for this time, in ms. */
const QUIET_MS = 700;
/** The same while a request is open. The browser does not tell a page's session that a worker's script has arrived. */
const OPEN_MS = 5_000;

type Traffic = Record<Kind, number> & { requests: number; quiet(): Promise<void> };

/** Counts a page's requests and bytes from now on. */
function watchTraffic(session: CDPSession): Traffic {
  const kindOf = new Map<string, Kind>();
  const open = new Set<string>();
  let lastMove = Date.now();
  const traffic: Traffic = {
    ...{ requests: 0, document: 0, style: 0, script: 0, font: 0, image: 0, other: 0 },
    async quiet() {
      while (Date.now() - lastMove < (open.size > 0 ? OPEN_MS : QUIET_MS)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
  const end = (requestId: string, bytes: number) => {
    if (!open.delete(requestId)) return;
    lastMove = Date.now();
    traffic[kindOf.get(requestId) ?? 'other'] += bytes;
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    open.add(requestId);
    kindOf.set(requestId, kinds[type ?? ''] ?? 'other');
    traffic.requests += 1;
    lastMove = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, type }) =>
    kindOf.set(requestId, kinds[type] ?? 'other'),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return traffic;
}

/** The largest contentful paint in ms, the sum of all layout shifts (never less than CLS), and `inlineScript`. */
function readPaints(page: Page): Promise<{ lcp: number; cls: number; inlineScript: number }> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number };
    const read = (type: string): Promise<PerformanceEntry[]> =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve(observer.takeRecords()), 300);
      });
    const [paints, shifts] = await Promise.all([read('largest-contentful-paint'), read('layout-shift')]);
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')];
    return {
      lcp: paints.at(-1)?.startTime ?? Number.NaN,
      cls: shifts.reduce((sum, shift) => sum + (shift as Shift).value, 0),
      inlineScript: scripts
        .filter((script) => !/json/.test(script.type))
        .reduce((sum, script) => sum + (script.textContent?.length ?? 0), 0),
    };
  });
}

/** A phone's window, in CSS pixels. */
const viewport = { width: 390, height: 844 };

/** Opens a page in a new context, with an empty cache and no open connection. Closes the context after `use`. */
export async function withColdPage<T>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/**
 * Loads a page with an empty cache over the slow connection. `act` starts as soon as the response begins and runs
 * while the page loads. Its result is returned as `acted`.
 */
export function loadCold<T>(
  browser: Browser,
  url: string,
  line: Line,
  act: (page: Page) => Promise<T>,
): Promise<Load & { acted: T }> {
  return withColdPage(browser, async (page) => {
    const session = await slowDown(page, line);
    const traffic = watchTraffic(session);
    await page.goto(url, { waitUntil: 'commit' });
    const acted = await act(page);
    await page.waitForLoadState('load');
    await traffic.quiet();
    const { quiet, ...bytes } = traffic;
    return { ...bytes, ...(await readPaints(page)), acted };
  });
}
