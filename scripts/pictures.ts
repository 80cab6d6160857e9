// npm run pictures: makes the pictures and the contrast table of docs/design.md from the real parts and tokens.
// Arguments name the pictures to take: npm run pictures -- buttons
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { createServer, type Plugin } from 'vite';
import { chromiumLaunch } from '#tests/e2e/chromium-launch.ts';
import { withAwaitedFaces } from './faces.ts';
import { contrastTable } from './pictures/contrast.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'pictures');
const PAGE = '/parts.html';
// The style sheet comes first, because it sets the order of the cascade layers.
const frame = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<link rel="stylesheet" href="/scripts/pictures/parts.css"></head>
<body><div id="parts"></div><script type="module" src="/scripts/pictures/parts.tsx"></script></body></html>`;

/** Serves the page that shows the parts. It is not one of the project's pages. */
const partsPage: Plugin = {
  name: 'parts-page',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      if (!request.url?.startsWith(PAGE)) return next();
      response.setHeader('content-type', 'text/html');
      response.end(await server.transformIndexHtml(request.url, frame));
    });
  },
};

const awaitedFaces: Plugin = {
  name: 'awaited-faces',
  enforce: 'pre',
  transform(code, id) {
    return id.includes('.css') ? withAwaitedFaces(code) : undefined;
  },
};

/** Shows the elements with `data-force` in the state that it names: 'hover', 'focus-visible'. */
async function forceStates(session: CDPSession): Promise<void> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  for (const { nodeId, attributes = [] } of nodes) {
    const place = attributes.indexOf('data-force');
    const state = attributes[place + 1];
    if (place < 0 || !state) continue;
    const forcedPseudoClasses = state === 'focus-visible' ? ['focus', 'focus-visible'] : [state];
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
}

/** Takes one half, light or dark, of one picture. */
async function takeHalf(page: Page, origin: string, name: string, scheme: string): Promise<Buffer> {
  await page.goto(`${origin}${PAGE}?group=${name}&scheme=${scheme}`);
  await page.locator('#parts > *').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await forceStates(session);
  await page.waitForTimeout(300);
  const half = await page.screenshot();
  await session.detach();
  return half;
}

/** Joins both halves in one PNG: side by side, or one below the other if they are wider than 900 pixels. */
async function joinHalves(page: Page, halves: Buffer[], width: number, height: number): Promise<Buffer> {
  const isWide = width > 900;
  await page.setViewportSize({ width: isWide ? width : width * 2, height: isWide ? height * 2 : height });
  const images = halves
    .map((half) => `<img src="data:image/png;base64,${half.toString('base64')}">`)
    .join('');
  await page.setContent(
    `<style>body{margin:0;display:flex;flex-direction:${isWide ? 'column' : 'row'}}img{display:block}</style>${images}`,
  );
  return page.screenshot();
}

async function takePictures(origin: string, wanted: string[]): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(origin + PAGE);
    const sizes = await page.evaluate(async () => {
      const { groups } = await import(`${location.origin}/scripts/pictures/parts-groups.tsx`);
      return Object.entries<{ width: number; height: number }>(groups).map(([name, { width, height }]) => ({
        ...{ name, width, height },
      }));
    });
    for (const { name, width, height } of sizes) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      await page.setViewportSize({ width, height });
      const halves = [
        await takeHalf(page, origin, name, 'light'),
        await takeHalf(page, origin, name, 'dark'),
      ];
      const picture = await joinHalves(page, halves, width, height);
      writeFileSync(join(folder, `parts-${name}.png`), picture);
      console.log(`docs/pictures/parts-${name}.png: ${(picture.length / 1000).toFixed(0)} kB`);
    }
  } finally {
    await browser.close();
  }
}

function writeContrasts(): void {
  const file = join(root, 'docs', 'design.md');
  const marked = /(<!-- contrasts -->\n)[\s\S]*(<!-- \/contrasts -->)/;
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(marked, (_all, start, end) => `${start}\n${contrastTable()}\n\n${end}`),
  );
}

writeContrasts();
const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  cacheDir: join(root, 'node_modules', '.vite-pictures'),
  plugins: [tailwindcss(), awaitedFaces, partsPage],
  optimizeDeps: { include: ['react', 'react-dom/client', 'react-router', 'react/jsx-dev-runtime'] },
});
await server.listen(0);
try {
  const address = server.httpServer?.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await takePictures(`http://localhost:${port}`, process.argv.slice(2));
} finally {
  await server.close();
}
