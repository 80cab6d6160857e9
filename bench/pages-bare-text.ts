import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withColdPage } from './pages-load.ts';

/** The page's visible text as plain HTML: headings, paragraphs, lists and links, without styles, fonts or scripts. */
function plainHtml(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = /^(H[1-6]|P|UL|OL|LI|A|TABLE|TBODY|TR|TD|TH|DETAILS|SUMMARY|BLOCKQUOTE|DL|DT|DD)$/;
    const blocks = /^(BODY|MAIN|HEADER|FOOTER|NAV|SECTION|ARTICLE|ASIDE|DIV)$/;
    const dropped = /^(SCRIPT|STYLE|SVG|TEMPLATE|DIALOG|NOSCRIPT)$/i;
    const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const write = (node: Node): string => {
      if (node instanceof Text) return escaped(node.data);
      if (!(node instanceof Element) || dropped.test(node.tagName)) return '';
      const inClosed = node.parentElement?.closest('details:not([open])');
      if (!inClosed && !node.checkVisibility()) return '';
      const inner = [...node.childNodes].map(write).join('');
      const tag = node.tagName.toLowerCase();
      if (node.tagName === 'A') return `<a href="${node.getAttribute('href') ?? ''}">${inner}</a>`;
      if (kept.test(node.tagName)) return `<${tag}>${inner}</${tag}>`;
      return blocks.test(node.tagName) ? `<div>${inner}</div>` : inner;
    };
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(document.title)}</title>`;
    return `<!doctype html><html lang="en"><head>${head}</head><body>${write(document.body)}</body></html>`;
  });
}

/** Writes the bare counterpart of each page into a new folder, and returns the folder. */
export async function writeBarePages(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-pages-'));
  for (const path of paths) {
    const html = await withColdPage(browser, async (page) => {
      await page.goto(origin + path);
      return plainHtml(page);
    });
    writeFileSync(join(folder, `${encodeURIComponent(path.slice(1))}.html`), html);
  }
  return folder;
}
