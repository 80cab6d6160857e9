// npm run cards: draws the social cards of all public pages into public/cards/. Arguments (optional): parts of names.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { createServer } from 'vite';
import { chromiumLaunch } from '#tests/e2e/chromium-launch.ts';
import { markdownArticles } from '../src/web/site/blog/markdown-articles.ts';
import { withAwaitedFaces } from './faces.ts';
import { decodePng, encodeIndexedPng } from './social-cards/indexed-png.ts';

type Renderer = typeof import('./social-cards/cards.tsx');

const root = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);

/** The page with its fonts embedded, so that it needs no server. Its text is painted only with these fonts. */
function withFaces(html: string): string {
  return withAwaitedFaces(html).replace(
    /url\(["']?(\/node_modules\/[^)"']+\.woff2)["']?\)/g,
    (_, path: string) => {
      return `url(data:font/woff2;base64,${readFileSync(join(root, path)).toString('base64')})`;
    },
  );
}

/** Renders the components through Vite, which resolves their imports. */
async function renderCards(): Promise<ReturnType<Renderer['renderCards']>> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [tailwindcss(), markdownArticles()],
  });
  try {
    const renderer = (await vite.ssrLoadModule('/scripts/social-cards/cards.tsx')) as Renderer;
    return renderer.renderCards();
  } finally {
    await vite.close();
  }
}

const cards = (await renderCards()).filter(
  ({ path }) => wanted.length === 0 || wanted.some((part) => path.includes(part)),
);
const browser = await chromium.launch(chromiumLaunch);
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  mkdirSync(join(root, 'public/cards'), { recursive: true });
  for (const { path, title, html } of cards) {
    await page.setContent(withFaces(html));
    await page.evaluate(() => document.fonts.ready);
    const png = encodeIndexedPng(decodePng(await page.screenshot()), title);
    writeFileSync(join(root, 'public', path), png);
    console.log(`${path}  ${(png.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}
