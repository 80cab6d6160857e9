// npm run icons: draws the icons of the installed application into public/, from the mark in the favicon.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '#tests/e2e/chromium-launch.ts';
import { decodePng, encodeIndexedPng } from './social-cards/indexed-png.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/icons');
const favicon = readFileSync(join(root, 'src/web/ui/favicon.svg'), 'utf8');
const paper = colourIn(/r="16" fill="(#\w+)"/);
const ink = colourIn(/stroke="(#\w+)"/);

/** The colour that a pattern captures in the favicon. Throws where there is none. */
function colourIn(pattern: RegExp): string {
  const colour = pattern.exec(favicon)?.[1];
  if (!colour) throw new Error(`src/web/ui/favicon.svg has no colour where ${pattern} looks for one`);
  return colour;
}

/**
 * An ICO file that contains one PNG of at most 255 by 255 pixels. Some programs request /favicon.ico even if the page
 * names another icon.
 * Source of the form: ICONDIR and ICONDIRENTRY, Microsoft's "Icons" (1995), with PNG as since Windows Vista.
 */
function icoOfPng(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(png.readUInt32BE(16), 6);
  header.writeUInt8(png.readUInt32BE(20), 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The favicon's mark in paper colour, with thinner strokes: the favicon's are thick so that they show at 16 pixels. */
const mark = favicon
  .replace(/<circle [^>]*r="16"[^>]*>/, '')
  .replaceAll(ink, paper)
  .replace('stroke-width="2.5"', 'stroke-width="1.7"')
  .replace('stroke-width="62"', 'stroke-width="24"');

/**
 * `size`: the icon's side in pixels. `share`: the mark's side as a share of it. Systems cut a maskable icon to their
 * own shapes: only a circle with a diameter of 80 % of the side is always visible. iOS rounds the corners itself.
 */
const drawings = [
  { file: 'icon-192.png', size: 192, share: 0.84 },
  { file: 'icon-512.png', size: 512, share: 0.84 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.7 },
  { file: '../apple-touch-icon.png', size: 180, share: 0.78 },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch);
try {
  const page = await browser.newPage();
  for (const { file, size, share } of drawings) {
    const side = Math.round(size * share);
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ink}">` +
        mark.replace('<svg ', `<svg width="${side}" height="${side}" `),
    );
    const png = encodeIndexedPng(decodePng(await page.screenshot()), 'AI Reply Assistant');
    writeFileSync(join(folder, file), png);
    console.log(`${file}  ${(png.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}
writeFileSync(
  join(root, 'public/favicon.ico'),
  icoOfPng(readFileSync(join(root, 'src/web/ui/favicon-32.png'))),
);
